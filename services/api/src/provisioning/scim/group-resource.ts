import { refuse } from '@workledger/contracts/kernel/errors'
import { isTypable } from '@workledger/contracts/kernel/text'
import type { ProvisionedGroupRow } from '@workledger/projections/provisioning/provisioning.queries'
import { GROUP_SCHEMA, isRecord, type ScimRecord, valueIn } from './documents'

const isoOf = (instant: string) => `${instant.replace(' ', 'T')}Z`

export const versionOfGroup = ({ version }: ProvisionedGroupRow) => `W/"${version}"`

/** Returns a group as RFC 7643, section 4.2, has it. */
export function groupOf(
  row: ProvisionedGroupRow,
  names: ReadonlyMap<string, string>,
  base: string,
): ScimRecord {
  const { id, name, external_id, members, created_at, changed_at } = row

  return {
    schemas: [GROUP_SCHEMA],
    id,
    ...(external_id !== null && { externalId: external_id }),
    displayName: name,
    members: members.map((member) => ({
      value: member,
      ...(names.has(member) && { display: names.get(member) }),
      type: 'User',
      $ref: `${base}/Users/${member}`,
    })),
    meta: {
      resourceType: 'Group',
      created: isoOf(created_at),
      lastModified: isoOf(changed_at),
      location: `${base}/Groups/${id}`,
      version: versionOfGroup(row),
    },
  }
}

/** What a Group says; undefined stays as it is. */
export interface GroupInput {
  readonly name: string | undefined
  readonly external_id: string | null | undefined
  readonly members: readonly string[] | undefined
}

const LONGEST = 255

function nameOf(body: ScimRecord, field: string): string | null | undefined {
  const value = valueIn(body, field)
  if (value === undefined || value === null) return value

  return typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= LONGEST &&
    isTypable(value)
    ? value.trim()
    : refuse('scim.value', { params: { field } })
}

function membersOf(body: ScimRecord): string[] | undefined {
  const given = valueIn(body, 'members')
  if (given === undefined) return undefined
  const list = given === null ? [] : Array.isArray(given) ? given : [given]

  return list.map((each) => {
    const value = isRecord(each) ? valueIn(each, 'value') : each
    return typeof value === 'string' ? value.toLowerCase() : refuse('scim.member')
  })
}

export function readGroup(body: unknown): GroupInput {
  if (!isRecord(body)) return refuse('scim.syntax')

  return {
    name: nameOf(body, 'displayName') ?? undefined,
    external_id: nameOf(body, 'externalId'),
    members: membersOf(body),
  }
}
