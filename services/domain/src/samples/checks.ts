import type { Attribute, CheckResult } from '@workledger/contracts/samples/sample-kinds'
import type { Why } from '@workledger/contracts/samples/sample-words'
import { amount, rounded } from '../kernel/money'

export interface Check {
  attribute: Attribute
  result: CheckResult
  why: Why
}

/** `holds`: null if the attribute does not apply. */
const check = (
  attribute: Attribute,
  holds: boolean | null,
  { pass, fail, none = 'erased' }: { pass: Why; fail: Why; none?: Why },
): Check =>
  holds === null
    ? { attribute, result: 'none', why: none }
    : { attribute, result: holds ? 'pass' : 'fail', why: holds ? pass : fail }

/** Users involved: the signed-in one and the admin in their name. */
type Users = readonly string[]

const apart = (some: Users, others: Users) => !some.some((user) => others.includes(user))

/** The examined fields of an entry's pay. */
export interface CheckedPay {
  readonly work_hours: string
  readonly segments: readonly {
    readonly kind: string
    readonly contract_ids: readonly string[]
    readonly rate: string
    readonly type: string
    readonly from: string
    readonly to: string
  }[]
}

export interface PayFacts {
  preparers: Users
  approvers: Users
  /** Pay as approved and as in the payslip; null after the person's erasure. */
  approved: CheckedPay | null
  payslip: unknown
  /** Changes after the draft, and whether each has a reason. */
  changes: readonly { reason: boolean }[]
  /** Contracts as of the approval, by id. */
  contracts: Readonly<
    Record<string, { rate: string | null; type: string | null; effective_on: string }>
  >
  /** Returns seconds of attendance in a range, both ends included. */
  attended: (from: string, to: string) => number
}

/** Half a minute, because typed hours have two places. */
const NEARLY = 30

export function payChecks({
  preparers,
  approvers,
  approved,
  payslip,
  changes,
  contracts,
  attended,
}: PayFacts): Check[] {
  const basic = approved?.segments.filter(({ kind }) => kind === 'salary' || kind === 'hours') ?? []

  const agrees = basic.every(({ contract_ids, rate, type, to }) =>
    contract_ids.every((id) => {
      const contract = contracts[id]
      return (
        contract?.rate != null &&
        amount(contract.rate).eq(rate) &&
        contract.type === type &&
        contract.effective_on <= to
      )
    }),
  )

  const hourly = basic.filter(({ kind }) => kind === 'hours')
  // Overtime is among the allowances; an entry's hours are both.
  const seconds = Number(approved?.work_hours ?? 0) * 3600
  const present = hourly.reduce((sum, { from, to }) => sum + attended(from, to), 0)

  return [
    check('A', apart(approvers, preparers), { pass: 'independent', fail: 'approver_prepared' }),
    check('B', basic.length === 0 ? null : agrees, {
      pass: 'basic_agrees',
      fail: 'basic_differs',
      none: approved ? 'no_basic' : 'erased',
    }),
    check('C', hourly.length === 0 ? null : Math.abs(seconds - present) <= NEARLY, {
      pass: 'hours_agree',
      fail: 'hours_differ',
      none: approved ? 'not_hourly' : 'erased',
    }),
    check('D', changes.length === 0 ? null : changes.every(({ reason }) => reason), {
      pass: 'reasons_given',
      fail: 'reason_missing',
      none: 'not_changed',
    }),
    check('E', approved && payslip ? isSameValue(approved, payslip) : approved ? false : null, {
      pass: 'payslip_equals',
      fail: 'payslip_differs',
    }),
  ]
}

/**
 * Returns whether values are equal as JSON in any order of fields: read tables and the log order
 * them differently.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true

  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return (a ?? null) === (b ?? null)

  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]

  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isSameValue(one[key], other[key]),
  )
}

export interface LeaveCheckFacts {
  approvers: Users
  own: boolean
  /** User of the person on leave, if any. */
  user: string | null
  takes_allowance: boolean
  /** Its days that no grant covers against the policy; null if unknown. */
  overdrawn: boolean | null
  asked_on: string
  start_on: string
  document: boolean
  document_required: boolean
  changed_later: boolean
}

export const leaveChecks = (facts: LeaveCheckFacts): Check[] => [
  check('A', !facts.own && !(facts.user !== null && facts.approvers.includes(facts.user)), {
    pass: 'independent',
    fail: 'own_approval',
  }),
  check('B', facts.takes_allowance && facts.overdrawn !== null ? !facts.overdrawn : null, {
    pass: 'within_balance',
    fail: 'over_balance',
    none: 'no_allowance',
  }),
  check('C', facts.asked_on < facts.start_on, { pass: 'asked_before', fail: 'asked_late' }),
  check('D', facts.document_required ? facts.document : null, {
    pass: 'document_attached',
    fail: 'document_missing',
    none: 'no_document_needed',
  }),
  check('E', !facts.changed_later, { pass: 'unchanged', fail: 'changed_later' }),
]

export interface ExpenseCheckFacts {
  approvers: Users
  own: boolean
  user: string | null
  receipt: boolean
  /** Null without a hash to compare. */
  receipt_twice: boolean | null
  amount: string
  rate: string | null
  base_currency: string
  base_amount: string
  changed_later: boolean
}

export const expenseChecks = (facts: ExpenseCheckFacts): Check[] => [
  check('A', !facts.own && !(facts.user !== null && facts.approvers.includes(facts.user)), {
    pass: 'independent',
    fail: 'own_approval',
  }),
  check('B', facts.receipt, { pass: 'receipt_attached', fail: 'receipt_missing' }),
  check('C', facts.receipt_twice === null ? null : !facts.receipt_twice, {
    pass: 'receipt_once',
    fail: 'receipt_twice',
    none: 'no_receipt',
  }),
  check(
    'D',
    facts.rate === null
      ? null
      : rounded(amount(facts.amount).times(facts.rate), facts.base_currency) ===
          rounded(facts.base_amount, facts.base_currency),
    { pass: 'conversion_agrees', fail: 'conversion_differs', none: 'no_conversion' },
  ),
  check('E', !facts.changed_later, { pass: 'unchanged', fail: 'changed_later' }),
]

export interface InvoiceCheckFacts {
  drafters: Users
  issuers: Users
  invoice_date: string
  issued_on: string
  /** Recalculation gives the same sums. */
  adds_up: boolean
  /** The series has the previous number, or begins with this one. */
  follows: boolean
  credited: boolean
}

const WEEK = 7 * 86_400_000

export const invoiceChecks = ({
  drafters,
  issuers,
  invoice_date,
  issued_on,
  adds_up,
  follows,
  credited,
}: InvoiceCheckFacts): Check[] => [
  check('A', follows, { pass: 'number_follows', fail: 'number_gap' }),
  check('B', adds_up, { pass: 'totals_agree', fail: 'totals_differ' }),
  check('C', Math.abs(Date.parse(issued_on) - Date.parse(invoice_date)) <= WEEK, {
    pass: 'dated_near',
    fail: 'dated_apart',
  }),
  check('D', apart(issuers, drafters), { pass: 'independent', fail: 'same_person' }),
  check('E', !credited, { pass: 'not_credited', fail: 'credited' }),
]

export interface ContractCheckFacts {
  changers: Users
  user: string | null
  signed: boolean
  effective_on: string
  entered_on: string
  /** Pay after the change; null if unchanged, or after the person's erasure. */
  pay: { rate: string; type: string | null; currency: string } | null
  bands: readonly {
    readonly currency: string
    readonly type: string
    readonly least: string
    readonly most: string
  }[]
  paid_before: boolean
}

export function contractChecks({
  changers,
  user,
  signed,
  effective_on,
  entered_on,
  pay,
  bands,
  paid_before,
}: ContractCheckFacts): Check[] {
  const band =
    pay && bands.find(({ currency, type }) => currency === pay.currency && type === pay.type)
  const within = band ? amount(pay.rate).gte(band.least) && amount(pay.rate).lte(band.most) : null

  return [
    check('A', user === null || !changers.includes(user), {
      pass: 'independent',
      fail: 'own_change',
    }),
    check('B', signed, { pass: 'signed', fail: 'not_signed' }),
    check('C', effective_on >= entered_on, { pass: 'dated_ahead', fail: 'dated_back' }),
    check('D', within, {
      pass: 'within_band',
      fail: 'outside_band',
      none: pay ? 'no_band' : 'pay_unchanged',
    }),
    check('E', !paid_before, { pass: 'not_paid_before', fail: 'paid_before' }),
  ]
}
