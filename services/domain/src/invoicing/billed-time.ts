import type { billedTimeEvents } from '@workledger/contracts/invoicing/billed-time.events'
import { MOST_ENTRIES } from '@workledger/contracts/invoicing/unbilled-time.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { type ById, getById, putAllById, withoutId } from '../kernel/by-id'
import type { Decider } from '../kernel/decider'

export type BilledTimeEvent = AnyEventOf<typeof billedTimeEvents>
type BilledTimeEventData<T extends BilledTimeEvent['type']> = Extract<
  BilledTimeEvent,
  { type: T }
>['data']

export interface BilledTime {
  /** The line that bills an entry. */
  entries: ById<string>
  count: number
  /** Lines by item: their invoice and entries. */
  lines: Readonly<Record<string, { invoice_id: string; entries: readonly string[] }>>
}

type BilledTimeRef = { client_id: string; invoice_id: string }

export type BilledTimeCommand =
  /** `seen`: what the person who bills it saw. */
  | ({
      type: 'bill'
      lines: BilledTimeEventData<'TimeBilled'>['lines']
      seen: { entries: number; seconds: number }
    } & BilledTimeRef)
  /** Releases the time of these lines; lines without time are ignored. */
  | ({ type: 'release'; item_ids: readonly string[] } & BilledTimeRef)

/**
 * Bills each time entry once, a rule across the invoices of a client: stream
 * `billed-time-{client}`. An invoice that bills time keeps its client (invoice.ts), and billed time
 * keeps its project.
 */
export const billedTimeDecider: Decider<BilledTime, BilledTimeCommand, BilledTimeEvent> = {
  category: 'billed-time',
  initial: { entries: {}, count: 0, lines: {} },
  weight: ({ count }) => Math.ceil(count / 10),
  decide(state, command) {
    const { client_id, invoice_id } = command

    switch (command.type) {
      case 'bill': {
        const { lines, seen } = command
        const entries = lines.flatMap((line) => Object.entries(line.entries))

        if (entries.some(([id]) => getById(state.entries, id) !== undefined))
          refuse('invoice.time_billed')

        const seconds = entries.reduce((sum, [, each]) => sum + each, 0)

        if (entries.length !== seen.entries || seconds !== seen.seconds)
          refuse('invoice.time_changed')

        const before = Object.values(state.lines).reduce(
          (sum, line) => sum + (line.invoice_id === invoice_id ? line.entries.length : 0),
          0,
        )

        if (before + entries.length > MOST_ENTRIES)
          refuse('invoice.time_most', { params: { most: MOST_ENTRIES } })

        return [{ type: 'TimeBilled', data: { client_id, invoice_id, lines } }]
      }

      case 'release':
        return command.item_ids
          .filter((item_id) => state.lines[item_id]?.invoice_id === invoice_id)
          .map((item_id) => ({
            type: 'BilledTimeReleased',
            data: { client_id, invoice_id, item_id },
          }))

      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'TimeBilled': {
        const { invoice_id, lines } = event.data
        const entries = lines.flatMap((line) =>
          Object.keys(line.entries).map((id) => [id, line.item_id] as const),
        )
        const added = Object.fromEntries(
          lines.map((line) => [line.item_id, { invoice_id, entries: Object.keys(line.entries) }]),
        )

        return {
          entries: putAllById(state.entries, entries),
          count: state.count + entries.length,
          lines: { ...state.lines, ...added },
        }
      }

      case 'BilledTimeReleased': {
        const { [event.data.item_id]: gone, ...lines } = state.lines
        if (!gone) return state

        return {
          entries: gone.entries.reduce(withoutId, state.entries),
          count: state.count - gone.entries.length,
          lines,
        }
      }

      default:
        return event satisfies never
    }
  },
}
