export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group'
export const ENTERPRISE_SCHEMA = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
export const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'
export const PATCH_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
export const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error'
export const SCIM_JSON = 'application/scim+json'

/** A resource or a part of one, as JSON has it. */
export type ScimRecord = Record<string, unknown>

export const isRecord = (value: unknown): value is ScimRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the name of an own property; the case of attribute names does not count. */
export function nameIn(record: ScimRecord, name: string): string | undefined {
  if (Object.hasOwn(record, name)) return name
  const wanted = name.toLowerCase()
  return Object.keys(record).find((key) => key.toLowerCase() === wanted)
}

/** Returns the value of an attribute, whatever the case of its name. */
export function valueIn(record: ScimRecord, name: string): unknown {
  const key = nameIn(record, name)
  return key === undefined ? undefined : record[key]
}

const ownSchemas = [USER_SCHEMA, GROUP_SCHEMA]

/** Attributes of the enterprise schema, which Entra also names without it. */
const enterpriseNames = new Set(['employeenumber', 'department', 'manager'])

/**
 * Splits the URN of a schema from a path. The schema of the resource itself counts as none, because
 * its attributes are on the first level.
 */
export function schemaOf(path: string): { schema?: string; rest: string } {
  const lower = path.toLowerCase()

  for (const schema of [...ownSchemas, ENTERPRISE_SCHEMA]) {
    const prefix = schema.toLowerCase()
    if (lower !== prefix && !lower.startsWith(`${prefix}:`)) continue
    const rest = path.slice(prefix.length + 1)

    return schema === ENTERPRISE_SCHEMA ? { schema, rest } : { rest }
  }

  const [first = ''] = lower.split(/[.[]/, 1)

  return enterpriseNames.has(first) ? { schema: ENTERPRISE_SCHEMA, rest: path } : { rest: path }
}
