import { refuse } from '@workledger/contracts/kernel/errors'
import { type DateOrder, dateOrderOf } from '@workledger/domain/kernel/file-dates'
import type { LeaveProblem } from '@workledger/domain/leave/import/cells'
import { hasLeaves, isHeadingRow, leaveColumns } from '@workledger/domain/leave/import/columns'
import {
  type KnownPerson,
  type KnownType,
  type PersonMatch,
  type PlannedLeave,
  planLeaves,
  type TypeMatch,
} from '@workledger/domain/leave/import/plan'
import { type ReadLeave, readLeaves } from '@workledger/domain/leave/import/rows'
import { derivedId } from '@workledger/event-store/ids'
import { type Pieces, packed, unpacked } from '@workledger/projections/kernel/threads/pieces'
import { leaveTable } from './leave-table.parser'

export interface LeaveFile {
  readonly workspace: string
  readonly bytes: Uint8Array
  readonly choices: {
    readonly people: Readonly<Record<string, string | null>>
    readonly types: Readonly<Record<string, string | null>>
    readonly date_order: DateOrder | undefined
  }
  readonly people: Pieces<KnownPerson>
  readonly types: readonly KnownType[]
  /** The importer's own employees, whose leave another person imports. */
  readonly own: readonly string[]
}

export type FirstLeave = Pick<ReadLeave, 'row' | 'person' | 'type' | 'from' | 'to' | 'note'>

export interface LeaveFilePlan {
  readonly format: ReturnType<typeof leaveColumns>['format']
  readonly delimiter: string
  readonly encoding: string
  readonly order: ReturnType<typeof dateOrderOf>
  readonly rows: number
  readonly people: PersonMatch[]
  readonly types: TypeMatch[]
  readonly first: FirstLeave[]
  readonly leaves: Pieces<PlannedLeave>
  readonly problems: Pieces<LeaveProblem>
}

const FIRST_ROWS = 20

/** Reads a list of leave and plans its import, in a thread. */
export function parse(file: LeaveFile): LeaveFilePlan {
  const { headings, rows, delimiter, encoding } = leaveTable(file.bytes, isHeadingRow)
  const columns = leaveColumns(headings)
  if (!hasLeaves(columns)) refuse('leave_import.no_columns')
  if (rows.length === 0) refuse('leave_import.empty')
  const { at, format } = columns
  const dates = (['from', 'to', 'half_day_date'] as const).flatMap((column) => at[column] ?? [])

  const found = dateOrderOf(
    rows.flatMap(({ cells }) => dates.map((n) => (cells[n] ?? '').trim().split(/[T\s]/)[0]!)),
  )

  const { date_order, people, types } = file.choices
  const read = readLeaves(rows, headings, columns, date_order ?? found.order)

  const plan = planLeaves(
    read,
    { people: unpacked(file.people), types: file.types },
    {
      people,
      types,
      own: file.own,
      leaveId: (of) => derivedId(file.workspace, `leave import ${of}`),
    },
  )

  return {
    format,
    delimiter,
    encoding,
    order: { ...found, certain: found.certain || date_order !== undefined },
    rows: rows.length,
    people: plan.people,
    types: plan.types,
    first: read.leaves.slice(0, FIRST_ROWS).map(firstLeave),
    leaves: packed(plan.leaves),
    problems: packed([...read.problems, ...plan.problems]),
  }
}

const firstLeave = ({ row, person, type, from, to, note }: ReadLeave): FirstLeave => ({
  ...{ row, person, type, from, to },
  note: note.slice(0, 200),
})
