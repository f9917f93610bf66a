import type { recurringInvoiceEvents } from '@workledger/contracts/invoicing/recurring.events'
import { MOST_MISSED } from '@workledger/contracts/invoicing/recurring-words'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import { amount } from '../kernel/money'
import { checkNames } from './invoice-checks'
import { checkCategories, checkLineVat } from './invoice-taxes'
import { invoiceTotals } from './invoice-totals'
import { daysCome, nextDay } from './recurring-days'
import { daysFrom } from './reminders'

export type RecurringInvoiceEvent = AnyEventOf<typeof recurringInvoiceEvents>

type RecurringInvoiceEventData<T extends RecurringInvoiceEvent['type']> = Extract<
  RecurringInvoiceEvent,
  { type: T }
>['data']

/** The content of each invoice, and its schedule. */
export type RecurringDetails = Omit<
  RecurringInvoiceEventData<'RecurringInvoiceStarted'>,
  'recurring_id' | 'made_from'
>

export interface Kept {
  readonly status: 'active' | 'paused' | 'ended'
  readonly made_from: string | null
  readonly details: RecurringDetails
  /** Days up to this one are settled. */
  readonly after: string | null
  /** Number of days so far. */
  readonly made: number
  readonly last_on: string | null
  /** The last invoice that could not be issued automatically. */
  readonly held: {
    readonly invoice_id: string
    readonly due_on: string
    readonly reason: string
  } | null
}

export type RecurringInvoice = { readonly status: 'none' } | Kept
type RecurringInvoiceRef = { recurring_id: string }

export type RecurringInvoiceCommand = RecurringInvoiceRef &
  (
    | { type: 'start'; made_from: string | null; details: RecurringDetails; today: string }
    /** Omitted fields stay. */
    | {
        type: 'change'
        update: { [K in keyof RecurringDetails]?: RecurringDetails[K] | undefined }
        today: string
      }
    | { type: 'pause' }
    | { type: 'resume'; today: string }
    | { type: 'end' }
    /** By the clock: records the days that have come. */
    | { type: 'make-due'; today: string }
    | { type: 'hold'; invoice_id: string; due_on: string; reason: string }
  )

/**
 * A recurring invoice: stream `recurring-invoice-{id}`. Each scheduled day is one event, from which
 * a process makes one invoice.
 */
export const recurringInvoiceDecider: Decider<
  RecurringInvoice,
  RecurringInvoiceCommand,
  RecurringInvoiceEvent
> = {
  category: 'recurring-invoice',
  initial: { status: 'none' },
  decide,
  evolve,
  content: contentOf<RecurringInvoiceEvent>({
    RecurringInvoiceStarted: { submitted: 'recurring_id' },
    RecurringInvoiceChanged: { changed: 'recurring_id' },
    RecurringInvoicePaused: { changed: 'recurring_id' },
    RecurringInvoiceResumed: { changed: 'recurring_id' },
    RecurringInvoiceEnded: { changed: 'recurring_id' },
  }),
}

/** Returns the day of the next invoice; null if there is none or it is paused. */
export const nextOn = (state: Kept) =>
  state.status === 'active' ? nextDay(state.details, state.after, state.made) : null

/** Returns the status: ended by a person, or without further days. */
export const statusOf = (state: Kept) =>
  state.status !== 'ended' && nextDay(state.details, state.after, state.made) === null
    ? 'ended'
    : state.status

function decide(
  state: RecurringInvoice,
  command: RecurringInvoiceCommand,
): RecurringInvoiceEvent[] {
  const { recurring_id } = command

  if (command.type === 'start') {
    const { made_from, details, today } = command
    if (state.status !== 'none') refuse('state.conflict')
    if (details.first_on < today) refuseField('first_on', 'recurring.first_past')
    checkDetails(details)

    return [{ type: 'RecurringInvoiceStarted', data: { recurring_id, made_from, ...details } }]
  }

  if (state.status === 'none') return command.type === 'make-due' ? [] : refuse('not_found')

  switch (command.type) {
    case 'change':
      return change(state, command)

    case 'pause':
      if (statusOf(state) === 'ended') refuse('recurring.ended')
      return state.status === 'active'
        ? [{ type: 'RecurringInvoicePaused', data: { recurring_id } }]
        : []

    case 'resume':
      if (state.status === 'ended') refuse('recurring.ended')
      if (state.status === 'active') return []

      return [
        {
          type: 'RecurringInvoiceResumed',
          data: { recurring_id, after: from(state, command.today) },
        },
      ]

    case 'end':
      return state.status === 'ended'
        ? []
        : [{ type: 'RecurringInvoiceEnded', data: { recurring_id } }]

    case 'make-due':
      return due(state, command)

    case 'hold': {
      const { type: _, ...data } = command
      return state.held?.invoice_id === data.invoice_id
        ? []
        : [{ type: 'RecurringInvoiceHeld', data }]
    }

    default:
      return command satisfies never
  }
}

const rhythm = ['every', 'unit', 'first_on', 'until', 'times'] as const

/** Returns the day before today, or the last settled day if later: missed days are not made up. */
const from = ({ after }: Kept, today: string) => [after ?? '', daysFrom(today, -1)].toSorted()[1]!

function change(
  state: Kept,
  { recurring_id, update, today }: Extract<RecurringInvoiceCommand, { type: 'change' }>,
): RecurringInvoiceEvent[] {
  if (state.status === 'ended') refuse('recurring.ended')
  const { lines, ...rest } = update
  const same =
    lines &&
    JSON.stringify(lines.map(withSortedKeys)) ===
      JSON.stringify(state.details.lines.map(withSortedKeys))
  const difference = changed({ ...state.details }, { ...rest, lines: same ? undefined : lines }) as
    | Partial<RecurringDetails>
    | undefined
  if (!difference) return []
  const details = { ...state.details, ...difference }

  if (difference.first_on !== undefined && difference.first_on < today)
    refuseField('first_on', 'recurring.first_past')

  checkDetails(details)
  // A new schedule counts from now on; its past days are not made up.
  const after = rhythm.some((field) => field in difference) ? { after: from(state, today) } : {}

  return [{ type: 'RecurringInvoiceChanged', data: { ...difference, ...after, recurring_id } }]
}

/** The log does not keep the order of fields. */
const withSortedKeys = (line: object) =>
  Object.entries(line).toSorted(([one], [other]) => (one < other ? -1 : 1))

function due(
  state: Kept,
  { recurring_id, today }: Extract<RecurringInvoiceCommand, { type: 'make-due' }>,
): RecurringInvoiceEvent[] {
  if (state.status !== 'active') return []
  const come = daysCome(state.details, state.after, state.made, today)
  const skipped = come.slice(0, -MOST_MISSED)

  const days = come.slice(-MOST_MISSED).map((due_on, n) => ({
    type: 'RecurringInvoiceDue' as const,
    data: { recurring_id, due_on, number: state.made + skipped.length + n + 1 },
  }))

  if (skipped.length === 0) return days

  const data = {
    recurring_id,
    first_on: skipped[0]!,
    last_on: skipped.at(-1)!,
    days: skipped.length,
  }

  return [{ type: 'RecurringInvoiceDaysSkipped', data }, ...days]
}

function checkDetails(details: RecurringDetails) {
  const { first_on, until, lines } = details
  if (until !== null && until < first_on) refuseField('until', 'recurring.until')
  if (lines.length === 0) refuseField('lines', 'recurring.lines')
  checkCategories(details)
  for (const line of lines) checkLineVat(line)
  checkNames(details, lines)

  if (
    amount(
      invoiceTotals(lines, { ...details, tax_rounding: 'total' }, details.currency).total,
    ).isNegative()
  )
    refuse('invoice.below_zero')
}

function evolve(state: RecurringInvoice, event: RecurringInvoiceEvent): RecurringInvoice {
  if (event.type === 'RecurringInvoiceStarted') {
    const { recurring_id: _, made_from, ...details } = event.data
    return { status: 'active', made_from, details, after: null, made: 0, last_on: null, held: null }
  }

  if (state.status === 'none') return state

  switch (event.type) {
    case 'RecurringInvoiceChanged': {
      const { recurring_id: _, after = state.after, ...update } = event.data
      return {
        ...state,
        details: { ...state.details, ...(update as Partial<RecurringDetails>) },
        after,
      }
    }

    case 'RecurringInvoicePaused':
      return { ...state, status: 'paused' }
    case 'RecurringInvoiceResumed':
      return { ...state, status: 'active', after: event.data.after }
    case 'RecurringInvoiceEnded':
      return { ...state, status: 'ended' }

    case 'RecurringInvoiceDue': {
      const { due_on, number } = event.data
      return { ...state, after: due_on, last_on: due_on, made: number, held: null }
    }

    case 'RecurringInvoiceDaysSkipped':
      return { ...state, after: event.data.last_on, made: state.made + event.data.days }

    case 'RecurringInvoiceHeld': {
      const { recurring_id: _, ...held } = event.data
      return { ...state, held }
    }

    default:
      return event satisfies never
  }
}
