import { latinDigits } from '@workledger/contracts/kernel/latin-digits'

/** Returns a percentage as it is typed, `12.5%`. */
export const typedPercent = (amount: string) => `${amount}%`

/**
 * Returns the typed decimal string, with or without thousands separators, or null. A comma before
 * one or two last digits is a decimal point, also after thousands with points: 1.234,56. A single
 * point is a decimal point: 1.234 is less than two.
 */
export function typedAmount(text: string): string | null {
  const plain = latinDigits(text)
    .replace(/[\s\u00a0\u202f'’٬\u2068\u2069]/g, '')
    .replace('٫', '.')
    .replace(/^[−–]/, '-')

  const commaIsPoint = /^-?(\d+,\d{1,2}|\d{1,3}(\.\d{3})+,\d+)$/.test(plain)
  const pointsAreCommas = commaIsPoint || /^-?\d{1,3}(\.\d{3}){2,}$/.test(plain)
  const grouped = pointsAreCommas ? plain.replaceAll('.', '') : plain
  const pointed = commaIsPoint ? grouped.replace(',', '.') : grouped
  const found = /^(-?)(\d{1,3}(?:,\d{3})+|\d*)(\.\d*)?$/.exec(pointed)
  if (!found || !/\d/.test(pointed)) return null
  const [, sign = '', whole = '', fraction = ''] = found

  return `${sign}${whole.replaceAll(',', '') || '0'}${fraction === '.' ? '' : fraction}`
}
