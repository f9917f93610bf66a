import { refuse } from '@workledger/contracts/kernel/errors'
import { readTextTable, type Table } from '../../kernel/untrusted/table.parser'
import { isWorkbook, readWorkbook } from '../../kernel/untrusted/workbook.parser'
import { tableLimits } from './table-limits'

/** Bytes of all unpacked tables. */
const MOST_BYTES = 32 * 1024 * 1024

/** Reads a CSV or XLSX file, in a thread. */
export function leaveTable(
  file: Uint8Array,
  isHeadingRow: (row: readonly string[]) => boolean,
): Table {
  const bytes = Buffer.from(file)

  const kind = {
    limits: tableLimits,
    unpacked: MOST_BYTES,
    isHeadingRow,
    notATable: () => refuse('leave_import.file'),
    empty: () => refuse('leave_import.empty'),
    tooMany: () => refuse('leave_import.too_many', { params: tableLimits }),
  }

  return isWorkbook(bytes) ? readWorkbook(bytes, kind) : readTextTable(bytes, kind)
}
