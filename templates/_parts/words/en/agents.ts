// What the site says to programs, and to people about programs.

import type { HouseType } from '../../../../src/model/house-types.ts'

/** What is known of a house when somebody asks about it. */
type Asked = {
  name: string
  type: HouseType
  /** Whether there is a lunch menu. */
  lunch: boolean
  /** Whether there is beer in more sizes than one. */
  largeBeer: boolean
  /** Whether Saturday night goes on past midnight. */
  late: boolean
}

/** What a menu in so many languages is called. */
const inLanguages: { [count: number]: string } = {
  2: 'bilingual ',
  3: 'trilingual ',
  4: 'four-language ',
}

export const agents = {
  title: 'For programs and assistants',
  about: 'Everything is public and read-only, with no key, account or login.',
  webPage: 'Web page',
  /** What the site has, behind the name of the pub in the index for agents. */
  inShort: ({ languages }: { languages: number; food: boolean }) =>
    `${inLanguages[languages] ?? ''}menu with prices and allergens, opening hours and contact`,
  /** What people ask an assistant about such a house; only what its menu and hours can answer. */
  questions: ({ name, late }: Asked) => [
    `what is on the menu at ${name}`,
    late ? `is ${name} open after midnight on Saturday` : `is ${name} open on Saturday`,
  ],
  /** How `/hours.json` is read. */
  hoursRule:
    'A night belongs to the day on which it began. Open at time T (minutes after midnight) of date D: T lies in a span of D, or T + 1440 lies in a span of the date before. A date with an exception has the exception in place of its whole weekday; the date after it keeps its own hours.',
  /** One sentence more, where parts of the year have a week of their own. */
  seasonsRule:
    'On days from `from` to `to` (MM-DD, may wrap over New Year) the week of that entry of `seasons` holds in place of `week`.',
  /** Behind the name of the language, for people who open the instructions for agents. */
  noAccount: 'the site is public; nobody registers or signs in.',
  notRegistered:
    'Access is already public. No registration is needed and no credential is returned.',
  nothingToClaim: 'There is no account to claim and there is no user code.',
}
