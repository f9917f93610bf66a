import type { CellObject } from '@e965/xlsx'
import type { ListColumn } from '@workledger/contracts/kernel/list-columns'
import { asCell } from '@workledger/contracts/kernel/spreadsheet'
import Papa from 'papaparse'

type Row = Record<string, unknown>
/** Left out: the labels, in English, and commas. */
export interface CsvForm {
  headings?: readonly string[]
  delimiter?: string
}
export type ExportColumn = readonly [key: string, column: ListColumn]

const isNumeric = ({ type }: ListColumn) => type === 'number' || type === 'money'
const lines = (rows: readonly string[][], delimiter = ',') =>
  rows.length > 0 ? `${Papa.unparse([...rows], { newline: '\r\n', delimiter })}\r\n` : ''
/** Where cells are parted by semicolons, decimals have a comma. */
const decimal = (text: string, delimiter: string) => (delimiter === ';' && /^-?\d+\.\d+$/.test(text) ? text.replace('.', ',') : text)

/** Lines of a CSV (RFC 4180) with labels as headings; the byte-order mark tells Excel that it is UTF-8. */
export const csvHead = (columns: readonly ExportColumn[], { headings, delimiter }: CsvForm = {}) =>
  `\ufeff${lines([(headings ?? columns.map(([, { label }]) => label)).map((label) => asCell(label, false))], delimiter)}`
export const csvLines = (columns: readonly ExportColumn[], rows: readonly Row[], { delimiter = ',' }: CsvForm = {}) =>
  lines(
    rows.map((row) =>
      columns.map(([key, column]) => {
        const cell = asCell(row[key], isNumeric(column))
        return isNumeric(column) ? decimal(cell, delimiter) : cell
      }),
    ),
    delimiter,
  )

const DAY = 86_400_000
const EPOCH = Date.UTC(1899, 11, 30)
const serial = (instant: string) => (Date.parse(`${instant.replace(' ', 'T')}Z`) - EPOCH) / DAY

/** A cell with its real type: text is never a formula, days and amounts can be calculated with. */
function xlsxCell(value: unknown, { type }: ListColumn): CellObject {
  if (value === null || value === undefined) return { t: 'z' }
  const text = String(value)
  switch (type) {
    case 'number':
    case 'money': {
      // More digits than a double holds stay text, so that none is lost.
      if (!/^-?\d+(\.\d+)?$/.test(text) || text.replace(/\D/g, '').length > 15) return { t: 's', v: text }
      const places = text.split('.')[1]?.length ?? 0
      return { t: 'n', v: Number(text), ...(type === 'money' ? { z: places ? `#,##0.${'0'.repeat(places)}` : '#,##0' } : {}) }
    }
    case 'day':
      return { t: 'n', v: serial(`${text} 00:00:00`), z: 'yyyy-mm-dd' }
    case 'instant':
      return { t: 'n', v: serial(text), z: 'yyyy-mm-dd hh:mm:ss' }
    case 'bool':
      return { t: 'b', v: value === true }
    default:
      return { t: 's', v: text.slice(0, 32_767) }
  }
}

export async function xlsxFile(
  columns: readonly ExportColumn[],
  rows: readonly Row[],
  name: string,
  headings: readonly string[] = columns.map(([, { label }]) => label),
): Promise<Buffer> {
  // Large, and not needed for the product to start.
  const { utils, write } = await import('@e965/xlsx')
  const head = headings.map((label): CellObject => ({ t: 's', v: label }))
  const body = rows.map((row) => columns.map(([key, column]) => xlsxCell(row[key], column)))
  const sheet = {
    '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: columns.length - 1 } }),
    '!data': [head, ...body],
    '!autofilter': { ref: utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: columns.length - 1 } }) },
    '!cols': headings.map((label) => ({ wch: Math.max(12, label.length + 2) })),
  }
  const book = utils.book_new(sheet as never, name.slice(0, 31))
  return withFrozenHeading(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }))
}

/** The library writes no pane that stays in sight: this puts one into the file that it wrote. */
async function withFrozenHeading(file: Buffer): Promise<Buffer> {
  const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate')
  const parts = unzipSync(file)
  const path = 'xl/worksheets/sheet1.xml'
  const frozen = strFromU8(parts[path]!).replace(/<sheetView ([^>]*)\/>/, `<sheetView $1>${PANE}</sheetView>`)
  return Buffer.from(zipSync({ ...parts, [path]: strToU8(frozen) }))
}

const PANE = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
