import { read, SSF, utils, type WorkBook } from '@e965/xlsx'
import { refuse } from '@workledger/contracts/kernel/errors'
import { headingRow, matchColumns } from '@workledger/domain/people/import/columns'
import { formatMark } from '@workledger/domain/people/import/number-format'
import type { SheetRow } from '@workledger/domain/people/import/rows'
import { type Cell, textOf } from '@workledger/domain/people/import/values'
import Papa from 'papaparse'
import { decoded } from '../../kernel/untrusted/decoded'
import { refuseZipBomb } from '../../kernel/untrusted/zip-bomb'
import { sheetLimits } from './sheet-limits'

/** A file as a table: its headings, and the non-empty rows below them. */
export interface Sheet {
  format: 'csv' | 'xlsx'
  delimiter: string | null
  encoding: string | null
  sheet: string | null
  /** Row of the headings, as a spreadsheet counts. */
  heading_row: number
  headings: string[]
  rows: SheetRow[]
}

/**
 * Reads CSV (comma, semicolon, tab or bar; UTF-8, UTF-16 or Windows-1252) and XLSX; refuses other
 * files.
 */
export function readSheet(bytes: Buffer): Sheet {
  const zipped = bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]))
  const { cells, ...about } = zipped ? readXlsx(bytes) : readCsv(bytes)

  if (cells.reduce((sum, row) => sum + row.length, 0) > sheetLimits.cells)
    refuse('import.too_many', { params: sheetLimits })

  const at = headingRow(cells)
  if (at < 0) return refuse('import.empty')
  const headings = (cells[at] ?? []).map((cell) => textOf(cell) ?? '')
  while (headings.length > 0 && headings.at(-1) === '') headings.pop()
  const rows = cells.flatMap((row, index) =>
    index > at && row.some((cell) => textOf(cell) !== null) ? [{ row: index + 1, cells: row }] : [],
  )

  // A file with neither rows nor a known heading is no list of people.
  if (rows.length === 0)
    refuse(matchColumns(headings).some((field) => field !== null) ? 'import.empty' : 'import.file')

  const long = rows.some((row) =>
    row.cells.some((cell) => typeof cell === 'string' && cell.length > sheetLimits.characters),
  )

  if (rows.length > sheetLimits.rows || headings.length > sheetLimits.columns || long)
    refuse('import.too_many', { params: sheetLimits })

  return { ...about, heading_row: at + 1, headings, rows }
}

/** Most bytes of an unpacked workbook. */
const UNPACKED = 20 * 1024 * 1024

type Read = Omit<Sheet, 'heading_row' | 'headings' | 'rows'> & { cells: Cell[][] }

/** By byte: comma, semicolon, tab, bar and line feed, each of which may begin a cell. */
const SEPARATES = Array.from({ length: 256 }, (_, byte) => Buffer.from(',;\t|\n').includes(byte))

/** A character has at most four bytes. */
const LONGEST_RUN = 4 * sheetLimits.characters

/**
 * Refuses what the parser would read for minutes: millions of cells, which text may contain too,
 * and megabytes without a separator, which are one cell.
 */
function refuseUnreadable(bytes: Buffer) {
  let separators = 0
  let run = 0

  for (const byte of bytes) {
    const separates = SEPARATES[byte]
    if (separates) separators++
    run = separates ? 0 : run + 1

    if (separators > 2 * sheetLimits.cells || run > LONGEST_RUN)
      refuse('import.too_many', { params: sheetLimits })
  }
}

function readCsv(bytes: Buffer): Read {
  refuseUnreadable(bytes)
  const { text, encoding } = decoded(bytes)
  // Spreadsheets have hardly any control characters; pictures and programs have many.
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text.slice(0, 100_000))) return refuse('import.file')

  const { data, meta } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: sheetLimits.rows + 20,
  })

  // "sep=;" in the first line is a note to Excel.
  const declared = /^sep=(.)$/i.exec(data[0]?.join('') ?? '')
  if (declared) data[0] = []

  return { format: 'csv', delimiter: meta.delimiter, encoding, sheet: null, cells: data }
}

function readXlsx(bytes: Buffer): Read {
  refuseZipBomb(bytes, {
    most: UNPACKED,
    unreadable: () => refuse('import.file'),
    tooLarge: () => refuse('import.unfolded'),
  })

  let book: WorkBook

  try {
    book = read(bytes, {
      type: 'buffer',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      sheetRows: sheetLimits.rows + 20,
    })
  } catch {
    return refuse('import.file')
  }

  const hidden = new Set(
    (book.Workbook?.Sheets ?? []).flatMap((sheet, index) =>
      sheet.Hidden ? [book.SheetNames[index]] : [],
    ),
  )

  const name =
    book.SheetNames.find((sheet) => !hidden.has(sheet) && book.Sheets[sheet]?.['!ref']) ??
    refuse('import.empty')
  const sheet = book.Sheets[name]!
  const { e: end } = utils.decode_range(sheet['!ref']!)
  const height = Math.min(end.r, sheetLimits.rows + 20) + 1

  if (end.c >= sheetLimits.columns * 2 || height * (end.c + 1) > sheetLimits.cells)
    refuse('import.too_many', { params: sheetLimits })

  const dates1904 = !!book.Workbook?.WBProps?.date1904

  const cells = Array.from({ length: height }, (_, r) =>
    Array.from({ length: end.c + 1 }, (_, c): Cell => {
      const cell = sheet['!data']?.[r]?.[c]
      if (!cell || cell.v === undefined || cell.t === 'e') return null

      if (cell.t === 'n' && cell.z && SSF.is_date(String(cell.z)))
        return dayOfSerial(Number(cell.v), dates1904)

      if (cell.t === 'n' && cell.z && cell.z !== 'General')
        return shownNumber(Number(cell.v), String(cell.z))

      return cell.v instanceof Date ? cell.v.toISOString().slice(0, 10) : cell.v
    }),
  )

  return { format: 'xlsx', delimiter: null, encoding: null, sheet: name, cells }
}

/** Formats a number as its cell shows it: "00042", "EMP-0007", "€5,416.67". */
function shownNumber(value: number, format: string): Cell {
  try {
    const mark = formatMark(format)
    return { value, shown: SSF.format(format, value), ...(mark && { mark }) }
  } catch {
    return value
  }
}

/** Converts Excel's days since 1900 (with its 29 February 1900) or 1904. */
function dayOfSerial(serial: number, dates1904: boolean): string {
  const { y, m, d } = SSF.parse_date_code(serial, { date1904: dates1904 })
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
}
