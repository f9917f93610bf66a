import { randomBytes } from 'node:crypto'
import { canonical, inStorageOrder } from './canonical'
import { digestOfParts } from './chain'
import { KEY_BYTES } from './cipher'
import { type Definitions, newestVersion, upcast } from './definitions'
import { EVENT_IDS_MOST_EVENTS, type EventIds, eventIds } from './event-ids'
import { LazyEvent } from './lazy-event'
import {
  openSeal,
  pullSeals,
  putBack,
  SEALS,
  type Seal,
  sealTaken,
  type Taken,
  takeOut,
} from './personal-data'
import { type Append, AppendTooLarge, type Event, type NewEvent } from './port'
import type { Vault } from './vault'

/** Most bytes of an append's stored form, the limit of EventStoreDB. */
export const CODEC_MOST_BYTES = 1024 * 1024

// PostgreSQL returns UUIDs in lower case; digests and ciphertexts are bound to the text.
const WORKSPACE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * An event ready to be stored: validated, encrypted, digested. Only position, revision and time are
 * missing.
 */
export interface PreparedEvent {
  readonly id: string
  readonly type: string
  readonly v: number
  /** Canonical JSON of the stored data. */
  readonly json: string
  readonly digest: Buffer
  /** Returns the event's data in readable form. */
  plain(): Record<string, unknown>
}

export interface PreparedAppend {
  readonly workspace: string
  readonly stream: string
  readonly expected: number | 'any'
  readonly ids: EventIds
  readonly meta: Append['meta']
  readonly metaJson: string
  readonly events: readonly PreparedEvent[]
  /** Length of all JSON texts. */
  readonly size: number
}

/** An event with its data in stored form. */
export type Stored = Event

export interface Codec {
  /**
   * Validates, encrypts and digests. Throws TypeError or ZodError for an invalid append, which is
   * the caller's mistake.
   */
  prepare(append: Append): Promise<PreparedAppend>
  /**
   * Decrypts and lifts to the newest versions, each event when its data is asked for. May mutate the
   * data of its input.
   */
  open(stored: readonly Stored[]): Promise<Event[]>
  /**
   * Decrypts data in place, in the versions in which it was written. Returns the seals of each
   * event.
   */
  unseal(stored: readonly Stored[]): Promise<(readonly Seal[])[]>
}

interface Checked {
  readonly id: string
  readonly type: string
  readonly v: number
  readonly data: Record<string, unknown>
  readonly taken: readonly Taken[]
}

export function createCodec(definitions: Definitions, vault: Vault): Codec {
  return { prepare, open, unseal }

  async function prepare(append: Append): Promise<PreparedAppend> {
    const { workspace, stream, expected, meta } = append

    if (!WORKSPACE.test(workspace))
      throw new TypeError(`${workspace} is not a workspace: a UUID in lower case.`)

    if (stream === '') throw new TypeError('A stream has a name.')

    if (append.events.length < 1 || append.events.length > EVENT_IDS_MOST_EVENTS)
      throw new TypeError(
        `An append takes 1 to ${EVENT_IDS_MOST_EVENTS} events, not ${append.events.length}.`,
      )

    if (expected !== 'any' && !(Number.isSafeInteger(expected) && expected >= -1))
      throw new TypeError(`${expected} is not a revision.`)

    const ids = eventIds(meta.command_id, stream)
    const checked = append.events.map((event, index) => check(event, ids.of(index)))
    const keys = await keysOf(workspace, checked)
    const metaJson = canonical(meta)
    const events = checked.map((event) => finish(event, { workspace, stream }, metaJson, keys))
    const size = events.reduce((sum, event) => sum + event.json.length, metaJson.length)
    if (size > CODEC_MOST_BYTES) throw new AppendTooLarge(stream)

    return { workspace, stream, expected, ids, meta, metaJson, events, size }
  }

  function check(event: NewEvent, id: string): Checked {
    const compiled = definitions.get(event.type)
    if (!compiled) throw new TypeError(`The event ${event.type} is not registered.`)
    const { definition, plan, subject } = compiled
    const data = definition.data.parse(event.data) as Record<string, unknown>
    if (SEALS in data) throw new TypeError(`The event ${event.type} has a field ${SEALS}.`)

    // Parsing made new objects along the whole plan, so removing fields does not touch the
    // caller's.
    return {
      id,
      type: event.type,
      v: definition.v,
      data,
      taken: plan ? takeOut(data, plan, subject) : [],
    }
  }

  async function keysOf(
    workspace: string,
    checked: readonly Checked[],
  ): Promise<ReadonlyMap<string, Buffer>> {
    const persons = new Set(checked.flatMap((event) => event.taken.map((taken) => taken.person)))
    return persons.size ? vault.keysFor(workspace, [...persons], { create: true }) : NO_KEYS
  }

  async function open(stored: readonly Stored[]): Promise<Event[]> {
    const opened = await pullAndFindKeys(stored)
    return stored.map((event, index) => lazilyOpened(definitions, event, opened[index]!))
  }

  async function unseal(stored: readonly Stored[]): Promise<(readonly Seal[])[]> {
    const opened = await pullAndFindKeys(stored)
    for (const [index, event] of stored.entries()) openInto(event, opened[index]!)
    return opened.map(({ seals }) => seals)
  }

  /** Takes the seals out of the data of events, and finds the keys that open them. */
  async function pullAndFindKeys(stored: readonly Stored[]): Promise<Sealed[]> {
    const all = stored.map((event: { data: Stored['data'] }) => {
      const { seals, data } = pullSeals(event.data)
      event.data = data
      return seals
    })

    const persons = new Map<string, Set<string>>()

    for (const [index, event] of stored.entries()) {
      for (const { person } of all[index]!) {
        const known = persons.get(event.workspace)

        if (known) known.add(person)
        else persons.set(event.workspace, new Set([person]))
      }
    }

    const keys = new Map(
      await Promise.all(
        [...persons].map(
          async ([workspace, all]) =>
            [workspace, await vault.keysFor(workspace, [...all], { create: false })] as const,
        ),
      ),
    )

    return stored.map((event, index) => ({
      seals: all[index]!,
      keys: keys.get(event.workspace) ?? NO_KEYS,
    }))
  }
}

/** The seals of an event, and the living keys of its workspace's people. */
interface Sealed {
  readonly seals: readonly Seal[]
  readonly keys: ReadonlyMap<string, Buffer>
}

function openInto({ data, workspace, id }: Stored, { seals, keys }: Sealed): void {
  putBack(
    data,
    seals.map((seal) => openSeal(seal, keys.get(seal.person), workspace, id)),
  )
}

/** Returns the event, whose data is opened and lifted when a reader first asks for it. */
function lazilyOpened(definitions: Definitions, event: Stored, sealed: Sealed): Event {
  const v = newestVersion(definitions, event.type, event.v)
  if (sealed.seals.length === 0 && v === event.v) return event

  return new LazyEvent(v === event.v ? event : { ...event, v }, () => {
    openInto(event, sealed)
    return upcast(definitions, event.type, event.v, event.data).data
  })
}

const NO_KEYS: ReadonlyMap<string, Buffer> = new Map()

function finish(
  event: Checked,
  { workspace, stream }: { workspace: string; stream: string },
  metaJson: string,
  keys: ReadonlyMap<string, Buffer>,
): PreparedEvent {
  const { id, type, v, data, taken } = event

  // Nothing may remain of an erased person, even for holders of the log's bytes. Kept as text,
  // because a pay run of thousands of people takes several times as much as objects.
  const texts = taken.map(({ at, person, values }) => ({
    at,
    person,
    fields: Object.keys(values),
    json: canonical(values),
  }))

  const seals = taken.map((one, n) =>
    sealTaken(one, keys.get(one.person) ?? throwaway(), { workspace, eventId: id }, texts[n]!.json),
  )
  const json = canonical(seals.length ? { ...data, [SEALS]: seals } : data)
  const digest = digestOfParts({ workspace, stream, id, type, v }, json, metaJson)

  return { id, type, v, json, digest, plain }

  function plain() {
    const copy = inStorageOrder(data)

    putBack(
      copy,
      texts.map(({ at, person, fields, json }) => ({
        at,
        person,
        values: keys.has(person) ? JSON.parse(json) : erased(fields),
      })),
    )

    return copy
  }
}

const throwaway = () => randomBytes(KEY_BYTES)
const erased = (fields: readonly string[]) => Object.fromEntries(fields.map((name) => [name, null]))
