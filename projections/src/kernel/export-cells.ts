import type { ListColumn } from '@workledger/contracts/kernel/list-columns'
import { asCell } from '@workledger/contracts/kernel/spreadsheet'
import Papa from 'papaparse'

const LINES = 500

type CellsRow = Record<string, unknown>

/** Defaults: the columns’ own labels, and commas. */
export interface CsvForm {
  headings?: readonly string[]
  delimiter?: string
}

export type ExportColumn = readonly [key: string, column: ListColumn]

const isNumeric = ({ type }: ListColumn) => type === 'number' || type === 'money'

const lines = (rows: readonly string[][], delimiter = ',') =>
  rows.length > 0 ? `${Papa.unparse([...rows], { newline: '\r\n', delimiter })}\r\n` : ''

/** With semicolons between cells, decimals have a comma. */
const decimal = (text: string, delimiter: string) =>
  delimiter === ';' && /^-?\d+\.\d+$/.test(text) ? text.replace('.', ',') : text

/**
 * Returns the heading line of a CSV (RFC 4180), after a byte-order mark that tells Excel the
 * encoding is UTF-8.
 */
export const csvHead = (columns: readonly ExportColumn[], { headings, delimiter }: CsvForm = {}) =>
  `\ufeff${lines([(headings ?? columns.map(([key, { label }]) => label ?? key)).map((label) => asCell(label, false))], delimiter)}`

export const csvLines = (
  columns: readonly ExportColumn[],
  rows: readonly CellsRow[],
  { delimiter = ',' }: CsvForm = {},
) =>
  lines(
    rows.map((row) =>
      columns.map(([key, column]) => {
        const cell = asCell(row[key], isNumeric(column))
        return isNumeric(column) ? decimal(cell, delimiter) : cell
      }),
    ),
    delimiter,
  )

/** Yields the file in pieces and lets the process do other work between them. */
export async function* csvPieces(
  columns: readonly ExportColumn[],
  rows: readonly CellsRow[],
  form: CsvForm = {},
) {
  yield csvHead(columns, form)

  for (let from = 0; from < rows.length; from += LINES) {
    yield csvLines(columns, rows.slice(from, from + LINES), form)
    await new Promise(setImmediate)
  }
}
