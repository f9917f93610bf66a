import { sql } from 'kysely'
import { anyOf, anyOfTexts } from '../kernel/any-of'
import type { Reads } from '../kernel/tenant-reads'

/** Selects the employees whom SCIM shows, with the names that the directory gave them. */
const people = (db: Reads, workspace: string) =>
  db
    .selectFrom('employees as e')
    .leftJoin('provisioned_people as p', 'p.id', 'e.id')
    .leftJoin('departments as d', 'd.id', 'e.department_id')
    .leftJoin('employees as m', 'm.id', 'e.manager_id')
    .where('e.workspace_id', '=', workspace)
    .select([
      'e.id',
      'e.oid',
      'e.first_name',
      'e.last_name',
      'e.email',
      'e.phone_number',
      'e.department_id',
      'e.manager_id',
      'e.role_id',
      'e.status',
      'e.access_stopped',
      'e.terminated_on',
      'e.created_at',
      'e.revision',
      'p.external_id',
      'p.deleted',
      'p.link_revision',
      'd.name as department',
      sql<string>`e.updated_at`.as('updated_at'),
      sql<string | null>`coalesce(p.user_name, e.email)`.as('user_name'),
      sql<string | null>`nullif(read.full_name(m.first_name, m.last_name), '')`.as('manager'),
    ])

export type ProvisionedPerson = Awaited<ReturnType<typeof provisionedPerson>> & {}

export const provisionedPerson = (db: Reads, workspace: string, id: string) =>
  people(db, workspace).where('e.id', '=', id).executeTakeFirst()

/** What a filter of the directory most often asks for, found by an index. */
export interface PersonKey {
  readonly by: 'user_name' | 'external_id' | 'id' | 'email'
  readonly value: string
}

/** Returns the people with this key, those included whom the directory deleted. */
export const provisionedPeopleBy = (db: Reads, workspace: string, { by, value }: PersonKey) => {
  const all = people(db, workspace).orderBy('e.created_at').orderBy('e.id').limit(100)

  if (by === 'id') return all.where('e.id', '=', value).execute()
  if (by === 'external_id') return all.where('p.external_id', '=', value).execute()
  if (by === 'email') return all.where(sql<boolean>`lower(e.email) = lower(${value})`).execute()

  return all.where(sql<boolean>`lower(coalesce(p.user_name, e.email)) = lower(${value})`).execute()
}

const here = sql<boolean>`p.deleted is not true`

/** Returns all people whom SCIM shows, in a fixed order, or a part of them. */
export const allProvisionedPeople = (
  db: Reads,
  workspace: string,
  part?: { offset: number; limit: number },
) => {
  const all = people(db, workspace).where(here).orderBy('e.created_at').orderBy('e.id')
  return (part ? all.offset(part.offset).limit(part.limit) : all).execute()
}

export const countProvisionedPeople = async (db: Reads, workspace: string): Promise<number> => {
  const row = await db
    .selectFrom('employees as e')
    .leftJoin('provisioned_people as p', 'p.id', 'e.id')
    .where('e.workspace_id', '=', workspace)
    .where(here)
    .select(sql<number>`count(*)::int`.as('number'))
    .executeTakeFirst()

  return row?.number ?? 0
}

/** Returns how many people the directory has named itself. */
export const countNamedPeople = async (db: Reads, workspace: string): Promise<number> => {
  const row = await db
    .selectFrom('provisioned_people')
    .where('workspace_id', '=', workspace)
    .where('deleted', '=', false)
    .select(sql<number>`count(*)::int`.as('number'))
    .executeTakeFirst()

  return row?.number ?? 0
}

export const provisioningOf = (db: Reads, workspace: string) =>
  db.selectFrom('provisioning').selectAll().where('id', '=', workspace).executeTakeFirst()

const groups = (db: Reads, workspace: string) =>
  db.selectFrom('provisioned_groups').selectAll().where('workspace_id', '=', workspace)

export type ProvisionedGroupRow = NonNullable<Awaited<ReturnType<typeof provisionedGroup>>>

export const provisionedGroup = (db: Reads, workspace: string, id: string) =>
  groups(db, workspace).where('id', '=', id).executeTakeFirst()

/** Returns a group that the directory named itself. */
export const groupOfDirectory = (db: Reads, workspace: string, id: string) =>
  groups(db, workspace).where('source', '=', 'directory').where('id', '=', id).executeTakeFirst()

/** Returns how many groups the directory has, and how many members these have in all. */
export const countProvisionedGroups = (db: Reads, workspace: string) =>
  db
    .selectFrom('provisioned_groups')
    .where('workspace_id', '=', workspace)
    .where('source', '=', 'directory')
    .select([
      sql<number>`count(*)::int`.as('groups'),
      sql<number>`coalesce(sum(jsonb_array_length(members)), 0)::int`.as('members'),
    ])
    .executeTakeFirstOrThrow()

export const provisionedGroupsOf = (db: Reads, workspace: string) =>
  groups(db, workspace)
    .where('source', '=', 'directory')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Returns the names by which the provider may know the company's groups, and their mappings. */
export const namesOfGroups = (db: Reads, workspace: string) =>
  db
    .selectFrom('provisioned_groups')
    .where('workspace_id', '=', workspace)
    .select(['id', 'name', 'external_id', 'source', 'target', 'target_id', 'waits'])
    .execute()

/** Groups that the present provider named at people's last sign-ins. */
const named = (db: Reads, workspace: string) =>
  db
    .selectFrom('named_groups as n')
    .innerJoin('sign_on as s', 's.provider_id', 'n.provider_id')
    .where('n.workspace_id', '=', workspace)
    .where('s.groups_claim', 'is not', null)

/** Returns the people whom the provider named in one of these groups. */
export const peopleNamedInto = (db: Reads, workspace: string, names: readonly string[]) =>
  named(db, workspace)
    .where(sql<boolean>`n.groups ?| ${sql.val([...names])}::text[]`)
    .select('n.id')
    .execute()

/** Returns the groups of some people, without their other members. */
export const groupsOfPeople = (db: Reads, workspace: string, ids: readonly string[]) =>
  db
    .selectFrom('provisioned_groups')
    .where('workspace_id', '=', workspace)
    .where(sql<boolean>`members ?| ${sql.val([...ids])}::text[]`)
    .select([
      'id',
      'name',
      'target',
      'target_id',
      'waits',
      sql<string[]>`(select coalesce(json_agg(m), '[]') from jsonb_array_elements_text(members) m
        where m = ${anyOfTexts(ids)})`.as('members'),
    ])
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/**
 * Returns the groups that give something to some of these people, without their other members. The
 * directory names members; the provider names groups.
 */
export const givingGroupsOf = (db: Reads, workspace: string, ids: readonly string[]) =>
  db
    .selectFrom('provisioned_groups as g')
    .where('g.workspace_id', '=', workspace)
    .where('g.target', 'is not', null)
    .where('g.waits', '=', false)
    .select([
      'g.target',
      'g.target_id',
      sql<string[]>`(select coalesce(json_agg(m), '[]') from (
        select m from jsonb_array_elements_text(g.members) m where m = ${anyOfTexts(ids)}
        union
        ${named(db, workspace)
          .where(sql<boolean>`n.id = ${anyOf(ids)}`)
          .where(sql<boolean>`(n.groups ? g.name or n.groups ? g.external_id)`)
          .select(sql<string>`n.id::text`.as('m'))}) m(m))`.as('members'),
    ])
    .orderBy('g.created_at')
    .orderBy('g.id')
    .execute()

/** Returns which of these ids are employees whom SCIM shows, with their names. */
export const namesOfProvisioned = (db: Reads, workspace: string, ids: readonly string[]) =>
  db
    .selectFrom('employees as e')
    .leftJoin('provisioned_people as p', 'p.id', 'e.id')
    .where('e.workspace_id', '=', workspace)
    .where(here)
    .where(sql<boolean>`e.id = ${anyOf(ids)}`)
    .select(['e.id', sql<string>`read.full_name(e.first_name, e.last_name)`.as('name')])
    .execute()

export const departmentsOf = (db: Reads, workspace: string) =>
  db
    .selectFrom('departments')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspace)
    .execute()
