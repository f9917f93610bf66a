import { PUT_BACK_DAYS } from '@workledger/contracts/watch/watch-rules'
import { type RawBuilder, sql } from 'kysely'
import { place } from './place.sql'

const found = (columns: RawBuilder<unknown>) =>
  sql`select 'put_back'::text as rule, a.id::text as act, ${columns} from watched_acts a`

/** Returns SQL of rules that were other ones for a while. */
export const putBack = (
  ws: RawBuilder<unknown>,
  on: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
) => [changedSteps(ws, on, columns), termsPutBack(ws, on, columns)]

const since = sql`a.at - ${sql.lit(`${PUT_BACK_DAYS} days`)}::interval`

const ofKind = (act: string, ws: RawBuilder<unknown>, kind: RawBuilder<unknown>) =>
  sql`${sql.raw(act)}.workspace_id = ${ws} and ${sql.raw(act)}.kind = ${kind}`

/** Returns SQL of whether act `c` lies between the change `b` and `a`. */
const between = sql`c.at between b.at and a.at and ${place('c')} > ${place('b')} and ${place('c')} < ${place('a')}`

// A rejection is such an act, too; the request then waits or counts no more.
const reworked = (ws: RawBuilder<unknown>, act: string, table: string) =>
  sql`${ofKind('c', ws, sql.lit(act))} and exists (select from ${sql.table(table)} r
    where r.id = c.record_id and r.status in ('pending', 'approved'))`

// Requests of a workspace that may still be approved, up to the time at which they were made.
const requests = (ws: RawBuilder<unknown>, table: string) =>
  sql`${sql.table(table)} r where r.workspace_id = ${ws} and r.status in ('pending', 'approved') and r.created_at`

/**
 * Returns SQL of steps of approvals that changed twice, while a request was made, changed or
 * approved: it keeps the steps of that time. A rule that came beside others and changed soon counts,
 * too, since it may go before them. Each act looks at one earlier change, that of the longest while, so
 * many changes cost no more than each of them.
 */
function changedSteps(
  ws: RawBuilder<unknown>,
  on: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
) {
  const steps = (
    changed: string,
    approved: string,
    made: RawBuilder<unknown>,
    remade = sql`false`,
  ) => sql`a.kind = ${sql.lit(changed)}
    and exists (select from (select b.at, b.position from watched_acts b
        where ${ofKind('b', ws, sql.lit(changed))} and b.at between ${since} and a.at
          and (b.rule_state <> 'added' or a.rule_state <> 'added' and exists (select from watched_acts e
            where ${ofKind('e', ws, sql.lit(changed))} and e.at <= b.at and ${place('e')} < ${place('b')}))
          and ${place('b')} < ${place('a')} order by b.at, length(b.position), b.position limit 1) b
      where exists (select from watched_acts c where ${ofKind('c', ws, sql.lit(approved))} and ${between})
        or exists (select from ${made} between b.at and a.at)
        or exists (select from watched_acts c where ${remade} and ${between}))`

  const weeks = sql`timesheets r where r.workspace_id = ${ws} and r.status in ('submitted', 'approved') and r.submitted_at`

  return sql`${found(columns)}
    where a.workspace_id = ${ws} and ${on} and a.actor <> 'system'
      and a.kind in ('leave_steps_changed', 'expense_steps_changed', 'timesheet_steps_changed')
      and (${steps('leave_steps_changed', 'leave_approved', requests(ws, 'leaves'), reworked(ws, 'leave_changed', 'leaves'))}
        or ${steps('expense_steps_changed', 'expense_approved', requests(ws, 'expenses'), reworked(ws, 'expense_changed', 'expenses'))}
        or ${steps('timesheet_steps_changed', 'timesheet_approved', weeks)})`
}

/**
 * Returns SQL of terms of a rule that are again what they were at most 14 days before. Some count
 * only if they were used meanwhile. `l`: the last act at which the term was the same. `b`: the
 * first one after it, by which it became another one.
 */
function termsPutBack(
  ws: RawBuilder<unknown>,
  on: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
) {
  const kind = (kind: string) => sql`a.kind = ${sql.lit(kind)}`
  const acted = (
    kinds: readonly string[],
    more = sql`true`,
  ) => sql`exists (select from watched_acts c
    where c.workspace_id = ${ws} and c.kind in (${sql.join(kinds.map((each) => sql.lit(each)))}) and ${between} and ${more})`
  const leave = (
    more: RawBuilder<unknown>,
  ) => sql`(exists (select from ${requests(ws, 'leaves')} between b.at and a.at and ${more})
    or exists (select from watched_acts c join leaves r on r.id = c.record_id
      where ${ofKind('c', ws, sql`'leave_changed'`)} and ${between} and r.status in ('pending', 'approved') and ${more}))`

  const used = sql`case
    when ${kind('leave_type_set')} then ${leave(sql`r.leave_type_id = a.record_id`)}
    when ${kind('leave_policy_set')} then ${leave(sql`true`)}
    when ${kind('pay_rule_set')} then ${acted(['pay_approved'])}
    when ${kind('manager_set')} then ${acted(
      [
        'leave_approved',
        'expense_approved',
        'correction_approved',
        'timesheet_approved',
        'overtime_approved',
      ],
      sql`c.employee_id = a.employee_id`,
    )}
    else true end`

  const term = (act: string) => sql`ltrim(split_part(${sql.ref(`${act}.rule_state`)}, ' ', 1), '-')`

  return sql`(select distinct on (f.stream, f.revision) f.* from (${found(columns)}
      left join lateral (select l.at, l.position from watched_acts l
        where l.workspace_id = ${ws} and l.kind = a.kind and l.rule_state = a.rule_state and l.at <= a.at and ${place('l')} < ${place('a')}
        order by l.at desc, length(l.position) desc, l.position desc limit 1) l on true
      cross join lateral (select b.at, b.position, b.rule_state from watched_acts b
        where b.workspace_id = ${ws} and b.record_id = a.record_id and b.kind = a.kind and ${term('b')} = ${term('a')}
          and b.at between coalesce(l.at, '-infinity') and a.at and ${place('b')} < ${place('a')}
          and (l.position is null or ${place('b')} > ${place('l')})
        order by b.at, length(b.position), b.position limit 1) b
      where a.workspace_id = ${ws} and ${on} and a.actor <> 'system'
        and a.kind in ('leave_type_set', 'leave_policy_set', 'pay_rule_set', 'role_rights_set', 'role_given', 'manager_set', 'sign_in_rule_set',
          'payee_set', 'check_in_networks_set', 'check_in_places_set')
        -- An employee's first event sets all terms and puts none back.
        and a.rule_state is not null and (a.employee_id is null or a.revision > 0) and (l.position is not null or a.rule_state like '-%')
        and b.rule_state <> a.rule_state and b.at >= ${since} and ${used}) f
    order by f.stream, f.revision, f.act)`
}
