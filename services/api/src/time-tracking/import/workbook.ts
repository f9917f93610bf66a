import { read, SSF, utils, type WorkBook } from '@e965/xlsx'
import { refuse } from '@workledger/contracts/kernel/errors'
import { isHeadingRow } from '@workledger/domain/time-tracking/import/columns'
import { refuseZipBomb } from '../../kernel/untrusted/zip-bomb'
import { MOST_ABOVE, type Table, tableOf } from './table'
import { MOST_BYTES, tableLimits } from './table-limits'

const tooMany = () => refuse('time_import.too_many', { params: tableLimits })

/** Whether the bytes are a workbook of Excel. */
export const isWorkbook = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04])) &&
  bytes.includes(Buffer.from('xl/workbook.xml'))

/** Reads the first sheet of a workbook with the headings of a list of time. */
export function readWorkbook(bytes: Buffer): Table {
  refuseZipBomb(bytes, {
    most: MOST_BYTES,
    unreadable: () => refuse('time_import.file'),
    tooLarge: tooMany,
  })

  const book = opened(bytes)
  const hidden = new Set(
    (book.Workbook?.Sheets ?? []).flatMap((sheet, n) => (sheet.Hidden ? [book.SheetNames[n]] : [])),
  )
  const shown = book.SheetNames.filter((name) => !hidden.has(name) && book.Sheets[name]?.['!ref'])
  const sheets = shown.map((name) => cellsOf(book, name))

  const data =
    sheets.find((rows) => rows.slice(0, MOST_ABOVE).some(isHeadingRow)) ??
    sheets[0] ??
    refuse('time_import.empty')

  return tableOf(data, { delimiter: '', encoding: 'XLSX' })
}

function opened(bytes: Buffer): WorkBook {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      sheetRows: tableLimits.rows + MOST_ABOVE + 2,
    })
  } catch {
    return refuse('time_import.file')
  }
}

function cellsOf(book: WorkBook, name: string): string[][] {
  const sheet = book.Sheets[name]!
  const { e: end } = utils.decode_range(sheet['!ref']!)
  if (end.c >= tableLimits.columns) tooMany()
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
