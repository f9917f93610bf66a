import { refuse } from '@workledger/contracts/kernel/errors'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { isTypable } from '@workledger/contracts/kernel/text'
import type { ProvisionedPerson } from '@workledger/projections/provisioning/provisioning.queries'
import { ENTERPRISE_SCHEMA, isRecord, type ScimRecord, USER_SCHEMA, valueIn } from './documents'

const isoOf = (instant: string) => `${instant.replace(' ', 'T')}Z`

export const isActive = ({ status, access_stopped }: ProvisionedPerson) =>
  status === 'active' && !access_stopped

/** Returns the version of a person: it changes with the record and with the directory's names. */
export const versionOfPerson = ({ revision, link_revision }: ProvisionedPerson) =>
  `W/"${revision}.${link_revision ?? 0}"`

export interface GroupName {
  readonly id: string
  readonly name: string
}

/** Returns a person as a User of RFC 7643, section 4.1. */
export function userOf(
  person: ProvisionedPerson,
  groups: readonly GroupName[],
  base: string,
): ScimRecord {
  const { id, first_name, last_name, email, phone_number, oid, department, manager_id } = person
  const name = fullName(person)

  return {
    schemas: [USER_SCHEMA, ENTERPRISE_SCHEMA],
    id,
    ...(person.external_id !== null && { externalId: person.external_id }),
    userName: person.user_name ?? id,
    name: { givenName: first_name ?? '', familyName: last_name ?? '', formatted: name },
    displayName: name,
    active: isActive(person),
    ...(email && { emails: [{ value: email, type: 'work', primary: true }] }),
    ...(phone_number && { phoneNumbers: [{ value: phone_number, type: 'work', primary: true }] }),
    ...(groups.length > 0 && {
      groups: groups.map((group) => ({
        value: group.id,
        display: group.name,
        type: 'direct',
        $ref: `${base}/Groups/${group.id}`,
      })),
    }),
    [ENTERPRISE_SCHEMA]: {
      ...(oid && { employeeNumber: oid }),
      ...(department && { department }),
      ...(manager_id && {
        manager: {
          value: manager_id,
          ...(person.manager && { displayName: person.manager }),
          $ref: `${base}/Users/${manager_id}`,
        },
      }),
    },
    meta: {
      resourceType: 'User',
      created: isoOf(person.created_at),
      lastModified: isoOf(person.updated_at),
      location: `${base}/Users/${id}`,
      version: versionOfPerson(person),
    },
  }
}

/** What a User says; an attribute that it leaves out is undefined and stays as it is. */
export interface UserInput {
  readonly user_name: string | undefined
  readonly external_id: string | null | undefined
  readonly first_name: string | undefined
  readonly last_name: string | undefined
  readonly email: string | undefined
  readonly phone_number: string | null | undefined
  readonly oid: string | null | undefined
  /** Name of the department. */
  readonly department: string | null | undefined
  readonly manager_id: string | null | undefined
  readonly active: boolean | undefined
}

const LONGEST = 255

/** Returns a text; an empty one and null clear it. Refuses other kinds. */
function textOf(record: ScimRecord | undefined, name: string): string | null | undefined {
  const value = record && valueIn(record, name)
  if (value === undefined) return undefined
  if (value === null || value === '') return null

  if (typeof value !== 'string' || value.length > LONGEST || !isTypable(value))
    return refuse('scim.value', { params: { field: name } })

  return value.trim() || null
}

/** Entra sends booleans as the texts "True" and "False". */
function activeOf(record: ScimRecord): boolean | undefined {
  const value = valueIn(record, 'active')
  if (value === undefined || value === null || typeof value === 'boolean') return value ?? undefined
  const text = typeof value === 'string' ? value.toLowerCase() : ''
  if (text === 'true' || text === 'false') return text === 'true'

  return refuse('scim.value', { params: { field: 'active' } })
}

/** Returns the first value of a list by preference: primary, work, mobile, any. */
function preferred(record: ScimRecord, name: string): string | null | undefined {
  const list = valueIn(record, name)
  if (list === undefined) return undefined
  if (list === null) return null
  const entries = (Array.isArray(list) ? list : [list]).filter(isRecord)
  const isOf = (type: string) => (entry: ScimRecord) =>
    String(valueIn(entry, 'type')).toLowerCase() === type
  const isPrimary = (entry: ScimRecord) =>
    ['true', true].includes(valueIn(entry, 'primary') as never)

  const chosen =
    entries.find(isPrimary) ??
    entries.find(isOf('work')) ??
    entries.find(isOf('mobile')) ??
    entries[0]

  return chosen ? textOf(chosen, 'value') : null
}

const isAddress = (text: string | null | undefined): text is string =>
  typeof text === 'string' && /^[^\s@]+@[^\s@]+$/.test(text)

function managerOf(enterprise: ScimRecord | undefined): string | null | undefined {
  const given = enterprise && valueIn(enterprise, 'manager')
  // Entra sends a list of one.
  const manager = Array.isArray(given) ? (given[0] ?? null) : given
  if (manager === undefined) return undefined
  if (manager === null) return null
  return isRecord(manager) ? (textOf(manager, 'value') ?? null) : textOf({ manager }, 'manager')
}

/** Reads a User. Attributes that the product does not have are ignored, as the RFC allows. */
export function readUser(body: unknown): UserInput {
  if (!isRecord(body)) return refuse('scim.syntax')
  const name = valueIn(body, 'name')
  const names = isRecord(name) ? name : undefined
  const extension = valueIn(body, ENTERPRISE_SCHEMA)
  const enterprise = isRecord(extension) ? extension : undefined
  const userName = textOf(body, 'userName')
  if (userName === null) refuse('scim.value', { params: { field: 'userName' } })
  const email = preferred(body, 'emails')
  const display = textOf(body, 'displayName')
  const given = textOf(names, 'givenName')

  return {
    user_name: userName ?? undefined,
    external_id: textOf(body, 'externalId'),
    first_name: given ?? (names ? undefined : (display ?? undefined)),
    last_name: textOf(names, 'familyName') ?? undefined,
    email: email ?? (email === undefined && isAddress(userName) ? userName : undefined),
    phone_number: preferred(body, 'phoneNumbers'),
    oid: textOf(enterprise, 'employeeNumber'),
    department: textOf(enterprise, 'department'),
    manager_id: managerOf(enterprise),
    active: activeOf(body),
  }
}
