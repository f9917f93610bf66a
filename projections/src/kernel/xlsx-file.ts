import type { Asker } from '@workledger/domain/kernel/fair-turns'
import type { ExportColumn } from './export-cells'
import { packedAs } from './threads/pieces'
import { threadModule } from './threads/thread-module'
import { inWriter } from './threads/writers'
import type { writeSheet, writeTable } from './xlsx.writer'

const TOO_LARGE = 'export.too_large'
const MODULE = threadModule(__dirname, 'xlsx.writer')

export interface ExportedTable {
  readonly name: string
  readonly columns: readonly ExportColumn[]
  readonly rows: readonly Record<string, unknown>[]
  /** Default: the labels, in English. */
  readonly headings?: readonly string[] | undefined
}

/** Returns a workbook of a table, written in a thread. */
export async function xlsxFile(
  asker: Asker,
  { name, columns, rows, headings }: ExportedTable,
): Promise<Buffer> {
  const table = {
    name,
    headings: headings ?? columns.map(([key, { label }]) => label ?? key),
    types: columns.map(([, { type }]) => type),
    rows: await packedAs(rows, (row) => columns.map(([key]) => row[key])),
  }
  return Buffer.from(
    await inWriter<typeof writeTable>(
      asker,
      { module: MODULE, name: 'writeTable', input: [table] },
      TOO_LARGE,
    ),
  )
}

/** Returns a workbook of given cells, written in a thread. */
export async function xlsxSheet(
  asker: Asker,
  sheet: Parameters<typeof writeSheet>[0],
): Promise<Buffer> {
  return Buffer.from(
    await inWriter<typeof writeSheet>(
      asker,
      { module: MODULE, name: 'writeSheet', input: [sheet] },
      TOO_LARGE,
    ),
  )
}
