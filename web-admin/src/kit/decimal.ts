/** Arithmetic on decimal strings, the server's form of money, without floats. */
const parts = (text: string) => {
  const [, sign = '', whole = '0', fraction = ''] =
    /^([-−]?)(\d*)(?:\.(\d*))?$/.exec(text.trim()) ?? []
  return { negative: sign !== '', whole, fraction }
}

const scaled = (text: string, places: number) => {
  const { negative, whole, fraction } = parts(text)
  const value = BigInt(`${whole || '0'}${fraction.padEnd(places, '0').slice(0, places)}`)
  return negative ? -value : value
}

const written = (value: bigint, places: number) => {
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  return `${value < 0n ? '-' : ''}${whole}${places > 0 ? `.${digits.slice(digits.length - places)}` : ''}`
}

const placesOf = (...texts: string[]) =>
  Math.max(0, ...texts.map((text) => parts(text).fraction.length))

/** `a − b`, with as many places as the longer of the two. */
export function minus(a: string, b: string): string {
  const places = placesOf(a, b)
  return written(scaled(a, places) - scaled(b, places), places)
}

/** The sum, with as many places as the longest. */
export function sum(amounts: readonly string[]): string {
  const places = placesOf(...amounts)
  return written(
    amounts.reduce((total, amount) => total + scaled(amount, places), 0n),
    places,
  )
}

export const isZero = (amount: string) => /^[-−]?0*(\.0*)?$/.test(amount)
export const isNegative = (amount: string) => /^[-−]/.test(amount) && !isZero(amount)
