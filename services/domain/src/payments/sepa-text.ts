import anyAscii from 'any-ascii'

/**
 * A text in the characters that every SEPA bank takes: letters, digits, blank and / - ? : ( ) . , ' + (EPC217-08). Other
 * scripts are transliterated, what remains is a blank; it neither begins nor ends with a slash, nor has two in a row.
 */
export function sepaText(text: string, max: number): string {
  const plain = anyAscii(text.replaceAll('&', '+').replaceAll('@', '(at)').replaceAll('_', '-'))
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/\/{2,}/g, '/')
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(/^[/ ]+/, '')
  return plain.slice(0, max).replace(/[/ ]+$/, '')
}
