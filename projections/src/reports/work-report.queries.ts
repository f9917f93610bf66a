import { DAY_MS } from '@workledger/contracts/kernel/durations'
import type { Grouping, Stackable } from '@workledger/contracts/reports/report-kinds'
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../kernel/scope'
import type { Reads } from '../kernel/tenant-reads'
import { hourlyRate } from '../projects/hourly-rate.port'
import { inApprovedWeek } from '../time-tracking/approved-time.port'

/** Filter of a report: local days, both included, and nothing outside the scope. */
export interface WorkFilter {
  readonly workspace: string
  readonly scope: Scope
  readonly start_date: string
  readonly end_date: string
  readonly employee_ids?: readonly string[] | undefined
  readonly project_ids?: readonly string[] | undefined
  readonly client_ids?: readonly string[] | undefined
  /** Only entries with one of these tags. */
  readonly tags?: readonly string[] | undefined
  readonly billable?: boolean | undefined
  /** Only time in approved weeks, or only other time. */
  readonly approved?: boolean | undefined
}

const inApproved = inApprovedWeek(sql.ref('x.employee_id'), sql.ref('x.day'))

const anyOf = (column: string, ids: readonly string[] | undefined) =>
  ids ? sql<boolean>`${sql.ref(column)} = any (${[...ids]}::uuid[])` : undefined

/**
 * SQL of the entries with tags that can have time within the days; an entry lasts a day at most.
 * A partial index holds them.
 */
const taggedEntries = ({ workspace, start_date, end_date }: WorkFilter) => sql`
  select t.id, t.tags from time_entries t
  where t.workspace_id = ${workspace} and t.tags <> '[]'
    and t.day between ${dayBefore(start_date)} and ${end_date}`

/** Returns whether the entry of a row of `x` has one of the tags. */
const hasTag = (filter: WorkFilter, tags: readonly string[], entry: 'x.id' | 'x.entry_id') =>
  sql<boolean>`${sql.ref(entry)} in (
    select id from (${taggedEntries(filter)}) tagged where tagged.tags ?| ${[...tags]}::text[])`

/**
 * Returns the conditions of a filter on rows of `x` with project `p`; ids outside the scope match
 * nothing.
 */
function conditions(filter: WorkFilter, entry: 'x.id' | 'x.entry_id' = 'x.entry_id') {
  const { scope, employee_ids, project_ids, client_ids, tags, billable, approved } = filter
  const employee = 'x.employee_id'
  const column = sql.ref(employee)

  const own = scope.everyone
    ? undefined
    : scope.reports
      ? sql<boolean>`(${column} = ${scope.self} or ${column} in (select id from employees where manager_id = ${scope.self}))`
      : sql<boolean>`${column} = ${scope.self}`

  const all: (RawBuilder<boolean> | undefined)[] = [
    own,
    anyOf(employee, employee_ids),
    anyOf('x.project_id', project_ids),
    anyOf('p.client_id', client_ids),
    tags && hasTag(filter, tags, entry),
    billable === undefined ? undefined : sql<boolean>`x.billable = ${billable}`,
    approved === undefined ? undefined : sql<boolean>`${inApproved} = ${approved}`,
  ]

  return sql<boolean>`${sql.join([sql`true`, ...all.filter((each) => each !== undefined)], sql` and `)}`
}

const days = (db: Reads, filter: WorkFilter) =>
  db
    .selectFrom('time_entry_days as x')
    .leftJoin('project_names as p', 'p.id', 'x.project_id')
    .where('x.workspace_id', '=', filter.workspace)
    .where('x.day', '>=', filter.start_date)
    .where('x.day', '<=', filter.end_date)
    .where(conditions(filter))

const dayOfTime = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Returns the parts of a filter's days that monthly sums answer, and the others. */
const partsOf = ({ start_date, end_date, approved, tags }: WorkFilter, byTag = false) =>
  // Weeks are approved and entries have tags, so sums of months do not say which.
  approved === undefined && tags === undefined && !byTag
    ? wholeMonths(start_date, end_date)
    : { months: undefined, beside: [[start_date, end_date]] as const }

/** Splits a range of days into whole months, by first day, and the remaining days. */
export function wholeMonths(from: string, to: string) {
  const first = from.endsWith('-01') ? from : monthAfter(from)
  const after = `${dayOfTime(Date.parse(to) + DAY_MS).slice(0, 7)}-01`
  if (first >= after) return { beside: [[from, to]] as const }

  const beside = [
    ...(from < first ? [[from, dayBefore(first)] as const] : []),
    ...(after <= to ? [[after, to] as const] : []),
  ]

  return { months: [first, dayBefore(after)] as const, beside }
}

const dayBefore = (day: string) => dayOfTime(Date.parse(day) - DAY_MS)

const monthAfter = (day: string) =>
  `${dayOfTime(Date.parse(`${day.slice(0, 7)}-01`) + 32 * DAY_MS).slice(0, 7)}-01`

/**
 * Returns SQL of the filter's tracked time: whole months from monthly sums, other days from daily
 * ones. An entry counts in the month or day of its start; the first day also counts entries that
 * began before.
 */
function pieces(filter: WorkFilter, byTag: boolean): RawBuilder<unknown> {
  const { months, beside } = partsOf(filter, byTag)
  const tag = byTag ? sql`g.tag` : sql`null::text`

  const ofTags = byTag
    ? sql`left join tagged on tagged.id = x.entry_id left join lateral jsonb_array_elements_text(tagged.tags) g(tag) on true`
    : sql``

  const from = (
    table: string,
    when: RawBuilder<unknown>,
    seconds: RawBuilder<unknown>,
    entries: RawBuilder<unknown>,
  ) => sql`
    select x.employee_id, x.project_id, x.task_id, x.billable, ${tag} as tag, ${seconds} as seconds, ${entries} as entries
    from ${sql.table(table)} x ${filter.client_ids ? sql`left join project_names p on p.id = x.project_id` : sql``} ${ofTags}
    where x.workspace_id = ${filter.workspace} and ${when} and ${conditions(filter)}`

  const parts = [
    ...(months
      ? [
          from(
            'time_entry_months',
            sql`x.month between ${months[0]} and ${months[1]}`,
            sql`x.seconds`,
            sql`x.entries`,
          ),
        ]
      : []),
    ...beside.map(([first, last]) =>
      from(
        'time_entry_days',
        sql`x.day between ${first} and ${last}`,
        sql`x.seconds`,
        sql`x.first::int`,
      ),
    ),
    from('time_entry_days', sql`x.day = ${filter.start_date} and not x.first`, sql`0`, sql`1`),
  ]

  return sql.join(parts, sql` union all `)
}

const keys: Record<Grouping, RawBuilder<string | null>> = {
  client: sql`p.client_id::text`,
  project: sql`x.project_id::text`,
  employee: sql`x.employee_id::text`,
  task: sql`x.task_id::text`,
  tag: sql`x.tag`,
  billable: sql`x.billable::text`,
}

/**
 * Selects seconds and number of ended entries by two keys. `worth` is billable seconds times the
 * hourly rate, for viewers who see prices. By tag, an entry is under each of its tags.
 */
export async function workByKeys(db: Reads, filter: WorkFilter, key: Grouping, sub: Grouping) {
  const of = (column: 'employee' | 'task') =>
    key === column || sub === column ? sql.ref(`${column}_id`) : sql`null::uuid`

  const byTag = key === 'tag' || sub === 'tag'

  const { rows } = await sql<{
    key: string | null
    sub: string | null
    seconds: number
    entries: number
    worth: string | null
  }>`
    with ${byTag ? sql`tagged as materialized (${taggedEntries(filter)}),` : sql``}
    pieces as materialized (${pieces(filter, byTag)}),
    sums as materialized (
      select project_id, ${of('employee')} as employee_id, ${of('task')} as task_id, billable, tag, sum(seconds) as seconds, sum(entries) as entries
      from pieces group by 1, 2, 3, 4, 5)
    select ${keys[key]} as key, ${keys[sub]} as sub, sum(x.seconds)::float8 as seconds, sum(x.entries)::int as entries,
      ${filter.scope.prices ? sql`(sum(x.seconds * (${hourlyRate})::numeric) filter (where x.billable))::text` : sql`null`} as worth
    from sums x left join project_names p on p.id = x.project_id left join clients c on c.id = p.client_id
    group by 1, 2`.execute(db)

  return rows.map((row) => ({ ...row, running: 0 }))
}

/**
 * Selects seconds by day and, if given, by a key; with `monthly`, whole months are under their
 * first day.
 */
export async function workByDay(
  db: Reads,
  filter: WorkFilter,
  monthly: boolean,
  grouping?: Stackable,
) {
  const key = grouping ? keys[grouping] : sql`null::text`
  const { months, beside } = monthly
    ? partsOf(filter)
    : { months: undefined, beside: [[filter.start_date, filter.end_date]] as const }

  const from = (table: string, column: string, [first, last]: readonly [string, string]) => sql`
    select ${sql.ref(`x.${column}`)}::text as day, x.billable, ${key} as key, sum(x.seconds)::float8 as seconds
    from ${sql.table(table)} x ${filter.client_ids || grouping === 'client' ? sql`left join project_names p on p.id = x.project_id` : sql``}
    where x.workspace_id = ${filter.workspace} and ${sql.ref(`x.${column}`)} between ${first} and ${last} and ${conditions(filter)}
    group by 1, 2, 3`

  const parts = [
    ...(months ? [from('time_entry_months', 'month', months)] : []),
    ...beside.map((days) => from('time_entry_days', 'day', days)),
  ]

  const { rows } = await sql<{
    day: string
    billable: boolean
    key: string | null
    seconds: number
  }>`${sql.join(parts, sql` union all `)}`.execute(db)

  return rows
}

/** Selects seconds by project, employee and day. */
export const workByWeekday = (db: Reads, filter: WorkFilter) =>
  days(db, filter)
    .select([
      'x.project_id',
      'x.employee_id',
      'x.day',
      sql<number>`sum(x.seconds)::float8`.as('seconds'),
    ])
    .groupBy(['x.project_id', 'x.employee_id', 'x.day'])
    .execute()

/** Selects running entries, at most one per employee. */
export const runningWork = (db: Reads, filter: WorkFilter) =>
  db
    .selectFrom('time_entries as x')
    .leftJoin('project_names as p', 'p.id', 'x.project_id')
    .leftJoin('clients as c', 'c.id', 'p.client_id')
    .where('x.workspace_id', '=', filter.workspace)
    .where('x.end_at', 'is', null)
    // A running entry is part of no approval.
    .where(sql<boolean>`${filter.approved !== true}`)
    .where(conditions({ ...filter, approved: undefined }, 'x.id'))
    .select([
      'x.id',
      'x.employee_id',
      'x.project_id',
      'x.task_id',
      'x.billable',
      'x.tags',
      'x.start_at',
      'x.zone',
      'p.client_id',
    ])
    .select(hourlyRate.as('rate'))
    .execute()

export interface DetailsPage {
  readonly first: number
  readonly count: number
  /** Only so many first entries of each day. */
  readonly ofEachDay?: number
}

const entriesIn = (db: Reads, filter: WorkFilter) =>
  db
    .selectFrom('time_entries as x')
    .leftJoin('project_names as p', 'p.id', 'x.project_id')
    .where('x.workspace_id', '=', filter.workspace)
    .where('x.day', '>=', filter.start_date)
    .where('x.day', '<=', filter.end_date)
    .where(conditions(filter, 'x.id'))

/** Selects the ids of the first entries of each day. */
const firstOfEachDay = (db: Reads, filter: WorkFilter, most: number) =>
  db
    .selectFrom(
      entriesIn(db, filter)
        .select('x.id')
        .select(
          sql<number>`row_number() over (partition by x.day order by x.start_at, x.id)`.as('place'),
        )
        .as('placed'),
    )
    .select('placed.id')
    .where('placed.place', '<=', most)

/** Returns the number of entries that begin on each day. */
export async function entriesByDay(db: Reads, filter: WorkFilter): Promise<Record<string, number>> {
  const rows = await entriesIn(db, filter)
    .select(['x.day', (eb) => eb.fn.countAll<number>().as('entries')])
    .groupBy('x.day')
    .execute()

  return Object.fromEntries(rows.map(({ day, entries }) => [day, Number(entries)]))
}

/** Returns a page of entries by the day of their start, and their total number. */
export async function workDetails(
  db: Reads,
  filter: WorkFilter,
  { first, count, ofEachDay }: DetailsPage,
) {
  const query = db
    .selectFrom('time_entries as x')
    // The sums include hours of deleted and erased people, so their entries are listed too.
    .leftJoin('retained_people as e', 'e.id', 'x.employee_id')
    .leftJoin('project_names as p', 'p.id', 'x.project_id')
    .leftJoin('clients as c', 'c.id', 'p.client_id')
    .leftJoin('billed_time as b', 'b.id', 'x.id')
    .leftJoin('invoices as i', 'i.id', 'b.invoice_id')
    .where('x.workspace_id', '=', filter.workspace)
    .where('x.day', '>=', filter.start_date)
    .where('x.day', '<=', filter.end_date)
    .where(conditions(filter, 'x.id'))

  const [rows, counted] = await Promise.all([
    query
      .$if(ofEachDay !== undefined, (all) =>
        all.where('x.id', 'in', firstOfEachDay(db, filter, ofEachDay!)),
      )
      .select([
        'x.id',
        'x.employee_id',
        'x.project_id',
        'x.billable',
        'x.start_at',
        'x.end_at',
        'x.day',
        'x.zone',
        'x.description',
        'x.tags',
      ])
      .select([
        'p.name as project',
        'c.name as client',
        sql<string>`coalesce(nullif(read.full_name(e.first_name, e.last_name), ''), 'Erased person')`.as(
          'employee',
        ),
      ])
      .select([
        sql<boolean>`b.id is not null`.as('billed'),
        sql<string | null>`case when i.state = 'issued' then i.invoice_number end`.as(
          'invoice_number',
        ),
      ])
      .orderBy('x.start_at')
      .orderBy('x.id')
      .offset(first)
      .limit(count)
      .execute(),
    query.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirst(),
  ])

  return { rows, total: Number(counted?.n ?? 0) }
}

/** Returns the names of the things grouped by. */
export async function namesOf(
  db: Reads,
  workspace: string,
  grouping: Grouping,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0 || grouping === 'billable') return new Map()
  if (grouping === 'tag') return new Map(known.map((tag) => [tag, tag]))

  const tables = {
    client: 'clients',
    project: 'project_names',
    employee: 'retained_people',
    task: 'tasks',
  } as const

  const name = {
    client: sql`name`,
    project: sql`name`,
    employee: sql`read.full_name(first_name, last_name)`,
    task: sql`title`,
  }[grouping]

  const rows = await sql<{ id: string; name: string | null }>`
    select id, ${name} as name from ${sql.table(tables[grouping])} where workspace_id = ${workspace} and id = any (${known}::uuid[])`.execute(
    db,
  )

  return new Map(rows.rows.map((row) => [row.id, row.name ?? '']))
}

/** Selects the numbers of tasks created and completed on each day of the company's time zone. */
export async function tasksByDay(db: Reads, filter: WorkFilter, zone: string) {
  const count = (at: 'created_at' | 'status_changed_at', completed: boolean) => {
    const date = sql<string>`(${sql.ref(`x.${at}`)} at time zone ${zone})::date::text`
    return db
      .selectFrom('tasks as x')
      .innerJoin('projects as p', 'p.id', 'x.project_id')
      .innerJoin('task_statuses as s', 's.id', 'x.status_id')
      .where('x.workspace_id', '=', filter.workspace)
      .where('x.type', '=', 'task')
      .$if(completed, (query) => query.where('s.complete', '=', true))
      .where(date, '>=', filter.start_date)
      .where(date, '<=', filter.end_date)
      .where(conditions({ ...filter, billable: undefined, approved: undefined, tags: undefined }))
      .select([date.as('date'), sql<number>`count(*)::int`.as('count')])
      .groupBy(sql`1`)
      .orderBy(sql`1`)
      .execute()
  }

  const [created, completed] = await Promise.all([
    count('created_at', false),
    count('status_changed_at', true),
  ])

  return { created, completed }
}
