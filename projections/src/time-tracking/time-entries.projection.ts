import { employeeEvents } from '@workledger/contracts/people/people.events'
import { timerEvents as e } from '@workledger/contracts/time-tracking/time-tracking.events'
import { splitAtMidnights } from '@workledger/domain/kernel/zone-days'
import {
  begin,
  change,
  changeWhere,
  derive,
  erased,
  instantOf,
  on,
  projection,
  said,
  sum,
} from '../kernel/projection'
import { col, type RowOf, table } from '../kernel/table'

/** `end_at` is null while an entry runs; `day` is the local day of the start in `zone`. */
export const timeEntries = table(
  'time_entries',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    description: col.maybe.text,
    project_id: col.maybe.uuid,
    task_id: col.maybe.uuid,
    billable: col.bool,
    tags: col.json<readonly string[]>(),
    start_at: col.instant,
    end_at: col.maybe.instant,
    zone: col.text,
    day: col.day,
    revision: col.int,
    /** The import that added it. */
    import_id: col.maybe.uuid,
    /** End of the time without input that the person kept last. */
    idle_kept_until: col.maybe.instant,
  },
  {
    followed: true,
    indexes: [
      'workspace_id, employee_id, start_at desc, id',
      'employee_id, end_at',
      'workspace_id, start_at desc, id',
      'workspace_id, day',
      'workspace_id, end_at',
      'using btree (project_id) where project_id is not null',
      'using btree (import_id) where import_id is not null',
      "using btree (workspace_id, day) where tags <> '[]'",
      "using btree (workspace_id, employee_id, start_at) where tags <> '[]'",
    ],
  },
)

/**
 * Seconds of each ended entry by local day, so that totals are plain sums. `id` is the entry's id
 * and the day.
 */
export const timeEntryDays = table(
  'time_entry_days',
  {
    id: col.text,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    entry_id: col.uuid,
    project_id: col.maybe.uuid,
    task_id: col.maybe.uuid,
    billable: col.bool,
    day: col.day,
    seconds: col.int,
    /** True if the entry begins on this day. */
    first: col.bool,
  },
  {
    indexes: [
      'using btree (workspace_id, employee_id, day) include (project_id, seconds)',
      'entry_id',
      'using btree (workspace_id, day, employee_id) include (project_id, task_id, billable, seconds, first)',
      'using btree (project_id) include (task_id, seconds, billable) where project_id is not null',
    ],
  },
)

/**
 * These days summed by month, so that a year's sums do not read every entry; `month` is its first
 * day.
 */
export const timeEntryMonths = table(
  'time_entry_months',
  {
    id: col.text,
    workspace_id: col.uuid,
    employee_id: col.uuid,
    project_id: col.maybe.uuid,
    task_id: col.maybe.uuid,
    billable: col.bool,
    month: col.day,
    seconds: col.int,
    /** Number of entries that begin in the month. */
    entries: col.int,
    parts: col.int,
  },
  { indexes: ['workspace_id, month', 'employee_id'] },
)

const toIso = (instant: string) => `${instant.replace(' ', 'T')}Z`
/** Returns the data of an event without the clocks of an action made offline. */
const online = <D extends { action_id?: unknown; pressed_at?: unknown; received_at?: unknown }>({
  action_id: _,
  pressed_at: __,
  received_at: ___,
  ...data
}: D) => data

const entryIdOf = (event: { data: { entry_id: string } }) => event.data.entry_id

const daysOf = ({
  start_at,
  end_at,
  zone,
  ...entry
}: RowOf<typeof timeEntries>): RowOf<typeof timeEntryDays>[] => {
  const { id, workspace_id, employee_id, project_id, task_id, billable } = entry
  if (end_at === null) return []

  return splitAtMidnights(toIso(start_at), toIso(end_at), zone).map(({ day, seconds }, n) => ({
    id: `${id} ${day}`,
    ...{
      workspace_id,
      employee_id,
      entry_id: id,
      project_id,
      task_id,
      billable,
      day,
      seconds,
      first: n === 0,
    },
  }))
}

export const timeEntriesProjection = projection('time-tracking', {
  version: 9,
  tables: [timeEntries, timeEntryDays, timeEntryMonths],
  derived: [derive(timeEntries, timeEntryDays, 'entry_id', daysOf)],
  sums: [
    sum(timeEntries, timeEntryMonths, ['seconds', 'entries'], (entry) =>
      daysOf(entry).map(
        ({ workspace_id, employee_id, project_id, task_id, billable, day, seconds, first }) => {
          const month = `${day.slice(0, 7)}-01`
          const id = `${employee_id} ${project_id ?? ''} ${task_id ?? ''} ${billable} ${month}`

          return {
            id,
            workspace_id,
            employee_id,
            project_id,
            task_id,
            billable,
            month,
            seconds,
            entries: Number(first),
          }
        },
      ),
    ),
  ],
  steps: [
    begin(
      e.TimeEntryStarted,
      timeEntries,
      entryIdOf,
      ({ workspace, data: { entry_id, start, ...data } }) => ({
        id: entry_id,
        workspace_id: workspace,
        ...online(data),
        tags: data.tags ?? [],
        start_at: instantOf(start),
        end_at: null,
        revision: 0,
        import_id: null,
        idle_kept_until: null,
      }),
    ),
    begin(
      e.TimeEntryAdded,
      timeEntries,
      entryIdOf,
      ({ workspace, data: { entry_id, start, end, import_id = null, ...data } }) => ({
        id: entry_id,
        workspace_id: workspace,
        ...online(data),
        tags: data.tags ?? [],
        start_at: instantOf(start),
        end_at: instantOf(end),
        revision: 0,
        import_id,
        idle_kept_until: null,
      }),
    ),
    change(e.TimeEntryStopped, timeEntries, entryIdOf, ({ data: { end } }, { revision }) => ({
      end_at: instantOf(end),
      revision: revision + 1,
    })),
    change(
      e.TimeEntryChanged,
      timeEntries,
      entryIdOf,
      ({ data: { entry_id: _, start, end, tags, ...data } }, { revision }) => ({
        ...said(online(data)),
        ...(tags === undefined ? {} : { tags: tags ?? [] }),
        ...(start ? { start_at: instantOf(start) } : {}),
        ...(end ? { end_at: instantOf(end) } : {}),
        revision: revision + 1,
      }),
    ),
    // It changes nothing that If-Match protects, so the revision stays.
    change(e.TimeEntryIdleKept, timeEntries, entryIdOf, ({ data: { idle_to } }) => ({
      idle_kept_until: instantOf(idle_to),
    })),
    on(e.TimeEntryDeleted, timeEntries, entryIdOf, () => null),
    changeWhere(
      employeeEvents.PersonErased,
      timeEntries,
      { column: 'employee_id', value: erased },
      () => ({ description: null, tags: [] }),
    ),
  ],
})
