import Decimal from 'decimal.js'

/** Currencies whose minor unit is not a hundredth, ISO 4217 table A.1. */
const others: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
      .split(' ')
      .map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
  CLF: 4,
  UYW: 4,
}

/** Returns the number of decimals of a currency. */
export const minorUnits = (currency: string): number => others[currency] ?? 2

// Precise enough for 15 digits times 15 digits, unlike decimal.js's default of 20.
const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP })

export type Amount = Decimal

export const amount = (value: Decimal.Value): Amount => new Exact(value)

/** Rounds once, half away from zero, to the currency's minor unit: `"1250.00"`. */
export const rounded = (value: Decimal.Value, currency: string): string => {
  const result = amount(value).toDecimalPlaces(minorUnits(currency), Decimal.ROUND_HALF_UP)
  return (result.isZero() ? amount(0) : result).toFixed(minorUnits(currency))
}

/**
 * Formats an amount with the currency's decimals, or more if it has more, as a rate such as
 * `33.3333`. Null and undefined stay.
 */
export function placed<V extends string | null | undefined>(value: V, currency: string): V {
  if (value === null || value === undefined) return value
  const exact = amount(value)
  return exact.toFixed(Math.max(minorUnits(currency), exact.decimalPlaces())) as V
}

/** Returns the sum of rounded amounts in the currency's format. */
export const total = (amounts: Iterable<Decimal.Value>, currency: string): string => {
  let sum = amount(0)
  for (const value of amounts) sum = sum.plus(value)
  return rounded(sum, currency)
}
