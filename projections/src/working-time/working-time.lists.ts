import * as declared from '@workledger/contracts/working-time/working-time.lists'
import { sql } from 'kysely'
import { type ListQuery, ofEmployee, readList, type Viewer } from '../kernel/list-resource'

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
  sql: {
    id: 'e.id',
    ...ofEmployee('e'),
    employee_id: 'e.id',
    avatar: 'e.avatar',
    office: 'o.name',
    balance_seconds: 'coalesce(a.balance_seconds, 0)',
    state,
    closed_month: 'a.closed_month',
    closed_at: 'a.closed_at',
    stream: `'working-time-' || e.id`,
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
