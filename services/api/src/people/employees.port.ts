import { Inject, Injectable } from '@nestjs/common'
import type { RowOf } from '@workledger/contracts/kernel/define-list'
import { seriesOid } from '@workledger/contracts/kernel/employee-ids'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { ADMIN_ROLE, beyondOwn, NEWCOMER_ROLE } from '@workledger/contracts/kernel/permissions'
import type { Employee, employeeChange } from '@workledger/contracts/people/people.api'
import type { employeesList } from '@workledger/contracts/people/people.lists'
import type { Seen } from '@workledger/domain/kernel/contents'
import { streamOf } from '@workledger/domain/kernel/decider'
import {
  type DirectoryClaim,
  type DirectoryKind,
  directoryDecider,
} from '@workledger/domain/people/directory'
import { employeeDecider } from '@workledger/domain/people/employee'
import { type EmployeeCommand } from '@workledger/domain/people/employee-commands'
import { structureDecider } from '@workledger/domain/structure/structure'
import { directoryKey } from '@workledger/event-store/secrets/keyed-hash'
import { leavePoliciesOf } from '@workledger/projections/leave/leave.queries'
import {
  type EmployeeRow,
  employeeById,
  oidSeries,
  rolesOf,
} from '@workledger/projections/people/people.queries'
import type * as z from 'zod'
import { ACCESS_CONFIG, type AccessConfig } from '../kernel/access/access-config'
import { Commands } from '../kernel/commands/commands'
import { Files } from '../kernel/files/files'
import { grantable } from '../kernel/http/acts-for'
import type { Caller, Ctx } from '../kernel/http/context'
import { Queries } from '../kernel/lists/queries'
import { Zones } from '../kernel/lists/zones'
import { type Naming, References, target } from '../references/references.port'

const jobFields = [
  'oid',
  'role_id',
  'manager_id',
  'time_off_manager_id',
  'time_off_policy_id',
  'location_id',
  'department_id',
  'hired_on',
] as const

/** Fields of the job that can benefit the person. */
const givingFields = [
  'time_off_policy_id',
  'location_id',
  'hired_on',
  'manager_id',
  'time_off_manager_id',
] as const

interface ClaimedCommand {
  claims: readonly DirectoryClaim[]
  command: EmployeeCommand
  places?: readonly Naming[] | undefined
  shown?: Seen | undefined
}

/** Shared operations on employees: changes, and their unique keys. */
@Injectable()
export class Employees {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly references: References,
    private readonly files: Files,
    private readonly zones: Zones,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
  ) {}

  /** Returns whether a change benefits this person: leave, or another approver. */
  async gives(
    workspace: string,
    id: string,
    change: Partial<z.output<typeof employeeChange>>,
  ): Promise<boolean> {
    const row =
      (await this.queries.ask(workspace, (db) => employeeById(db, workspace, id))) ??
      refuse('not_found')
    return givingFields.some((field) => change[field] !== undefined && change[field] !== row[field])
  }

  /**
   * Changes profile and job together; job fields need edit_company, but only if they really change.
   */
  async change(
    ctx: Ctx,
    caller: Caller,
    id: string,
    { change, shown }: { change: z.output<typeof employeeChange>; shown?: Seen },
  ): Promise<void> {
    const { avatar, effective_on, single_name, ...body } = change
    const { workspace } = caller
    const row =
      (await this.queries.ask(workspace, (db) => employeeById(db, workspace, id))) ??
      refuse('not_found')

    if (body.last_name === '' && row.last_name && !single_name)
      refuseField('last_name', 'people.last_name')

    const job = Object.fromEntries(
      jobFields.flatMap((field) =>
        body[field] !== undefined && body[field] !== row[field] ? [[field, body[field]]] : [],
      ),
    )

    const changesJob = Object.keys(job).length > 0
    if (changesJob && !caller.permissions.includes('edit_company')) refuse('access.denied')
    const claims = changesJob ? await this.jobClaims(caller, row, job) : []
    const profile = Object.fromEntries(
      Object.entries(body).filter(([field]) => !(jobFields as readonly string[]).includes(field)),
    )
    const today = await this.zones.today(ctx, workspace, id)
    const of = { workspace, person: id, stream: streamOf(employeeDecider, id) }

    await this.files.keep(ctx, of, avatar as Upload | undefined, (key) => {
      const command = {
        type: 'change' as const,
        employee_id: id,
        today,
        effective_on,
        profile,
        job,
        avatar: key && `/files/${key}`,
      }
      return this.claimed(ctx, workspace, id, { claims, command, places: placing(id, job), shown })
    })
  }

  /**
   * Changes the address by which the company knows a person, which stays unique. The caller waits
   * for the read tables.
   */
  async readdress(ctx: Ctx, workspace: string, id: string, email: string): Promise<void> {
    const today = await this.zones.today(ctx, workspace, id)
    const command = { type: 'change-profile', employee_id: id, today, email } as const
    const claims = [this.claim(workspace, id, 'email', email)]
    await this.append(ctx, workspace, id, { claims, command })
  }

  /** Stops or restores access. The last administrator keeps it. */
  async access(ctx: Ctx, caller: Caller, id: string, type: 'stop-access' | 'restore-access') {
    const { workspace } = caller
    // A service account stops whom the company's directory names, its holder included.
    if (caller.employee === id && !caller.session.token?.people.length) refuse('people.self')
    const row =
      (await this.queries.ask(workspace, (db) => employeeById(db, workspace, id))) ??
      refuse('not_found')
    const claims = type === 'stop-access' ? resignation(row) : []
    const command = { type, employee_id: id } as const
    await this.claimed(ctx, workspace, id, { claims, command, places: [] })
  }

  /** Ends an employment or a record; processes settle its consequences. */
  async end(
    ctx: Ctx,
    caller: Caller,
    id: string,
    {
      command,
      shown,
    }: { command: Extract<EmployeeCommand, { type: 'terminate' | 'delete' }>; shown?: Seen },
  ): Promise<void> {
    const { workspace } = caller
    if (caller.employee === id) refuse('people.self')
    const row =
      (await this.queries.ask(workspace, (db) => employeeById(db, workspace, id))) ??
      refuse('not_found')
    await this.claimed(ctx, workspace, id, { claims: resignation(row), command, places: [], shown })
  }

  /**
   * Claims keys in the directory before a command. Checks the record first, so that a refusal
   * writes nothing.
   */
  private async claimed(ctx: Ctx, workspace: string, id: string, claimed: ClaimedCommand) {
    await this.append(ctx, workspace, id, claimed)
    await ctx.settled()
  }

  /** Does the same as one part of a request. */
  private async append(
    ctx: Ctx,
    workspace: string,
    id: string,
    { claims, command, places = [], shown }: ClaimedCommand,
  ) {
    const claiming = claims.length + places.length > 0
    if (claiming) await this.commands.in(ctx, workspace).check(employeeDecider, id, command, shown)
    await this.references.check(ctx, workspace, places)

    if (claims.length > 0)
      await this.commands
        .in(ctx, workspace)
        .append(directoryDecider, workspace, { type: 'claim', claims })

    await this.references.claim(ctx, workspace, places)
    // After the claim, a concurrent change no longer causes a refusal.
    await this.commands
      .in(ctx, workspace)
      .append(employeeDecider, id, command, claiming ? undefined : shown)
  }

  /**
   * Returns the directory claims of a job change. Refuses ids of other workspaces, and a role with
   * permissions that the caller lacks.
   */
  private async jobClaims(
    caller: Caller,
    row: EmployeeRow,
    job: Record<string, unknown>,
  ): Promise<DirectoryClaim[]> {
    const { workspace } = caller
    const roles = new Map(
      Object.entries((await this.commands.state(structureDecider, workspace, workspace)).roles),
    )

    const known = await this.queries.ask(workspace, async (db) => {
      const one = (table: 'offices' | 'departments', id: unknown) =>
        ids(
          db
            .selectFrom(table)
            .select('id')
            .where('workspace_id', '=', workspace)
            .where('id', '=', String(id))
            .execute(),
        )

      const manager = (id: unknown) =>
        ids(
          db
            .selectFrom('employees')
            .select('id')
            .where('workspace_id', '=', workspace)
            .where('id', '=', String(id))
            .where('status', '=', 'active')
            .execute(),
        )

      return {
        role_id: roles,
        manager_id: job.manager_id ? await manager(job.manager_id) : none,
        time_off_manager_id: job.time_off_manager_id
          ? await manager(job.time_off_manager_id)
          : none,
        time_off_policy_id: new Set([
          ...(await leavePoliciesOf(db, workspace)).map(({ id }) => id),
          row.time_off_policy_id ?? '',
        ]),
        location_id: job.location_id ? await one('offices', job.location_id) : none,
        department_id: job.department_id ? await one('departments', job.department_id) : none,
      }
    })

    for (const [field, value] of Object.entries(job))
      if (
        value !== null &&
        field in known &&
        !known[field as keyof typeof known].has(value as string)
      )
        refuseField(field, 'field.id')

    const { oid, manager_id, role_id } = job as {
      [field in 'oid' | 'manager_id' | 'role_id']?: string
    }
    const role = role_id ? roles.get(role_id) : undefined

    if (
      role &&
      beyondOwn(grantable(caller), role.permissions, row.role_permissions ?? []).length > 0
    )
      refuse('structure.permission_not_held')

    return [
      ...(oid ? [this.claim(workspace, row.id, 'oid', oid)] : []),
      ...(manager_id ? [{ employee_id: row.id, kind: 'manager' as const, manager_id }] : []),
      ...(role && role.name !== ADMIN_ROLE ? resignation(row) : []),
    ]
  }

  /**
   * Returns the default place of a new employee: the role Employee, the first policy, the main
   * office.
   */
  async startingPlace(workspace: string) {
    const { role, policy, office } = await this.queries.ask(workspace, async (db) => ({
      role: (await rolesOf(db, workspace)).find(({ name }) => name === NEWCOMER_ROLE),
      policy: (await leavePoliciesOf(db, workspace))[0],
      office: await db
        .selectFrom('offices')
        .select('id')
        .where('workspace_id', '=', workspace)
        .where('main', '=', true)
        .executeTakeFirst(),
    }))
    return {
      role_id: role?.id ?? refuse('not_found'),
      time_off_policy_id: policy?.id ?? null,
      location_id: office?.id ?? null,
    }
  }

  /**
   * Returns the next employee ids by the company's pattern; several, because a concurrent call may
   * take the first. None if ids are typed.
   */
  async nextOids(workspace: string, count = 50): Promise<string[]> {
    const series = await this.queries.ask(workspace, (db) => oidSeries(db, workspace))
    return series
      ? Array.from({ length: count }, (_, index) =>
          seriesOid(series.parts, series.last + 1 + index),
        )
      : []
  }

  /** Claims an employee id or address; the stream contains a keyed hash, never the value. */
  claim(
    workspace: string,
    employee_id: string,
    kind: DirectoryKind,
    value: string,
  ): DirectoryClaim {
    return { employee_id, kind, key: this.keyOf(workspace, kind, value) }
  }

  keyOf(workspace: string, kind: DirectoryKind, value: string): string {
    return directoryKey(this.config.masterKey, workspace, kind, value)
  }
}

/** Returns the claim that an administrator gives up; none for others. */
const resignation = (row: Pick<EmployeeRow, 'id' | 'role_name'>): DirectoryClaim[] =>
  row.role_name === ADMIN_ROLE ? [{ employee_id: row.id, kind: 'resignation' }] : []

/** Returns the references to office, department and role of a job, which must exist. */
export const placing = (
  employee: string,
  job: { location_id?: string | null; department_id?: string | null; role_id?: string },
): Naming[] =>
  [
    ...target('office', job.location_id),
    ...target('department', job.department_id),
    ...target('role', job.role_id),
  ].map((place) => ({
    ...place,
    source: 'employee',
    source_ids: [employee],
  }))

const none = new Set<string>()
const ids = async (rows: Promise<{ id: string }[]>) => new Set((await rows).map(({ id }) => id))

/**
 * Returns an employee as visible to the caller: the public part, and the rest if they are close.
 */
export function employeeOf({
  role,
  permissions,
  timezone,
  contract_start,
  contract_end,
  ...row
}: RowOf<typeof employeesList>): Employee {
  const open = { ...row, first_name: row.first_name ?? '', last_name: row.last_name ?? '' }
  if (row.role_id === undefined) return open
  const { id: employee_id, designation_id } = row

  return {
    ...open,
    timezone: timezone ?? 'UTC',
    role:
      row.role_id && role ? { id: row.role_id, name: role, permissions: permissions ?? [] } : null,
    contract: contract_start
      ? { employee_id, designation_id, start_date: contract_start, end_date: contract_end ?? null }
      : null,
  }
}
