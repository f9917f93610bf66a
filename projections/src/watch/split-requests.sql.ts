import { LEAVE_GAP_DAYS, SPLIT_DAYS } from '@workledger/contracts/watch/watch-rules'
import { type RawBuilder, sql } from 'kysely'

/**
 * Returns SQL of approved requests of a person that avoid the steps of a rule only one by one:
 * claims of one category and few days whose sum reaches its amount, and leaves of one type, one
 * after the other, whose days reach its days. The act is the approval by which they reach it, and
 * each later one. Looks at one year, so that its cost does not grow with the history.
 */
export function splitRequests(
  ws: RawBuilder<unknown>,
  on: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
) {
  const flag = (requests: RawBuilder<unknown>, kind: string) =>
    sql`select 'split_request'::text as rule, a.id::text as act, ${columns} from (select distinct r.id from (${requests}) r) r
      cross join lateral (select * from watched_acts b where b.workspace_id = ${ws} and b.record_id = r.id
        and b.kind = ${sql.lit(kind)} order by b.revision desc limit 1) a`

  return [
    flag(splitClaims(ws, on), 'expense_approved'),
    flag(splitLeaves(ws, on), 'leave_approved'),
  ]
}

const year = sql`current_date - 366`
const near = sql.lit(`${SPLIT_DAYS - 1} days`)

/**
 * The window finds the few claims that others near them lift to an amount, in one pass. Only for
 * those it is asked which approvals did so.
 */
function splitClaims(ws: RawBuilder<unknown>, on: RawBuilder<unknown>) {
  const bound = (which: string) =>
    sql`(select ${sql.raw(which)}(from_amount) from expense_approval_rules where workspace_id = ${ws} and ${on})`

  const lifted = sql`select e.*, sum(e.base_amount) over near as together from expenses e
    where e.workspace_id = ${ws} and e.status = 'approved' and e.date >= ${year} and e.base_amount < ${bound('max')}
    window near as (partition by e.employee_id, e.category
      order by e.date range between ${near}::interval preceding and ${near}::interval following)`

  return sql`select e.id from (${lifted}) e join expense_approval_rules r on r.workspace_id = e.workspace_id
      and r.currency = e.base_currency and r.from_amount > e.base_amount and (r.categories = '[]' or r.categories ? e.category)
    where e.together > e.base_amount and e.together >= ${bound('min')} and (select sum(o.base_amount) from expenses o
      where o.workspace_id = ${ws} and o.employee_id = e.employee_id and o.category = e.category and o.status = 'approved'
        and o.date between e.date - ${near}::interval and e.date + ${near}::interval and o.base_currency = r.currency
        and o.base_amount < r.from_amount and (o.decided_at, o.id) <= (e.decided_at, e.id)) >= r.from_amount`
}

/** Leaves that follow each other, also over a weekend, are parts of one absence. */
function splitLeaves(ws: RawBuilder<unknown>, on: RawBuilder<unknown>) {
  const ordered = sql`select l.*, l.start_on - lag(l.finish_on) over by_day <= ${sql.lit(LEAVE_GAP_DAYS)} as follows from leaves l
    where l.workspace_id = ${ws} and l.status = 'approved' and l.decided_at is not null and l.start_on >= ${year}
      and exists (select from leave_approval_rules where workspace_id = ${ws} and ${on})
    window by_day as (partition by l.employee_id, l.leave_type_id order by l.start_on, l.id)`

  const absences = sql`select l.*, count(*) filter (where l.follows is not true) over (
      partition by l.employee_id, l.leave_type_id order by l.start_on, l.id) as absence from (${ordered}) l`

  const parts = sql`select l.*, count(*) over (partition by l.employee_id, l.leave_type_id, l.absence) as parts from (${absences}) l`

  const decided = sql`select l.id, r.from_days, sum(t.taken) over by_decision as together, count(*) over by_decision as parts
    from (${parts}) l
      cross join lateral (select sum((d ->> 'part')::numeric) as taken from jsonb_array_elements(l.days) d) t
      join leave_approval_rules r on r.workspace_id = l.workspace_id and t.taken < r.from_days
        and (r.leave_types = '[]' or r.leave_types ? l.leave_type_id::text)
    where l.parts > 1
    window by_decision as (partition by r.id, l.employee_id, l.leave_type_id, l.absence order by l.decided_at, l.id)`

  return sql`select l.id from (${decided}) l where l.parts > 1 and l.together >= l.from_days`
}
