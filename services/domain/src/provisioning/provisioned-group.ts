import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { beyondOwn } from '@workledger/contracts/kernel/permissions'
import type { provisionedGroupEvents } from '@workledger/contracts/provisioning/provisioning.events'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'

export type ProvisionedGroupEvent = AnyEventOf<typeof provisionedGroupEvents>
type GroupData<T extends ProvisionedGroupEvent['type']> = Extract<
  ProvisionedGroupEvent,
  { type: T }
>['data']

/** Most members of a group; their ids fill half of an event. */
export const MOST_MEMBERS = 10_000

type Mapping = Omit<GroupData<'GroupMapped'>, 'group_id'> & { confirmed_by: string | null }

export type ProvisionedGroupState =
  | { status: 'none' | 'removed' }
  | {
      status: 'active'
      name: string
      external_id: string | null
      source: GroupData<'GroupProvisioned'>['source']
      members: readonly string[]
      mapping: Mapping | null
    }

/** `held`: the caller's permissions; `given`: those of the role. No one gives more than they hold. */
interface Giving {
  held: readonly string[]
  given: readonly string[]
}

export type ProvisionedGroupCommand =
  | ({ type: 'provision' } & GroupData<'GroupProvisioned'>)
  | ({ type: 'change' } & GroupData<'ProvisionedGroupChanged'>)
  | { type: 'members'; group_id: string; add: readonly string[]; remove: readonly string[] }
  | ({ type: 'map' } & Giving & Omit<GroupData<'GroupMapped'>, 'waits'>)
  /** `by`: all users behind the session. */
  | ({ type: 'confirm'; group_id: string; by: readonly string[] } & Giving)
  | { type: 'unmap' | 'unprovision'; group_id: string }

/** A group of the company's directory: stream `provisioned-group-{id}`. */
export const provisionedGroupDecider: Decider<
  ProvisionedGroupState,
  ProvisionedGroupCommand,
  ProvisionedGroupEvent
> = {
  category: 'provisioned-group',
  initial: { status: 'none' },
  decide(state, command) {
    if (command.type === 'provision') {
      const { type: _, ...data } = command
      return state.status === 'none' ? [{ type: 'GroupProvisioned', data }] : refuse('not_found')
    }

    if (state.status !== 'active') return refuse('not_found')
    const { group_id } = command

    switch (command.type) {
      case 'change': {
        const { type: _, group_id: _id, ...update } = command
        const difference = changed({ name: state.name, external_id: state.external_id }, update)
        return difference
          ? [{ type: 'ProvisionedGroupChanged', data: { ...difference, group_id } }]
          : []
      }

      case 'members':
        return membersChanged(state, command)

      case 'map': {
        const { target, target_id, mapped_by, held, given } = command
        if (beyondOwn(held, given).length > 0) refuse('structure.permission_not_held')
        const { mapping } = state
        if (mapping?.target === target && mapping.target_id === target_id) return []
        const waits = given.length > 0

        return [{ type: 'GroupMapped', data: { group_id, target, target_id, waits, mapped_by } }]
      }

      case 'confirm': {
        const { by, held, given } = command
        const { mapping } = state
        if (!mapping?.waits || mapping.confirmed_by) return refuse('provisioning.nothing_waits')
        if (by.includes(mapping.mapped_by)) refuse('provisioning.own_mapping')
        if (beyondOwn(held, given).length > 0) refuse('structure.permission_not_held')

        return [{ type: 'GroupMappingConfirmed', data: { group_id, confirmed_by: by[0]! } }]
      }

      case 'unmap':
        return state.mapping ? [{ type: 'GroupUnmapped', data: { group_id } }] : []
      case 'unprovision':
        return [{ type: 'GroupUnprovisioned', data: { group_id } }]
      default:
        return command satisfies never
    }
  },
  evolve,
  content: contentOf<ProvisionedGroupEvent>({
    GroupProvisioned: { submitted: 'group_id' },
    GroupMapped: { changed: 'group_id' },
    GroupMappingConfirmed: { changed: 'group_id' },
    GroupUnmapped: { changed: 'group_id' },
    GroupUnprovisioned: { gone: 'group_id' },
  }),
}

function membersChanged(
  state: Extract<ProvisionedGroupState, { status: 'active' }>,
  { group_id, add, remove }: Extract<ProvisionedGroupCommand, { type: 'members' }>,
): ProvisionedGroupEvent[] {
  const now = new Set(state.members)
  const removed = [...new Set(remove)].filter((id) => now.has(id))
  const added = [...new Set(add)].filter((id) => !now.has(id))

  if (now.size - removed.length + added.length > MOST_MEMBERS)
    refuse('provisioning.members_most', { params: { most: MOST_MEMBERS } })

  return added.length + removed.length > 0
    ? [{ type: 'ProvisionedGroupMembersChanged', data: { group_id, added, removed } }]
    : []
}

/** Returns the mapping of a group if it counts. */
export const effectiveMapping = (state: ProvisionedGroupState): Mapping | null =>
  state.status === 'active' && state.mapping && (!state.mapping.waits || state.mapping.confirmed_by)
    ? state.mapping
    : null

function evolve(state: ProvisionedGroupState, event: ProvisionedGroupEvent): ProvisionedGroupState {
  if (event.type === 'GroupProvisioned') {
    const { name, external_id, source } = event.data
    return { status: 'active', name, external_id, source, members: [], mapping: null }
  }

  if (state.status !== 'active') return state

  switch (event.type) {
    case 'ProvisionedGroupChanged': {
      const { name = state.name, external_id = state.external_id } = event.data
      return { ...state, name, external_id }
    }

    case 'ProvisionedGroupMembersChanged': {
      const removed = new Set(event.data.removed)
      const members = [...state.members.filter((id) => !removed.has(id)), ...event.data.added]
      return { ...state, members }
    }

    case 'GroupMapped': {
      const { group_id: _, ...mapping } = event.data
      return { ...state, mapping: { ...mapping, confirmed_by: null } }
    }

    case 'GroupMappingConfirmed':
      return state.mapping
        ? { ...state, mapping: { ...state.mapping, confirmed_by: event.data.confirmed_by } }
        : state

    case 'GroupUnmapped':
      return { ...state, mapping: null }
    case 'GroupUnprovisioned':
      return { status: 'removed' }
    default:
      return event satisfies never
  }
}
