import Decimal from 'decimal.js'

/** Decimals of a fraction without an end, such as a third, where it is shown. */
const SHOWN_PLACES = 6

/** A number, its decimal text, or a fraction such as `5/154`. */
export type FractionLike = Fraction | Decimal | string | number

/**
 * A rational number without rounding, with the methods of `Decimal` that a ledger needs. 15 minutes
 * of 7 h 42 min have no end as a decimal; four of them are still exactly an hour.
 */
export class Fraction {
  private constructor(
    private readonly n: bigint,
    /** Above zero. */
    private readonly d: bigint,
  ) {}

  static of(value: FractionLike): Fraction {
    if (value instanceof Fraction) return value
    if (typeof value === 'number' && Number.isSafeInteger(value))
      return new Fraction(BigInt(value), 1n)
    const text = typeof value === 'string' ? value : value.toString()
    const [over, under] = text.split('/') as [string, string?]
    if (under !== undefined) return Fraction.ratio(BigInt(over), BigInt(under))
    if (!/^-?\d+(\.\d+)?$/.test(text)) return Fraction.of(new Decimal(text).toFixed())
    const [whole, places = ''] = text.split('.') as [string, string?]
    return Fraction.ratio(BigInt(whole + places), 10n ** BigInt(places.length))
  }

  /** Returns a part of a whole, such as 900 of 27,720 seconds. */
  static ratio(part: bigint | number, of: bigint | number): Fraction {
    const [n, d] = [BigInt(part), BigInt(of)]
    if (d === 1n) return new Fraction(n, 1n)
    if (d <= 0n) throw new RangeError(`No part of ${d}`)
    const common = divisor(n < 0n ? -n : n, d)
    return new Fraction(n / common, d / common)
  }

  static sum(values: readonly FractionLike[]): Fraction {
    return values.reduce<Fraction>((sum, value) => sum.plus(value), ZERO)
  }

  static min(a: FractionLike, b: FractionLike): Fraction {
    const [one, other] = [Fraction.of(a), Fraction.of(b)]
    return other.lt(one) ? other : one
  }

  static max(a: FractionLike, b: FractionLike): Fraction {
    const [one, other] = [Fraction.of(a), Fraction.of(b)]
    return other.gt(one) ? other : one
  }

  plus(value: FractionLike): Fraction {
    const other = Fraction.of(value)
    if (other.n === 0n) return this
    if (this.d === 1n && other.d === 1n) return new Fraction(this.n + other.n, 1n)
    return Fraction.ratio(this.n * other.d + other.n * this.d, this.d * other.d)
  }

  minus(value: FractionLike): Fraction {
    return this.plus(Fraction.of(value).neg())
  }

  times(value: FractionLike): Fraction {
    const other = Fraction.of(value)
    return Fraction.ratio(this.n * other.n, this.d * other.d)
  }

  neg(): Fraction {
    return new Fraction(-this.n, this.d)
  }

  isZero() {
    return this.n === 0n
  }

  eq(value: FractionLike) {
    return this.compared(value) === 0n
  }

  lt(value: FractionLike) {
    return this.compared(value) < 0n
  }

  gt(value: FractionLike) {
    return this.compared(value) > 0n
  }

  private compared(value: FractionLike): bigint {
    const other = Fraction.of(value)
    return this.n * other.d - other.n * this.d
  }

  /** Returns the nearest whole number, half away from zero. */
  rounded(): number {
    const size = this.n < 0n ? -this.n : this.n
    const whole = Number((2n * size + this.d) / (2n * this.d))
    return this.n < 0n ? 0 - whole : whole
  }

  /** Returns the decimal, rounded to six places only if it has no end. */
  toString(): string {
    if (this.d === 1n) return this.n.toString()
    const ends = endingPlaces(this.d)
    if (ends !== null) return decimal((this.n * 10n ** BigInt(ends)) / this.d, ends)
    return decimal(BigInt(this.times(10 ** SHOWN_PLACES).rounded()), SHOWN_PLACES)
  }

  /** Returns a text that `Fraction.of` reads without a loss: a decimal, or a fraction without one. */
  exactly(): string {
    return this.d === 1n || endingPlaces(this.d) !== null ? this.toString() : `${this.n}/${this.d}`
  }

  toNumber() {
    return Number(this.n) / Number(this.d)
  }

  toJSON() {
    return this.exactly()
  }
}

const ZERO = Fraction.of(0)

function divisor(a: bigint, b: bigint): bigint {
  let [one, other] = [a, b]
  while (other !== 0n) [one, other] = [other, one % other]
  return one
}

/** Returns the decimals of a fraction with this denominator; null if they have no end. */
function endingPlaces(denominator: bigint): number | null {
  let [rest, twos, fives] = [denominator, 0, 0]

  while (rest % 2n === 0n) {
    rest /= 2n
    twos++
  }

  while (rest % 5n === 0n) {
    rest /= 5n
    fives++
  }

  return rest === 1n ? Math.max(twos, fives) : null
}

function decimal(scaled: bigint, places: number): string {
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, '0')
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '')
  return scaled < 0n && /[1-9]/.test(text) ? `-${text}` : text
}
