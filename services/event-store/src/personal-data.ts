import { deflateSync, inflateSync } from 'node:zlib'
import { canonical, isPlainObject } from './canonical'
import { open, seal } from './cipher'
import type { Plan } from './personal-plan'

/** The member of stored data that holds the seals. No event may have a field of this name. */
export const SEALS = '$p'

type Path = readonly (string | number)[]
type EventData = Record<string, unknown>

/** Personal fields removed from one object of an event. */
export interface Taken {
  /** Path of the object in the event's data; empty for the data itself. */
  readonly at: Path
  readonly person: string
  /** Values of the removed fields. */
  readonly values: EventData
}

/**
 * Encrypted personal fields, as stored. Names of fields stay readable, so an erased event still
 * shows which fields it had.
 */
export interface Seal {
  readonly at: Path
  readonly person: string
  readonly fields: readonly string[]
  /** Base64 of nonce | tag | AES-256-GCM of the values' JSON. Long JSON is compressed with zlib. */
  readonly sealed: string
}

/**
 * Removes the personal fields from `data` (mutated) and returns them per object. The person is the
 * value of the `subject` field in the object or in the nearest one around it. Throws if there is
 * none.
 */
export function takeOut(data: EventData, plan: Plan, subject: string): Taken[] {
  const taken: Taken[] = []
  visit(data, plan, [], undefined)

  return taken

  function visit(value: unknown, plan: Plan, at: Path, around: string | undefined): void {
    if (Array.isArray(value)) {
      if (plan.each)
        for (const [index, element] of value.entries())
          visit(element, plan.each, [...at, index], around)

      return
    }

    if (!isPlainObject(value)) return
    const own = value[subject]
    const person = typeof own === 'string' ? own.toLowerCase() : around

    if (plan.each)
      for (const name of Object.keys(value)) visit(value[name], plan.each, [...at, name], person)

    for (const [name, inner] of plan.inner) visit(value[name], inner, [...at, name], person)
    const values = pull(value, plan.fields)
    if (!values) return

    if (!person)
      throw new TypeError(`/${at.join('/')} has personal fields but no ${subject} to say whose`)

    taken.push({ at, person, values })
  }
}

function pull(object: EventData, fields: ReadonlySet<string>): EventData | undefined {
  let values: EventData | undefined

  for (const name of fields) {
    if (object[name] === undefined) continue
    values ??= {}
    values[name] = object[name]
    delete object[name]
  }

  return values
}

/**
 * Encrypts removed fields. The ciphertext is bound to this workspace, event, place and person.
 * `json`: the values' canonical JSON.
 */
export function sealTaken(
  taken: Taken,
  key: Buffer,
  { workspace, eventId }: { workspace: string; eventId: string },
  json = canonical(taken.values),
): Seal {
  const { at, person, values } = taken
  const fields = Object.keys(values)

  return {
    at,
    person,
    fields,
    sealed: seal(key, packed(json), bound(workspace, eventId, { at, person, fields })).toString(
      'base64',
    ),
  }
}

/**
 * Returns the values of a seal. All are null without a key, or if the ciphertext was changed, which
 * the verifier reports.
 */
export function openSeal(
  seal: Seal,
  key: Buffer | undefined,
  workspace: string,
  eventId: string,
): Taken {
  const { at, person, fields } = seal
  const plain =
    key &&
    open(key, Buffer.from(seal.sealed, 'base64'), bound(workspace, eventId, { at, person, fields }))
  const values = plain ? (JSON.parse(unpacked(plain)) as EventData) : erased(fields)

  return { at, person, values }
}

/**
 * Characters from which values are compressed. Pay with corrections of many months shrinks to a
 * tenth.
 */
const WORTH_PACKING = 4096

const packed = (json: string) =>
  json.length < WORTH_PACKING ? Buffer.from(json) : deflateSync(json, { level: 1 })

/** The JSON of an object begins with a brace, zlib's header with another byte. */
const unpacked = (plain: Buffer) => (plain[0] === ZLIB ? inflateSync(plain) : plain).toString()

const ZLIB = 0x78

const erased = (fields: readonly string[]): EventData =>
  Object.fromEntries(fields.map((name) => [name, null]))

const bound = (
  workspace: string,
  eventId: string,
  { at, person, fields }: { at: Path; person: string; fields: readonly string[] },
) => canonical([workspace, eventId, at as unknown[], person, fields as unknown[]])

/** Puts values back where they were removed; mutates `data`. */
export function putBack(data: EventData, taken: readonly Taken[]): void {
  for (const { at, values } of taken) {
    let object: any = data
    for (const step of at) object = object?.[step]
    if (isPlainObject(object)) Object.assign(object, values)
  }
}

/**
 * Returns the seals of stored data, and the data without them. It is a copy: V8 keeps an object of
 * which a field was deleted as a dictionary, and folding one takes three times as long.
 */
export function pullSeals(stored: EventData): { seals: readonly Seal[]; data: EventData } {
  const { [SEALS]: seals, ...data } = stored
  return seals === undefined ? { seals: [], data: stored } : { seals: seals as Seal[], data }
}
