import { DAY_MS } from '@workledger/contracts/kernel/durations'
import { type Grouping, STACKED, type Stackable } from '@workledger/contracts/reports/report-kinds'
import {
  WEEK,
  type WeekRow,
  type WorkDetail,
  type WorkGroups,
  type WorkTotals,
} from '@workledger/contracts/reports/reports.api'
import { amount } from '@workledger/domain/kernel/money'
import { secondsBetween, splitAtMidnights, toSecond } from '@workledger/domain/kernel/zone-days'
import {
  graphOf,
  groupedWork,
  overlappingWithin,
  overlappingWork,
  resolutionOf,
  type WorkPiece,
} from '@workledger/domain/reports/work-sums'
import type { Reads } from '../kernel/tenant-reads'
import { weekOfEmployee } from '../people/week-start.port'
import { companyOf } from './company.queries'
import {
  type DetailsPage,
  entriesByDay,
  namesOf,
  runningWork,
  type WorkFilter,
  workByDay,
  workByKeys,
  workByWeekday,
  workDetails,
} from './work-report.queries'

type Running = Awaited<ReturnType<typeof runningWork>>[number]

const groupKeys: Record<Stackable, (entry: Running) => string | null> = {
  client: ({ client_id }) => client_id,
  project: ({ project_id }) => project_id,
  employee: ({ employee_id }) => employee_id,
  task: ({ task_id }) => task_id,
  billable: ({ billable }) => String(billable),
}

/**
 * Returns reports of tracked time. The database sums ended entries by local day; running entries
 * count up to now. Weeks are the reader's.
 */
export async function workTotals(
  db: Reads,
  filter: WorkFilter,
  asked: { reader: string; grouping?: Stackable | undefined },
  now: Date,
): Promise<WorkTotals> {
  const { start_date: from, end_date: to } = filter
  const { reader, grouping } = asked
  const monthly = resolutionOf(from, to) === 'month'

  const [ended, running, weekStart] = await Promise.all([
    workByDay(db, filter, monthly, grouping),
    runningIn(db, filter, now),
    weekOfEmployee(db, reader).then((week) => week.week_starts_on),
  ])

  const days = [
    ...ended,
    ...running.pieces.map(({ day, seconds, entry }) => ({
      day,
      seconds,
      billable: entry.billable,
      key: grouping ? groupKeys[grouping](entry) : null,
    })),
  ]

  const { graph, resolution } = graphOf(days, {
    from,
    to,
    weekStart,
    stacked: grouping ? STACKED : 0,
  })

  const sum = (field: 'seconds' | 'billable_seconds') =>
    graph.reduce((all, point) => all + point[field], 0)

  return {
    graph,
    resolution,
    seconds: sum('seconds'),
    billable_seconds: sum('billable_seconds'),
    running: running.count,
  }
}

export async function workGroups(
  db: Reads,
  filter: WorkFilter,
  { key, sub }: { key: Grouping; sub: Grouping },
  now: Date,
): Promise<WorkGroups> {
  const [running, company] = await Promise.all([
    runningIn(db, filter, now),
    companyOf(db, filter.workspace),
  ])

  const currency = company?.currency ?? 'USD'

  const by = async (pair: { key: Grouping; sub: Grouping }) => [
    ...(await workByKeys(db, filter, pair.key, pair.sub)),
    ...runningPieces(running.pieces, filter, pair),
  ]

  const sums = async () => {
    if (key === 'tag') {
      const [pieces, whole] = await Promise.all([
        by({ key, sub }),
        by({ key: 'billable', sub: 'billable' }),
      ])
      return overlappingWork(pieces, whole, currency)
    }

    if (sub !== 'tag') return groupedWork(await by({ key, sub }), currency)
    const [pieces, whole] = await Promise.all([by({ key, sub }), by({ key, sub: key })])

    return overlappingWithin(pieces, whole, currency)
  }

  const { groups, seconds, entries, amount: all } = await sums()

  const [names, subNames] = await Promise.all([
    namesOf(
      db,
      filter.workspace,
      key,
      groups.map(({ id }) => id),
    ),
    namesOf(
      db,
      filter.workspace,
      sub,
      groups.flatMap((group) => group.sub_groups.map(({ id }) => id)),
    ),
  ])

  return {
    groups: groups.map((group) => ({
      ...group,
      name: nameIn(names, group.id),
      sub_groups: group.sub_groups.map((each) => ({ ...each, name: nameIn(subNames, each.id) })),
    })),
    seconds,
    entries,
    running: running.count,
    amount: all,
    currency,
  }
}

/** Returns running entries as pieces; an entry with several tags is one for each. */
function runningPieces(
  pieces: readonly { entry: Running; seconds: number }[],
  filter: WorkFilter,
  { key, sub }: { key: Grouping; sub: Grouping },
): WorkPiece[] {
  const counted = new Set<string>()

  return pieces.flatMap(({ entry, seconds }) => {
    const first = counted.has(entry.id) ? 0 : 1
    counted.add(entry.id)

    const worth =
      filter.scope.prices && entry.billable && entry.rate !== null
        ? amount(entry.rate).times(seconds).toString()
        : null

    const sum = { seconds, entries: first, running: first, worth }
    const keys = keysOf(entry, key)

    return key === sub
      ? keys.map((each) => ({ key: each, sub: each, ...sum }))
      : keys.flatMap((each) => keysOf(entry, sub).map((of) => ({ key: each, sub: of, ...sum })))
  })
}

const keysOf = (entry: Running, grouping: Grouping): readonly (string | null)[] => {
  if (grouping !== 'tag') return [groupKeys[grouping](entry)]

  return entry.tags.length > 0 ? entry.tags : [null]
}

export async function workWeek(db: Reads, filter: WorkFilter, now: Date): Promise<WeekRow[]> {
  const [ended, running] = await Promise.all([
    workByWeekday(db, filter),
    runningIn(db, filter, now),
  ])

  const rows = new Map<
    string,
    { project_id: string | null; employee_id: string; seconds: number[] }
  >()

  const add = (project_id: string | null, employee_id: string, day: string, seconds: number) => {
    const key = `${project_id} ${employee_id}`
    const row = rows.get(key) ?? { project_id, employee_id, seconds: Array<number>(WEEK).fill(0) }
    rows.set(key, row)
    row.seconds[(Date.parse(day) - Date.parse(filter.start_date)) / DAY_MS]! += seconds
  }

  for (const { project_id, employee_id, day, seconds } of ended)
    add(project_id, employee_id, day, seconds)

  for (const { entry, day, seconds } of running.pieces)
    add(entry.project_id, entry.employee_id, day, seconds)

  const all = [...rows.values()]

  const [projects, employees] = await Promise.all([
    namesOf(
      db,
      filter.workspace,
      'project',
      all.map(({ project_id }) => project_id),
    ),
    namesOf(
      db,
      filter.workspace,
      'employee',
      all.map(({ employee_id }) => employee_id),
    ),
  ])

  return all
    .map((row) => ({
      ...row,
      project: nameIn(projects, row.project_id),
      employee: nameIn(employees, row.employee_id) ?? '',
      total: row.seconds.reduce((sum, each) => sum + each, 0),
    }))
    .sort(
      (a, b) =>
        (a.project ?? '').localeCompare(b.project ?? '') || a.employee.localeCompare(b.employee),
    )
}

export async function workRows(
  db: Reads,
  filter: WorkFilter,
  page: DetailsPage,
  now: Date,
): Promise<{ data: WorkDetail[]; total: number; entries_by_day?: Record<string, number> }> {
  const [{ rows, total }, entries_by_day] = await Promise.all([
    workDetails(db, filter, page),
    page.ofEachDay === undefined ? undefined : entriesByDay(db, filter),
  ])

  const data = rows.map(({ start_at, end_at, description, tags, ...row }) => ({
    ...row,
    tags: [...tags],
    description: description ?? '',
    start: start_at,
    end: end_at,
    seconds: Math.max(0, secondsBetween(toIso(start_at), end_at ? toIso(end_at) : toSecond(now))),
  }))

  return { data, total, ...(entries_by_day && { entries_by_day }) }
}

/** Returns running entries cut at midnights, as ended ones are, within the filter's days. */
async function runningIn(db: Reads, filter: WorkFilter, now: Date) {
  const entries = await runningWork(db, filter)

  const pieces = entries.flatMap((entry) =>
    splitAtMidnights(toIso(entry.start_at), toSecond(now), entry.zone)
      .filter(({ day }) => day >= filter.start_date && day <= filter.end_date)
      .map(({ day, seconds }) => ({ entry, day, seconds })),
  )

  return { pieces, count: new Set(pieces.map(({ entry }) => entry.id)).size }
}

const nameIn = (names: ReadonlyMap<string, string>, id: string | null) =>
  id === null ? null : (names.get(id) ?? null)

const toIso = (instant: string) => `${instant.replace(' ', 'T')}Z`
