import { Inject, Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { UUID } from '@workledger/contracts/kernel/text'
import { getById } from '@workledger/domain/kernel/by-id'
import { employeeDecider } from '@workledger/domain/people/employee'
import { provisioningDecider } from '@workledger/domain/provisioning/provisioning'
import { directoryKey } from '@workledger/event-store/secrets/keyed-hash'
import {
  allProvisionedPeople,
  countProvisionedPeople,
  groupsOfPeople,
  type PersonKey,
  type ProvisionedPerson,
  provisionedPeopleBy,
  provisionedPerson,
} from '@workledger/projections/provisioning/provisioning.queries'
import { ACCESS_CONFIG, type AccessConfig } from '../../kernel/access/access-config'
import { Commands } from '../../kernel/commands/commands'
import { MinuteLimit } from '../../kernel/http/minute-limit'
import { Queries } from '../../kernel/lists/queries'
import { projected } from './attributes'
import { LIST_SCHEMA, type ScimRecord } from './documents'
import { passes, readFilter, type ScimFilter } from './filter'
import { patched, readOperations } from './patch'
import { PeopleChanges } from './people-changes'
import { pageOf, type ScimRequest } from './scim-request'
import { type GroupName, readUser, type UserInput, userOf, versionOfPerson } from './user-resource'

/** Most searches a minute of a token for which each person is read. */
const SEARCHES = 60

/** People whom a search compares at a time. */
const SLICE = 500

/** Attributes that an index finds. */
const keys: Readonly<Record<string, PersonKey['by']>> = {
  username: 'user_name',
  externalid: 'external_id',
  id: 'id',
  emails: 'email',
  'emails.value': 'email',
}

/** Answers the calls of SCIM about Users. */
@Injectable()
export class ScimUsers {
  private readonly searches = new MinuteLimit(SEARCHES)

  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly changes: PeopleChanges,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
  ) {}

  async get(on: ScimRequest, id: string): Promise<ScimRecord> {
    return this.shown(on, await this.person(on, id))
  }

  async list(on: ScimRequest): Promise<ScimRecord> {
    const { workspace, query } = on
    const filter = typeof query.filter === 'string' ? readFilter(query.filter) : undefined
    const { start, offset, limit } = pageOf(query)
    const key = filter && keyOf(filter)

    if (!filter) {
      const [total, people] = await this.queries.ask(workspace, async (db) => [
        await countProvisionedPeople(db, workspace),
        await allProvisionedPeople(db, workspace, { offset, limit }),
      ])

      return this.listed(on, start, total, await this.resources(on, people))
    }

    if (!key) this.searches.take(on.session.token!.id)

    const people = await this.queries.ask(workspace, (db) =>
      key ? provisionedPeopleBy(db, workspace, key) : allProvisionedPeople(db, workspace),
    )

    const here = people.filter(({ deleted }) => !deleted)
    const found: ScimRecord[] = []

    // Other requests run in between.
    for (let from = 0; from < here.length; from += SLICE) {
      const users = await this.resources(on, here.slice(from, from + SLICE))
      found.push(...users.filter((user) => passes(user, filter)))
    }

    return this.listed(on, start, found.length, found.slice(offset, offset + limit))
  }

  async create(on: ScimRequest, body: unknown): Promise<{ id: string; user: ScimRecord }> {
    const input = readUser(body)
    const user_name = input.user_name ?? refuse('scim.value', { params: { field: 'userName' } })
    const email = input.email ?? refuse('scim.value', { params: { field: 'emails' } })
    await on.open()
    const deleted = await this.returning(on, user_name, email)
    const id = deleted?.id ?? this.changes.idOfNew(on)
    // The name comes first: a request that is cut off leaves a name without a person, which the
    // repeated one frees, instead of a person whom the directory does not know.
    if (!deleted) await this.freeUnfinished(on, user_name)
    await this.name(on, id, { user_name, external_id: input.external_id ?? null })

    if (deleted) await this.changes.change(on, deleted, { ...input, active: input.active ?? true })
    else await this.changes.add(on, { ...input, user_name, email })

    await on.ctx.settled()

    return { id, user: await this.get(on, id) }
  }

  /** Frees a user name whose person was never added. */
  private async freeUnfinished(on: ScimRequest, user_name: string): Promise<void> {
    const { workspace } = on
    const { names } = await this.commands.state(provisioningDecider, workspace, workspace)
    const employee_id = getById(names, this.keyOf(on, user_name))
    if (!employee_id) return
    const { status } = await this.commands.state(employeeDecider, workspace, employee_id)
    if (status !== 'none') return

    await this.commands
      .in(on.ctx, workspace)
      .step('unfinished')
      .append(provisioningDecider, workspace, { type: 'unprovision', employee_id })
  }

  async replace(on: ScimRequest, id: string, body: unknown): Promise<ScimRecord> {
    const input = readUser(body)
    if (input.user_name === undefined) refuse('scim.value', { params: { field: 'userName' } })

    return this.update(on, await this.seen(on, id), input)
  }

  async patch(on: ScimRequest, id: string, body: unknown): Promise<ScimRecord> {
    const operations = readOperations(body)
    const person = await this.seen(on, id)
    const before = userOf(person, [], on.base)
    const [was, now] = [readUser(before), readUser(patched(before, operations))]
    const follows = was.email === was.user_name && now.email === was.email

    return this.update(on, person, {
      ...now,
      ...clearedSince(was, now),
      // Where the user name is the address, a new name is a new address.
      ...(follows && now.user_name?.includes('@') && { email: now.user_name }),
    })
  }

  /** Ends the access of a person, whom SCIM does not show from now on. */
  async delete(on: ScimRequest, id: string): Promise<void> {
    const person = await this.seen(on, id)
    await this.changes.setActive(on, person, false)
    const { user_name, external_id } = person
    const commands = this.commands.in(on.ctx, on.workspace)

    // A person whom the directory never named is named first, so that the log says who is gone.
    if (person.link_revision === null)
      await commands.append(provisioningDecider, on.workspace, {
        ...this.named(on, id, { user_name: user_name ?? id, external_id }),
        type: 'provision',
      })

    await commands
      .step('delete')
      .run(provisioningDecider, on.workspace, { type: 'unprovision', employee_id: id })
  }

  private async update(on: ScimRequest, person: ProvisionedPerson, input: UserInput) {
    const user_name = input.user_name ?? person.user_name ?? person.id
    const external_id = input.external_id === undefined ? person.external_id : input.external_id
    const renamed = user_name !== person.user_name || external_id !== person.external_id
    const unnamed = person.link_revision === null
    const { email } = input

    if (renamed || (email && email !== person.email))
      await this.free(on, { user_name, email }, person.id)

    // The end of an access alone names no one, so it works while the company is read-only.
    const names = renamed || (unnamed && input.external_id !== undefined)
    if (names) await on.open()
    await this.changes.change(on, person, input, async () => {
      if (names) await this.name(on, person.id, { user_name, external_id })
    })
    await on.ctx.settled()

    return this.get(on, person.id)
  }

  /** Refuses a user name or an address of another person. */
  private async free(
    { workspace }: ScimRequest,
    { user_name, email }: { user_name: string; email: string | undefined },
    own: string | undefined,
  ): Promise<void> {
    const others = await this.queries.ask(workspace, async (db) => ({
      name: await provisionedPeopleBy(db, workspace, { by: 'user_name', value: user_name }),
      email: email ? await provisionedPeopleBy(db, workspace, { by: 'email', value: email }) : [],
    }))

    if (others.name.some(({ id, deleted }) => id !== own && !deleted))
      refuse('provisioning.user_name')

    if (others.email.some(({ id }) => id !== own)) refuse('people.email_taken')
  }

  /** Returns the person whom the directory deleted and adds again. */
  private async returning(on: ScimRequest, user_name: string, email: string) {
    const { workspace } = on

    const found = await this.queries.ask(workspace, async (db) => [
      ...(await provisionedPeopleBy(db, workspace, { by: 'user_name', value: user_name })),
      ...(await provisionedPeopleBy(db, workspace, { by: 'email', value: email })),
    ])

    const deleted = found.find((person) => person.deleted)
    await this.free(on, { user_name, email }, deleted?.id)

    return deleted
  }

  /** Appends the names that the directory knows a person by. The caller waits for the tables. */
  private async name(
    on: ScimRequest,
    employee_id: string,
    names: { user_name: string; external_id: string | null },
  ): Promise<void> {
    const command = { ...this.named(on, employee_id, names), type: 'provision' as const }
    await this.commands.in(on.ctx, on.workspace).append(provisioningDecider, on.workspace, command)
  }

  private named(
    on: ScimRequest,
    employee_id: string,
    { user_name, external_id }: { user_name: string; external_id: string | null },
  ) {
    return { employee_id, user_name, user_name_key: this.keyOf(on, user_name), external_id }
  }

  private keyOf({ workspace }: ScimRequest, user_name: string): string {
    return directoryKey(this.config.masterKey, workspace, 'user_name', user_name)
  }

  private async person({ workspace }: ScimRequest, id: string): Promise<ProvisionedPerson> {
    const person = UUID.test(id)
      ? await this.queries.ask(workspace, (db) => provisionedPerson(db, workspace, id))
      : undefined

    return person && !person.deleted ? person : refuse('not_found')
  }

  /** Returns a person whom the caller wants to change, as they saw them. */
  private async seen(on: ScimRequest, id: string): Promise<ProvisionedPerson> {
    const person = await this.person(on, id)
    const { version } = on

    if (version !== undefined && version !== '*' && version !== versionOfPerson(person))
      refuse('scim.changed_meanwhile')

    return person
  }

  private async shown(on: ScimRequest, person: ProvisionedPerson): Promise<ScimRecord> {
    return (await this.resources(on, [person]))[0]!
  }

  private async resources(on: ScimRequest, people: readonly ProvisionedPerson[]) {
    if (people.length === 0) return []
    const ids = people.map(({ id }) => id)
    const groups = await this.queries.ask(on.workspace, (db) =>
      groupsOfPeople(db, on.workspace, ids),
    )
    const byPerson = new Map<string, GroupName[]>()

    for (const { id, name, members } of groups)
      for (const member of members)
        byPerson.set(member, [...(byPerson.get(member) ?? []), { id, name }])

    return people.map((person) => userOf(person, byPerson.get(person.id) ?? [], on.base))
  }

  private listed(
    { query }: ScimRequest,
    startIndex: number,
    totalResults: number,
    resources: readonly ScimRecord[],
  ): ScimRecord {
    return {
      schemas: [LIST_SCHEMA],
      totalResults,
      startIndex,
      itemsPerPage: resources.length,
      Resources: resources.map((user) => projected(user, query)),
    }
  }
}

/** Returns what an index finds, for a filter that compares one attribute. */
function keyOf(filter: ScimFilter): PersonKey | undefined {
  if (filter.op === '[]') return keyOfAddress(filter)
  if (filter.op !== 'eq' || typeof filter.value !== 'string') return undefined
  const by = keys[filter.path.join('.').toLowerCase()]
  if (!by || (by === 'id' && !UUID.test(filter.value))) return undefined

  return { by, value: filter.value }
}

/** Returns the address of `emails[type eq "work"].value eq "…"`; all addresses are of that type. */
function keyOfAddress({ path, filter }: Extract<ScimFilter, { op: '[]' }>): PersonKey | undefined {
  if (path.join().toLowerCase() !== 'emails' || filter.op !== 'and') return undefined
  const found = new Map(
    filter.filters.flatMap((one) =>
      one.op === 'eq' ? [[one.path.join().toLowerCase(), one.value]] : [],
    ),
  )
  const [type, value] = [found.get('type'), found.get('value')]
  const isWork = typeof type === 'string' && type.toLowerCase() === 'work'

  return filter.filters.length === 2 && isWork && typeof value === 'string'
    ? { by: 'email', value }
    : undefined
}

const clearable = ['external_id', 'phone_number', 'oid', 'department', 'manager_id'] as const

/** Returns null for what a patch removed. */
const clearedSince = (was: UserInput, now: UserInput): Partial<UserInput> =>
  Object.fromEntries(
    clearable
      .filter((field) => was[field] !== undefined && now[field] === undefined)
      .map((field) => [field, null]),
  )
