import { deflateRawSync } from 'node:zlib'
import { utils, type WorkSheet, write } from '@e965/xlsx'
import { isWorkbook, readWorkbook as readKind } from '../../kernel/untrusted/workbook.parser'
import { timeTables } from './table'

const readWorkbook = (bytes: Buffer) => readKind(bytes, timeTables)

const DAY = 45_355 // 4 March 2024

/** Makes a sheet; a pair is a number with its format. */
const sheetOf = (rows: readonly (readonly (string | number | [number, string])[])[]): WorkSheet => {
  const sheet = utils.aoa_to_sheet(
    rows.map((row) => row.map((cell) => (Array.isArray(cell) ? cell[0] : cell))),
  )

  for (const [r, row] of rows.entries())
    for (const [c, cell] of row.entries())
      if (Array.isArray(cell)) sheet[utils.encode_cell({ r, c })].z = cell[1]

  return sheet
}

const workbook = (sheets: Readonly<Record<string, WorkSheet>>): Buffer =>
  write({ SheetNames: Object.keys(sheets), Sheets: sheets }, { type: 'buffer', bookType: 'xlsx' })

describe('a workbook of time', () => {
  it('has days, times and durations as texts', () => {
    const bytes = workbook({
      'Detailed Report': sheetOf([
        ['Detailed report'],
        ['Email', 'Start Date', 'Start Time', 'End Time', 'Duration (h)', 'Hours', 'Description'],
        [
          'eli@example.com',
          [DAY, 'dd/mm/yyyy'],
          [0.375, 'hh:mm:ss'],
          [17.5 / 24, 'h:mm AM/PM'],
          [30.5 / 24, '[h]:mm:ss'],
          1.25,
          '=HYPERLINK("x")',
        ],
        ['', '', '', '', '', '', ''],
        ['eli@example.com', [DAY + 0.375, 'yyyy-mm-dd hh:mm'], '', '', '', [2, '0.00'], '007'],
      ]),
    })

    expect(isWorkbook(bytes)).toBe(true)
    const { headings, rows } = readWorkbook(bytes)
    expect(headings[1]).toBe('Start Date')
    expect(rows).toEqual([
      {
        row: 3,
        cells: [
          ...['eli@example.com', '2024-03-04', '09:00:00', '17:30:00', '30:30:00', '1.25'],
          '=HYPERLINK("x")',
        ],
      },
      { row: 5, cells: ['eli@example.com', '2024-03-04 09:00:00', '', '', '', '2', '007'] },
    ])
  })

  it('is read from the sheet that lists time', () => {
    const bytes = workbook({
      Summary: sheetOf([['Total', 12]]),
      Entries: sheetOf([
        ['User', 'Date', 'Hours'],
        ['Eli', '2024-03-04', 8],
      ]),
    })

    expect(readWorkbook(bytes).rows).toEqual([{ row: 2, cells: ['Eli', '2024-03-04', '8'] }])
  })

  it('is refused if it unpacks to more than memory, is cut off or is too wide', () => {
    const bytes = workbook({ Entries: sheetOf([['User', 'Date', 'Hours']]) })
    const refusal = (file: Buffer) => {
      try {
        readWorkbook(file)
        return undefined
      } catch (error) {
        return (error as { code: string }).code
      }
    }

    expect(refusal(bytes.subarray(0, bytes.length - 30))).toBe('time_import.file')
    expect(refusal(bomb())).toBe('time_import.too_many')
    const wide = workbook({ Entries: sheetOf([Array.from({ length: 61 }, (_, n) => `c${n}`)]) })
    expect(refusal(wide)).toBe('time_import.too_many')
  })
})

/** An archive of a few kilobytes that unpacks to 70 MB. */
function bomb(): Buffer {
  const name = Buffer.from('xl/workbook.xml')
  const packed = deflateRawSync(Buffer.alloc(70 * 1024 * 1024))
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(30 + name.length + packed.length, 16)

  return Buffer.concat([local, name, packed, entry, name, end])
}
