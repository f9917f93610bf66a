import type { punchEvents } from '@workledger/contracts/biometrics/biometrics.events'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { type ById, getById, putAllById, withoutId } from '../kernel/by-id'
import type { Decider } from '../kernel/decider'

export type PunchEvent = AnyEventOf<typeof punchEvents>
type DataOf<T extends PunchEvent['type']> = Extract<PunchEvent, { type: T }>['data']
type Received = DataOf<'PunchesReceived'>
export type ReceivedPunch = Received['punches'][number]

/**
 * The known punches, by an id made of serial number, PIN, time and status. The value is the import
 * that brought the punch, or true if the device sent it.
 */
export type PunchDay = ById<true | string>

export type PunchDayCommand =
  | ({ type: 'receive' } & Received)
  /** Removes punches that this import brought and the device has not sent itself. */
  | ({ type: 'withdraw' } & DataOf<'PunchesWithdrawn'>)

/** Most punches of one event; a process pairs them together. */
const MOST_AT_ONCE = 500

/**
 * One day of one device: stream `punches-{id}`. A device may repeat punches, and a file may have
 * those that the device sent; each is recorded once.
 */
export const punchDayDecider: Decider<PunchDay, PunchDayCommand, PunchEvent> = {
  category: 'punches',
  initial: {},
  decide(state, command) {
    if (command.type === 'withdraw') {
      const { type: _, ...data } = command
      const punches = data.punches.filter(
        ({ punch_id }) => getById(state, punch_id) === data.import_id,
      )

      return parts(punches).map((some) => ({
        type: 'PunchesWithdrawn',
        data: { ...data, punches: some },
      }))
    }

    const { type: _, punches, ...of } = command
    const fresh = new Map<string, ReceivedPunch>()
    const imported = new Set<string>()

    for (const punch of punches) {
      const known = getById(state, punch.punch_id)
      if (!known && !fresh.has(punch.punch_id)) fresh.set(punch.punch_id, punch)
      if (typeof known === 'string' && of.import_id === undefined) imported.add(punch.punch_id)
    }

    const { device_id, serial_no, day } = of

    return [
      ...parts([...fresh.values()]).map(
        (some): PunchEvent => ({
          type: 'PunchesReceived',
          data: { ...of, punches: some },
        }),
      ),
      ...parts([...imported]).map(
        (some): PunchEvent => ({
          type: 'PunchesConfirmed',
          data: { device_id, serial_no, day, punches: some },
        }),
      ),
    ]
  },
  evolve(state, event) {
    switch (event.type) {
      case 'PunchesReceived': {
        const from = event.data.import_id ?? true
        return putAllById(
          state,
          event.data.punches.map(({ punch_id }) => [punch_id, from]),
        )
      }

      case 'PunchesConfirmed':
        return putAllById(
          state,
          event.data.punches.map((id) => [id, true]),
        )
      case 'PunchesWithdrawn':
        return event.data.punches.reduce(
          (known: PunchDay, { punch_id }) => withoutId(known, punch_id),
          state,
        )
      default:
        return event satisfies never
    }
  },
}

const parts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / MOST_AT_ONCE) }, (_, n) =>
    all.slice(n * MOST_AT_ONCE, (n + 1) * MOST_AT_ONCE),
  )
