import { refuse } from '@workledger/contracts/kernel/errors'
import { isHeadingRow } from '@workledger/domain/time-tracking/import/columns'
import { readTextTable, type Table, type TableKind } from '../../kernel/untrusted/table.parser'
import { MOST_BYTES, tableLimits } from './table-limits'

export type { Table }

/** Lists of tracked time. */
export const timeTables: TableKind = {
  limits: tableLimits,
  unpacked: MOST_BYTES,
  isHeadingRow,
  notATable: () => refuse('time_import.file'),
  empty: () => refuse('time_import.empty'),
  tooMany: () => refuse('time_import.too_many', { params: tableLimits }),
}

/** Reads CSV with comma, semicolon, tab or bar, in UTF-8, UTF-16 or Windows-1252. */
export const readTable = (bytes: Buffer): Table => readTextTable(bytes, timeTables)
