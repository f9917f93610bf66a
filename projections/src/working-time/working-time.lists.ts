import * as declared from '@workledger/contracts/working-time/working-time.lists'
import { sql } from 'kysely'
import { type ListQuery, ofEmployee, readList, type Viewer } from '../kernel/list-resource'
import { decidesInPlace } from '../leave/stand-ins.port'
import { presentMonthsOf } from './present-month.queries'

const ownOrReports = (query: ListQuery, { employee }: Pick<Viewer, 'employee'>) =>
  query.where((eb) => eb.or([eb('e.id', '=', employee), eb('e.manager_id', '=', employee)]))

const state = `case when coalesce(a.balance_seconds, 0) > r.most_minutes * 60 then 'above'
  when coalesce(a.balance_seconds, 0) < r.least_minutes * 60 then 'below' else 'within' end`

export const workingTimeAccountsList = readList(declared.workingTimeAccountsList, {
  from: (db, { workspace, now }) =>
    db
      .selectFrom('employees as e')
      .leftJoin('working_time_accounts as a', 'a.id', 'e.id')
      .leftJoin('offices as o', 'o.id', 'e.location_id')
      .leftJoin('working_time_months as m', (join) =>
        join.onRef('m.employee_id', '=', 'a.id').onRef('m.month', '=', 'a.closed_month'),
      )
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('working_time_overtime as v')
            .select(sql<number>`sum(v.waiting_seconds)::int`.as('seconds'))
            .whereRef('v.employee_id', '=', 'e.id')
            .as('w'),
        (join) => join.onTrue(),
      )
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('working_time_rules as v')
            .select(['v.on', 'v.most_minutes', 'v.least_minutes'])
            .whereRef('v.workspace_id', '=', 'e.workspace_id')
            .where(sql<boolean>`v.effective_on <= ${now}::timestamptz::date`)
            .orderBy('v.effective_on', 'desc')
            .limit(1)
            .as('r'),
        (join) => join.onTrue(),
      )
      .where('e.workspace_id', '=', workspace)
      .where(
        sql<boolean>`(a.id is not null or (coalesce(r.on, false) and e.terminated_on is null))`,
      ),
  scope: ownOrReports,
  filters: {
    waits: (wanted) => sql`(coalesce(w.seconds, 0) > 0) = ${wanted}`,
    team: (wanted, { employee }) =>
      sql`(${employee} in (e.manager_id, e.time_off_manager_id)) is ${wanted ? sql`true` : sql`not true`}`,
  },
  sql: {
    id: 'e.id',
    ...ofEmployee('e'),
    employee_id: 'e.id',
    avatar: 'e.avatar',
    office: 'o.name',
    balance_seconds: 'coalesce(a.balance_seconds, 0)',
    state,
    waiting_seconds: 'coalesce(w.seconds, 0)',
    month_seconds: 'm.worked_seconds - m.target_seconds',
    closed_month: 'a.closed_month',
    closed_at: 'a.closed_at',
    stream: `'working-time-' || e.id`,
  },
  computed: async (db, { workspace, now }, rows) => {
    const ids = rows.map(({ id }) => id as string)
    const months = await presentMonthsOf(db, workspace, ids, now)
    return ids.map((id) => ({ present_month: months.get(id) ?? null }))
  },
})

export const workingTimeLinesList = readList(
  declared.workingTimeLinesList,
  'working_time_lines as l',
  {
    from: (db, { workspace }) =>
      db
        .selectFrom('working_time_lines as l')
        .innerJoin('employees as e', 'e.id', 'l.employee_id')
        .leftJoin('working_time_payouts as p', 'p.id', 'l.id')
        .where('l.workspace_id', '=', workspace),
    scope: ownOrReports,
    sql: {
      ...ofEmployee('l'),
      payout_status: 'p.status',
      booked_by: `(select read.full_name(b.first_name, b.last_name) from employees b where b.workspace_id = l.workspace_id and b.user_id::text = l.booked_by)`,
      stream: `'working-time-' || l.employee_id`,
    },
  },
)

const overtimeStatusOf = `case when o.waiting_seconds > 0 then 'waiting'
  when o.approved_seconds > 0 and o.declined_seconds > 0 then 'partly'
  when o.approved_seconds > 0 then 'approved'
  when o.declined_seconds > 0 then 'declined' else 'none' end`

export const workingTimeOvertimeList = readList(
  declared.workingTimeOvertimeList,
  'working_time_overtime as o',
  {
    from: (db, { workspace }) =>
      db
        .selectFrom('working_time_overtime as o')
        .innerJoin('employees as e', 'e.id', 'o.employee_id')
        .leftJoin('working_time_months as m', (join) =>
          join.onRef('m.employee_id', '=', 'o.employee_id').onRef('m.month', '=', 'o.month'),
        )
        .where('o.workspace_id', '=', workspace)
        // A month without overtime keeps its limit only.
        .where(
          sql<boolean>`(o.held_seconds > 0 or o.approved_seconds > 0 or o.decided_at is not null)`,
        ),
    scope: (query, { employee }) =>
      query.where((eb) =>
        eb.or([
          eb('e.id', '=', employee),
          eb('e.manager_id', '=', employee),
          eb('e.time_off_manager_id', '=', employee),
          decidesInPlace(employee),
        ]),
      ),
    sql: {
      ...ofEmployee('o'),
      status: overtimeStatusOf,
      target_seconds: 'coalesce(m.target_seconds, 0)',
      worked_seconds: 'coalesce(m.worked_seconds, 0)',
      decided_by: `(select read.full_name(b.first_name, b.last_name) from employees b where b.workspace_id = o.workspace_id and b.user_id::text = o.decided_by)`,
      stream: `'working-time-' || o.employee_id`,
    },
  },
)
