// What the site says to programs, and to people about programs.

import type { HouseType } from '../../../src/model/house-types.ts'

/** What is known of a house when somebody asks about it. */
export type Asked = {
  name: string
  type: HouseType
  /** Whether there is a lunch menu. */
  lunch: boolean
  /** Whether there is beer in more sizes than one. */
  largeBeer: boolean
  /** Whether Saturday night goes on past midnight. */
  late: boolean
}

export type AgentWords = {
  title: string
  about: string
  webPage: string
  /** What the site has, behind the name of the pub in the index for agents. */
  inShort: (about: { languages: number; food: boolean }) => string
  /** What people ask an assistant about such a house; only what its menu and hours can answer. */
  questions: (about: Asked) => string[]
  /** How `/hours.json` is read. */
  hoursRule: string
  /** One sentence more, where parts of the year have a week of their own. */
  seasonsRule: string
  /** Behind the name of the language, for people who open the instructions for agents. */
  noAccount: string
  notRegistered: string
  nothingToClaim: string
}
