import { latinDigits } from '@workledger/contracts/kernel/latin-digits'
import { windows1252 } from '../../kernel/windows-1252'

/**
 * A number that a spreadsheet shows in a format of its own: 42 as "00042", 5416.6667 as "5,416.67".
 */
export interface ShownNumber {
  value: number
  shown: string
  /** What its format writes beside it: "€", "USD". */
  mark?: string
}

/** A cell as the file has it; days of spreadsheets come as `YYYY-MM-DD`. */
export type Cell = string | number | boolean | null | ShownNumber

/**
 * What a cell shows, trimmed, without control characters and invisible spaces; null where it shows
 * nothing.
 */
export function shownText(cell: Cell): string | null {
  // Controls from 80 to 9F are Windows-1252 that some other program took for Latin-1.
  const text = windows1252(
    String((typeof cell === 'object' && cell !== null ? cell.shown : cell) ?? ''),
  )
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f\u00a0\u2007\u202f\s]+/g, ' ')
    .replace(/[\u200b-\u200f\u2060\ufeff\p{Surrogate}]/gu, '')
    .trim()
    // Our own exports put an apostrophe before what a spreadsheet would take for a formula.
    .replace(/^'(?=[=+\-@＝＋－＠﹦﹢﹣﹫−])/, '')
  return text || null
}

const DASHES = /^([-–—]+|\.)$/
const NOTHING = /^(n\/?a|none|null|nil|#n\/a)$/i

/** As `shownText`; what people write where a column has nothing to say is null too. */
export function textOf(cell: Cell): string | null {
  const text = shownText(cell)
  return text === null || DASHES.test(text) || NOTHING.test(text) ? null : text
}

/**
 * A word that somebody may be called, or a place or a choice: only strokes mean nothing. People are
 * called Null, Na and Nil.
 */
export function wordOf(cell: Cell): string | null {
  const text = shownText(cell)
  return text === null || DASHES.test(text) ? null : text
}

/**
 * The text of a day or an amount: digits of Arabic as Latin ones, its decimal sign a point and its
 * thousands parted by commas.
 */
export const figuresOf = (cell: Cell): string | null => {
  const text = textOf(typeof cell === 'object' && cell !== null ? cell.value : cell)
  return text && latinDigits(text).replaceAll('\u066b', '.').replaceAll('\u066c', ',')
}

const CJK = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー・·々 ]+$/u

/**
 * First and last name of a name in one cell: "Roup, Simon" and "Simon van der Roup". One word is a
 * first name, and so is a Chinese, Japanese or Korean name without a space, for nobody can tell
 * where its family name ends; with one, the family name comes first.
 */
export function splitName(name: string): { first_name: string; last_name: string } {
  const comma = name.indexOf(',')

  if (comma > 0)
    return { first_name: name.slice(comma + 1).trim(), last_name: name.slice(0, comma).trim() }

  const words = name.split(' ')
  if (words.length === 1) return { first_name: name, last_name: '' }
  if (CJK.test(name)) return { first_name: words.slice(1).join(' '), last_name: words[0]! }
  let last = words.length - 1

  while (
    last > 1 &&
    /^(van|von|der|den|de|di|da|del|della|la|le|el|al|bin|ibn|ben|dos|das|do|du|ter|ten|zu|st\.?|بن|ابن|أبو|ابو|آل|عبد)$/i.test(
      words[last - 1]!,
    )
  )
    last--

  return { first_name: words.slice(0, last).join(' '), last_name: words.slice(last).join(' ') }
}

/** A name to compare by: no case, accents, points or double spaces. */
export const nameKey = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
