import {
  type checkInLimitEvents,
  DEFAULT_POSITION_DAYS,
} from '@workledger/contracts/attendance/check-in-limits.events'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import type { Place } from './places'

export type CheckInLimitEvent = AnyEventOf<typeof checkInLimitEvents>

export interface CheckInLimits {
  /** Addresses and networks in CIDR notation; with no place either: everywhere. */
  readonly networks: readonly string[]
  /** Ids of employees without a limit. */
  readonly exempt: readonly string[]
  readonly places: readonly Place[]
  /** Days for which the position of a check-in is kept. */
  readonly position_days: number
}

export type CheckInLimitsCommand = {
  type: 'set'
  workspace_id: string
} & { [Part in keyof CheckInLimits]?: CheckInLimits[Part] | undefined }

/** From where people check in by themselves: stream `check-in-limits-{workspace}`. */
export const checkInLimitsDecider: Decider<CheckInLimits, CheckInLimitsCommand, CheckInLimitEvent> =
  {
    category: 'check-in-limits',
    initial: { networks: [], exempt: [], places: [], position_days: DEFAULT_POSITION_DAYS },
    decide(before, { workspace_id, ...set }) {
      const { networks = before.networks, exempt = before.exempt } = set
      const { places = before.places, position_days = before.position_days } = set
      const events: CheckInLimitEvent[] = []

      if (!isSame([networks, exempt], [before.networks, before.exempt]))
        events.push({
          type: 'CheckInNetworksSet',
          data: { workspace_id, networks: [...networks], exempt: [...exempt] },
        })

      if (
        !isSame(
          [places.map(valuesOf), position_days],
          [before.places.map(valuesOf), before.position_days],
        )
      )
        events.push({
          type: 'CheckInPlacesSet',
          data: { workspace_id, places: [...places], position_days },
        })

      return events
    },
    evolve(state, event) {
      switch (event.type) {
        case 'CheckInNetworksSet': {
          const { networks, exempt } = event.data
          return { ...state, networks, exempt }
        }

        case 'CheckInPlacesSet': {
          const { places, position_days } = event.data
          return { ...state, places, position_days }
        }

        default:
          return event satisfies never
      }
    },
    content: contentOf<CheckInLimitEvent>({
      CheckInNetworksSet: { changed: 'workspace_id' },
      CheckInPlacesSet: { changed: 'workspace_id' },
    }),
  }

const valuesOf = ({ name, lat, long, radius }: Place) => [name, lat, long, radius]

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
