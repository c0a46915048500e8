// What prices are in: one row per currency. The unit of a price stands in its key, so that nobody
// adds up crowns and euros.

export const currencyCodes = ['CZK', 'EUR'] as const
/** Code of ISO 4217. */
export type Currency = (typeof currencyCodes)[number]

export type PriceMember<C extends Currency = Currency> = `price_${Lowercase<C>}`

/** One price in one currency: final, VAT included, at most two decimals. */
export type Price = {
  [C in Currency]: { [Own in PriceMember<C>]: number } & {
    [Other in PriceMember<Exclude<Currency, C>>]?: never
  }
}[Currency]

export type DepositMember<C extends Currency = Currency> = `deposit_${Lowercase<C>}`

/** What is paid beside the price and given back. */
export type Deposit = { [Member in DepositMember]?: number }

type Row<C extends Currency = Currency> = {
  /** The member of a price. */
  member: PriceMember<C>
  deposit: DepositMember<C>
  /** What English, the language of the documents for agents, calls it. */
  english: string
  /** What owners call it, and a price of a dish as they type it. */
  word: string
  typed: string
  /** Behind an amount in messages. */
  sign: string
  /** What owners write before or behind an amount. */
  spellings: readonly string[]
  /** Its cash, among the ways of paying. */
  cash: `cash_${Lowercase<C>}`
  /** Euros are written with their cents, crowns without what they have not. */
  decimals: 'always' | 'as needed'
  /** A higher price is a mistake. */
  maximum: number
  /** A higher price is asked about. */
  unlikely: number
  /** The price of a large beer, for examples. */
  example: number
  /** Other prices for examples; `least` and `most` are what a guest spends. */
  examples: { dish: number; extra: number; entry: number; least: number; most: number }
}

export const currencies: { [C in Currency]: Row<C> } = {
  CZK: {
    member: 'price_czk',
    deposit: 'deposit_czk',
    english: 'Czech crowns',
    word: 'crowns',
    typed: '215',
    sign: 'Kč',
    spellings: ['Kč', 'Kc', 'CZK'],
    cash: 'cash_czk',
    decimals: 'as needed',
    maximum: 100_000,
    unlikely: 10_000,
    example: 62,
    examples: { dish: 175, extra: 20, entry: 250, least: 150, most: 300 },
  },
  EUR: {
    member: 'price_eur',
    deposit: 'deposit_eur',
    english: 'euros',
    word: 'euros',
    typed: '2,90',
    sign: '€',
    spellings: ['€', 'EUR', 'Euro'],
    cash: 'cash_eur',
    decimals: 'always',
    maximum: 5_000,
    unlikely: 500,
    example: 4.9,
    examples: { dish: 9.5, extra: 1, entry: 10, least: 10, most: 25 },
  },
}

export const priceIn = (currency: Currency, amount: number) =>
  ({ [currencies[currency].member]: amount }) as Price

type Amount = { amount: number; currency: Currency }

/** The number and its currency; undefined for what has no price of its own. */
export const amountOf = (
  size: { [Member in PriceMember]?: number | undefined } & object,
): Amount | undefined => amountIn((currency) => size[currencies[currency].member])

export const depositIn = (currency: Currency, amount: number): Deposit => ({
  [currencies[currency].deposit]: amount,
})

/** The same of a deposit. */
export const depositOf = (item: Deposit): Amount | undefined =>
  amountIn((currency) => item[currencies[currency].deposit])

function amountIn(stated: (currency: Currency) => number | undefined): Amount | undefined {
  for (const currency of currencyCodes) {
    const amount = stated(currency)
    if (amount !== undefined) return { amount, currency }
  }
  return undefined
}
