import * as z from 'zod'
import { payAmount } from '../kernel/amounts'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { day, id, one, text } from '../kernel/shapes'
import { payrollPerson } from './pay-entry'

const payrunParams = z.object({ ws: idOf('workspaces'), id: idOf('payruns') })
const value = () => payAmount('field.value')
const calculation_type = z.enum(['fixed', 'percent'])

/** Hypothetical changes. Nothing is stored. */
export const whatIfChange = z.discriminatedUnion('change', [
  /**
   * Another rate, in the currency and for the period of the contract, from a day on until the
   * contract's next version.
   */
  z.object({
    change: z.literal('raise'),
    employee_id: id(),
    from: day('field.date'),
    rate: value(),
  }),
  /** Another value of an allowance or a deduction, for all employees who have it. */
  z.object({ change: z.literal('category'), category_id: id(), calculation_type, value: value() }),
  /** One more allowance or deduction in this run, in full: of one employee, or null: of all. */
  z.object({
    change: z.literal('adjustment'),
    employee_id: id().nullable(),
    type: z.enum(['allowance', 'deduction']),
    name: text('payroll.adjustment', 120),
    calculation_type,
    value: value(),
  }),
])

export type WhatIfChange = z.output<typeof whatIfChange>

export const whatIfBody = z.object({ changes: z.array(whatIfChange).min(1).max(20) })

const pay = z.object({ basic_pay: z.string(), gross_pay: z.string(), net_pay: z.string() })

export const whatIfAnswer = z.object({
  /** The counted period. */
  start: z.string(),
  end: z.string(),
  currency: z.string(),
  /** Of the run: by today's facts as after a recalculation, and with the changes. */
  now: pay,
  then: pay,
  difference: pay,
  /** Number of people whose pay would differ; the first 500 by the size of the difference. */
  count: z.number(),
  people: z.array(
    z.object({
      employee: payrollPerson,
      now: pay,
      then: pay,
      difference: pay,
      /**
       * The lines that differ, each with its sign in the net. `name` is null for basic pay; a
       * correction has its period.
       */
      lines: z.array(
        z.object({
          side: z.enum(['basic', 'allowance', 'deduction', 'correction', 'expense']),
          name: z.string().nullable(),
          start: z.string().nullable(),
          end: z.string().nullable(),
          now: z.string(),
          then: z.string(),
          difference: z.string(),
        }),
      ),
    }),
  ),
})

export type WhatIfAnswer = z.output<typeof whatIfAnswer>

export const whatIfApi = area('payroll', 'manage_payroll', {
  whatIf: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/payroll/payruns/{id}/what-if',
    who: 'admin',
    whileReadOnly: true,
    summary: 'Preview a draft with a changed contract, category or adjustment; nothing is saved',
    status: 200,
    params: payrunParams,
    body: whatIfBody,
    response: one(whatIfAnswer),
    errors: ['payroll.complete', 'payroll.is_reversal'],
  }),
})
