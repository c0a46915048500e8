// What the site says to programs, and to people about programs.

export type AgentWords = {
  title: string
  about: string
  webPage: string
  /** What the site has, behind the name of the pub in the index for agents. */
  inShort: (languages: number) => string
  /** What people ask an assistant about a pub of that name. */
  questions: (name: string) => string[]
  /** How `/hours.json` is read. */
  hoursRule: string
  /** One sentence more, where parts of the year have a week of their own. */
  seasonsRule: string
  /** Behind the name of the language, for people who open the instructions for agents. */
  noAccount: string
  notRegistered: string
  nothingToClaim: string
}
