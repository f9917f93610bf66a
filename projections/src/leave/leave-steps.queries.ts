import type { ApprovalRoute } from '@workledger/contracts/kernel/approval-steps'
import {
  peopleOf,
  type StepDecider,
  type StepPeople,
  standsInAt,
  waitingStep,
} from '@workledger/domain/kernel/approval-steps'
import { sql } from 'kysely'
import { anyOf } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'
import type { StoredApproval } from './leave.projection'
import { decidesInPlace } from './stand-ins.port'

/** A leave with steps, or a draft of one. */
export interface RoutedLeave {
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

/** What the people of some leaves' steps are today. */
export interface StepFacts {
  readonly peopleOf: (leave: RoutedLeave) => StepPeople
  readonly person: (id: string) => Person | undefined
  readonly role: (id: string) => string | null
}

const routedColumns = ['id', 'employee_id', 'route', 'approvals', 'escalated'] as const

/** Selects leaves with a step that waits, of a workspace: all, or those that wait since a time. */
export const pendingRouted = async (db: Reads, workspace: string, since?: string) =>
  (await db
    .selectFrom('leaves')
    .select([...routedColumns, 'step_since'])
    .where('workspace_id', '=', workspace)
    .where('step_since', 'is not', null)
    .where('route', 'is not', null)
    .$if(since !== undefined, (query) => query.where('step_since', '<=', since!))
    .execute()) as (RoutedLeave & { step_since: string | null })[]

/** Selects those of these leaves that have steps. */
export const routedOf = async (db: Reads, ids: readonly string[]) =>
  (await db
    .selectFrom('leaves')
    .select([...routedColumns, 'status', 'step_since', 'decided_by'])
    .where('id', '=', anyOf(ids))
    .where('route', 'is not', null)
    .execute()) as (RoutedLeave & {
    status: string
    step_since: string | null
    decided_by: string | null
  })[]

/** Returns who can decide the steps of these leaves today, in one round of queries. */
export async function stepFactsOf(
  db: Reads,
  workspace: string,
  leaves: readonly Pick<RoutedLeave, 'employee_id' | 'route' | 'approvals'>[],
): Promise<StepFacts> {
  const steps = leaves.flatMap(({ route }) => route.steps)
  const roles = [...new Set(steps.flatMap(({ role_id }) => role_id ?? []))]

  const named = [
    ...steps.flatMap(({ people }) => people),
    ...leaves.flatMap(({ employee_id, approvals }) => [
      employee_id,
      ...approvals.map(({ by }) => by),
    ]),
  ]

  const [{ rows }, roleNames] = await Promise.all([
    sql<Person & { delegates: string[] }>`
      with today as (select (now() at time zone timezone)::date as day from workspaces where id = ${workspace}),
        asked as (select unnest(${[...new Set(named)]}::uuid[]) as id),
        wanted as (
          select id from asked
          union select unnest(array[m.manager_id, m.time_off_manager_id]) from employees m where m.id in (select id from asked)
          union select e.id from employees e join roles r on r.id = e.role_id
            where e.workspace_id = ${workspace} and e.status = 'active'
              and (e.role_id = any (${roles}::uuid[]) or r.permissions ?| array['edit_company', 'manage_company', 'manage_time_off'])),
        standing as (select d.employee_id, d.delegate_id from leave_delegations d, today
          where d.workspace_id = ${workspace} and today.day between d.from_on and d.to_on)
      select e.id, e.first_name, e.last_name, e.avatar, e.email, e.user_id, e.role_id, e.manager_id, e.time_off_manager_id,
        coalesce(r.permissions ?| array['edit_company', 'manage_company', 'manage_time_off'], false) as admin,
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

  const seatsOf = ({ employee_id, route, escalated }: RoutedLeave): StepDecider[][][] => {
    const asker = people.get(employee_id)

    return route.steps.map(({ who, role_id, people: named, all }, step) => {
      const seats =
        who === 'manager'
          ? [seatOf([asker?.time_off_manager_id ?? null, asker?.manager_id ?? null])]
          : who === 'role'
            ? [seatOf(rows.filter((row) => row.role_id === role_id).map(({ id }) => id))]
            : all
              ? named.map((id) => seatOf([id]))
              : [seatOf(named)]

      return escalated.includes(step)
        ? seats.map((seat) => [
            ...seat,
            ...admins
              .filter((id) => !seat.some((one) => one.id === id))
              .map((id) => ({ id, in_place_of: null })),
          ])
        : seats
    })
  }

  return {
    peopleOf: (leave) => ({ steps: seatsOf(leave), admins }),
    person: (id) => people.get(id),
    role: (id) => names.get(id) ?? null,
  }
}

/** Returns the pending leaves whose waiting step a person decides, by id. */
export async function waitingFor(
  db: Reads,
  workspace: string,
  employee: string,
): Promise<Map<string, { employee_id: string; in_place_of: Person | null }>> {
  const leaves = await pendingNear(db, workspace, employee)
  if (leaves.length === 0) return new Map()
  const facts = await stepFactsOf(db, workspace, leaves)

  return new Map(
    leaves.flatMap((leave) => {
      const waiting = waitingOf(facts, leave)
      if (!peopleOf(waiting).includes(employee)) return []
      const { employee_id } = leave
      const in_place_of = facts.person(standsInAt(waiting, employee) ?? '') ?? null

      return [[leave.id, { employee_id, in_place_of }] as const]
    }),
  )
}

/** Returns what a leave waits for today. */
export const waitingOf = (facts: StepFacts, leave: RoutedLeave) =>
  waitingStep(leave.route, leave.approvals, facts.peopleOf(leave), leave.employee_id)

/**
 * SQL of whether the steps of leave `l` name an employee: by their role, by name, or as a stand-in.
 */
export const stepsName = (employee: string) => sql<boolean>`(l.route is not null and exists (
  select from jsonb_array_elements(l.route->'steps') s, employees me
  where me.id = ${employee} and (s->>'role_id' = me.role_id::text or s->'people' ? me.id::text
    or exists (select from leave_delegations d join workspaces w on w.id = d.workspace_id
      join employees of on of.id = d.employee_id
      where d.delegate_id = me.id and (s->'people' ? of.id::text or s->>'role_id' = of.role_id::text)
        and (now() at time zone w.timezone)::date between d.from_on and d.to_on))))`

/** SQL of whether an employee is an administrator of time off. */
const administersLeave = (employee: string) => sql<boolean>`exists (
  select from employees me join roles r on r.id = me.role_id where me.id = ${employee}
    and r.permissions ?| array['edit_company', 'manage_company', 'manage_time_off'])`

/** Selects leaves with a step that waits, perhaps for this employee. */
const pendingNear = async (db: Reads, workspace: string, employee: string) =>
  (await db
    .selectFrom('leaves as l')
    .innerJoin('employees as e', 'e.id', 'l.employee_id')
    .select(['l.id', 'l.employee_id', 'l.route', 'l.approvals', 'l.escalated'])
    .where('l.workspace_id', '=', workspace)
    .where('l.step_since', 'is not', null)
    .where('l.route', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('e.manager_id', '=', employee),
        eb('e.time_off_manager_id', '=', employee),
        decidesInPlace(employee),
        stepsName(employee),
        administersLeave(employee),
      ]),
    )
    .execute()) as RoutedLeave[]

/** Returns whether a step of one of an employee's leaves names another one; see `stepsName`. */
export async function decidesStepOf(db: Reads, by: string, employee: string): Promise<boolean> {
  const { rows } =
    await sql`select from leaves l where l.employee_id = ${employee} and ${stepsName(by)} limit 1`.execute(
      db,
    )
  return rows.length > 0
}

/** Returns those of the roles and people of some steps that are there: roles, and active people. */
export async function stepTargets(
  db: Reads,
  workspace: string,
  steps: readonly { role_id: string | null; people: readonly string[] }[],
): Promise<Set<string>> {
  const roles = steps.flatMap(({ role_id }) => role_id ?? [])
  const people = steps.flatMap(({ people }) => people)

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

/** Returns the people for whom a pending leave with steps waits. */
export async function stepReaders(db: Reads, workspace: string, id: string) {
  const [leave] = await routedOf(db, [id])
  if (leave?.status !== 'pending') return []
  const facts = await stepFactsOf(db, workspace, [leave])
  return peopleOf(waitingOf(facts, leave)).flatMap((person) => facts.person(person) ?? [])
}
