import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import {
  MOST_GROUP_LETTERS,
  MOST_GROUPS_NAMED,
  type signOnGroupsEvents,
} from '@workledger/contracts/sso/sso.events'
import type { Decider } from '../kernel/decider'

export type SignOnGroupsEvent = AnyEventOf<typeof signOnGroupsEvents>

export interface SignOnGroupsState {
  provider_id: string | null
  groups: readonly string[]
  /** The last sign-in named too many groups. */
  ignored: boolean
}

export interface SignOnGroupsCommand {
  type: 'name'
  workspace_id: string
  employee_id: string
  provider_id: string
  /** Name of the provider. */
  provider: string
  groups: readonly string[]
}

/** The groups that the provider named at a person's last sign-in: stream `sign-on-groups-{employee}`. */
export const signOnGroupsDecider: Decider<
  SignOnGroupsState,
  SignOnGroupsCommand,
  SignOnGroupsEvent
> = {
  category: 'sign-on-groups',
  initial: { provider_id: null, groups: [], ignored: false },
  decide(state, { type: _, groups: named, ...data }) {
    // A part of them could take a right that the provider still gives.
    if (named.length > MOST_GROUPS_NAMED)
      return state.ignored ? [] : [{ type: 'SignOnGroupsIgnored', data }]

    // No group has so long a name, so leaving one out takes nothing.
    const groups = [...new Set(named)].filter((name) => name.length <= MOST_GROUP_LETTERS).sort()
    const first = state.provider_id === null && groups.length === 0
    const same =
      state.provider_id === data.provider_id &&
      !state.ignored &&
      JSON.stringify(state.groups) === JSON.stringify(groups)

    return first || same ? [] : [{ type: 'SignOnGroupsNamed', data: { ...data, groups } }]
  },
  evolve(state, event) {
    switch (event.type) {
      case 'SignOnGroupsNamed': {
        const { provider_id, groups } = event.data
        return { provider_id, groups: groups ?? [], ignored: false }
      }

      case 'SignOnGroupsIgnored':
        return { ...state, ignored: true }
      default:
        return event satisfies never
    }
  },
}
