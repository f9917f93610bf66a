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
  | { type: 'unmark'; payrun_id: string; approved: boolean; wanted?: readonly string[] | undefined }

/** The payment of an approved pay run: stream `payment-{payrun}`. */
export const paymentDecider: Decider<PaymentState, PaymentCommand, PaymentEvent> = {
  category: 'payment',
  initial: { file: null, paid: {} },
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

function parts(ids: readonly string[]): string[][] {
  const found: string[][] = []
  for (let n = 0; n < ids.length; n += MOST_ENTRIES) found.push(ids.slice(n, n + MOST_ENTRIES))
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
    default:
      return event satisfies never
  }
}
