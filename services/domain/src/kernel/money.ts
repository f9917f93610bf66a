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

/** Digits after the point of a currency's amounts. */
export const minorUnits = (currency: string): number => others[currency] ?? 2

// Wide enough for 15 digits times 15 digits; decimal.js's usual 20 is not.
const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP })

export type Amount = Decimal

export const amount = (value: Decimal.Value): Amount => new Exact(value)

/** Rounded once, half away from zero, to the currency's minor unit: `"1250.00"`. */
export const rounded = (value: Decimal.Value, currency: string): string => {
  const result = amount(value).toDecimalPlaces(minorUnits(currency), Decimal.ROUND_HALF_UP)
  return (result.isZero() ? amount(0) : result).toFixed(minorUnits(currency))
}

/**
 * Writes an amount with the currency's places, or more where it has more: a rate such as `33.3333`.
 * Nothing stays nothing.
 */
export function placed<V extends string | null | undefined>(value: V, currency: string): V {
  if (value === null || value === undefined) return value
  const exact = amount(value)
  return exact.toFixed(Math.max(minorUnits(currency), exact.decimalPlaces())) as V
}

/** Sum of rounded amounts, written as the currency writes it. */
export const total = (amounts: Iterable<Decimal.Value>, currency: string): string => {
  let sum = amount(0)
  for (const value of amounts) sum = sum.plus(value)
  return rounded(sum, currency)
}
