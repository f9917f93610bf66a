import { mapFields } from '@workledger/contracts/kernel/pick'
import * as declared from '@workledger/contracts/leave/leave.lists'
import * as imports from '@workledger/contracts/leave/leave-imports.lists'
import { policyTerms } from '@workledger/contracts/leave/policy-terms'
import { sql } from 'kysely'
import { routedLeaves, stepsName } from '../access/approval-steps.port'
import { stepsToShow } from '../access/shown-steps.port'
import { type ListQuery, ofEmployee, readList } from '../kernel/list-resource'
import { leaves } from './leave.queries'
import { leaveEffects } from './leave-ledgers'
import { leavePolicies } from './leave-rules.projection'
import { decidesInPlace } from './stand-ins.port'

export const leavesList = readList(declared.leavesList, 'leaves as l', {
  from: (db, { workspace }) => leaves(db, workspace),
  // Like an employee's leaves: the viewer's own, their reports', and those of managers for whom
  // they stand in; and those whose steps name them.
  scope: (query, { employee }) =>
    query.where((eb) =>
      eb.or([
        eb('e.id', '=', employee),
        eb('e.manager_id', '=', employee),
        eb('e.time_off_manager_id', '=', employee),
        decidesInPlace(employee),
        stepsName('l', employee),
      ]),
    ),
  sql: {
    ...ofEmployee('l'),
    first_name: 'e.first_name',
    last_name: 'e.last_name',
    avatar: 'e.avatar',
    department_id: 'e.department_id',
    type: 't.name',
    days_taken: `(select coalesce(sum((d->>'part')::numeric), 0) from jsonb_array_elements(l.days) d)`,
    has_document: 'l.document is not null',
    stream: `'leave-' || l.employee_id`,
  },
  filters: {
    year: (year) => sql`l.start_on <= ${`${year}-12-31`} and l.finish_on >= ${`${year}-01-01`}`,
    not_of: (employee) => sql`l.employee_id <> ${employee}`,
  },
  computed: async (db, { workspace, employee, now }, rows) => {
    const shown = rows as { id: string; employee_id: string; status: string }[]

    const [effects, steps] = await Promise.all([
      leaveEffects(
        db,
        workspace,
        shown.filter(({ status }) => status !== 'rejected'),
        now,
      ),
      stepsToShow(
        db,
        routedLeaves,
        { workspace, employee },
        shown.map(({ id }) => id),
      ),
    ])

    return rows.map(({ id }) => {
      const effect = effects.get(id)
      return {
        balance_before: effect?.before ?? null,
        balance_after: effect?.after ?? null,
        balance_year: effect?.year ?? null,
        steps: steps.get(id)?.steps ?? [],
        your_step: steps.get(id)?.your_step ?? null,
      }
    })
  },
})

export const leaveTypesList = readList(declared.leaveTypesList, 'leave_types as t', {
  from: (db, { workspace }) =>
    db
      .selectFrom('leave_types as t')
      .where('t.workspace_id', '=', workspace)
      .where('t.archived', '=', false),
})

/** SQL of whether a present employee has policy `t`. */
const inUse = sql<boolean>`exists (select from employees e where e.time_off_policy_id = t.id and e.status = 'active')`

/** SQL of the terms of the version that counts this year; the day is the viewer's, in UTC. */
const termColumns = mapFields(
  policyTerms,
  (name) => `(v.terms->>'${name}')::${leavePolicies.columns[name].sql}`,
)

export const leavePoliciesList = readList(declared.leavePoliciesList, 'leave_policies as t', {
  from: (db, { workspace, now }) =>
    db
      .selectFrom('leave_policies as t')
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom(
              sql<{ terms: unknown }>`jsonb_array_elements(t.versions)`.as<'e'>(sql`e(terms)`),
            )
            .select('e.terms')
            // Years before the first version use that version.
            .orderBy(sql`(e.terms->>'from_year')::int <= ${Number(now.slice(0, 4))}`, 'desc')
            .orderBy(sql`abs((e.terms->>'from_year')::int - ${Number(now.slice(0, 4))})`)
            .limit(1)
            .as('v'),
        (join) => join.onTrue(),
      )
      .where('t.workspace_id', '=', workspace)
      .where(sql<boolean>`(not t.archived or ${inUse})`) as ListQuery,
  sql: {
    ...termColumns,
    employees_count: `(select count(*)::int from employees e where e.time_off_policy_id = t.id and e.status = 'active')`,
  },
})

export const holidaysList = readList(declared.holidaysList, 'holidays as t', {
  from: (db, { workspace }) =>
    db
      .selectFrom('holidays as t')
      .leftJoin('offices as o', 'o.id', 't.location_id')
      .where('t.workspace_id', '=', workspace),
  sql: {
    office: 'o.name',
  },
  filters: {
    of_office: (office) => sql`(t.location_id is null or t.location_id = ${office})`,
    year: (year) => sql`t.date >= ${`${year}-01-01`} and t.date <= ${`${year}-12-31`}`,
  },
})

export const leaveImportsList = readList(imports.leaveImportsList, 'leave_imports as m', {
  sql: {
    started_by: `(select read.full_name(b.first_name, b.last_name) from employees b where b.workspace_id = m.workspace_id and b.user_id::text = m.started_by)`,
    present: `(select count(*)::int from leaves l where l.import_id = m.id)
      + (select count(*)::int from leave_adjustments a where a.import_id = m.id)`,
    stream: `'leave-import-' || m.id`,
  },
  filters: {
    from: (day) => sql`m.to_on >= ${day}`,
    to: (day) => sql`m.from_on <= ${day}`,
  },
})
