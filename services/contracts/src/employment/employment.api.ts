import * as z from 'zod'
import { atMost, belowMost, payAmount } from '../kernel/amounts'
import { changeBody } from '../kernel/change-body'
import { area, endpoint, file } from '../kernel/endpoint'
import { employeeParams, idOf } from '../kernel/record'
import {
  clearable,
  created,
  currency,
  day,
  decimal,
  fieldIssue,
  id,
  one,
  optionalText,
} from '../kernel/shapes'
import { characters } from '../kernel/text'
import {
  adjustmentTimings,
  adjustmentTypes,
  calculationTypes,
  compensationTypes,
  payFrequencies,
  periodUnits,
  prorations,
} from './employment.events'
import { workingDays } from './working-days'

const contractParams = z.object({ id: idOf('employees'), contractId: idOf('contracts') })

const adjustmentItem = z.object({
  id: idOf('employees'),
  contractId: idOf('contracts'),
  adjustmentId: idOf('contract_adjustments'),
})

export const contract = z.object({
  id: id(),
  employee_id: id(),
  effective_on: z.string(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  designation_id: id().nullable(),
  designation: z.string().nullable(),
  role_description: z.string().nullable(),
  /** Absent for managers: only the employee and the admins see pay. */
  base_compensation_amount: z.string().nullable().optional(),
  base_compensation_type: z.enum(compensationTypes).nullable().optional(),
  /** Null: any run pays it. */
  pay_frequency: z.enum(payFrequencies).nullable(),
  currency: z.string(),
  working_days: z.record(z.string(), z.array(z.number())),
  /** The same as ISO weekdays, 1 = Monday; Monday to Friday by default. */
  weekdays: z.array(z.number()),
  working_hours: z.string().nullable(),
  working_period_unit: z.enum(periodUnits).nullable(),
  shift_start_at: z.string().nullable(),
  can_be_deleted: z.boolean(),
  /** The version in force today. */
  current: z.boolean(),
  document: z.object({ download_url: z.string() }).nullable(),
  /** Stream and revision for the history panel and If-Match. */
  stream: z.string(),
  revision: z.number(),
})

export type Contract = z.output<typeof contract>

const notNegative = (text: string) => !text.startsWith('-')

/** Hours in a day, a week and the longest month. */
const MOST_HOURS_OF = { day: 24, week: 168, month: 744 } as const

const terms = {
  start_date: clearable(day('field.date')),
  end_date: clearable(day('field.date')),
  designation_id: clearable(id()),
  role_description: optionalText(2000),
  base_compensation_amount: clearable(payAmount()),
  base_compensation_type: clearable(z.enum(compensationTypes)),
  pay_frequency: clearable(z.enum(payFrequencies)),
  currency: currency().optional(),
  working_days: workingDays().optional(),
  working_hours: clearable(
    decimal('field.numeric')
      .refine(notNegative, { error: 'field.negative' })
      .refine(...atMost(MOST_HOURS_OF.month)),
  ),
  working_period_unit: clearable(z.enum(periodUnits)),
  shift_start_at: clearable(
    z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, { error: 'field.time' })
      .transform((text) => text.slice(0, 5)),
  ),
}

interface Hours {
  working_hours?: string | null | undefined
  working_period_unit?: keyof typeof MOST_HOURS_OF | null | undefined
}

const within = (unit: keyof typeof MOST_HOURS_OF) =>
  [
    ({ working_hours, working_period_unit }: Hours) =>
      working_period_unit !== unit || !(Number(working_hours) > MOST_HOURS_OF[unit]),
    fieldIssue('working_hours', 'field.most', { most: MOST_HOURS_OF[unit] }),
  ] as const

const isPeriodInOrder = (data: {
  start_date?: string | null | undefined
  end_date?: string | null | undefined
}) => !data.start_date || !data.end_date || data.start_date <= data.end_date

export const contractBody = z
  .object({ effective_on: day('contract.effective'), ...terms })
  .refine(isPeriodInOrder, fieldIssue('end_date', 'field.order'))
  .refine(...within('day'))
  .refine(...within('week'))

export const contractChange = z
  .object({
    effective_on: day('contract.effective').optional(),
    ...terms,
    file: file(['document', 'image']).optional(),
  })
  .refine(isPeriodInOrder, fieldIssue('end_date', 'field.order'))
  .refine(...within('day'))
  .refine(...within('week'))

export const adjustment = z.object({
  id: id(),
  type: z.enum(adjustmentTypes),
  category_id: id(),
  category: z.object({ id: id(), name: z.string() }),
  amount: z.string(),
  calculation_type: z.enum(calculationTypes),
  proration: z.enum(prorations),
  timing: z.enum(adjustmentTimings),
  valid_from: z.string().nullable(),
  valid_to: z.string().nullable(),
  revision: z.number(),
})

/** An allowance may exceed the basic pay; ten times of it is a typing error. */
const MOST_PERCENT = 1000

/**
 * A `%` after the amount means percent, whatever `calculation_type` says. By default an allowance
 * is prorated by working days of employment and a deduction is taken in full; both once a month,
 * for the duration of the contract.
 */
const adjustmentFields = z.object({
  type: z.enum(adjustmentTypes),
  category_id: z.uuid({ error: 'contract.adjustment' }),
  amount: z
    .union([z.number(), characters(40)], { error: 'field.value' })
    .transform((value) => String(value).trim())
    .refine((text) => /^\d{1,15}(\.\d{1,4})?\s*%?$/.test(text), { error: 'field.value' })
    .refine((text) => belowMost(text.replace('%', '')), { error: 'field.pay_most' }),
  calculation_type: z.enum(calculationTypes).default('fixed'),
  proration: z.enum(prorations).optional(),
  timing: z.enum(adjustmentTimings).default('once_a_month'),
  valid_from: clearable(day('field.date')),
  valid_to: clearable(day('field.date')),
})

export const adjustmentBody = adjustmentFields
  .refine(({ valid_from, valid_to }) => !valid_from || !valid_to || valid_from <= valid_to, {
    path: ['valid_to'],
    error: 'field.order',
  })
  .transform(({ amount, proration, valid_from, valid_to, ...rest }) => ({
    ...rest,
    ...(amount.endsWith('%')
      ? { amount: amount.slice(0, -1).trim(), calculation_type: 'percent' as const }
      : { amount }),
    proration: proration ?? (rest.type === 'allowance' ? ('days' as const) : ('full' as const)),
    valid_from: valid_from ?? null,
    valid_to: valid_to ?? null,
  }))
  .refine(
    (data) =>
      data.type !== 'deduction' ||
      data.calculation_type !== 'percent' ||
      Number(data.amount) <= 100,
    {
      path: ['amount'],
      error: 'contract.percent',
    },
  )
  .refine(
    (data) => data.calculation_type !== 'percent' || Number(data.amount) <= MOST_PERCENT,
    fieldIssue('amount', 'field.most', { most: '1,000%' }),
  )

/** Revision 0: no end of probation has been set. */
const ends = z.object({
  probation_end: z.string().nullable(),
  contract_end: z.string().nullable(),
  revision: z.number(),
})

export const probationBody = z.object({ probation_end: clearable(day('field.date')) })

export const employmentApi = area('employment', {
  contracts: endpoint({
    method: 'GET',
    path: '/employees/{id}/contracts',
    who: 'self',
    permission: 'manage_payroll',
    summary: 'Contract versions of an employee, newest first',
    params: employeeParams,
    response: one(z.array(contract)),
  }),
  addContract: endpoint({
    method: 'POST',
    path: '/employees/{id}/contracts',
    who: 'contract',
    summary:
      'Add a contract, or a new version of it; omitted terms are those of the previous version',
    status: 201,
    params: employeeParams,
    body: contractBody,
    response: created(),
    errors: ['contract.effective_taken', 'contract.end_before_start'],
  }),
  changeContract: endpoint({
    method: 'PUT',
    path: '/employees/{id}/contracts/{contractId}',
    who: 'contract',
    summary: 'Change a contract version in place; multipart for the signed copy',
    multipart: true,
    params: contractParams,
    body: contractChange,
    response: one(contract),
    errors: ['contract.effective_taken', 'contract.end_before_start'],
  }),
  deleteContract: endpoint({
    method: 'DELETE',
    path: '/employees/{id}/contracts/{contractId}',
    who: 'edit_company',
    summary: 'Delete a contract version that no approved pay run has used',
    params: contractParams,
    errors: ['contract.used_in_payroll'],
  }),
  contractDocument: endpoint({
    method: 'GET',
    path: '/employees/{id}/contracts/{contractId}/document',
    who: 'payee',
    summary: 'The signed copy of a contract',
    params: contractParams,
    raw: 'file',
  }),
  probation: endpoint({
    method: 'GET',
    path: '/employees/{id}/probation',
    who: 'self',
    summary: 'The end of probation, and of the employment by its contract',
    params: employeeParams,
    response: one(ends),
  }),
  changeProbation: endpoint({
    method: 'PUT',
    path: '/employees/{id}/probation',
    who: 'contract',
    summary:
      'Set the last day of probation, or clear it; manager and admins are reminded two weeks before',
    params: employeeParams,
    body: probationBody,
    response: one(ends),
    errors: ['contract.probation_before_start', 'contract.probation_too_far'],
  }),
  adjustments: endpoint({
    method: 'GET',
    path: '/employees/{id}/contracts/{contractId}/payroll/adjustments',
    who: 'payee',
    permission: 'manage_payroll',
    summary: 'Allowances and deductions of a contract',
    params: contractParams,
    response: one(z.array(adjustment)),
  }),
  addAdjustment: endpoint({
    method: 'POST',
    path: '/employees/{id}/contracts/{contractId}/payroll/adjustments',
    who: 'admin',
    permission: 'manage_payroll',
    summary: 'Add an allowance or a deduction',
    status: 201,
    params: contractParams,
    body: adjustmentBody,
    response: created(),
  }),
  changeAdjustment: endpoint({
    method: 'PUT',
    path: '/employees/{id}/contracts/{contractId}/payroll/adjustments/{adjustmentId}',
    who: 'admin',
    permission: 'manage_payroll',
    summary: 'Change an allowance or a deduction',
    params: adjustmentItem,
    body: changeBody(adjustmentFields),
    response: one(adjustment),
  }),
  deleteAdjustment: endpoint({
    method: 'DELETE',
    path: '/employees/{id}/contracts/{contractId}/payroll/adjustments/{adjustmentId}',
    who: 'admin',
    permission: 'manage_payroll',
    summary: 'Delete an allowance or a deduction',
    params: adjustmentItem,
  }),
})
