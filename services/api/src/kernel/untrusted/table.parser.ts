import Papa from 'papaparse'
import { decoded } from './decoded'

/** A row of texts; `row` as a spreadsheet counts, headings included. */
export interface TableRow {
  readonly row: number
  readonly cells: readonly string[]
}

/** A CSV file or a sheet as texts: its headings, and the non-empty rows below them. */
export interface Table {
  delimiter: string
  encoding: string
  headings: string[]
  rows: TableRow[]
}

/** What a list of one kind looks like, and how its files are refused. */
export interface TableKind {
  readonly limits: { readonly rows: number; readonly columns: number; readonly characters: number }
  /** Bytes of a workbook, unpacked. */
  readonly unpacked: number
  isHeadingRow(row: readonly string[]): boolean
  notATable(): never
  empty(): never
  tooMany(): never
}

/** Rows above the headings, such as the title of a report. */
export const MOST_ABOVE = 20

const SEPARATORS = new Set(Buffer.from(',;\t|\n'))

/** Refuses what the parser would read for minutes: too many cells, and cells of megabytes. */
function refuseUnreadable(bytes: Buffer, { limits, tooMany }: TableKind) {
  let [separators, run] = [0, 0]

  for (const byte of bytes) {
    const separates = SEPARATORS.has(byte)
    if (separates) separators++
    run = separates ? 0 : run + 1
    // A character has at most four bytes.
    if (separators > limits.rows * limits.columns || run > 4 * limits.characters) tooMany()
  }
}

/** Reads CSV with comma, semicolon, tab or bar, in UTF-8, UTF-16 or Windows-1252. */
export function readTextTable(bytes: Buffer, kind: TableKind): Table {
  refuseUnreadable(bytes, kind)
  const { text, encoding } = decoded(bytes)
  // Tables have hardly any control characters; archives and pictures have many.
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text.slice(0, 100_000))) kind.notATable()

  const { data, meta } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: kind.limits.rows + MOST_ABOVE + 2,
  })

  return tableOf(data, { delimiter: meta.delimiter, encoding }, kind)
}

/** Returns texts as a table: the row with the headings, and the non-empty rows below it. */
export function tableOf(
  data: readonly (readonly string[])[],
  about: Pick<Table, 'delimiter' | 'encoding'>,
  { limits, isHeadingRow, tooMany }: TableKind,
): Table {
  const at = Math.max(
    0,
    data.slice(0, MOST_ABOVE).findIndex((row) => isHeadingRow(row)),
  )
  const headings = (data[at] ?? []).map((cell) => cell.trim().slice(0, 200))
  const rows = data.flatMap((cells, index) =>
    index > at && cells.some((cell) => cell.trim() !== '') ? [{ row: index + 1, cells }] : [],
  )

  if (headings.length > limits.columns || rows.length > limits.rows) tooMany()
  if (rows.some(({ cells }) => cells.some((cell) => cell.length > limits.characters))) tooMany()

  return { ...about, headings, rows }
}
