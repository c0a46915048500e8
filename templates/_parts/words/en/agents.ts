import type { AgentWords } from '../agents.ts'

/** What a menu in so many languages is called. */
const inLanguages: { [count: number]: string } = {
  2: 'bilingual ',
  3: 'trilingual ',
  4: 'four-language ',
}

export const agents: AgentWords = {
  title: 'For programs and assistants',
  about: 'Everything is public and read-only, with no key, account or login.',
  webPage: 'Web page',
  inShort: ({ languages }) =>
    `${inLanguages[languages] ?? ''}menu with prices and allergens, opening hours and contact`,
  questions: ({ name, late }) => [
    `what is on the menu at ${name}`,
    late ? `is ${name} open after midnight on Saturday` : `is ${name} open on Saturday`,
  ],
  hoursRule:
    'A night belongs to the day on which it began. Open at time T (minutes after midnight) of date D: T lies in a span of D, or T + 1440 lies in a span of the date before. A date with an exception has the exception in place of its whole weekday; the date after it keeps its own hours.',
  seasonsRule:
    'On days from `from` to `to` (MM-DD, may wrap over New Year) the week of that entry of `seasons` holds in place of `week`.',
  noAccount: 'the site is public; nobody registers or signs in.',
  notRegistered:
    'Access is already public. No registration is needed and no credential is returned.',
  nothingToClaim: 'There is no account to claim and there is no user code.',
}
