import { refuse } from '@workledger/contracts/kernel/errors'
import { type DateOrder, dateOrderOf } from '@workledger/domain/kernel/file-dates'
import {
  balanceColumns,
  hasBalances,
  isBalanceHeadingRow,
} from '@workledger/domain/leave/import/balance-columns'
import {
  type BalanceType,
  type PlannedBalance,
  planBalances,
} from '@workledger/domain/leave/import/balance-plan'
import { readBalances } from '@workledger/domain/leave/import/balance-rows'
import type { LeaveProblem } from '@workledger/domain/leave/import/cells'
import type { LeaveImportFormat } from '@workledger/domain/leave/import/columns'
import type { KnownPerson, PersonMatch, TypeMatch } from '@workledger/domain/leave/import/plan'
import { type Pieces, packed, unpacked } from '@workledger/projections/kernel/threads/pieces'
import { leaveTable } from './leave-table.parser'

export interface BalanceFile {
  readonly bytes: Uint8Array
  readonly choices: {
    readonly people: Readonly<Record<string, string | null>>
    readonly types: Readonly<Record<string, string | null>>
    readonly date_order: DateOrder | undefined
    readonly as_of: string | undefined
    readonly unit: 'days' | 'hours' | undefined
  }
  readonly people: Pieces<KnownPerson>
  readonly types: readonly BalanceType[]
  /** The importer's own employees, whose balance another person imports. */
  readonly own: readonly string[]
}

export interface BalanceFilePlan {
  readonly format: LeaveImportFormat
  readonly delimiter: string
  readonly encoding: string
  readonly order: ReturnType<typeof dateOrderOf>
  readonly rows: number
  readonly unit: 'days' | 'hours'
  readonly unitCertain: boolean
  readonly dayOpen: boolean
  readonly people: PersonMatch[]
  readonly types: TypeMatch[]
  readonly balances: Pieces<PlannedBalance>
  readonly problems: Pieces<LeaveProblem>
}

/** Reads a list of balances and plans its import, in a thread. */
export function parse(file: BalanceFile): BalanceFilePlan {
  const { headings, rows, delimiter, encoding } = leaveTable(file.bytes, isBalanceHeadingRow)
  const columns = balanceColumns(headings)
  if (!hasBalances(columns)) refuse('leave_import.no_balance_columns')
  if (rows.length === 0) refuse('leave_import.empty')
  const { date_order, as_of, unit = 'days', people, types } = file.choices
  const { day } = columns.at

  const found = dateOrderOf(
    day === undefined ? [] : rows.map(({ cells }) => (cells[day] ?? '').trim().split(/[T\s]/)[0]!),
  )

  const read = readBalances(rows, headings, columns, { order: date_order ?? found.order, unit })

  const plan = planBalances(
    read,
    { people: unpacked(file.people), types: file.types },
    { people, types, own: file.own, as_of: as_of ?? null },
  )

  return {
    format: columns.format,
    delimiter,
    encoding,
    order: { ...found, certain: found.certain || date_order !== undefined },
    rows: rows.length,
    unit,
    unitCertain: read.unitCertain,
    dayOpen: plan.dayOpen,
    people: plan.people,
    types: plan.types,
    balances: packed(plan.balances),
    problems: packed([...read.problems, ...plan.problems]),
  }
}
