import { type CellObject, utils, write } from '@e965/xlsx'
import { DAY_MS } from '@workledger/contracts/kernel/durations'
import type { ListColumn } from '@workledger/contracts/kernel/list-columns'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { type Pieces, unpacked } from './threads/pieces'

// Only threads load this module, because a long workbook takes seconds.

type ColumnType = ListColumn['type']

export interface Table {
  readonly name: string
  readonly headings: readonly string[]
  readonly types: readonly ColumnType[]
  readonly rows: Pieces<readonly unknown[]>
}

const EPOCH = Date.UTC(1899, 11, 30)
const serial = (instant: string) => (Date.parse(`${instant.replace(' ', 'T')}Z`) - EPOCH) / DAY_MS

/**
 * Returns a cell with its real type: text is never a formula; days and amounts can be used in
 * calculations.
 */
function xlsxCell(value: unknown, type: ColumnType | undefined): CellObject {
  if (value === null || value === undefined) return { t: 'z' }
  const text = String(value)

  switch (type) {
    case 'number':
    case 'money': {
      // A number with more digits than a double holds stays text, so no digit is lost.
      if (!/^-?\d+(\.\d+)?$/.test(text) || text.replace(/\D/g, '').length > 15)
        return { t: 's', v: text }

      const places = text.split('.')[1]?.length ?? 0

      return {
        t: 'n',
        v: Number(text),
        ...(type === 'money' ? { z: places ? `#,##0.${'0'.repeat(places)}` : '#,##0' } : {}),
      }
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

/** Writes a workbook with one sheet and a frozen heading row with filters. */
export function writeTable({ name, headings, types, rows }: Table): Uint8Array {
  const head = headings.map((label): CellObject => ({ t: 's', v: label }))
  const body = unpacked(rows).map((row) => row.map((value, at) => xlsxCell(value, types[at])))

  const range = utils.encode_range({
    s: { r: 0, c: 0 },
    e: { r: body.length, c: headings.length - 1 },
  })

  const sheet = {
    '!ref': range,
    '!data': [head, ...body],
    '!autofilter': { ref: range },
    '!cols': headings.map((label) => ({ wch: Math.max(12, label.length + 2) })),
  }

  return withFrozenHeading(sheetBytes(sheet, name))
}

export interface Sheet {
  readonly name: string
  readonly cells: readonly (readonly CellObject[])[]
  /** Width of each column, in characters. */
  readonly widths: readonly number[]
}

/** Writes a workbook with one sheet of given cells. */
export function writeSheet({ name, cells, widths }: Sheet): Uint8Array {
  const last = { r: cells.length - 1, c: Math.max(...cells.map((row) => row.length)) - 1 }
  return sheetBytes(
    {
      '!ref': utils.encode_range({ s: { r: 0, c: 0 }, e: last }),
      '!data': cells,
      '!cols': widths.map((wch) => ({ wch })),
    },
    name,
  )
}

const sheetBytes = (sheet: object, name: string): Uint8Array =>
  write(utils.book_new(sheet as never, name.slice(0, 31)), {
    type: 'buffer',
    bookType: 'xlsx',
    compression: true,
  })

const PANE = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'

/** Adds a frozen pane to the written file, because the library writes none. */
function withFrozenHeading(file: Uint8Array): Uint8Array {
  const parts = unzipSync(file)
  const path = 'xl/worksheets/sheet1.xml'

  const frozen = strFromU8(parts[path]!).replace(
    /<sheetView ([^>]*)\/>/,
    `<sheetView $1>${PANE}</sheetView>`,
  )

  return zipSync({ ...parts, [path]: strToU8(frozen) })
}
