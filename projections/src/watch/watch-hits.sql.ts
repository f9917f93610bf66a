import {
  USUAL_CHANGES,
  USUAL_DAYS_OFF,
  type WatchRule,
} from '@workledger/contracts/watch/watch-rules'
import { type RawBuilder, sql } from 'kysely'
import { place } from './place.sql'
import { putBack } from './put-back.sql'
import { splitRequests } from './split-requests.sql'

/** Acts on pay that should not happen in a sign-in-as session. */
const ofPay = sql`('pay_drafted', 'pay_entry_changed', 'pay_recalculated', 'pay_approved', 'pay_reversed', 'pay_deleted', 'contract_changed',
  'contract_deleted', 'adjustment_changed', 'bank_changed', 'payment_file', 'paid')`

/** Acts that benefit the person whom they concern. */
const ofOneself = sql`('leave_approved', 'expense_approved', 'expense_paid', 'correction_approved', 'timesheet_approved', 'timesheet_reopened', 'overtime_approved', 'pay_entry_changed', 'contract_changed',
  'contract_deleted', 'adjustment_changed', 'allowance_changed')`

const columns = sql`a.at, a.actor, a.impersonator, a.employee_id, a.kind, 1 as n, a.amount, a.currency, a.position, a.revision, a.stream, a.id as act_id`

/** The few acts of impersonators. `offset 0` keeps PostgreSQL from joining them otherwise. */
const impersonated = (ws: RawBuilder<unknown>) =>
  sql`(select * from watched_acts i where i.workspace_id = ${ws} and i.impersonator is not null offset 0) a`

/**
 * Returns SQL of acts that people decided about themselves, in three parts: those whose event says
 * so, those of each employee, and those of impersonators. Each has an index, so that the rule need
 * not read all acts to find these few.
 */
function ownDecisions(ws: RawBuilder<unknown>, on: RawBuilder<unknown>) {
  const found = sql`select 'own_decision'::text as rule, a.id::text as act, ${columns}`

  return [
    sql`${found} from watched_acts a where a.workspace_id = ${ws} and ${on} and a.own`,
    sql`${found} from employees e
      cross join lateral (select * from watched_acts t where t.employee_id = e.id and t.actor = e.user_id::text offset 0) a
      where e.workspace_id = ${ws} and ${on} and a.workspace_id = ${ws} and not a.own and a.kind in ${ofOneself}`,
    sql`${found} from ${impersonated(ws)}
      join employees e on e.id = a.employee_id and e.user_id::text = a.impersonator
      where ${on} and not a.own and a.actor <> a.impersonator and a.kind in ${ofOneself}`,
  ]
}

/** Returns SQL of acts that stand out by how someone signed in. */
const bySignIn = (ws: RawBuilder<unknown>, on: (rule: WatchRule) => RawBuilder<unknown>) => [
  sql`select 'signed_in_as'::text as rule, a.id::text as act, ${columns} from ${impersonated(ws)}
    where ${on('signed_in_as')} and a.kind in ${ofPay}`,
  sql`select 'sign_in_exception'::text as rule, a.id::text as act, ${columns} from watched_acts a
    where a.workspace_id = ${ws} and ${on('sign_in_exception')} and a.kind in ('emergency_access', 'factors_reset')`,
]

/** Returns SQL of whether a lock of time went back, so that days that were locked can change again. */
const unlocks = (ws: RawBuilder<unknown>) =>
  sql`coalesce(a.from_on, '-infinity') < (select b.from_on from watched_acts b where b.workspace_id = ${ws}
    and b.record_id = a.record_id and b.kind = 'time_lock_changed' and b.revision < a.revision order by b.revision desc limit 1)`

/**
 * Returns SQL of the hits of a workspace's rules among all acts, without stored results. A newly
 * enabled rule or new bands therefore also find past acts. A hit's id follows from rule and act, so
 * it never changes.
 */
export function watchHits(workspace: string) {
  const ws = sql`${workspace}::uuid`
  const set = (rule: WatchRule) =>
    sql`(select w.rules -> ${sql.lit(rule)} from watch_rules w where w.id = ${ws})`
  const on = (rule: WatchRule) => sql`coalesce((${set(rule)} ->> 'on')::boolean, true)`
  const each = (rule: WatchRule, rest: RawBuilder<unknown>) =>
    sql`select ${sql.lit(rule)}::text as rule, a.id::text as act, ${columns} from watched_acts a ${rest}`

  const before = (
    kind: string,
  ) => sql`exists (select from watched_acts b where b.workspace_id = ${ws} and b.record_id = a.record_id
    and b.kind = ${sql.lit(kind)} and b.revision < a.revision)`

  const paidBefore = (
    more: RawBuilder<unknown>,
  ) => sql`exists (select from payrun_entries n join payruns p on p.id = n.payrun_id
    where n.workspace_id = ${ws} and n.employee_id = a.employee_id and n.should_pay and p.status = 'complete' and p.reverses is null
    and exists (select from watched_acts b where b.workspace_id = ${ws} and b.record_id = p.id and b.kind = 'pay_approved'
      and ${place('b')} < ${place('a')}) and ${more})`

  const preparer = each(
    'same_preparer',
    sql`where a.workspace_id = ${ws} and ${on('same_preparer')} and a.kind = 'pay_approved'
      and exists (select from watched_acts b where b.workspace_id = ${ws} and b.record_id = a.record_id
        and b.kind in ('pay_drafted', 'pay_entry_changed', 'pay_recalculated')
        and array[b.actor, coalesce(b.impersonator, b.actor)] && array[a.actor, coalesce(a.impersonator, a.actor)])`,
  )

  const later = each(
    'after_approval',
    sql`where a.workspace_id = ${ws} and ${on('after_approval')} and a.actor <> 'system'
      and (a.kind in ('pay_reversed', 'invoice_credited', 'timesheet_reopened')
        or a.kind = 'time_lock_changed' and ${unlocks(ws)}
        or a.kind = 'leave_changed' and ${before('leave_approved')}
        or a.kind = 'expense_changed' and ${before('expense_approved')}
        or a.kind = 'employment_ended' and ${paidBefore(sql`p.end_on >= a.from_on`)}
        or a.kind = 'contract_changed' and a.from_on is not null and ${paidBefore(sql`p.end_on >= a.from_on`)}
        or a.kind = 'attendance_changed' and ${paidBefore(sql`n.hourly and a.from_on between p.start_on and p.end_on`)})`,
  )

  const outside = sql`select 'outside_band'::text as rule, a.id::text as act, a.at, a.actor, a.impersonator, a.employee_id, a.kind, 1 as n, a.amount,
      coalesce(a.currency, c.currency) as currency, a.position, a.revision, a.stream, a.id as act_id
    from watched_acts a left join contracts c on c.id = a.record_id
    join jsonb_to_recordset(coalesce(${set('outside_band')} -> 'bands', '[]')) as b(currency text, type text, least numeric, most numeric)
      on b.currency = coalesce(a.currency, c.currency) and b.type = coalesce(a.pay_type, c.base_compensation_type)
    where a.workspace_id = ${ws} and ${on('outside_band')} and a.kind = 'contract_changed' and a.amount not between b.least and b.most`

  const last = (column: string) =>
    sql`(array_agg(${sql.ref(column)} order by length(a.position) desc, a.position desc))[1]`
  const usualDays = sql.lit(JSON.stringify(USUAL_DAYS_OFF))
  const dayOff = sql`(coalesce(${set('weekend_changes')} -> 'days_off', ${usualDays}::jsonb) @> to_jsonb(extract(isodow from d.day)::int)
    or exists (select from holidays h where h.workspace_id = ${ws} and h.location_id is null and h.date = d.day))`

  const weekend = sql`select 'weekend_changes'::text as rule, concat_ws(' ', a.actor, a.impersonator, d.day) as act, max(a.at) as at, a.actor, a.impersonator,
      null::uuid as employee_id, ${last('a.kind')} as kind, count(*)::int as n, null::numeric as amount, null::text as currency,
      ${last('a.position')} as position, ${last('a.revision')} as revision, ${last('a.stream')} as stream, ${last('a.id')} as act_id
    from watched_acts a join workspaces w on w.id = a.workspace_id cross join lateral (select (a.at at time zone w.timezone)::date as day) d
    where a.workspace_id = ${ws} and ${on('weekend_changes')} and a.kind in ('contract_changed', 'adjustment_changed', 'bank_changed')
      and a.actor <> 'system' and ${dayOff}
    group by a.actor, a.impersonator, d.day
    having count(*) >= coalesce((${set('weekend_changes')} ->> 'least')::int, ${sql.lit(USUAL_CHANGES)})`

  const all = sql.join(
    [
      ...ownDecisions(ws, on('own_decision')),
      preparer,
      later,
      outside,
      weekend,
      ...bySignIn(ws, on),
      ...putBack(ws, on('put_back'), columns),
      ...splitRequests(ws, on('split_request'), columns),
    ],
    sql` union all `,
  )
  // A UUID of version 8 (RFC 9562) from rule and act.
  const id = sql`overlay(overlay(md5(f.rule || ' ' || f.act) placing '8' from 13 for 1) placing '8' from 17 for 1)::uuid`

  return sql<HitRow>`(select ${id} as id, f.* from (${all}) f)`.as('h')
}

export interface HitRow {
  id: string
  rule: WatchRule
  act: string
  at: string
  actor: string
  impersonator: string | null
  employee_id: string | null
  kind: string
  n: number
  amount: string | null
  currency: string | null
  position: string
  revision: number
  stream: string
  /** The act, or the last of several. */
  act_id: string
}
