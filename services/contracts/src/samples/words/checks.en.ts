import type { Attribute, Population } from '../sample-kinds'

/** What each attribute says, by population, and why the server found what it found. */
const en = {
  attributes: {
    pay: {
      A: 'Approved by someone other than the preparer',
      B: 'Basic pay agrees with the contract',
      C: 'Hours agree with attendance',
      D: 'Changes after the draft have a reason',
      E: 'Payslip equals the approved entry',
    },
    leaves: {
      A: 'Approved by someone other than the person on leave',
      B: 'Within the balance',
      C: 'Asked for before its first day',
      D: 'A document is attached where the type asks for one',
      E: 'Nothing changed after the approval',
    },
    expenses: {
      A: 'Approved by someone other than the claimant',
      B: 'A receipt is attached',
      C: 'The receipt was claimed once',
      D: 'The conversion follows from amount and rate',
      E: 'Nothing changed after the approval',
    },
    invoices: {
      A: 'The number follows the one before without a gap',
      B: 'Lines, discount and taxes add up to the total',
      C: 'Dated within seven days of its issue',
      D: 'Issued by someone other than who drafted it',
      E: 'No credit note takes it back',
    },
    contracts: {
      A: 'Changed by someone other than the employee',
      B: 'A signed copy is attached',
      C: 'Not dated back',
      D: 'Pay lies within the band',
      E: 'No approved pay run covers days that it changes',
    },
  },
  /** By the codes of `why` in events. */
  why: {
    independent: 'No approver had a hand in it before.',
    approver_prepared: 'An approver had also prepared or changed it.',
    basic_agrees: 'Each line of basic pay has the rate of the contract then in force.',
    basic_differs: 'A line of basic pay has another rate than the contract then in force.',
    no_basic: 'There is no basic pay in it.',
    hours_agree: 'The hours are those of attendance.',
    hours_differ: 'The hours differ from those of attendance now.',
    not_hourly: 'Nothing in it is paid by the hour.',
    reasons_given: 'Each change has a reason.',
    reason_missing: 'A change after the draft has no reason.',
    not_changed: 'No one changed it after the draft.',
    payslip_equals: 'The payslip shows the approved entry.',
    payslip_differs: 'The payslip differs from the approved entry.',
    own_approval: 'The person it concerns decided it.',
    within_balance: 'The balance bore it when it was approved.',
    over_balance: 'More was taken than the balance had.',
    no_allowance: 'It takes nothing from a balance.',
    asked_before: 'It was asked for before it began.',
    asked_late: 'It was asked for on its first day or later.',
    document_attached: 'A document is attached.',
    document_missing: 'The type asks for a document and there is none.',
    no_document_needed: 'The type asks for no document.',
    unchanged: 'Nothing was changed since.',
    changed_later: 'It was changed or taken back after the approval.',
    receipt_attached: 'A receipt is attached.',
    receipt_missing: 'There is no receipt.',
    receipt_once: 'No other claim has the same receipt.',
    receipt_twice: 'Another claim has the same receipt.',
    no_receipt: 'There is no receipt to compare.',
    conversion_agrees: 'Amount × rate gives the approved amount.',
    conversion_differs: 'Amount × rate differs from the approved amount.',
    no_conversion: 'It is in the currency of the workspace.',
    number_follows: 'The series has the number before it, or begins with it.',
    number_gap: 'The number before it is not in the series.',
    totals_agree: 'The recalculated sums agree.',
    totals_differ: 'The recalculated sums differ.',
    dated_near: 'It was issued within a week of its date.',
    dated_apart: 'More than a week lies between its date and its issue.',
    same_person: 'The same person drafted and issued it.',
    not_credited: 'Nothing of it was credited.',
    credited: 'A credit note takes it back, wholly or in part.',
    own_change: 'The employee changed the own contract.',
    signed: 'A signed copy is attached.',
    not_signed: 'There is no signed copy.',
    dated_ahead: 'It takes effect on the day it was entered or later.',
    dated_back: 'It takes effect before the day it was entered.',
    within_band: 'Pay lies within the band that the rules name.',
    outside_band: 'Pay lies outside the band that the rules name.',
    no_band: 'No band is set for this currency and kind of pay.',
    pay_unchanged: 'Pay did not change.',
    not_paid_before: 'No pay run had been approved for these days.',
    paid_before: 'A pay run had been approved for days that it changes.',
    erased: 'What it was checked by is erased.',
  },
} as const satisfies {
  attributes: Readonly<Record<Population, Readonly<Record<Attribute, string>>>>
  why: Readonly<Record<string, string>>
}

export default en

export type Why = keyof typeof en.why

/** The same words in another language: each of the English ones. */
export interface ChecksLike {
  readonly attributes: Readonly<Record<Population, Readonly<Record<Attribute, string>>>>
  readonly why: Readonly<Record<Why, string>>
}
