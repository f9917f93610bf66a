import { refuse } from '@workledger/contracts/kernel/errors'
import { isRecord, nameIn, PATCH_SCHEMA, type ScimRecord, valueIn } from './documents'
import { passes, pathOf, readFilter, type ScimFilter, termsOf } from './filter'

/** Most operations of a request. */
const MOST_OPERATIONS = 1_000

const MOST_PATH = 500

/** Most entries of lists that the operations of a request compare, each with each term of a filter. */
const MOST_COMPARED = 300_000

type Verb = 'add' | 'replace' | 'remove'

interface Operation {
  readonly verb: Verb
  readonly path: PatchPath | undefined
  readonly value: unknown
}

/** `emails[type eq "work"].value`: the attribute, the entries of its list, a part of them. */
interface PatchPath {
  readonly attribute: readonly string[]
  readonly filter: ScimFilter | undefined
  readonly part: string | undefined
}

function readPath(text: unknown): PatchPath {
  if (typeof text !== 'string' || text.length > MOST_PATH) return refuse('scim.path')
  const from = text.indexOf('[')

  if (from < 0) {
    const attribute = pathOf(text) ?? refuse('scim.path')
    return { attribute, filter: undefined, part: undefined }
  }

  const to = text.lastIndexOf(']')
  const attribute = pathOf(text.slice(0, from)) ?? refuse('scim.path')
  const rest = to > from ? text.slice(to + 1) : refuse('scim.path')
  const part = rest === '' ? undefined : rest.startsWith('.') ? (pathOf(rest.slice(1)) ?? []) : []
  if (part && part.length !== 1) refuse('scim.path')

  return { attribute, filter: readFilter(text.slice(from + 1, to)), part: part?.[0] }
}

/** Reads a PatchOp message; the case of its names and verbs does not count, for Entra's sake. */
export function readOperations(body: unknown): Operation[] {
  if (!isRecord(body)) return refuse('scim.syntax')
  const schemas = valueIn(body, 'schemas')
  const operations = valueIn(body, 'Operations')

  if (Array.isArray(schemas) && !schemas.includes(PATCH_SCHEMA)) refuse('scim.syntax')
  if (!Array.isArray(operations) || operations.length === 0) return refuse('scim.syntax')
  if (operations.length > MOST_OPERATIONS) refuse('scim.syntax')

  const read = operations.map((each): Operation => {
    if (!isRecord(each)) return refuse('scim.syntax')
    const verb = String(valueIn(each, 'op')).toLowerCase()
    if (verb !== 'add' && verb !== 'replace' && verb !== 'remove') return refuse('scim.syntax')
    const given = valueIn(each, 'path')
    const path = given === undefined || given === null || given === '' ? undefined : readPath(given)
    if (verb === 'remove' && !path) refuse('scim.target')

    return byValue({ verb, path, value: valueIn(each, 'value') })
  })

  return merged(read)
}

/** Returns `members[value eq "…"]` as the removal of that member, which does not search. */
function byValue(operation: Operation): Operation {
  const { verb, path } = operation
  const { attribute = [], filter, part } = path ?? {}
  const isMembers = attribute.length === 1 && attribute[0]!.toLowerCase() === 'members'
  if (verb !== 'remove' || !isMembers || part !== undefined || filter?.op !== 'eq') return operation
  if (filter.path.join('.').toLowerCase() !== 'value') return operation
  const value = [{ value: String(filter.value).toLowerCase() }]

  return { verb, path: { attribute, filter: undefined, part: undefined }, value }
}

/** Joins operations in a row that add to, or remove from, one list: each searches it once. */
function merged(operations: readonly Operation[]): Operation[] {
  const result: (Operation & { name: string | undefined })[] = []

  for (const operation of operations) {
    const { verb, path, value } = operation
    const isList = Array.isArray(value) && value.length > 0
    const simple = verb !== 'replace' && isList && path && !path.filter && path.part === undefined
    const name = simple ? `${verb} ${path.attribute.join('.').toLowerCase()}` : undefined
    const last = result.at(-1)

    if (name !== undefined && last?.name === name) (last.value as unknown[]).push(...(value as []))
    else result.push({ verb, path, value: isList ? [...value] : value, name })
  }

  return result
}

/** Returns a copy of a resource after these operations (RFC 7644, section 3.5.2). */
export function patched(resource: ScimRecord, operations: readonly Operation[]): ScimRecord {
  const copy = structuredClone(resource)
  let compared = 0

  for (const operation of operations) {
    compared += costOf(copy, operation)
    if (compared > MOST_COMPARED) refuse('scim.syntax')
    apply(copy, operation)
  }

  return copy
}

/** Returns how many entries an operation compares. */
function costOf(resource: ScimRecord, { path }: Operation): number {
  if (!path) return 0
  const parent = parentOf(resource, path.attribute, false)
  const list = parent && valueIn(parent, path.attribute.at(-1)!)

  return Array.isArray(list) ? list.length * (path.filter ? termsOf(path.filter) : 1) : 0
}

function apply(resource: ScimRecord, { verb, path, value }: Operation): void {
  if (path) {
    applyAt(resource, verb, path, value)
    return
  }

  if (!isRecord(value)) refuse('scim.syntax')

  // Without a path the value names attributes; Okta and Entra write paths as names too.
  for (const [name, each] of Object.entries(value as ScimRecord))
    applyAt(resource, verb, readPath(name), each)
}

function applyAt(resource: ScimRecord, verb: Verb, path: PatchPath, value: unknown): void {
  const { attribute, filter, part } = path
  const name = attribute.at(-1)!
  if (isReadOnly(path) && !isSame(resource, path, value)) refuseReadOnly(path)
  const parent = parentOf(resource, attribute, verb !== 'remove')
  if (!parent) return

  const key = nameIn(parent, name) ?? name

  if (filter) applyToEntries(parent, name, { verb, filter, part, value })
  else if (verb === 'remove') removeFrom(parent, key, value)
  else parent[key] = verb === 'add' ? mergedValue(parent[key], value) : replaced(parent[key], value)
}

/**
 * Attributes that no client sets (RFC 7643), in small letters. A person's displayName and formatted
 * name follow from the names and are passed over, because Okta and Entra always send them.
 */
const readOnly = ['id', 'meta', 'schemas', 'groups']

/** Parts of lists and of the manager that the server sets; members are added and removed whole. */
const readOnlyParts: Readonly<Record<string, readonly string[]>> = {
  members: ['value', 'display', 'type', '$ref'],
  manager: ['displayname', '$ref'],
}

function isReadOnly({ attribute, part }: PatchPath): boolean {
  const names = [...attribute, ...(part === undefined ? [] : [part])].map((name) =>
    name.toLowerCase(),
  )
  const [above = '', last = ''] = names.slice(-2)

  return readOnly.includes(names[0]!) || (readOnlyParts[above]?.includes(last) ?? false)
}

/** Returns whether an operation leaves an attribute as it is: Okta sends a group's id with its name. */
function isSame(resource: ScimRecord, { attribute, filter }: PatchPath, value: unknown): boolean {
  const [name, ...parts] = attribute
  if (filter || parts.length > 0) return false
  const before = valueIn(resource, name!)

  return textOf(before) === textOf(value)
}

/** Returns a value as text; the order of a list does not count. */
const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? JSON.stringify(value.map((each) => JSON.stringify(each)).sort())
    : String(JSON.stringify(value))

const refuseReadOnly = ({ attribute, part }: PatchPath): never =>
  refuse('scim.mutability', {
    params: { field: [...attribute, ...(part ? [part] : [])].join('.') },
  })

/** Returns the object that holds the last name of a path; makes the missing ones. */
function parentOf(
  resource: ScimRecord,
  attribute: readonly string[],
  make: boolean,
): ScimRecord | undefined {
  let parent = resource

  for (const name of attribute.slice(0, -1)) {
    const key = nameIn(parent, name) ?? name
    if (!isRecord(parent[key]) && !make) return undefined
    if (!isRecord(parent[key])) parent[key] = {}
    parent = parent[key] as ScimRecord
  }

  return parent
}

/** Removes an attribute, or those entries of its list that the value names. */
function removeFrom(parent: ScimRecord, key: string, value: unknown): void {
  const list = parent[key]
  const named = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
  if (!Array.isArray(list) || named.length === 0) delete parent[key]
  else {
    const gone = new Set(named.map(keyOf))
    parent[key] = list.filter((each) => !gone.has(keyOf(each)))
  }
}

const keyOf = (entry: unknown) => (isRecord(entry) ? valueIn(entry, 'value') : entry)

function mergedValue(before: unknown, value: unknown): unknown {
  if (Array.isArray(before)) {
    const known = new Set(before.map(keyOf))
    const given = Array.isArray(value) ? value : [value]
    const isNew = (each: unknown) => {
      const key = keyOf(each)
      return !known.has(key) && known.add(key)
    }

    return [...before, ...given.filter(isNew)]
  }

  return replaced(before, value)
}

const replaced = (before: unknown, value: unknown): unknown =>
  isRecord(before) && isRecord(value) ? { ...before, ...value } : value

interface EntryChange {
  readonly verb: Verb
  readonly filter: ScimFilter
  readonly part: string | undefined
  readonly value: unknown
}

function applyToEntries(
  parent: ScimRecord,
  name: string,
  { verb, filter, part, value }: EntryChange,
): void {
  const key = nameIn(parent, name) ?? name
  const list = Array.isArray(parent[key]) ? (parent[key] as unknown[]) : []
  const found = list.filter((each) => passes(each, filter))

  if (verb === 'remove') {
    if (part) for (const each of found) if (isRecord(each)) delete each[nameIn(each, part) ?? part]
    parent[key] = part ? list : list.filter((each) => !found.includes(each))
    return
  }

  // Entra adds the first mobile number with `replace` and a filter that nothing passes.
  const entries = found.length > 0 ? found : [madeOf(filter)]
  if (found.length === 0) parent[key] = [...list, ...entries]

  for (const entry of entries) {
    if (!isRecord(entry)) continue
    if (part) entry[nameIn(entry, part) ?? part] = value
    else if (isRecord(value)) Object.assign(entry, value)
  }
}

/** Returns the entry that a filter such as `type eq "work"` describes. */
function madeOf(filter: ScimFilter): ScimRecord {
  if (filter.op === 'eq' && filter.path.length === 1) return { [filter.path[0]!]: filter.value }
  return refuse('scim.target')
}
