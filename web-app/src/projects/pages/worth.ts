/** Decimal strings become integers of 10⁻¹⁰, the smallest unit of the product's figures. */
const PLACES = 10

function scaled(text: string): bigint {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const value = BigInt(whole + fraction.padEnd(PLACES, '0').slice(0, PLACES))
  return text.startsWith('-') ? -value : value
}

/**
 * Returns the value of seconds at an hourly rate: exact, cut to four places, which are rounded for
 * display.
 */
export function worth(seconds: number, rate: string): string {
  const ofHour = scaled(rate) * BigInt(Math.round(seconds))
  // Rounds half away from zero, once.
  const divisor = 3600n * 10n ** BigInt(PLACES - 4)
  const parts = (ofHour * 2n + divisor) / (divisor * 2n)
  const text = parts.toString().padStart(5, '0')

  return `${text.slice(0, -4)}.${text.slice(-4)}`
}

/** Returns the percentage of a budget; both are decimal strings. */
export const shareOf = (part: string, whole: string): number => {
  const of = scaled(whole)
  return of === 0n ? 0 : Number((scaled(part) * 1000n) / of) / 10
}
