import { refuse } from '@workledger/contracts/kernel/errors'
import { type DateOrder, dateOrderOf } from '@workledger/domain/kernel/file-dates'
import { hasTimes, timeColumns } from '@workledger/domain/time-tracking/import/columns'
import {
  type PersonMatch,
  planTime,
  type TimeCompany,
  type TimePlan,
} from '@workledger/domain/time-tracking/import/plan'
import {
  type ReadEntry,
  readEntries,
  type TimeProblem,
} from '@workledger/domain/time-tracking/import/rows'
import { derivedId } from '@workledger/event-store/ids'
import { type Pieces, packed, unpacked } from '@workledger/projections/kernel/threads/pieces'
import { type ZoneSteps, zoneAt } from '@workledger/projections/structure/zones.queries'
import { isWorkbook, readWorkbook } from '../../kernel/untrusted/workbook.parser'
import { readTable, timeTables } from './table'
import { unpackedExport } from './unpacked-export'

export interface TimeFile {
  readonly workspace: string
  readonly bytes: Uint8Array
  readonly choices: {
    readonly people: Readonly<Record<string, string | null>>
    readonly date_order: DateOrder | undefined
  }
  readonly zone: string
  readonly client: string
  readonly company: Omit<TimeCompany, 'tasks' | 'people'> & {
    readonly people: Pieces<TimeCompany['people'][number]>
    readonly tasks: Pieces<TimeCompany['tasks'][number]>
  }
  readonly zones: Pieces<ZoneSteps>
  readonly now: string
  readonly commandId: string
}

export type FirstRow = Pick<
  ReadEntry,
  'row' | 'person' | 'day' | 'client' | 'project' | 'task' | 'description'
> & { start: string | null; end: string | null; seconds: number | null }

export interface TimeFilePlan {
  readonly format: ReturnType<typeof timeColumns>['format']
  readonly delimiter: string
  readonly encoding: string
  readonly order: ReturnType<typeof dateOrderOf>
  readonly local: boolean
  readonly rows: number
  readonly repeated: number
  readonly tagged: number
  readonly people: PersonMatch[]
  readonly missing: TimePlan['missing']
  readonly first: FirstRow[]
  readonly entries: Pieces<TimePlan['entries'][number]>
  readonly problems: Pieces<TimeProblem>
}

const FIRST_ROWS = 20

/** Reads a file of tracked time and plans its import, in a thread. */
export function parse(file: TimeFile): TimeFilePlan {
  const bytes = Buffer.from(file.bytes)
  const table = isWorkbook(bytes)
    ? readWorkbook(bytes, timeTables)
    : (unpackedExport(bytes) ?? readTable(bytes))
  const { headings, rows, delimiter, encoding } = table
  const columns = timeColumns(headings)
  if (!hasTimes(columns)) refuse('time_import.no_times')
  if (rows.length === 0) refuse('time_import.empty')
  const { at, format } = columns
  const dates = (['start_date', 'end_date', 'start', 'end'] as const).flatMap((column) =>
    at[column] === undefined ? [] : [at[column]],
  )

  const found = dateOrderOf(
    rows.flatMap(({ cells }) => dates.map((n) => (cells[n] ?? '').trim().split(/[T\s]/)[0]!)),
  )

  const read = readEntries(rows, headings, columns, file.choices.date_order ?? found.order)
  const zones = unpacked(file.zones)

  const plan = planTime(
    read,
    {
      ...file.company,
      people: unpacked(file.company.people),
      tasks: unpacked(file.company.tasks),
    },
    {
      zone: file.zone,
      people: file.choices.people,
      client: file.client,
      now: file.now,
      zoneOf: (employee) => zoneAt(zones, file.workspace, employee),
      entryId: (of) => derivedId(file.workspace, `time import ${of}`),
      newId: (of) => derivedId(file.commandId, `time import ${of}`),
    },
  )

  return {
    format,
    delimiter,
    encoding,
    order: { ...found, certain: found.certain || file.choices.date_order !== undefined },
    local: read.local && read.entries.some(({ start }) => start && !start.utc),
    rows: rows.length,
    repeated: plan.repeated,
    tagged: read.tagged,
    people: plan.people,
    missing: plan.missing,
    first: read.entries.slice(0, FIRST_ROWS).map(firstRow),
    entries: packed(plan.entries),
    problems: packed([...read.problems, ...plan.problems].sort((a, b) => a.row - b.row)),
  }
}

const firstRow = ({ start, end, seconds, ...entry }: ReadEntry): FirstRow => ({
  row: entry.row,
  person: entry.person,
  day: entry.day,
  start: start ? start.time : null,
  end: end ? end.time : null,
  seconds: seconds ?? null,
  client: entry.client,
  project: entry.project,
  task: entry.task,
  description: entry.description.slice(0, 200),
})
