import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { MOST_ENTRIES, type paymentEvents } from '@workledger/contracts/payments/payments.events'
import { type ById, entriesById, getById, putById, withoutId } from '../kernel/by-id'
import type { Decider } from '../kernel/decider'
import { amount } from '../kernel/money'

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
  /** The amount that the message names; `unknown` where it had to name one. */
  readonly amount?: StatedAmount | 'unknown' | undefined
}

export interface StatedAmount {
  /** A decimal as the bank wrote it. */
  readonly value: string
  readonly currency: string
}

/** The entries that a run pays, with their rounded net pay. */
export interface PaidAmounts {
  readonly currency: string
  readonly net: ReadonlyMap<string, string>
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
  /** `found`: what a bank's message names. */
  | ({
      type: 'return'
      approved: boolean
      amounts: PaidAmounts
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
 * Sorts what a message names: new returns, those recorded before, those of another amount than was
 * paid, and payments of others. A payment can only be returned if a file was made, and again only
 * after its next file. A part of a payment is no return: the person has the rest.
 */
export function sortReturns(state: PaymentState, amounts: PaidAmounts, found: readonly Return[]) {
  const fresh = new Map<string, Return>()
  const different: Return[] = []
  let repeated = 0
  let foreign = 0

  for (const each of found) {
    const times = getById(state.returned, each.entry_id)?.times ?? 0

    if (!state.file || !amounts.net.has(each.entry_id) || each.returns > times) foreign++
    else if (each.returns < times || fresh.has(each.entry_id)) repeated++
    else if (!isWhole(amounts, each)) different.push(each)
    else fresh.set(each.entry_id, each)
  }

  return { fresh: [...fresh.values()], different, repeated, foreign }
}

/** Returns whether a message names the whole payment, or no amount where it need not. */
function isWhole({ net, currency }: PaidAmounts, { entry_id, amount: stated }: Return): boolean {
  if (stated === undefined) return true
  if (stated === 'unknown' || stated.currency !== currency) return false
  return amount(stated.value).equals(net.get(entry_id) ?? 0)
}

function recordReturns(
  state: PaymentState,
  command: PaymentCommand & { type: 'return' },
): PaymentEvent[] {
  const { payrun_id, message, message_id, sha256, returned_on, amounts, found } = command
  const { fresh, different, repeated } = sortReturns(state, amounts, found)
  if (found.length === 0) refuse('payment.returns_none')
  if (fresh.length === 0 && different.length > 0) refuseAmount(amounts, different[0]!)
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

function refuseAmount({ net, currency }: PaidAmounts, { entry_id, amount: stated }: Return): never {
  const paid = `${net.get(entry_id) ?? ''} ${currency}`
  if (!stated || stated === 'unknown') return refuse('payment.returns_no_amount')
  const params = { amount: `${stated.value} ${stated.currency}`, paid }
  return refuse('payment.returns_amount', { params })
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
