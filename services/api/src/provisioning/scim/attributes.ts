import { isRecord, nameIn, type ScimRecord, schemaOf } from './documents'

/** Attributes that each answer has, whatever the caller leaves out. */
const always = ['schemas', 'id']

const namesOf = (given: unknown): string[] =>
  typeof given === 'string'
    ? given
        .slice(0, 2_000)
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
    : []

const partsOf = (name: string): string[] => {
  const { schema, rest } = schemaOf(name)
  return [...(schema ? [schema] : []), ...rest.split('.').filter((part) => part !== '')]
}

/** Returns only these attributes, or all but the excluded ones (RFC 7644, section 3.9). */
export function projected(
  resource: ScimRecord,
  query: { attributes?: unknown; excludedAttributes?: unknown },
): ScimRecord {
  const wanted = namesOf(query.attributes).map(partsOf)
  const excluded = namesOf(query.excludedAttributes).map(partsOf)

  if (wanted.length > 0) {
    const kept: ScimRecord = {}
    for (const path of [...always.map((name) => [name]), ...wanted]) keep(resource, kept, path)
    return kept
  }

  const left = excluded.length > 0 ? structuredClone(resource) : resource
  for (const path of excluded) if (!always.includes(path[0] ?? '')) drop(left, path)

  return left
}

function keep(from: ScimRecord, to: ScimRecord, [first, ...rest]: readonly string[]): void {
  const name = first === undefined ? undefined : nameIn(from, first)
  if (name === undefined) return
  const value = from[name]

  if (rest.length === 0) to[name] = value
  else if (Array.isArray(value))
    to[name] = value.map((each, index) => {
      const before = (to[name] as unknown[] | undefined)?.[index]
      const part: ScimRecord = isRecord(before) ? before : {}
      if (isRecord(each)) keep(each, part, rest)
      return part
    })
  else if (isRecord(value)) {
    const part: ScimRecord = isRecord(to[name]) ? to[name] : {}
    keep(value, part, rest)
    to[name] = part
  }
}

function drop(from: ScimRecord, [first, ...rest]: readonly string[]): void {
  const name = first === undefined ? undefined : nameIn(from, first)
  if (name === undefined) return
  const value = from[name]

  if (rest.length === 0) delete from[name]
  else
    for (const each of Array.isArray(value) ? value : [value]) if (isRecord(each)) drop(each, rest)
}
