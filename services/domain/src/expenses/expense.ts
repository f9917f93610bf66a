import type { expenseEvents } from '@workledger/contracts/expenses/expenses.events'
import type { StepSeat } from '@workledger/contracts/kernel/approval-steps'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import {
  checkStep,
  type StepDecision,
  type StepPeople,
  waitingStep,
} from '../kernel/approval-steps'
import { earliest } from '../kernel/bounds'
import type { Touch } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import { amount as decimal, minorUnits, rounded } from '../kernel/money'
import { expenseRouteOf, type RouteRule } from './expense-route'

export type ExpenseEvent = AnyEventOf<typeof expenseEvents>
type ExpenseEventData<T extends ExpenseEvent['type']> = Extract<ExpenseEvent, { type: T }>['data']
type Claimed = Omit<ExpenseEventData<'ExpenseRequested'>, 'expense_id'>

interface Claim extends Claimed {
  status: 'pending' | 'approved' | 'rejected'
  /** Decided by the claimant, because no other person could. */
  own: boolean
  comment: string | null
  /** State of its payment: unpaid, in a drafted pay run, or paid. */
  payment: 'open' | 'held' | 'paid'
  /** The pay run that reserved or paid it. */
  payrun_id: string | null
  /** Day of a payment outside payroll. */
  reimbursed_on: string | null
  note: string | null
  /** It was paid once, even if a counter-entry reversed that, so it stays for the books. */
  was_paid: boolean
  /** Approved steps since its last change, and those that administrators may decide too. */
  approvals?: readonly StepSeat[] | undefined
  escalated?: readonly number[] | undefined
}

export type ExpenseState = { status: 'none' } | { status: 'deleted' } | Claim

/** Fields typed by the claimant; `base` is the workspace's currency. */
interface ExpenseInput {
  name: string
  category: Claimed['category']
  description: string
  amount: string
  currency: string
  rate: string | null
  date: string
  document: string | null
  receipt_hash: string | null
  base: string
  /** The approval rules of the workspace; absent: none. */
  rules?: readonly RouteRule[] | undefined
  /** Today's date for the claimant. */
  today: string
}

type ExpenseRef = { employee_id: string; expense_id: string }

/** `own`: the decider is the claimant; allowed only with `noOtherDecider`. */
type By = { own: boolean; noOtherDecider: boolean }

/** The status that the decider saw; refused if another person has decided since. */
type Seen = { status_before?: Claim['status'] | undefined }

export type ExpenseCommand =
  | ({ type: 'request' } & ExpenseRef & ExpenseInput)
  | ({ type: 'change' } & ExpenseRef & ExpenseInput)
  /** `rate`: the approver's, if different from the claimant's. */
  | ({ type: 'approve'; comment: string | null; rate: string | null; base: string } & ExpenseRef &
      By &
      Seen)
  | ({ type: 'reject'; comment: string | null } & ExpenseRef & By & Seen)
  | ({
      type: 'approve-step'
      comment: string | null
      rate: string | null
      base: string
      stands_in_for: string | null
    } & ExpenseRef &
      By &
      Seen &
      StepDecision)
  | ({ type: 'reject-step'; comment: string | null } & ExpenseRef & By & Seen & StepDecision)
  | ({ type: 'escalate'; step: number; days: number; people: StepPeople } & ExpenseRef)
  /** `privileged`: an admin, who may delete a decided expense too. */
  | ({ type: 'delete'; privileged: boolean } & ExpenseRef)
  | ({ type: 'hold'; payrun_id: string } & ExpenseRef)
  | ({ type: 'take'; payrun_id: string } & ExpenseRef)
  | ({ type: 'release'; payrun_id: string } & ExpenseRef)
  /** `reversal_id`: the run that reverses the payslip of `payrun_id`. */
  | ({ type: 'reverse-payslip'; payrun_id: string; reversal_id: string } & ExpenseRef)
  | ({ type: 'reimburse'; date: string; note: string | null; today: string } & ExpenseRef & By)
  | ({ type: 'reverse'; date: string; note: string; today: string } & ExpenseRef & By)

/** One claim: decided like a leave, paid once, then changed only by counter-entries. */
export const expenseDecider: Decider<ExpenseState, ExpenseCommand, ExpenseEvent> = {
  category: 'expense',
  initial: { status: 'none' },
  decide,
  evolve,
  content: touchedBy,
}

/** Commands that follow from a pay run, which takes an expense in its current state. */
const ofPayRun: ReadonlySet<ExpenseCommand['type']> = new Set([
  'hold',
  'take',
  'release',
  'reverse-payslip',
])

function decide(state: ExpenseState, command: ExpenseCommand): ExpenseEvent[] {
  const on = { employee_id: command.employee_id, expense_id: command.expense_id }

  if (command.type === 'request')
    return state.status === 'none' ? [{ type: 'ExpenseRequested', data: claimed(on, command) }] : []

  if (
    state.status === 'none' ||
    state.status === 'deleted' ||
    state.employee_id !== command.employee_id
  )
    return ofPayRun.has(command.type) || command.type === 'escalate' ? [] : refuse('not_found')

  switch (command.type) {
    case 'change':
      if (state.status !== 'pending') refuse('expenses.not_pending')
      return [{ type: 'ExpenseChanged', data: claimed(on, command) }]

    case 'approve':
      decidable(state, command)
      if (state.status === 'approved') refuse('expenses.already_approved')
      // The steps decide a claim that has some.
      if (state.route) refuse('expenses.not_your_step')
      checkSeen(state, command)

      return [{ type: 'ExpenseApproved', data: approval(state, on, command) }]

    case 'reject':
      decidable(state, command)
      if (state.status === 'rejected') refuse('expenses.already_rejected')
      // A claim that is not approved yet is rejected at its step.
      if (state.route && state.status !== 'approved') refuse('expenses.not_your_step')
      checkSeen(state, command)

      return [rejection(on, command)]

    case 'approve-step':
    case 'reject-step':
      return decideStep(state, on, command)

    case 'escalate': {
      const { step, days, people } = command
      const { route, approvals = [], escalated } = state
      if (!route || state.status !== 'pending' || escalated?.includes(step)) return []
      const waiting = waitingStep(route, approvals, people, state.employee_id)
      if (waiting.kind !== 'step' || waiting.step !== step) return []

      return [{ type: 'ExpenseStepEscalated', data: { ...on, step, days } }]
    }

    case 'delete':
      if (state.payment === 'held') refuse('expenses.in_pay_run')
      if (state.was_paid) refuse(state.payment === 'paid' ? 'expenses.paid' : 'expenses.was_paid')
      if (state.status !== 'pending' && !command.privileged) refuse('expenses.not_pending')

      return [{ type: 'ExpenseDeleted', data: on }]

    case 'hold':
      if (state.status !== 'approved' || state.payment !== 'open') return []
      return [{ type: 'ExpenseHeldForPayRun', data: { ...on, payrun_id: command.payrun_id } }]
    case 'take':
      if (state.payment !== 'held' || state.payrun_id !== command.payrun_id) return []
      return [{ type: 'ExpenseTakenIntoPayRun', data: { ...on, payrun_id: command.payrun_id } }]
    case 'release':
      if (state.payment !== 'held' || state.payrun_id !== command.payrun_id) return []
      return [{ type: 'ExpenseReleasedFromPayRun', data: { ...on, payrun_id: command.payrun_id } }]
    case 'reverse-payslip':
      if (state.payment !== 'paid' || state.payrun_id !== command.payrun_id) return []
      return [{ type: 'ExpensePayslipReversed', data: { ...on, payrun_id: command.reversal_id } }]

    case 'reimburse':
      if (command.own && !command.noOtherDecider) refuse('expenses.own')
      if (state.status !== 'approved') refuse('expenses.not_approved')
      unpaid(state)
      checkDay(command.date, command.today, 'field.future')

      return [
        { type: 'ExpenseReimbursed', data: { ...on, date: command.date, note: command.note } },
      ]

    case 'reverse':
      if (command.own && !command.noOtherDecider) refuse('expenses.own')
      if (state.payment !== 'paid') refuse('expenses.not_paid')
      if (state.payrun_id) refuse('expenses.paid_by_run')
      checkDay(command.date, command.today, 'field.future')

      return [
        {
          type: 'ExpenseReimbursementReversed',
          data: { ...on, date: command.date, note: command.note },
        },
      ]

    default:
      return command satisfies never
  }
}

function claimed(
  on: ExpenseRef,
  { base, today, rules = [], ...typed }: ExpenseInput,
): ExpenseEventData<'ExpenseRequested'> {
  const { name, category, description, currency, date, document, receipt_hash } = typed
  checkDay(date, today, 'expenses.future')
  const places = minorUnits(currency)

  if (decimal(typed.amount).decimalPlaces() > places)
    refuse('expenses.places', { field: 'amount', params: { currency, places } })

  const amount = rounded(typed.amount, currency)
  const inBase = converted(amount, currency, base, typed.rate)

  return {
    ...on,
    ...expenseRouteOf(rules, { category, amount, currency, ...inBase }),
    name,
    category,
    description,
    amount,
    currency,
    date,
    ...inBase,
    document,
    receipt_hash,
  }
}

/**
 * Decides the waiting step. The last approval, and a rejection at any step, settle the claim like
 * one decision.
 */
function decideStep(
  state: Claim,
  on: ExpenseRef,
  command: Extract<ExpenseCommand, { type: 'approve-step' | 'reject-step' }>,
): ExpenseEvent[] {
  const { route, approvals = [], employee_id: asker, status } = state
  if (!route) refuse('state.conflict')
  if (status === 'approved') refuse('expenses.already_approved')
  if (command.type === 'reject-step' && status === 'rejected') refuse('expenses.already_rejected')
  checkSeen(state, command)
  const { seats, last } = checkStep({ route, approvals, asker }, command, {
    own: 'expenses.own',
    notYours: 'expenses.not_your_step',
  })
  decidable(state, command)
  if (command.type === 'reject-step') return [rejection(on, command)]
  const data = approval(state, on, command)
  const { by, stands_in_for } = command
  const step = { seats, by, stands_in_for }
  if (last) return [{ type: 'ExpenseApproved', data: { ...data, ...step } }]
  const { own: _, ...rest } = data

  return [{ type: 'ExpenseStepApproved', data: { ...rest, ...step } }]
}

/** Returns an approval at the approver's rate, or the claim's. */
function approval(
  state: Claim,
  on: ExpenseRef,
  {
    own,
    comment,
    base,
    rate: typed,
  }: By & { comment: string | null; rate: string | null; base: string },
) {
  const rate = typed ?? state.rate

  if (state.currency !== base && rate === null)
    refuse('expenses.rate_missing', { field: 'rate', params: { currency: state.currency, base } })

  const inBase = converted(state.amount, state.currency, base, rate)
  const base_amount = inBase.base_amount!

  // Earlier steps approved another amount.
  if (state.approvals?.length && !decimal(base_amount).eq(state.base_amount ?? base_amount))
    refuse('expenses.rate_approved', { field: 'rate' })

  if (state.other_steps_from && decimal(base_amount).gte(state.other_steps_from))
    refuse('expenses.rate_steps', {
      field: 'rate',
      params: { amount: base_amount, base },
    })

  return { ...on, own, comment, ...inBase, base_amount }
}

const rejection = (
  on: ExpenseRef,
  { own, comment }: By & { comment: string | null },
): ExpenseEvent => ({ type: 'ExpenseRejected', data: { ...on, own, comment } })

/** Returns the claim in the workspace's currency: multiplied exactly, rounded once. */
export function converted(amount: string, currency: string, base: string, rate: string | null) {
  if (currency === base) return { rate: null, base_currency: base, base_amount: amount }
  if (rate === null) return { rate, base_currency: base, base_amount: null }
  const base_amount = rounded(decimal(amount).times(rate), base)

  // Zero, or more digits than an amount may have.
  if (decimal(base_amount).isZero() || decimal(base_amount).gte('1e15'))
    refuse('expenses.rate_unfit', { field: 'rate', params: { amount: base_amount, base } })

  return { rate, base_currency: base, base_amount }
}

function decidable(state: Claim, { own, noOtherDecider }: By) {
  if (own && !noOtherDecider) refuse('expenses.own')
  unpaid(state)
}

function checkSeen({ status }: Claim, { status_before }: Seen) {
  if (status_before && status_before !== status) refuse('state.conflict')
}

function unpaid({ payment }: Claim) {
  if (payment === 'paid') refuse('expenses.paid')
  if (payment === 'held') refuse('expenses.in_pay_run')
}

/**
 * Refuses days in the future or more than ten years old. `future` is the code for the expense's day
 * or that of a payment.
 */
function checkDay(date: string, today: string, future: 'expenses.future' | 'field.future') {
  if (date > today) refuse(future, { field: 'date' })
  if (date < earliest(today)) refuse('expenses.too_old', { field: 'date' })
}

/** Returns the claimed content: amount, day, category, text and receipt. */
function touchedBy({ type, data }: ExpenseEvent): Touch | undefined {
  switch (type) {
    case 'ExpenseRequested':
      return { item: data.expense_id, how: 'submitted' }
    case 'ExpenseChanged':
      return { item: data.expense_id, how: 'changed' }
    case 'ExpenseApproved':
      return { item: data.expense_id, how: 'approved' }
    case 'ExpenseRejected':
      return { item: data.expense_id, how: 'rejected' }
    default:
      return undefined
  }
}

/** Changed or rejected, a claim starts its steps over. */
const noSteps = { approvals: undefined, escalated: undefined } as const

const open = { payment: 'open', payrun_id: null, reimbursed_on: null, note: null } as const

function evolve(state: ExpenseState, event: ExpenseEvent): ExpenseState {
  if (event.type === 'ExpenseRequested') {
    const { expense_id: _, ...data } = event.data
    return { ...data, status: 'pending', own: false, comment: null, ...open, was_paid: false }
  }

  if (state.status === 'none' || state.status === 'deleted') return state

  switch (event.type) {
    case 'ExpenseChanged': {
      const { expense_id: _, ...data } = event.data
      const { route, other_steps_from } = data
      return { ...state, ...data, route, other_steps_from, ...noSteps }
    }

    case 'ExpenseStepApproved': {
      const { seats, rate, base_currency, base_amount } = event.data
      const approvals = [...(state.approvals ?? []), ...seats]
      return { ...state, status: 'pending', approvals, rate, base_currency, base_amount }
    }

    case 'ExpenseStepEscalated':
      return { ...state, escalated: [...(state.escalated ?? []), event.data.step] }

    case 'ExpenseApproved': {
      const { own, comment, rate, base_currency, base_amount } = event.data
      return { ...state, status: 'approved', own, comment, rate, base_currency, base_amount }
    }

    case 'ExpenseRejected':
      return {
        ...state,
        status: 'rejected',
        own: event.data.own,
        comment: event.data.comment,
        ...noSteps,
      }
    case 'ExpenseDeleted':
      return { status: 'deleted' }
    case 'ExpenseHeldForPayRun':
      return { ...state, ...open, payment: 'held', payrun_id: event.data.payrun_id }
    case 'ExpenseReleasedFromPayRun':
    case 'ExpensePayslipReversed':
      return { ...state, ...open }
    case 'ExpenseTakenIntoPayRun':
      return { ...state, ...open, payment: 'paid', payrun_id: event.data.payrun_id, was_paid: true }

    case 'ExpenseReimbursed':
      return {
        ...state,
        ...open,
        payment: 'paid',
        reimbursed_on: event.data.date,
        note: event.data.note,
        was_paid: true,
      }

    case 'ExpenseReimbursementReversed':
      return { ...state, ...open, note: event.data.note }
    default:
      return event satisfies never
  }
}
