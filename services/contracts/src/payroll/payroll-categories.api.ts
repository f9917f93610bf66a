import * as z from 'zod'
import { changeBody } from '../kernel/change-body'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { bool, created, day, decimal, id, one, text, wholeNumber } from '../kernel/shapes'
import { overtimePeriods } from './overtime-periods'
import { overtime } from './payroll-categories.events'

const payrollCategoryParams = z.object({ ws: idOf('workspaces'), id: idOf('payroll_categories') })

/**
 * `overtime`: hours above a limit in a day or a week are paid under this name; null for all others.
 */
export const payrollCategory = z.object({
  id: id(),
  name: z.string(),
  overtime: overtime.nullable(),
  /** An allowance that counts in the hourly rate of overtime. */
  counts_for_overtime: z.boolean(),
  revision: z.number(),
})

const between = (least: number, most: number, error: string) =>
  decimal().refine((value) => Number(value) >= least && Number(value) <= most, { error })

export const overtimeBody = z
  .object({
    after_hours: between(0, 168, 'payroll.overtime_hours'),
    per: z.enum(overtimePeriods),
    factor: between(1, 10, 'payroll.overtime_factor'),
  })
  .refine(({ per, after_hours }) => per === 'week' || Number(after_hours) <= 24, {
    path: ['after_hours'],
    error: 'payroll.overtime_hours',
  })

/** `overtime` omitted stays; null ends it. */
export const allowanceBody = z.object({
  name: text('payroll.allowance', 80),
  overtime: overtimeBody.nullable().optional(),
  /** Omitted stays; a new allowance does not count. */
  counts_for_overtime: bool().optional(),
})

export const deductionBody = z.object({ name: text('payroll.deduction', 80) })

const payrollCategoriesErrors = ['payroll.category_in_use', 'structure.name_taken']

const calls = (
  what: 'allowance' | 'deduction',
  body: typeof allowanceBody | typeof deductionBody,
) => {
  const path = `/workspaces/{ws}/categories/${what}s/data`
  return {
    all: endpoint({
      method: 'GET',
      path,
      who: 'member',
      summary: `Categories of ${what}s`,
      params: workspaceParams,
      response: one(z.array(payrollCategory)),
    }),
    add: endpoint({
      method: 'POST',
      path,
      who: 'edit_company',
      summary: `Add a category of ${what}s`,
      status: 201,
      params: workspaceParams,
      body,
      response: created(),
      errors: payrollCategoriesErrors,
    }),
    rename: endpoint({
      method: 'PUT',
      path: `${path}/{id}`,
      who: 'edit_company',
      summary: `Rename a category of ${what}s`,
      params: payrollCategoryParams,
      body: changeBody(body as typeof allowanceBody),
      response: one(payrollCategory),
      errors: payrollCategoriesErrors,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/{id}`,
      who: 'edit_company',
      summary: `Delete a category of ${what}s that no contract uses`,
      params: payrollCategoryParams,
      errors: payrollCategoriesErrors,
    }),
  }
}

const overtimeWeek = z.object({
  /** ISO weekday, 1 for Monday to 7 for Sunday, on which weeks begin now. */
  first_weekday: z.number(),
  /** Versions with effective dates; before the first, weeks begin on Monday. Null: always. */
  versions: z.array(z.object({ first_weekday: z.number(), from: z.string().nullable() })),
  /** 0: it has not been changed yet. */
  revision: z.number(),
})

const allowance = calls('allowance', allowanceBody)
const deduction = calls('deduction', deductionBody)

export const payrollCategoriesApi = area('payroll', {
  overtimeWeek: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/overtime-week',
    who: 'member',
    summary: 'The weekday on which overtime weeks begin',
    params: workspaceParams,
    response: one(overtimeWeek),
  }),
  changeOvertimeWeek: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/overtime-week',
    status: 200,
    who: 'edit_company',
    ifMatch: 'row',
    summary:
      'Change the weekday on which overtime weeks begin, for days that no closed pay run has paid',
    params: workspaceParams,
    body: z.object({
      first_weekday: wholeNumber()
        .min(1, { error: 'payroll.overtime_weekday' })
        .max(7, { error: 'payroll.overtime_weekday' }),
      /** By default the first such day that no closed pay run has paid. */
      from: day().optional(),
    }),
    response: one(overtimeWeek),
    errors: ['payroll.overtime_week_closed', 'payroll.overtime_week_day'],
  }),
  allowances: allowance.all,
  addAllowance: allowance.add,
  renameAllowance: allowance.rename,
  deleteAllowance: allowance.remove,
  deductions: deduction.all,
  addDeduction: deduction.add,
  renameDeduction: deduction.rename,
  deleteDeduction: deduction.remove,
})
