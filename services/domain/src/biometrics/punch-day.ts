import type { punchEvents } from '@workledger/contracts/biometrics/biometrics.events'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { type ById, getById, putById } from '../kernel/by-id'
import type { Decider } from '../kernel/decider'

export type PunchEvent = AnyEventOf<typeof punchEvents>
type Received = Extract<PunchEvent, { type: 'PunchesReceived' }>['data']
export type ReceivedPunch = Received['punches'][number]

/** The known punches, by an id made of serial number, PIN, time and status. */
export type PunchDay = ById<true>

export type PunchDayCommand = { type: 'receive' } & Received

/** Most punches of one event; a process pairs them together. */
const MOST_AT_ONCE = 500

/**
 * One day of one device: stream `punches-{id}`. A device may repeat punches; each is recorded once.
 */
export const punchDayDecider: Decider<PunchDay, PunchDayCommand, PunchEvent> = {
  category: 'punches',
  initial: {},
  decide(state, { type: _, punches, ...of }) {
    const fresh = new Map<string, ReceivedPunch>()

    for (const punch of punches)
      if (!getById(state, punch.punch_id) && !fresh.has(punch.punch_id))
        fresh.set(punch.punch_id, punch)

    const all = [...fresh.values()]

    return Array.from({ length: Math.ceil(all.length / MOST_AT_ONCE) }, (_, n) => ({
      type: 'PunchesReceived',
      data: { ...of, punches: all.slice(n * MOST_AT_ONCE, (n + 1) * MOST_AT_ONCE) },
    }))
  },
  evolve: (state, { data: { punches } }) =>
    punches.reduce((known: PunchDay, { punch_id }) => putById(known, punch_id, true), state),
}
