import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type {
  referenceEvents,
  referenceKinds,
  referenceSources,
} from '@workledger/contracts/references/references.events'
import { type ById, entriesById, getById, putById, withoutId } from '../kernel/by-id'
import type { Decider } from '../kernel/decider'

export type ReferenceEvent = AnyEventOf<typeof referenceEvents>
export type ReferenceKind = (typeof referenceKinds)[number]
export type ReferenceSource = (typeof referenceSources)[number]

/** The referenced record. */
export interface Target {
  kind: ReferenceKind
  target_id: string
}

export interface References {
  closed: boolean
  /** Number of claims so far. */
  claims: number
  /** The last claim of each record that references this one, counted from 1. */
  sources: ById<number>
}

export type ReferenceCommand =
  /** These records are about to reference the target. */
  | ({ type: 'claim'; source: ReferenceSource; source_ids: readonly string[] } & Target)
  /**
   * The source's current reference. `seen`: its claim when that was read; a later one is not
   * released.
   */
  | ({
      type: 'follow'
      source: ReferenceSource
      source_id: string
      names: boolean
      seen: number | undefined
    } & Target)
  | ({ type: 'close' } & Target)

/**
 * Decides between references to a record and its removal: stream `references-{id of the record}`. A
 * record claims its reference here first; a process then follows the record. A closed record can no
 * longer be referenced.
 */
export const referencesDecider: Decider<References, ReferenceCommand, ReferenceEvent> = {
  category: 'references',
  initial: { closed: false, claims: 0, sources: {} },
  decide(state, command) {
    const { kind, target_id } = command
    const target = { kind, target_id }

    switch (command.type) {
      case 'claim': {
        if (state.closed) refuseField(field[kind], 'field.id')
        const { source } = command

        const [source_id, ...more] = command.source_ids
        if (source_id === undefined) return []

        return more.length > 0
          ? [
              {
                type: 'ReferencesClaimed',
                data: { ...target, source, source_ids: [...command.source_ids] },
              },
            ]
          : [{ type: 'ReferenceClaimed', data: { ...target, source, source_id } }]
      }

      case 'follow': {
        const { source, source_id, names, seen } = command
        const claim = getById(state.sources, source_id)
        const data = { ...target, source, source_id }
        if (names) return claim || state.closed ? [] : [{ type: 'ReferenceClaimed', data }]

        return claim && claim === seen ? [{ type: 'ReferenceReleased', data }] : []
      }

      case 'close':
        if (state.closed) return []
        for (const _ of entriesById(state.sources)) refuse(inUse[kind])
        return [{ type: 'ReferencesClosed', data: target }]

      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'ReferenceClaimed':
        return withClaims(state, [event.data.source_id])
      case 'ReferencesClaimed':
        return withClaims(state, event.data.source_ids)

      case 'ReferenceReleased':
        return { ...state, sources: withoutId(state.sources, event.data.source_id) }
      case 'ReferencesClosed':
        return { ...state, closed: true }
      default:
        return event satisfies never
    }
  },
  weight: ({ claims }) => claims,
}

const withClaims = (
  { closed, claims, sources }: References,
  source_ids: readonly string[],
): References => ({
  closed,
  claims: claims + source_ids.length,
  sources: source_ids.reduce(
    (all, source_id, n) => putById(all, source_id, claims + n + 1),
    sources,
  ),
})

/** The form field in which the target is chosen. */
const field: Readonly<Record<ReferenceKind, string>> = {
  office: 'location_id',
  department: 'department_id',
  designation: 'designation_id',
  role: 'role_id',
  client: 'client_id',
  'payroll-category': 'category_id',
}

const inUse = {
  office: 'structure.in_use',
  department: 'structure.in_use',
  designation: 'structure.designation_in_use',
  role: 'structure.role_in_use',
  client: 'client.in_use',
  'payroll-category': 'payroll.category_in_use',
} as const
