import { read, SSF, utils, type WorkBook } from '@e965/xlsx'
import { MOST_ABOVE, type Table, type TableKind, tableOf } from './table.parser'
import { refuseZipBomb } from './zip-bomb'

/** Whether the bytes are a workbook of Excel. */
export const isWorkbook = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04])) &&
  bytes.includes(Buffer.from('xl/workbook.xml'))

/** Reads the first sheet of a workbook with the headings of such a list. */
export function readWorkbook(bytes: Buffer, kind: TableKind): Table {
  refuseZipBomb(bytes, {
    most: kind.unpacked,
    unreadable: kind.notATable,
    tooLarge: kind.tooMany,
  })

  const book = opened(bytes, kind)
  const hidden = new Set(
    (book.Workbook?.Sheets ?? []).flatMap((sheet, n) => (sheet.Hidden ? [book.SheetNames[n]] : [])),
  )
  const shown = book.SheetNames.filter((name) => !hidden.has(name) && book.Sheets[name]?.['!ref'])
  const sheets = shown.map((name) => cellsOf(book, name, kind))

  const data =
    sheets.find((rows) => rows.slice(0, MOST_ABOVE).some(kind.isHeadingRow)) ??
    sheets[0] ??
    kind.empty()

  return tableOf(data, { delimiter: '', encoding: 'XLSX' }, kind)
}

function opened(bytes: Buffer, { limits, notATable }: TableKind): WorkBook {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      sheetRows: limits.rows + MOST_ABOVE + 2,
    })
  } catch {
    return notATable()
  }
}

function cellsOf(book: WorkBook, name: string, { limits, tooMany }: TableKind): string[][] {
  const sheet = book.Sheets[name]!
  const { e: end } = utils.decode_range(sheet['!ref']!)
  if (end.c >= limits.columns) tooMany()
  const date1904 = !!book.Workbook?.WBProps?.date1904

  return Array.from({ length: end.r + 1 }, (_, r) =>
    Array.from({ length: end.c + 1 }, (_, c) => {
      const cell = sheet['!data']?.[r]?.[c]
      if (!cell || cell.v === undefined || cell.t === 'e') return ''
      if (cell.t !== 'n') return String(cell.v)

      return numberText(Number(cell.v), String(cell.z ?? 'General'), date1904)
    }),
  )
}

/** A duration counts hours beyond a day: `[h]:mm`. */
const DURATION = /\[h+\]/i

/**
 * Returns a number as a text of the reader: a duration or time of day as `HH:mm:ss`, a day as
 * `YYYY-MM-DD`, both together, else the number.
 */
function numberText(value: number, format: string, date1904: boolean): string {
  if (!SSF.is_date(format)) return String(value)
  if (DURATION.test(format)) return clock(Math.round(value * 86_400))
  const parts = SSF.parse_date_code(value, { date1904 })
  const { y, m, d, H, M, S } = parts
  const time = clock(H * 3600 + M * 60 + Math.round(S))
  if (value < 1) return time
  const day = `${y}-${two(m)}-${two(d)}`

  return value % 1 === 0 && !/h/i.test(format) ? day : `${day} ${time}`
}

const two = (part: number) => String(part).padStart(2, '0')

const clock = (seconds: number) =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
