import type { ApprovalRoute, ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import {
  peopleOf,
  type StepDecider,
  type StepPeople,
  standsInAt,
  waitingStep,
} from '@workledger/domain/kernel/approval-steps'
import { type RawBuilder, sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
import type { StoredApproval } from '../kernel/step-columns'
import type { Reads } from '../kernel/tenant-reads'
import { decidesInPlace } from '../leave/stand-ins.port'

/** Requests whose approval may have steps: their table, and the permission that administers them. */
export interface RoutedKind {
  readonly table: 'leaves' | 'expenses' | 'timesheets'
  readonly permission: 'manage_time_off' | 'manage_payroll'
  /** SQL of `pending` while a step waits, else `approved` or `rejected`. */
  readonly status: RawBuilder<string>
}

export const routedLeaves: RoutedKind = {
  table: 'leaves',
  permission: 'manage_time_off',
  status: sql.ref('status'),
}

export const routedExpenses: RoutedKind = {
  table: 'expenses',
  permission: 'manage_payroll',
  status: sql.ref('status'),
}

/** An approved week waits again for its steps when a timer adds time to it. */
export const routedWeeks: RoutedKind = {
  table: 'timesheets',
  permission: 'manage_time_off',
  status: sql`case when undecided then 'pending' when status = 'approved' then 'approved' else 'rejected' end`,
}

/** By the kind that a call names; see `steps` of an endpoint. */
export const routedKinds = {
  leave: routedLeaves,
  expense: routedExpenses,
  timesheet: routedWeeks,
} as const

/** A request with steps, or a draft of one. */
export interface RoutedRequest {
  readonly id: string
  readonly employee_id: string
  readonly route: ApprovalRoute
  readonly approvals: readonly StoredApproval[]
  readonly escalated: readonly number[]
}

interface Person {
  readonly id: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly avatar: string | null
  readonly email: string | null
  readonly user_id: string | null
  readonly role_id: string | null
  readonly manager_id: string | null
  readonly time_off_manager_id: string | null
  readonly admin: boolean
  /** An active member who has joined. */
  readonly able: boolean
}

/** What the people of some requests' steps are today. */
export interface StepFacts {
  readonly peopleOf: (request: RoutedRequest) => StepPeople
  readonly person: (id: string) => Person | undefined
  readonly role: (id: string) => string | null
}

const routedColumns = ['id', 'employee_id', 'route', 'approvals', 'escalated'] as const

/** Selects requests with a step that waits, of a workspace, since a time or longer. */
export const pendingRouted = async (
  db: Reads,
  { table }: RoutedKind,
  workspace: string,
  since: string,
) =>
  (await db
    .selectFrom(table)
    .select([...routedColumns, 'step_since'])
    .where('workspace_id', '=', workspace)
    .where('step_since', '<=', since)
    .where('route', 'is not', null)
    .execute()) as (RoutedRequest & { step_since: string })[]

/** Selects those of these requests that have steps. */
export const routedOf = async (db: Reads, { table, status }: RoutedKind, ids: readonly string[]) =>
  (await db
    .selectFrom(table)
    .select([...routedColumns, 'step_since', status.as('status')])
    .where('id', '=', anyOf(ids))
    .where('route', 'is not', null)
    .execute()) as (RoutedRequest & { status: string; step_since: string | null })[]

/** Returns the people whom a step names, and those to whom it escalates. */
export const peopleIn = ({ people, escalate_to }: Pick<ApprovalStep, 'people' | 'escalate_to'>) => [
  ...people,
  ...(escalate_to?.person_id ? [escalate_to.person_id] : []),
]

/** Returns the roles that a step names, and those to which it escalates. */
export const rolesIn = ({
  role_id,
  escalate_to,
}: Pick<ApprovalStep, 'role_id' | 'escalate_to'>): string[] =>
  [role_id, escalate_to?.role_id].filter((id) => id !== null && id !== undefined)

/** Returns who can decide the steps of these requests today, in one round of queries. */
export async function stepFactsOf(
  db: Reads,
  { permission }: RoutedKind,
  workspace: string,
  requests: readonly Pick<RoutedRequest, 'employee_id' | 'route' | 'approvals'>[],
): Promise<StepFacts> {
  const steps = requests.flatMap(({ route }) => route.steps)
  const roles = [...new Set(steps.flatMap(rolesIn))]

  const named = [
    ...steps.flatMap(peopleIn),
    ...requests.flatMap(({ employee_id, approvals }) => [
      employee_id,
      ...approvals.map(({ by }) => by),
    ]),
  ]

  const administering = ['edit_company', 'manage_company', permission]

  const [{ rows }, roleNames] = await Promise.all([
    sql<Person & { delegates: string[] }>`
      with today as (select (now() at time zone timezone)::date as day from workspaces where id = ${workspace}),
        asked as (select unnest(${[...new Set(named)]}::uuid[]) as id),
        wanted as (
          select id from asked
          union select unnest(array[m.manager_id, m.time_off_manager_id]) from employees m where m.id in (select id from asked)
          union select above.manager_id from employees m join employees above on above.id in (m.manager_id, m.time_off_manager_id)
            where m.id in (select id from asked)
          union select e.id from employees e join roles r on r.id = e.role_id
            where e.workspace_id = ${workspace} and e.status = 'active'
              and (e.role_id = ${anyOf(roles)} or r.permissions ?| ${administering}::text[])),
        standing as (select d.employee_id, d.delegate_id from leave_delegations d, today
          where d.workspace_id = ${workspace} and today.day between d.from_on and d.to_on)
      select e.id, e.first_name, e.last_name, e.avatar, e.email, e.user_id, e.role_id, e.manager_id, e.time_off_manager_id,
        coalesce(r.permissions ?| ${administering}::text[], false) as admin,
        e.status = 'active' and not e.access_stopped and e.user_id is not null as able,
        array(select s.delegate_id from standing s where s.employee_id = e.id order by 1) as delegates
      from employees e left join roles r on r.id = e.role_id
      where e.workspace_id = ${workspace} and (e.id in (select id from wanted)
        or e.id in (select s.delegate_id from standing s where s.employee_id in (select id from wanted)))
      order by e.first_name, e.last_name, e.id`.execute(db),
    db.selectFrom('roles').select(['id', 'name']).where('id', '=', anyOf(roles)).execute(),
  ])

  const people = new Map(rows.map((row) => [row.id, row]))
  const names = new Map(roleNames.map(({ id, name }) => [id, name]))
  const admins = rows.filter(({ admin, able }) => admin && able).map(({ id }) => id)

  /** Returns a person and their stand-ins, as far as they can decide. */
  const seatOf = (ids: readonly (string | null)[]): StepDecider[] => {
    const own = ids.flatMap((id) => people.get(id ?? '') ?? [])

    const found = [
      ...own.map(({ id }) => ({ id, in_place_of: null })),
      ...own.flatMap(({ id, delegates }) =>
        delegates.map((delegate) => ({ id: delegate, in_place_of: id })),
      ),
    ]

    return found.filter(
      ({ id }, place) =>
        people.get(id)?.able && found.findIndex((other) => other.id === id) === place,
    )
  }

  const holdersOf = (role_id: string | null) =>
    rows.filter((row) => row.role_id === role_id).map(({ id }) => id)

  /** Returns to whom a step escalates: never to the asker, and to administrators if to no one. */
  const escalatedTo = ({ escalate_to: to }: ApprovalStep, employee_id: string): StepDecider[] => {
    const asker = people.get(employee_id)
    const above = (manager: string | null | undefined) =>
      people.get(manager ?? '')?.manager_id ?? null

    const named = !to
      ? []
      : to.who === 'manager'
        ? [above(asker?.time_off_manager_id), above(asker?.manager_id)]
        : to.who === 'role'
          ? holdersOf(to.role_id)
          : [to.person_id]

    const seat = seatOf(named).filter(({ id }) => id !== employee_id)
    return seat.length > 0 ? seat : admins.map((id) => ({ id, in_place_of: null }))
  }

  const seatsOf = ({ employee_id, route, escalated }: RoutedRequest): StepDecider[][][] => {
    const asker = people.get(employee_id)

    return route.steps.map((of, step) => {
      const { who, role_id, people: named, all } = of
      const seats =
        who === 'manager'
          ? [seatOf([asker?.time_off_manager_id ?? null, asker?.manager_id ?? null])]
          : who === 'role'
            ? [seatOf(holdersOf(role_id))]
            : all
              ? named.map((id) => seatOf([id]))
              : [seatOf(named)]

      return escalated.includes(step)
        ? seats.map((seat) => [
            ...seat,
            ...escalatedTo(of, employee_id).filter(({ id }) => !seat.some((one) => one.id === id)),
          ])
        : seats
    })
  }

  return {
    peopleOf: (request) => ({ steps: seatsOf(request), admins }),
    person: (id) => people.get(id),
    role: (id) => names.get(id) ?? null,
  }
}

/** Requests that wait for a person, with whose they are and in whose place the person decides. */
export type WaitingRequests = ReadonlyMap<
  string,
  { readonly employee_id: string; readonly in_place_of: Person | null }
>

/** Returns the pending requests whose waiting step a person decides, by id. */
export async function waitingFor(
  db: Reads,
  kind: RoutedKind,
  workspace: string,
  employee: string,
): Promise<WaitingRequests> {
  const requests = await pendingNear(db, kind, workspace, employee)
  if (requests.length === 0) return new Map()
  const facts = await stepFactsOf(db, kind, workspace, requests)

  return new Map(
    requests.flatMap((request) => {
      const waiting = waitingOf(facts, request)
      if (!peopleOf(waiting).includes(employee)) return []
      const { employee_id } = request
      const in_place_of = facts.person(standsInAt(waiting, employee) ?? '') ?? null

      return [[request.id, { employee_id, in_place_of }] as const]
    }),
  )
}

/** Returns what a request waits for today. */
export const waitingOf = (facts: StepFacts, request: RoutedRequest) =>
  waitingStep(request.route, request.approvals, facts.peopleOf(request), request.employee_id)

/**
 * SQL of whether the steps of a row name an employee: by their role, by name, or as a stand-in; of
 * an escalated step also those to whom it went. Who the employee is today is read once, not for
 * each row.
 */
export const stepsName = (of: string, employee: string) => {
  const [route, escalated] = [sql.ref(`${of}.route`), sql.ref(`${of}.escalated`)]
  const names = namesOf(employee)

  return sql<boolean>`(${route} is not null
    and exists (select from jsonb_array_elements(${route}->'steps') with ordinality as part(step, place)
      where part.step->>'role_id' = any (${names}) or part.step->'people' ?| ${names}
        or ((part.place - 1)::int = any (${escalated}) and (
          part.step->'escalate_to'->>'role_id' = any (${names}) or part.step->'escalate_to'->>'person_id' = any (${names})
          or (part.step->'escalate_to'->>'who' = 'manager' and exists (
            select from employees asker join employees above on above.id in (asker.manager_id, asker.time_off_manager_id)
            where asker.id = ${sql.ref(`${of}.employee_id`)} and above.manager_id::text = any (${names})))))))`
}

/** SQL of the ids by which steps name an employee, and those for whom they stand in today. */
const namesOf = (employee: string) => sql<string[]>`(select array_agg(named.id) from (
    select unnest(array[me.id::text, me.role_id::text]) as id from employees me where me.id = ${employee}
    union all
    select unnest(array[away.id::text, away.role_id::text]) from leave_delegations d
      join workspaces w on w.id = d.workspace_id join employees away on away.id = d.employee_id
      where d.delegate_id = ${employee}
        and (now() at time zone w.timezone)::date between d.from_on and d.to_on) named
  where named.id is not null)::text[]`

/** SQL of whether an employee administers requests of a kind. */
const administers = ({ permission }: RoutedKind, employee: string) => sql<boolean>`exists (
  select from employees me join roles r on r.id = me.role_id where me.id = ${employee}
    and r.permissions ?| ${['edit_company', 'manage_company', permission]}::text[])`

/** Selects requests with a step that waits, perhaps for this employee. */
const pendingNear = async (db: Reads, kind: RoutedKind, workspace: string, employee: string) =>
  (await db
    // The columns that are read are the same of each table.
    .selectFrom(`${kind.table} as x` as 'leaves as x')
    .innerJoin('employees as e', 'e.id', 'x.employee_id')
    .select(['x.id', 'x.employee_id', 'x.route', 'x.approvals', 'x.escalated'])
    .where('x.workspace_id', '=', workspace)
    .where('x.step_since', 'is not', null)
    .where('x.route', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('e.manager_id', '=', employee),
        eb('e.time_off_manager_id', '=', employee),
        decidesInPlace(employee),
        stepsName('x', employee),
        administers(kind, employee),
      ]),
    )
    .execute()) as RoutedRequest[]

/** Returns whether a step of one of an employee's requests names another one; see `stepsName`. */
export async function decidesStepOf(
  db: Reads,
  { table }: RoutedKind,
  by: string,
  employee: string,
): Promise<boolean> {
  const { rows } =
    await sql`select from ${sql.table(table)} x where x.employee_id = ${employee} and ${stepsName('x', by)} limit 1`.execute(
      db,
    )
  return rows.length > 0
}

/** Returns those of the roles and people of some steps that are there: roles, and active people. */
export async function stepTargets(
  db: Reads,
  workspace: string,
  steps: readonly Pick<ApprovalStep, 'role_id' | 'people' | 'escalate_to'>[],
): Promise<Set<string>> {
  const roles = steps.flatMap(rolesIn)
  const people = steps.flatMap(peopleIn)

  const found = await Promise.all([
    db
      .selectFrom('roles')
      .select('id')
      .where('workspace_id', '=', workspace)
      .where('id', '=', anyOf(roles))
      .execute(),
    db
      .selectFrom('employees')
      .select('id')
      .where('workspace_id', '=', workspace)
      .where('status', '=', 'active')
      .where('id', '=', anyOf(people))
      .execute(),
  ])

  return new Set(found.flat().map(({ id }) => id))
}

/** Returns the people for whom a pending request with steps waits. */
export async function stepReaders(db: Reads, kind: RoutedKind, workspace: string, id: string) {
  const [request] = await routedOf(db, kind, [id])
  if (request?.status !== 'pending') return []
  const facts = await stepFactsOf(db, kind, workspace, [request])
  return peopleOf(waitingOf(facts, request)).flatMap((person) => facts.person(person) ?? [])
}

/**
 * Returns who can decide a request that is not approved, and the step that waits (null: an
 * administrator's last word). Undefined without steps.
 */
export async function decidersOf(
  db: Reads,
  kind: RoutedKind,
  workspace: string,
  { id, by }: { id: string; by: string },
) {
  const [request] = await routedOf(db, kind, [id])
  if (!request || request.status === 'approved') return undefined
  const facts = await stepFactsOf(db, kind, workspace, [request])
  const waiting = waitingOf(facts, request)

  return {
    people: facts.peopleOf(request),
    step: waiting.kind === 'step' ? waiting.step : null,
    in_place_of: standsInAt(waiting, by),
  }
}
