import { ORG_PAGE } from '@workledger/contracts/people/org-chart'
import { sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
import type { Viewer } from '../kernel/list-resource'
import type { Reads } from '../kernel/tenant-reads'
import { employeesById } from './people.queries'
import { seesRow } from './visibility.port'

/** The most people whose reports one answer includes; callers ask for further levels. */
const MOST_OPENED = 300

interface Place {
  id: string
  /** Null at the top. */
  manager_id: string | null
  reports_count: number
}

interface OrgChartQuery {
  under: string | undefined
  page: number
  levels: number
}

/**
 * Returns one page of the people below a manager or at the top, with as many levels below as the
 * answer may hold.
 */
export async function orgChart(db: Reads, viewer: Viewer, { under, page, levels }: OrgChartQuery) {
  const { total, places } = under
    ? await pageBelow(db, viewer, under, page)
    : await pageAtTop(db, viewer, page)
  const all = [...places]

  for (let level = 2, open = opened(places); level <= levels && open.length > 0; level++) {
    const below = await firstBelow(db, viewer, open)
    all.push(...below)
    open = opened(below)
  }

  const people = new Map(
    (
      await employeesById(
        db,
        viewer.workspace,
        all.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )

  return { total, rows: all.map((place) => ({ ...people.get(place.id)!, ...place })) }
}

/** Returns those of a level whose reports still fit the answer. */
function opened(places: readonly Place[]): string[] {
  let room = MOST_OPENED
  return places.flatMap(({ id, reports_count }) => {
    room -= Math.min(reports_count, ORG_PAGE)
    return reports_count > 0 && room >= 0 ? [id] : []
  })
}

const seen = (viewer: Viewer, one: 'e' | 'r' | 'm') =>
  sql<boolean>`${sql.ref(`${one}.workspace_id`)} = ${viewer.workspace} and ${sql.ref(`${one}.status`)} = 'active' and ${seesRow(viewer, one)}`

const reports = (viewer: Viewer) =>
  sql`from employees r where r.manager_id = e.id and ${seen(viewer, 'r')}`

const reportsCount = (viewer: Viewer) =>
  sql`(select count(*)::int ${reports(viewer)}) as reports_count`
const byName = sql`e.first_name, e.last_name, e.id`

async function pageOf(
  db: Reads,
  viewer: Viewer,
  { place, of }: { place: ReturnType<typeof sql>; of: ReturnType<typeof sql> },
  page: number,
) {
  const { rows } = await sql<Place & { total: number }>`
    select e.id, ${place} as manager_id, count(*) over ()::int as total, ${reportsCount(viewer)} from employees e
    where ${seen(viewer, 'e')} and ${of} order by exists (select ${reports(viewer)}) desc, ${byName}
    limit ${ORG_PAGE} offset ${(page - 1) * ORG_PAGE}`.execute(db)
  return { total: rows[0]?.total ?? 0, places: rows.map(({ total: _, ...row }) => row) }
}

const pageBelow = (db: Reads, viewer: Viewer, under: string, page: number) =>
  pageOf(db, viewer, { place: sql`e.manager_id`, of: sql`e.manager_id = ${under}` }, page)

/** Selects the people without a manager, or with a manager whom the viewer does not see. */
const pageAtTop = (db: Reads, viewer: Viewer, page: number) =>
  pageOf(
    db,
    viewer,
    {
      place: sql`null::uuid`,
      of: sql`not exists (select from employees m where m.id = e.manager_id and ${seen(viewer, 'm')})`,
    },
    page,
  )

/** Selects the first page of reports of each of these managers. */
async function firstBelow(
  db: Reads,
  viewer: Viewer,
  managers: readonly string[],
): Promise<Place[]> {
  // `exists` would make PostgreSQL gather the managers of the whole company.
  const leads = sql`(select true ${reports(viewer)} limit 1)`

  const { rows } = await sql<Place>`
    select e.id, e.manager_id, ${reportsCount(viewer)} from (
      select e.*, row_number() over (partition by e.manager_id order by ${leads}, ${byName}) as place
      from employees e where e.manager_id = ${anyOf(managers)} and ${seen(viewer, 'e')}) e
    where e.place <= ${ORG_PAGE} order by e.manager_id, e.place`.execute(db)

  return rows
}
