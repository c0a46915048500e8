// Currencies of prices, one row each. Member names contain the currency, so that nobody adds up
// crowns and euros.

export const currencyCodes = ['CZK', 'EUR'] as const
/** ISO 4217 code. */
export type Currency = (typeof currencyCodes)[number]

export type PriceMember<C extends Currency = Currency> = `price_${Lowercase<C>}`

/** Final price in one currency: VAT included, at most two decimals. */
export type Price = {
  [C in Currency]: { [Own in PriceMember<C>]: number } & {
    [Other in PriceMember<Exclude<Currency, C>>]?: never
  }
}[Currency]

export type DepositMember<C extends Currency = Currency> = `deposit_${Lowercase<C>}`

/** Deposit, paid in addition to the price and returned. */
export type Deposit = { [Member in DepositMember]?: number }

type CurrencyRow<C extends Currency = Currency> = {
  /** Member name of a price. */
  member: PriceMember<C>
  deposit: DepositMember<C>
  /** English name, for documents for agents. */
  english: string
  /** Word that owners use, and a typical price of a dish as they type it. */
  word: string
  typed: string
  /** Sign after an amount in messages. */
  sign: string
  /** Spellings that owners write before or after an amount. */
  spellings: readonly string[]
  /** Its payment method for cash. */
  cash: `cash_${Lowercase<C>}`
  /** Euros always show cents, crowns only if there are any. */
  decimals: 'always' | 'as needed'
  /** A higher price is an error. */
  maximum: number
  /** A higher price is a warning. */
  unlikely: number
  /** Price of a large beer, for examples. */
  example: number
  /** Other prices for examples; `least` and `most` are the usual spending of a guest. */
  examples: { dish: number; extra: number; entry: number; least: number; most: number }
}

export const currencies: { [C in Currency]: CurrencyRow<C> } = {
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

export type Amount = { amount: number; currency: Currency }

/** Return the amount and currency of a price; undefined without a price. */
export const findPrice = (
  size: { [Member in PriceMember]?: number | undefined } & object,
): Amount | undefined => findAmount((currency) => size[currencies[currency].member])

export const depositIn = (currency: Currency, amount: number): Deposit => ({
  [currencies[currency].deposit]: amount,
})

/** Return the amount and currency of a deposit; undefined without a deposit. */
export const findDeposit = (item: Deposit): Amount | undefined =>
  findAmount((currency) => item[currencies[currency].deposit])

function findAmount(stated: (currency: Currency) => number | undefined): Amount | undefined {
  for (const currency of currencyCodes) {
    const amount = stated(currency)
    if (amount !== undefined) return { amount, currency }
  }
  return undefined
}
