import { minorUnits } from './money'

/** An exact decimal number: `digits` ÷ 10^`places`. */
interface Exact {
  readonly digits: bigint
  readonly places: number
}

function exactly(text: string): Exact {
  const point = text.indexOf('.')
  if (point < 0) return { digits: BigInt(text), places: 0 }

  return {
    digits: BigInt(text.slice(0, point) + text.slice(point + 1)),
    places: text.length - point - 1,
  }
}

const product = (figures: readonly (string | number)[]) => {
  let [digits, places] = [1n, 0]

  for (const figure of figures) {
    if (figure === 1 || figure === '1') continue
    const next = exactly(String(figure))
    digits *= next.digits
    places += next.places
  }

  return { digits, places }
}

/**
 * Returns the product of some decimals ÷ that of others, rounded once, half away from zero, to the
 * currency's minor unit. Equals `amount`, but uses whole numbers, because a pay run computes it a
 * hundred thousand times.
 */
export function quotient(
  multiply: readonly (string | number)[],
  divide: readonly (string | number)[],
  currency: string,
): string {
  const [above, below] = [product(multiply), product(divide)]
  const shift = minorUnits(currency) + below.places - above.places

  let [dividend, divisor] =
    shift >= 0
      ? [above.digits * 10n ** BigInt(shift), below.digits]
      : [above.digits, below.digits * 10n ** BigInt(-shift)]

  if (divisor < 0n) [dividend, divisor] = [-dividend, -divisor]
  const half = dividend < 0n ? -divisor : divisor

  return written((2n * dividend + half) / (2n * divisor), currency)
}

/** Returns the minor units of a rounded amount, such as 125000 for `"1250.00"`. */
export function minorOf(text: string, currency: string): bigint {
  const { digits, places } = exactly(text)
  const units = minorUnits(currency)

  if (places > units)
    throw new RangeError(`${text} is not rounded to the minor unit of ${currency}.`)

  return places === units ? digits : digits * 10n ** BigInt(units - places)
}

/** Formats minor units as the currency does: `"1250.00"`. */
export function written(minor: bigint, currency: string): string {
  const units = minorUnits(currency)
  if (units === 0) return String(minor)
  const digits = String(minor < 0n ? -minor : minor).padStart(units + 1, '0')

  return `${minor < 0n ? '-' : ''}${digits.slice(0, -units)}.${digits.slice(-units)}`
}
