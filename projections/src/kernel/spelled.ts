import { chineseFor } from './pinyin/pinyin'

/**
 * Diacritics of Latin, Greek, Cyrillic and Arabic. In other scripts a marked letter is a letter of
 * its own.
 */
const MARKS = /[\u0300-\u036f\u064b-\u0655\u0670]/g

/** Letters that Unicode does not decompose, and letters with two spellings. */
const LIKE: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' },
  ...{ ٱ: 'ا', ة: 'ه', ى: 'ي', ی: 'ي', ئ: 'ي', ک: 'ك' },
}

const withoutMarks = (text: string) =>
  [...text.toLowerCase().normalize('NFD').replace(MARKS, '').normalize('NFC')]
    .map((letter) => LIKE[letter] ?? letter)
    .join('')

/** Spellings of a letter or pair of letters, by the plain spelling. */
const ways = new Map<string, string[]>()

for (const [from, to] of [
  [0xc0, 0x52f],
  [0x622, 0x6d3],
  [0x1e00, 0x1fff],
] as const)
  for (let code = from; code <= to; code++) {
    const letter = String.fromCodePoint(code)
    const [small, base] = [letter.toLowerCase(), withoutMarks(letter)]

    // `~*` ignores case, except for a letter without a lower-case form of its own.
    if ((small === letter || small.length > 1) && /^\p{L}$/u.test(letter) && base !== letter)
      ways.set(base, [...(ways.get(base) ?? []), letter])
  }

const escaped = (letter: string) => letter.replace(/[\\^$.[\]|()?*+{}]/g, '\\$&')

const way = (letter: string) =>
  ways.has(letter) ? `[${letter}${ways.get(letter)!.join('')}]` : escaped(letter)

/**
 * Converts a search text to a regular expression for `~*`: "muller" finds Müller, and "Müller"
 * finds Muller; an alef matches with or without a hamza; "wang" finds 王. The searched texts stay
 * unchanged, so no row needs a conversion.
 */
export function spelled(text: string): string {
  const letters = [...(withoutMarks(text) || text)]
  let pattern = ''

  for (let at = 0; at < letters.length; at++) {
    const pair = ways.get(`${letters[at]}${letters[at + 1] ?? ''}`)

    if (at + 1 < letters.length && pair) {
      pattern += `(?:${way(letters[at]!)}${way(letters[at + 1]!)}|${pair.join('|')})`
      at++
    } else pattern += way(letters[at]!)
  }

  const chinese = chineseFor(text)

  return chinese.length > 0 ? `(?:${[pattern, ...chinese].join('|')})` : pattern
}
