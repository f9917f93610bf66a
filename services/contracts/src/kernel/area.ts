import type { ShippedLanguage } from './area-words'
import type { AnyList } from './define-list'
import type { Endpoint } from './endpoint'
import type { ErrorTable } from './errors'
import type { EventDefinition } from './event'
import type { Gain } from './own-gain'

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
  readonly errors?: ErrorTable
  /** The gain of each of its writing calls for the caller. */
  readonly gains?: Readonly<Record<string, Gain>>
}

/** Refuses duplicate names: `Two events are called LeaveApproved.` */
export function unique(what: string, names: Iterable<string>): void {
  const seen = new Set<string>()

  for (const name of names) {
    if (seen.has(name))
      throw new Error(
        `Two ${what} are called ${name}. Search for it in services/contracts and rename one.`,
      )

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
} {
  unique(
    'areas',
    areas.map(({ name }) => name),
  )

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

  return { endpoints, lists, events }
}

function within({ name, gains = {} }: AreaContracts, call: Endpoint): Endpoint {
  if (call.area !== name)
    throw new Error(
      `${call.method} ${call.path} calls itself part of ${call.area}, but ${name} declares it.`,
    )

  const gain = gains[call.name]
  return gain ? Object.assign(call, { gain }) : call
}
