import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { MOST_ENTRIES, type paymentEvents } from '@workledger/contracts/payments/payments.events'
import { type ById, entriesById, getById, putById, withoutId } from '../kernel/by-id'
import type { Decider } from '../kernel/decider'

export type PaymentEvent = AnyEventOf<typeof paymentEvents>
type Made = Extract<PaymentEvent, { type: 'PaymentFileMade' }>['data']

export interface PaymentState {
  /** The newest file. */
  readonly file: Omit<Made, 'payrun_id'> | null
  /** Day of payment by entry. */
  readonly paid: ById<{ paid_on: string }>
  /** Number of returns by entry. */
  readonly returned: ById<{ times: number }>
}

type Returned = Extract<PaymentEvent, { type: 'PayRunPaymentsReturned' }>['data']

/** A refused or returned payment; `returns` is how often it had been returned before. */
export interface Return {
  readonly entry_id: string
  readonly returns: number
  readonly code: string
}

export type PaymentCommand =
  | ({ type: 'make-file'; approved: boolean } & Made)
  /**
   * `entries`: those that the approved run pays. `wanted`: some of them; by default all that are
   * left.
   */
  | {
      type: 'mark'
      payrun_id: string
      approved: boolean
      entries: readonly string[]
      wanted?: readonly string[] | undefined
      paid_on: string
      today: string
    }
  /** `entries`: those that the approved run pays. `found`: what a bank's message names. */
  | ({
      type: 'return'
      approved: boolean
      entries: readonly string[]
      found: readonly Return[]
    } & Omit<Returned, 'returns'>)
  | { type: 'unmark'; payrun_id: string; approved: boolean; wanted?: readonly string[] | undefined }

/** The payment of an approved pay run: stream `payment-{payrun}`. */
export const paymentDecider: Decider<PaymentState, PaymentCommand, PaymentEvent> = {
  category: 'payment',
  initial: { file: null, paid: {}, returned: {} },
  decide,
  evolve,
}

function decide(state: PaymentState, command: PaymentCommand): PaymentEvent[] {
  const { payrun_id } = command
  if (!command.approved) refuse('payment.not_approved')

  switch (command.type) {
    case 'make-file': {
      const { type: _, approved: __, ...data } = command
      if (data.transactions === 0) refuse('payment.nothing')
      return [{ type: 'PaymentFileMade', data }]
    }

    case 'mark': {
      const { paid_on, entries } = command
      if (paid_on > command.today) refuse('payment.future', { field: 'paid_on' })
      const known = new Set(entries)
      const wanted = command.wanted
        ? [...new Set(command.wanted)]
        : entries.filter((id) => !getById(state.paid, id))
      if (wanted.some((id) => !known.has(id))) refuse('payment.not_entry', { field: 'entry_ids' })
      if (wanted.some((id) => getById(state.paid, id))) refuse('payment.paid')
      if (wanted.length === 0) refuse('payment.all_paid')

      return parts(wanted).map((entry_ids) => ({
        type: 'PayRunEntriesPaid',
        data: { payrun_id, entry_ids, paid_on },
      }))
    }

    case 'return':
      return recordReturns(state, command)

    case 'unmark': {
      const wanted = command.wanted
        ? [...new Set(command.wanted)]
        : [...entriesById(state.paid)].map(([id]) => id)

      if (wanted.length === 0 || wanted.some((id) => !getById(state.paid, id)))
        refuse('payment.not_paid')

      return parts(wanted).map((entry_ids) => ({
        type: 'PayRunEntriesUnpaid',
        data: { payrun_id, entry_ids },
      }))
    }

    default:
      return command satisfies never
  }
}

/**
 * Sorts what a message names: new returns, those recorded before, and payments of others. A payment
 * can only be returned if a file was made, and again only after its next file.
 */
export function sortReturns(
  state: PaymentState,
  entries: readonly string[],
  found: readonly Return[],
) {
  const known = new Set(entries)
  const fresh = new Map<string, Return>()
  let repeated = 0
  let foreign = 0

  for (const each of found) {
    const times = getById(state.returned, each.entry_id)?.times ?? 0

    if (!state.file || !known.has(each.entry_id) || each.returns > times) foreign++
    else if (each.returns < times || fresh.has(each.entry_id)) repeated++
    else fresh.set(each.entry_id, each)
  }

  return { fresh: [...fresh.values()], repeated, foreign }
}

function recordReturns(
  state: PaymentState,
  command: PaymentCommand & { type: 'return' },
): PaymentEvent[] {
  const { payrun_id, message, message_id, sha256, returned_on, entries, found } = command
  const { fresh, repeated } = sortReturns(state, entries, found)
  if (found.length === 0) refuse('payment.returns_none')
  if (fresh.length === 0) refuse(repeated > 0 ? 'payment.returns_known' : 'payment.returns_foreign')

  return parts(fresh, MOST_RETURNS).map((part) => ({
    type: 'PayRunPaymentsReturned',
    data: {
      payrun_id,
      message,
      message_id,
      sha256,
      returned_on,
      returns: part.map(({ entry_id, returns, code }) => ({ entry_id, times: returns + 1, code })),
    },
  }))
}

/** Returns of one event, so that it stays below 1 MiB. */
const MOST_RETURNS = 5000

function parts<T>(all: readonly T[], most = MOST_ENTRIES): T[][] {
  const found: T[][] = []
  for (let n = 0; n < all.length; n += most) found.push(all.slice(n, n + most))
  return found
}

function evolve(state: PaymentState, event: PaymentEvent): PaymentState {
  let { paid } = state

  switch (event.type) {
    case 'PaymentFileMade': {
      const { payrun_id: _, ...file } = event.data
      return { ...state, file }
    }

    case 'PayRunEntriesPaid':
      for (const id of event.data.entry_ids)
        paid = putById(paid, id, { paid_on: event.data.paid_on })

      return { ...state, paid }

    case 'PayRunEntriesUnpaid':
      for (const id of event.data.entry_ids) paid = withoutId(paid, id)
      return { ...state, paid }

    case 'PayRunPaymentsReturned': {
      let { returned } = state

      for (const { entry_id, times } of event.data.returns) {
        paid = withoutId(paid, entry_id)
        returned = putById(returned, entry_id, { times })
      }

      return { ...state, paid, returned }
    }
    default:
      return event satisfies never
  }
}
