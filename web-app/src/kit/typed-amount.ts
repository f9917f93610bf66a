import { latinDigits } from './typed-day'

/** The decimal string that was typed, with or without thousands set apart, or null. A comma before one or two last digits is a point. */
export function typedAmount(text: string): string | null {
  const plain = latinDigits(text)
    .replace(/[\s\u00a0\u202f'’٬\u2068\u2069]/g, '')
    .replace('٫', '.')
    .replace(/^[−–]/, '-')
  const pointed = /^-?\d+,\d{1,2}$/.test(plain) ? plain.replace(',', '.') : plain
  const found = /^(-?)(\d{1,3}(?:,\d{3})+|\d*)(\.\d*)?$/.exec(pointed)
  if (!found || !/\d/.test(pointed)) return null
  const [, sign = '', whole = '', fraction = ''] = found
  return `${sign}${whole.replaceAll(',', '') || '0'}${fraction === '.' ? '' : fraction}`
}
