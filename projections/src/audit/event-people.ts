import type { EventDefinition } from '@workledger/contracts/kernel/event'
import { fieldKindOf, isPersonal } from '@workledger/contracts/kernel/event-fields'
import type * as z from 'zod'

/**
 * The most people of a large event, such as a part of a pay run, and the most characters of its
 * words.
 */
const MOST_PEOPLE = 1_000

const MOST_WORDS = 1_000

/** Fields that name employees, apart from the event's declared subject. */
const PEOPLE =
  /^(employee|manager|time_off_manager|delegate|led_before|stands_in_for|person)(_ids?)?$/

export interface EventFacts {
  /** Ids of the employees whom an event concerns, each once. */
  readonly people: string[]
  /** Its searchable words. They are no personal data, so an erasure leaves them unchanged. */
  readonly words: string
  /**
   * Ids of the records that the event itself names, such as its invoice; records named by nested
   * parts are left out.
   */
  readonly records: string[]
}

type PeopleAndWords = { people: Set<string>; words: Set<string> }
type Reader = (value: unknown, found: PeopleAndWords) => void

const readers = new WeakMap<EventDefinition, Reader>()
const recordFields = new WeakMap<EventDefinition, readonly string[]>()

/** Returns an event's people, records and searchable words, as its schema gives them. */
export function toldBy(definition: EventDefinition, data: unknown): EventFacts {
  let read = readers.get(definition)

  if (!read) {
    read = readerOf(definition.data, '', definition.subject) ?? (() => {})
    readers.set(definition, read)
  }

  const found: PeopleAndWords = { people: new Set(), words: new Set() }
  read(data, found)

  return {
    people: [...found.people].slice(0, MOST_PEOPLE),
    words: [...found.words].join(' ').slice(0, MOST_WORDS),
    records: namedBy(recordsOf(definition), data as Record<string, unknown>),
  }
}

/** Fields that may hold an invoice: its own, and those that hold records of several kinds. */
const MAYBE_INVOICE = /^((invoice|credit_note|record|source|target|item|owner)_id|made_from)$/

/**
 * Returns a reader of an event's records that may be invoices, or undefined if no event of this
 * type names one.
 */
export function invoicesReader(
  definition: EventDefinition,
): ((data: unknown) => readonly string[]) | undefined {
  const own = recordsOf(definition).filter((field) => MAYBE_INVOICE.test(field))
  if (own.length === 0 && !('about' in definition.data.shape)) return undefined

  return (data) => namedBy(own, data as Record<string, unknown>)
}

/** Returns the records in fields of an event, and in the stream that it is about, each once. */
const namedBy = (names: readonly string[], fields: Record<string, unknown>): string[] => [
  ...new Set(
    [
      ...names.map((field) => fields[field]),
      ownerOf((fields.about as { stream?: unknown } | null | undefined)?.stream),
    ].filter(isText),
  ),
]

/** Returns the record of a stream that an event names, such as a mail's: `invoice-{id}`. */
const ownerOf = (stream: unknown) =>
  isText(stream)
    ? /^[a-z-]+-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(stream)?.[1]
    : undefined

/** Returns the event's fields that hold a record's id. */
function recordsOf(definition: EventDefinition): readonly string[] {
  const known = recordFields.get(definition)
  if (known) return known

  const fields = Object.entries(definition.data.shape as Record<string, z.ZodType>).flatMap(
    ([name, schema]) => {
      const inner = bare(schema)
      const names = !PEOPLE.test(name) && name !== 'workspace_id' && !SECRET.test(name)
      return names && !isPersonal(inner) && fieldKindOf(inner) === 'id' ? [name] : []
    },
  )

  recordFields.set(definition, fields)

  return fields
}

/** The parts of zod's internal definition that are read here; which exist depends on the type. */
interface SchemaDefinition {
  readonly type: string
  readonly innerType: z.ZodType
  readonly element: z.ZodType
  readonly valueType: z.ZodType
  readonly options: readonly z.ZodType[]
  readonly shape: Readonly<Record<string, z.ZodType>>
}

const definitionOf = (schema: z.ZodType) =>
  (schema as unknown as { _zod: { def: SchemaDefinition } })._zod.def

/** Unwraps the optional, nullable and nonoptional schemas around a field's schema. */
function bare(schema: z.ZodType): z.ZodType {
  const def = definitionOf(schema)
  return ['nullable', 'optional', 'nonoptional'].includes(def.type) ? bare(def.innerType) : schema
}

/**
 * Returns a reader for a field, or undefined if nothing below it is searchable. Personal data never
 * is, so a rebuild after an erasure makes the same row.
 */
function readerOf(
  schema: z.ZodType,
  name: string,
  subject: string | undefined,
): Reader | undefined {
  if (isPersonal(schema)) return undefined
  const def = definitionOf(schema)

  switch (def.type) {
    case 'string': {
      const kind = fieldKindOf(schema)

      if (kind === 'id' && (name === subject || PEOPLE.test(name)))
        return (value, { people }) => void (isText(value) && people.add(value))

      if (kind === 'plain' && !SECRET.test(name))
        return (value, { words }) => void (isText(value) && !KEY.test(value) && words.add(value))

      return undefined
    }

    case 'object': {
      const fields = Object.entries(def.shape).flatMap(([field, inner]) => {
        const read = readerOf(inner, field, subject)
        return read ? [[field, read] as const] : []
      })

      if (fields.length === 0) return undefined

      return (value, found) => {
        if (value && typeof value === 'object')
          for (const [field, read] of fields) read((value as Record<string, unknown>)[field], found)
      }
    }

    case 'array': {
      const read = readerOf(def.element, name, subject)
      if (!read) return undefined

      return (value, found) => {
        for (const each of Array.isArray(value) ? value : []) read(each, found)
      }
    }

    case 'record': {
      const read = readerOf(def.valueType, name, subject)
      if (!read) return undefined

      return (value, found) => {
        for (const each of Object.values(value ?? {})) read(each, found)
      }
    }

    case 'union': {
      const options = def.options.flatMap((option) => readerOf(option, name, subject) ?? [])
      if (options.length === 0) return undefined

      return (value, found) => {
        for (const read of options) read(value, found)
      }
    }

    case 'nullable':
    case 'optional':
    case 'nonoptional':
      return readerOf(def.innerType, name, subject)
    default:
      return undefined
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Keys of files and digests, which are no search words. */
const KEY = /^[0-9a-f]{16,}$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const SECRET = /(^|_)(hash|key|secret|iban|bic|account_number|by)$/
