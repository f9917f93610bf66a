import { latinDigits } from '@workledger/contracts/kernel/latin-digits'
import { trimmedText, withoutHidden } from '@workledger/contracts/kernel/text'
import { windows1252 } from '../../kernel/windows-1252'

/**
 * A number that a spreadsheet displays in its own format: 42 as "00042", 5416.6667 as "5,416.67".
 */
export interface ShownNumber {
  value: number
  shown: string
  /** The format's addition: "€", "USD". */
  mark?: string
}

/** Our own exports prefix an apostrophe where a spreadsheet would see a formula. */
const FORMULA_MARK = /^'(?=[=+\-@＝＋－＠﹦﹢﹣﹫−])/

/** A cell of the file; a spreadsheet's days are `YYYY-MM-DD`. */
export type Cell = string | number | boolean | null | ShownNumber

/** Printable ASCII with single spaces: most cells. Nothing of it is replaced. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/

/**
 * Returns a cell's displayed text, trimmed, without control characters and invisible spaces; null
 * if it is empty. Keeps the joiners of Persian and Indian names, and other text as a form keeps it.
 */
export function shownText(cell: Cell): string | null {
  const shown = String((typeof cell === 'object' && cell !== null ? cell.shown : cell) ?? '')
  if (shown === '') return null
  if (PLAIN.test(shown)) return shown.replace(FORMULA_MARK, '') || null

  // Control characters 80 to 9F are Windows-1252 that another program read as Latin-1.
  const text = windows1252(shown)
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f\u00a0\u2007\u202f\s]+/g, ' ')
    .replace(/[\u200b\u2060\ufeff\p{Surrogate}]/gu, '')
  return trimmedText(withoutHidden(text)).replace(FORMULA_MARK, '') || null
}

const DASHES = /^([-–—]+|\.)$/
const NOTHING = /^(n\/?a|none|null|nil|#n\/a)$/i

/**
 * Returns `shownText` without joiners and marks of direction, or null for a usual placeholder of an
 * empty cell.
 */
export function textOf(cell: Cell): string | null {
  const text =
    shownText(cell)
      ?.replace(/[\u200c-\u200f]/g, '')
      .trim() || null
  return text === null || DASHES.test(text) || NOTHING.test(text) ? null : text
}

/**
 * Returns a name, place or choice: only strokes mean nothing. People are called Null, Na and Nil.
 */
export function wordOf(cell: Cell): string | null {
  const text = shownText(cell)
  return text === null || DASHES.test(text) ? null : text
}

/**
 * Returns the text of a day or amount with Latin digits, a point as decimal sign and commas between
 * thousands.
 */
export const figuresOf = (cell: Cell): string | null => {
  const text = textOf(typeof cell === 'object' && cell !== null ? cell.value : cell)
  return text && latinDigits(text).replaceAll('\u066b', '.').replaceAll('\u066c', ',')
}

const CJK = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー・·々 ]+$/u

/**
 * Splits a full name: "Roup, Simon" and "Simon van der Roup". A single word is a first name. So is
 * a Chinese, Japanese or Korean name without a space, because its family name has no visible end.
 * With a space, the family name comes first.
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

const PLAIN_NAME = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/

/** Returns a name for comparison, without case, accents, points or double spaces. */
export const nameKey = (name: string) =>
  PLAIN_NAME.test(name)
    ? name.toLowerCase()
    : name
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
