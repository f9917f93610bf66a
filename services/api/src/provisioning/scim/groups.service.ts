import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { ADMIN_ROLE, beyondOwn } from '@workledger/contracts/kernel/permissions'
import { UUID } from '@workledger/contracts/kernel/text'
import { directoryDecider } from '@workledger/domain/people/directory'
import {
  MOST_MEMBERS,
  provisionedGroupDecider,
} from '@workledger/domain/provisioning/provisioned-group'
import { employeeById, rolesOf } from '@workledger/projections/people/people.queries'
import {
  countProvisionedGroups,
  groupOfDirectory,
  namesOfProvisioned,
  type ProvisionedGroupRow,
  provisionedGroupsOf,
} from '@workledger/projections/provisioning/provisioning.queries'
import { Commands } from '../../kernel/commands/commands'
import { selvesOf } from '../../kernel/http/acts-for'
import { Queries } from '../../kernel/lists/queries'
import { projected } from './attributes'
import { LIST_SCHEMA, type ScimRecord, valueIn } from './documents'
import { passes, readFilter } from './filter'
import { type GroupInput, groupOf, readGroup, versionOfGroup } from './group-resource'
import { patched, readOperations } from './patch'
import { pageOf, type ScimRequest } from './scim-request'

/** Most groups of a company, and most members of all of them. */
const MOST_GROUPS = 1_000
const MOST_IN_ALL = 100_000

const leavesOut = (query: Readonly<Record<string, unknown>>) =>
  String(query.excludedAttributes ?? '')
    .toLowerCase()
    .includes('members')

/** Answers the calls of SCIM about Groups. */
@Injectable()
export class ScimGroups {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
  ) {}

  async get(on: ScimRequest, id: string): Promise<ScimRecord> {
    return (await this.resources(on, [await this.group(on, id)]))[0]!
  }

  async list(on: ScimRequest): Promise<ScimRecord> {
    const { workspace, query } = on
    const filter = typeof query.filter === 'string' ? readFilter(query.filter) : undefined
    const { start, offset, limit } = pageOf(query)
    const rows = await this.queries.ask(workspace, (db) => provisionedGroupsOf(db, workspace))
    const names = new Map(rows.map((row) => [row, groupOf(row, new Map(), on.base)]))
    const found = filter ? rows.filter((row) => passes(names.get(row), filter)) : rows
    const page = await this.resources(on, found.slice(offset, offset + limit))

    return {
      schemas: [LIST_SCHEMA],
      totalResults: found.length,
      startIndex: start,
      itemsPerPage: page.length,
      Resources: page.map((group) => projected(group, query)),
    }
  }

  async create(on: ScimRequest, body: unknown): Promise<{ id: string; group: ScimRecord }> {
    const { workspace, ctx } = on
    const { name, external_id, members = [] } = readGroup(body)
    if (!name) return refuse('scim.value', { params: { field: 'displayName' } })
    await on.open()
    await this.freeName(on, name)
    await this.known(on, members)
    await this.room(on, 1, members.length)
    const group_id = ctx.newId()
    const commands = this.commands.in(ctx, workspace)

    await commands.append(provisionedGroupDecider, group_id, {
      ...{ type: 'provision', group_id, name },
      external_id: external_id ?? null,
      source: 'directory',
    })

    await commands.step('members').append(provisionedGroupDecider, group_id, {
      ...{ type: 'members', group_id, add: members },
      remove: [],
    })

    await ctx.settled()

    return { id: group_id, group: await this.get(on, group_id) }
  }

  async replace(on: ScimRequest, id: string, body: unknown): Promise<ScimRecord> {
    await this.update(on, await this.seen(on, id), readGroup(body))
    return this.get(on, id)
  }

  async patch(on: ScimRequest, id: string, body: unknown): Promise<void> {
    const operations = readOperations(body)
    const row = await this.seen(on, id)
    const before = groupOf(row, new Map(), on.base)
    const after = patched(before, operations)
    // Okta sends the group's own id with a new name.
    const input = readGroup({ ...after, members: valueIn(after, 'members') ?? [] })
    await this.update(on, row, input)
  }

  async delete(on: ScimRequest, id: string): Promise<void> {
    const row = await this.seen(on, id)
    await on.open()
    await this.keepAdministrator(on, row, row.members)

    await this.commands
      .in(on.ctx, on.workspace)
      .run(provisionedGroupDecider, id, { type: 'unprovision', group_id: id })
  }

  private async update(on: ScimRequest, row: ProvisionedGroupRow, input: GroupInput) {
    const { id } = row
    const { name = row.name, external_id = row.external_id, members } = input
    const before = new Set(row.members)
    const after = new Set(members ?? row.members)
    const add = [...after].filter((member) => !before.has(member))
    const remove = row.members.filter((member) => !after.has(member))
    await on.open()
    if (name.toLowerCase() !== row.name.toLowerCase()) await this.freeName(on, name)
    await this.known(on, add)
    await this.room(on, 0, add.length - remove.length)
    await this.notOwnRole(on, row, add)
    await this.keepAdministrator(on, row, remove)
    const commands = this.commands.in(on.ctx, on.workspace)
    const change = { type: 'change', group_id: id, name, external_id } as const
    await commands.append(provisionedGroupDecider, id, change)
    const step = commands.step('members')
    await step.append(provisionedGroupDecider, id, { type: 'members', group_id: id, add, remove })
    await on.ctx.settled()
  }

  private async group({ workspace }: ScimRequest, id: string): Promise<ProvisionedGroupRow> {
    const row = UUID.test(id)
      ? await this.queries.ask(workspace, (db) => groupOfDirectory(db, workspace, id))
      : undefined

    return row ?? refuse('not_found')
  }

  private async seen(on: ScimRequest, id: string): Promise<ProvisionedGroupRow> {
    const row = await this.group(on, id)
    const { version } = on

    if (version !== undefined && version !== '*' && version !== versionOfGroup(row))
      refuse('scim.changed_meanwhile')

    return row
  }

  private async freeName({ workspace }: ScimRequest, name: string): Promise<void> {
    const rows = await this.queries.ask(workspace, (db) => provisionedGroupsOf(db, workspace))
    if (rows.some((row) => row.name.toLowerCase() === name.toLowerCase())) refuse('scim.unique')
  }

  /** Refuses more groups, or members of groups, than a company may have. */
  private async room({ workspace }: ScimRequest, groups: number, members: number): Promise<void> {
    if (groups <= 0 && members <= 0) return
    const has = await this.queries.ask(workspace, (db) => countProvisionedGroups(db, workspace))

    if (has.groups + groups > MOST_GROUPS || has.members + members > MOST_IN_ALL)
      refuse('provisioning.groups_most', { params: { groups: MOST_GROUPS, most: MOST_IN_ALL } })
  }

  /** Refuses members who are no people of the company. */
  private async known({ workspace }: ScimRequest, ids: readonly string[]): Promise<void> {
    if (ids.length > MOST_MEMBERS)
      refuse('provisioning.members_most', { params: { most: MOST_MEMBERS } })

    if (ids.length === 0) return
    const found = ids.every((id) => UUID.test(id))
      ? await this.queries.ask(workspace, (db) => namesOfProvisioned(db, workspace, ids))
      : []

    if (new Set(found.map(({ id }) => id)).size !== new Set(ids).size) refuse('scim.member')
  }

  /** Refuses to give more permissions to those behind the token. */
  private async notOwnRole(
    { workspace, employee, session }: ScimRequest,
    { target, target_id }: ProvisionedGroupRow,
    added: readonly string[],
  ): Promise<void> {
    if (target !== 'role') return
    const membership = session.memberships.find((each) => each.workspace === workspace)!
    const selves = selvesOf({ ...membership, employee, session })
    const own = added.filter((id) => selves.includes(id))
    if (own.length === 0) return

    await this.queries.ask(workspace, async (db) => {
      const role = (await rolesOf(db, workspace)).find(({ id }) => id === target_id)

      for (const id of own) {
        const held = (await employeeById(db, workspace, id))?.role_permissions ?? []
        if (beyondOwn(held, role?.permissions ?? []).length > 0) refuse('provisioning.own_role')
      }
    })
  }

  /** Refuses if those who leave a group of administrators are the last ones. */
  private async keepAdministrator(
    { workspace }: ScimRequest,
    { target, target_id, waits }: ProvisionedGroupRow,
    removed: readonly string[],
  ): Promise<void> {
    if (target !== 'role' || waits || removed.length === 0) return
    const roles = await this.queries.ask(workspace, (db) => rolesOf(db, workspace))
    if (roles.find(({ id }) => id === target_id)?.name !== ADMIN_ROLE) return
    const { administrators } = await this.commands.state(directoryDecider, workspace, workspace)
    const gone = new Set(removed)
    if (Object.keys(administrators).every((id) => gone.has(id))) refuse('people.last_admin')
  }

  private async resources(on: ScimRequest, rows: readonly ProvisionedGroupRow[]) {
    const ids = leavesOut(on.query) ? [] : [...new Set(rows.flatMap(({ members }) => members))]

    const people =
      ids.length > 0
        ? await this.queries.ask(on.workspace, (db) => namesOfProvisioned(db, on.workspace, ids))
        : []

    const names = new Map(people.map(({ id, name }) => [id, name]))

    return rows.map((row) => {
      const group = groupOf(row, names, on.base)
      if (!leavesOut(on.query)) return group
      const { members: _, ...rest } = group
      return rest
    })
  }
}
