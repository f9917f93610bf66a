import { LEAVE_GAP_DAYS, SPLIT_DAYS } from '@workledger/contracts/watch/watch-rules'
import { type RawBuilder, sql } from 'kysely'
import { place } from './place.sql'

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
  const flag = (acts: RawBuilder<unknown>) =>
    sql`select 'split_request'::text as rule, a.id::text as act, ${columns}
      from (select distinct act_id from (${acts}) f) f join watched_acts a on a.id = f.act_id`

  return [flag(splitClaims(ws, on)), flag(splitLeaves(ws, on))]
}

const year = sql`current_date - 366`

/** Joins the last approval of a request, as `{request}_act`. */
const withApproval = (ws: RawBuilder<unknown>, request: string, kind: string) =>
  sql`cross join lateral (select b.id, b.position from watched_acts b where b.workspace_id = ${ws}
    and b.record_id = ${sql.ref(`${request}.id`)} and b.kind = ${sql.lit(kind)} order by b.revision desc limit 1) ${sql.raw(`${request}_act`)}`

const near = sql.lit(`${SPLIT_DAYS - 1} days`)

/**
 * The window finds the few claims that others near them lift to an amount, in one pass. Only for
 * those it is asked which approvals did so.
 */
function splitClaims(ws: RawBuilder<unknown>, on: RawBuilder<unknown>) {
  const bound = (which: string) =>
    sql`(select ${sql.raw(which)}(from_amount) from expense_approval_rules where workspace_id = ${ws} and ${on})`

  const lifted = sql`select e.id, e.employee_id, e.category, e.date, e.base_amount, e.base_currency,
      sum(e.base_amount) over near as together from expenses e
    where e.workspace_id = ${ws} and e.status = 'approved' and e.date >= ${year} and e.base_amount < ${bound('max')}
    window near as (partition by e.employee_id, e.category
      order by e.date range between ${near}::interval preceding and ${near}::interval following)`

  return sql`select e_act.id as act_id from (${lifted}) e join expense_approval_rules r on r.workspace_id = ${ws}
      and r.currency = e.base_currency and r.from_amount > e.base_amount and (r.categories = '[]' or r.categories ? e.category)
      ${withApproval(ws, 'e', 'expense_approved')}
    where e.together > e.base_amount and e.together >= ${bound('min')} and (
      select sum(o.base_amount) from expenses o ${withApproval(ws, 'o', 'expense_approved')}
      where o.workspace_id = ${ws} and o.employee_id = e.employee_id and o.category = e.category and o.status = 'approved'
        and o.date between e.date - ${near}::interval and e.date + ${near}::interval and o.base_currency = r.currency
        and o.base_amount < r.from_amount and ${place('o_act')} <= ${place('e_act')}) >= r.from_amount`
}

/** Leaves that follow each other, also over a weekend, are parts of one absence. */
function splitLeaves(ws: RawBuilder<unknown>, on: RawBuilder<unknown>) {
  const ordered = sql`select l.id, l.employee_id, l.leave_type_id, l.start_on,
      l.start_on - lag(l.finish_on) over by_day <= ${sql.lit(LEAVE_GAP_DAYS)} as follows from leaves l
    where l.workspace_id = ${ws} and l.status = 'approved' and l.decided_at is not null and l.start_on >= ${year}
      and exists (select from leave_approval_rules where workspace_id = ${ws} and ${on})
    window by_day as (partition by l.employee_id, l.leave_type_id order by l.start_on, l.id)`

  const absences = sql`select l.*, count(*) filter (where l.follows is not true) over (
      partition by l.employee_id, l.leave_type_id order by l.start_on, l.id) as absence from (${ordered}) l`

  const parts = sql`select l.*, count(*) over (partition by l.employee_id, l.leave_type_id, l.absence) as parts from (${absences}) l`

  const reached = sql`select l.id, l.employee_id, l.leave_type_id, l.absence, t.taken, r.id as rule_id, r.from_days,
      sum(t.taken) over (partition by r.id, l.employee_id, l.leave_type_id, l.absence) as together
    from (${parts}) l
      cross join lateral (select sum((d ->> 'part')::numeric) as taken from leaves t, jsonb_array_elements(t.days) d where t.id = l.id) t
      join leave_approval_rules r on r.workspace_id = ${ws} and t.taken < r.from_days
        and (r.leave_types = '[]' or r.leave_types ? l.leave_type_id::text)
    where l.parts > 1`

  const decided = sql`select l_act.id as act_id, l.from_days, sum(l.taken) over by_decision as together
    from (${reached}) l ${withApproval(ws, 'l', 'leave_approved')} where l.together >= l.from_days
    window by_decision as (partition by l.rule_id, l.employee_id, l.leave_type_id, l.absence
      order by length(l_act.position), l_act.position)`

  return sql`select l.act_id from (${decided}) l where l.together >= l.from_days`
}
