import type * as z from 'zod'
import type { ShippedLanguage } from './area-words'
import type { AnyList } from './define-list'
import type { Endpoint } from './endpoint'
import type { ErrorTable } from './errors'
import type { EventDefinition } from './event'
import type { Gain } from './own-gain'
import type { PublicEvent, PublicEvents } from './public-event'
import { type AreaTokens, tokenRuleOf } from './token-scopes'

/**
 * The part of an area in the contracts: its calls, lists, events with names, and errors. Its folder
 * has the same name, here and in every package.
 */
export interface AreaContracts {
  /** In lower case, like its folder. */
  readonly name: Lowercase<string>
  readonly endpoints?: readonly Readonly<Record<string, Endpoint<any, any, any, any>>>[]
  readonly lists?: readonly AnyList[]
  readonly events?: readonly Readonly<Record<string, EventDefinition>>[]
  /** Names of each of its events. */
  readonly eventWords?: Readonly<Record<ShippedLanguage, Readonly<Record<string, string>>>>
  /** What other programs learn of its events. */
  readonly publicEvents?: readonly PublicEvents[]
  readonly errors?: ErrorTable
  /** The gain of each of its writing calls for the caller. */
  readonly gains?: Readonly<Record<string, Gain>>
  /** What API tokens may do in it. */
  readonly tokens?: AreaTokens
  /**
   * Names of the shapes that several calls answer, as generated clients name their types: `Leave`.
   * A name is never changed.
   */
  readonly records?: Readonly<Record<string, z.ZodType>>
}

/** A shape of answers with a name of its own in openapi.json. */
export interface NamedRecord {
  readonly name: string
  readonly area: string
  readonly schema: z.ZodType
}

/** Files that declare what an area brings. */
const declaredIn = {
  areas: 'src/*/*.area.ts',
  records: 'src/*/*.area.ts',
  calls: 'src/*/*.api.ts',
  lists: 'src/*/*.lists.ts',
  events: 'src/*/*.events.ts',
  errors: 'src/*/*.errors.ts',
  'public events': 'src/*/*.public-events.ts',
  streams: 'src/*/*.area.ts',
  'folded events': 'src/*/*.area.ts',
  projections: 'src/*/*.projection.ts',
  tables: 'src/*/*.projection.ts',
  histories: 'src/*/*.area.ts',
  mails: 'src/*/*.mails.ts',
  processes: 'src/*/*.processes.ts',
} as const

/** Refuses duplicate names with the files that declare them. */
export function unique(what: keyof typeof declaredIn, names: Iterable<string>): void {
  const seen = new Set<string>()

  for (const name of names) {
    if (seen.has(name))
      throw new Error(`Two ${what} are called ${name}: rename one of them in ${declaredIn[what]}.`)

    seen.add(name)
  }
}

/**
 * Collects every call, list and event of these areas. Throws a sentence if two of them collide or a
 * call names another area.
 */
export function gathered(areas: readonly AreaContracts[]): {
  endpoints: readonly Endpoint[]
  lists: readonly AnyList[]
  events: readonly EventDefinition[]
  records: readonly NamedRecord[]
  /** Events that no request by an API token may append; see `AreaTokens`. */
  notByToken: readonly string[]
  /** What other programs learn, by name. */
  publicEvents: readonly PublicEvent[]
} {
  unique(
    'areas',
    areas.map(({ name }) => name),
  )

  for (const area of areas) refuseUnknownCalls(area)

  const endpoints = areas.flatMap((area) =>
    (area.endpoints ?? []).flatMap((calls) =>
      Object.values(calls).map((call) => within(area, call)),
    ),
  )

  const lists = areas.flatMap(({ lists = [] }) => lists)

  const events = areas.flatMap(({ name, events = [], eventWords }) => {
    const own = events.flatMap((definitions) => Object.values(definitions))
    const nameless = own.find(({ type }) => !eventWords?.en[type])
    if (nameless) throw new Error(`${name} does not say what ${nameless.type} is called.`)

    return own
  })

  unique(
    'calls',
    endpoints.map(({ area, name }) => `${area}.${name}`),
  )

  unique(
    'calls',
    endpoints.map(
      ({ method, path, root }) =>
        `${method} ${root ? '(root) ' : ''}${path.replace(/\{\w+\}/g, '{}')}`,
    ),
  )

  unique(
    'lists',
    lists.map(({ name }) => name),
  )

  unique(
    'events',
    events.map(({ type }) => type),
  )

  unique(
    'errors',
    areas.flatMap(({ errors = {} }) => Object.keys(errors)),
  )

  const records = recordsOf(areas)

  const notByToken = keptFromTokens(areas, events)

  return { endpoints, lists, events, records, notByToken, publicEvents: gatheredPublic(areas) }
}

function keptFromTokens(
  areas: readonly AreaContracts[],
  events: readonly EventDefinition[],
): readonly string[] {
  return areas.flatMap(({ name, tokens }) => {
    const unknown = tokens?.events?.find(
      (event) => !events.some(({ type }) => type === event.split('.')[0]),
    )
    if (unknown)
      throw new Error(`${name} keeps ${unknown} from tokens, but declares no such event.`)

    return tokens?.events ?? []
  })
}

/** Refuses an event that is neither public nor kept inside for a reason. */
function gatheredPublic(areas: readonly AreaContracts[]): readonly PublicEvent[] {
  for (const { name, events = [], publicEvents = [] } of areas) {
    const said = new Set(
      publicEvents.flatMap(({ mapped, kept }) => [
        ...mapped.map(({ inner }) => inner.type),
        ...Object.keys(kept),
      ]),
    )

    const silent = events
      .flatMap((definitions) => Object.values(definitions))
      .find(({ type }) => !said.has(type))

    if (silent)
      throw new Error(`${name} does not say whether ${silent.type} is public (*.public-events.ts).`)
  }

  const all = areas.flatMap(({ publicEvents = [] }) => publicEvents.flatMap(({ mapped }) => mapped))

  unique(
    'public events',
    all.map(({ name }) => name),
  )

  return all
}

function recordsOf(areas: readonly AreaContracts[]): readonly NamedRecord[] {
  const records = areas.flatMap(({ name: area, records = {} }) =>
    Object.entries(records).map(([name, schema]) => ({ name, area, schema })),
  )

  unique(
    'records',
    records.map(({ name }) => name),
  )

  return records
}

function within(area: AreaContracts, call: Endpoint): Endpoint {
  const { name, gains = {}, tokens = {} } = area

  if (call.area !== name)
    throw new Error(
      `${call.method} ${call.path} calls itself part of ${call.area}, but ${name} declares it.`,
    )

  const gain = gains[call.name]
  if (gain) Object.assign(call, { gain })
  const rule = tokenRuleOf(tokens, call)

  return rule ? Object.assign(call, { tokens: rule }) : call
}

/** Refuses a rule for tokens about a call that the area does not have. */
function refuseUnknownCalls({ name, endpoints = [], tokens = {} }: AreaContracts): void {
  const calls = new Set(endpoints.flatMap((each) => Object.keys(each)))
  const { never, any = [], approve = [], export: exported = [] } = tokens
  const named = [...(Array.isArray(never) ? never : []), ...any, ...approve, ...exported]
  const unknown = named.find((call) => !calls.has(call))
  if (unknown) throw new Error(`${name} has a rule for tokens about ${unknown}, which is no call.`)
}
