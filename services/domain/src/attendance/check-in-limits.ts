import type { checkInLimitEvents } from '@workledger/contracts/attendance/check-in-limits.events'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'

export type CheckInLimitEvent = AnyEventOf<typeof checkInLimitEvents>

export interface CheckInLimits {
  /** Addresses and networks in CIDR notation; none: everywhere. */
  readonly networks: readonly string[]
  /** Ids of employees without a limit. */
  readonly exempt: readonly string[]
}

export type CheckInLimitsCommand = {
  type: 'set'
  workspace_id: string
  networks?: readonly string[] | undefined
  exempt?: readonly string[] | undefined
}

/** From where people check in by themselves: stream `check-in-limits-{workspace}`. */
export const checkInLimitsDecider: Decider<CheckInLimits, CheckInLimitsCommand, CheckInLimitEvent> =
  {
    category: 'check-in-limits',
    initial: { networks: [], exempt: [] },
    decide(before, { workspace_id, networks = before.networks, exempt = before.exempt }) {
      return isSame(networks, before.networks) && isSame(exempt, before.exempt)
        ? []
        : [
            {
              type: 'CheckInNetworksSet',
              data: { workspace_id, networks: [...networks], exempt: [...exempt] },
            },
          ]
    },
    evolve: (_, { data: { networks, exempt } }) => ({ networks, exempt }),
    content: contentOf<CheckInLimitEvent>({ CheckInNetworksSet: { changed: 'workspace_id' } }),
  }

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((each, n) => each === b[n])
