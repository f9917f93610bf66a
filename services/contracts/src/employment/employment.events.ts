import * as z from 'zod'
import { event } from '../kernel/event'
import { amount, count, currency, day, id, personal, plain, time } from '../kernel/event-fields'

const employmentSubject = 'employee_id'

export const compensationTypes = ['hourly', 'weekly', 'monthly', 'yearly'] as const
export const periodUnits = ['day', 'week', 'month'] as const
export const adjustmentTypes = ['allowance', 'deduction'] as const
export const calculationTypes = ['fixed', 'percent'] as const

/** The pay frequency of a contract; equal parts if it divides the year. */
export const payFrequencies = ['monthly', 'semi_monthly', 'bi_weekly', 'weekly'] as const

/** Prorated by working days of employment, or paid in full. */
export const prorations = ['days', 'full'] as const

export const adjustmentTimings = ['each_run', 'once_a_month'] as const

/** In the order of ISO 8601: the first is weekday 1. */
export const weekdayNames = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** The terms of a contract version, which holds from `effective_on` until the next one. */
export const contractTerms = {
  effective_on: day(),
  start_date: day().nullable(),
  end_date: day().nullable(),
  designation_id: id().nullable(),
  role_description: personal(plain(2000).nullable()),
  /** For one hour, week, month or year, by the type. */
  base_compensation_amount: personal(amount().nullable()),
  base_compensation_type: z.enum(compensationTypes).nullable(),
  /** Null: any run pays it. */
  pay_frequency: z.enum(payFrequencies).nullable(),
  currency: currency(),
  /**
   * Slots (1 to 5) worked on each weekday; a weekday without one is free. Empty: unset, which means
   * Monday to Friday.
   */
  working_days: z.record(plain(9), z.array(count())),
  /** Hours for each `working_period_unit`. */
  working_hours: amount().nullable(),
  working_period_unit: z.enum(periodUnits).nullable(),
  /** In the office's zone. */
  shift_start_at: time().nullable(),
}

/** The ends of an employment that are announced in advance. */
export const employmentEnds = ['probation', 'contract'] as const

const contract = { employee_id: id(), contract_id: id() }

const adjustment = {
  ...contract,
  adjustment_id: id(),
  adjustment_type: z.enum(adjustmentTypes),
  category_id: id(),
  /** Money for `fixed`; hundredths of basic pay for `percent`. */
  amount: personal(amount()),
  calculation_type: z.enum(calculationTypes),
  proration: z.enum(prorations),
  timing: z.enum(adjustmentTimings),
  /** First and last day; null: the duration of the contract. */
  valid_from: day().nullable(),
  valid_to: day().nullable(),
}

/** Contracts of one employee: stream `employment-{employee}`. */
export const employmentEvents = {
  ContractAdded: event('ContractAdded', {
    v: 1,
    subject: employmentSubject,
    data: z.object({ ...contract, ...contractTerms }),
  }),
  ContractChanged: event('ContractChanged', {
    v: 1,
    subject: employmentSubject,
    data: z.object({ ...contract, ...z.object(contractTerms).partial().shape }),
  }),
  /** The signed copy: the storage key of a file. */
  ContractSigned: event('ContractSigned', {
    v: 1,
    subject: employmentSubject,
    data: z.object({ ...contract, document: plain() }),
  }),
  /** Deletes its adjustments too. */
  ContractDeleted: event('ContractDeleted', {
    v: 1,
    subject: employmentSubject,
    data: z.object(contract),
  }),
  /** The last day of probation of the current employment; null: none. */
  ProbationSet: event('ProbationSet', {
    v: 1,
    subject: employmentSubject,
    data: z.object({ employee_id: id(), probation_end: day().nullable() }),
  }),
  /** So many days remain until the end `on`; the manager and the admins are notified, once. */
  EmploymentEndNear: event('EmploymentEndNear', {
    v: 1,
    subject: employmentSubject,
    data: z.object({ employee_id: id(), about: z.enum(employmentEnds), on: day() }),
  }),
  PayrollAdjustmentAdded: event('PayrollAdjustmentAdded', {
    v: 1,
    subject: employmentSubject,
    data: z.object(adjustment),
  }),
  PayrollAdjustmentChanged: event('PayrollAdjustmentChanged', {
    v: 1,
    subject: employmentSubject,
    data: z.object(adjustment),
  }),
  PayrollAdjustmentDeleted: event('PayrollAdjustmentDeleted', {
    v: 1,
    subject: employmentSubject,
    data: z.object({ ...contract, adjustment_id: id() }),
  }),
}
