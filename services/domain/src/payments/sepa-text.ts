import anyAscii from 'any-ascii'

/**
 * Transliterates word by word. Each Chinese character and each Korean syllable is a word. A word in
 * capitals of another script becomes a capitalised name, because one of its letters may be several
 * Latin ones: ЮРИЙ is Yuriy. A Latin word in capitals keeps them: ÞÓRA is THORA.
 */
const latin = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Script=Han}\p{Script=Hangul}]/gu, (character) => ` ${anyAscii(character)} `)
    .replace(/[\p{L}\p{M}]+/gu, (word) => {
      const plain = anyAscii(word)

      if (word.length < 2 || word !== word.toUpperCase() || word === word.toLowerCase())
        return plain

      return /^[\p{Script=Latin}\p{M}]+$/u.test(word)
        ? plain.toUpperCase()
        : plain.slice(0, 1).toUpperCase() + plain.slice(1).toLowerCase()
    })
    .replace(/\P{ASCII}/gu, (character) => anyAscii(character))

/**
 * Returns a text in the characters of every SEPA bank: letters, digits, blank and / - ? : ( ) . , '
 * + (EPC217-08). Transliterates other scripts; other characters become a blank. The text neither
 * begins nor ends with a slash, nor has two in a row.
 */
export function sepaText(text: string, max: number): string {
  const plain = latin(text.replaceAll('&', '+').replaceAll('@', '(at)').replaceAll('_', '-'))
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replace(/\/{2,}/g, '/')
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(/^[/ ]+/, '')
  return plain.slice(0, max).replace(/[/ ]+$/, '')
}
