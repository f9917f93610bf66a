import { refuse } from '@workledger/contracts/kernel/errors'
import { isHeadingRow } from '@workledger/domain/time-tracking/import/columns'
import type { TextRow } from '@workledger/domain/time-tracking/import/rows'
import Papa from 'papaparse'
import { decoded } from '../../kernel/untrusted/decoded'
import { tableLimits } from './table-limits'

/** A CSV file as texts: its headings, and the non-empty rows below them. */
export interface Table {
  delimiter: string
  encoding: string
  headings: string[]
  rows: TextRow[]
}

/** Rows above the headings, such as the title of a report. */
export const MOST_ABOVE = 20

const SEPARATORS = new Set(Buffer.from(',;\t|\n'))

/** A character has at most four bytes. */
const LONGEST_RUN = 4 * tableLimits.characters

const tooMany = () => refuse('time_import.too_many', { params: tableLimits })

/** Refuses what the parser would read for minutes: too many cells, and cells of megabytes. */
function refuseUnreadable(bytes: Buffer) {
  let [separators, run] = [0, 0]

  for (const byte of bytes) {
    const separates = SEPARATORS.has(byte)
    if (separates) separators++
    run = separates ? 0 : run + 1
    if (separators > tableLimits.rows * tableLimits.columns || run > LONGEST_RUN) tooMany()
  }
}

/** Reads CSV with comma, semicolon, tab or bar, in UTF-8, UTF-16 or Windows-1252. */
export function readTable(bytes: Buffer): Table {
  refuseUnreadable(bytes)
  const { text, encoding } = decoded(bytes)
  // Tables have hardly any control characters; archives and pictures have many.
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text.slice(0, 100_000))) refuse('time_import.file')

  const { data, meta } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: tableLimits.rows + MOST_ABOVE + 2,
  })

  return tableOf(data, { delimiter: meta.delimiter, encoding })
}

/** Returns texts as a table: the row with the headings, and the non-empty rows below it. */
export function tableOf(
  data: readonly (readonly string[])[],
  about: Pick<Table, 'delimiter' | 'encoding'>,
): Table {
  const at = Math.max(
    0,
    data.slice(0, MOST_ABOVE).findIndex((row) => isHeadingRow(row)),
  )
  const headings = (data[at] ?? []).map((cell) => cell.trim().slice(0, 200))
  const rows = data.flatMap((cells, index) =>
    index > at && cells.some((cell) => cell.trim() !== '') ? [{ row: index + 1, cells }] : [],
  )

  if (headings.length > tableLimits.columns || rows.length > tableLimits.rows) tooMany()
  if (rows.some(({ cells }) => cells.some((cell) => cell.length > tableLimits.characters)))
    tooMany()

  return { ...about, headings, rows }
}
