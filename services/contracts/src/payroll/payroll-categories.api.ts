import * as z from 'zod'
import { changeBody } from '../kernel/change-body'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { created, decimal, id, one, text } from '../kernel/shapes'
import { overtime } from './payroll-categories.events'

const ws = z.object({ ws: idOf('workspaces') })
const item = z.object({ ws: idOf('workspaces'), id: idOf('payroll_categories') })
/** `overtime`: hours beyond so many in a day or a week are paid under this name; null for all others. */
export const payrollCategory = z.object({ id: id(), name: z.string(), overtime: overtime.nullable(), revision: z.number() })
const between = (least: number, most: number, error: string) =>
  decimal().refine((value) => Number(value) >= least && Number(value) <= most, { error })
export const overtimeBody = z
  .object({
    after_hours: between(0, 168, 'payroll.overtime_hours'),
    per: z.enum(['day', 'week']),
    factor: between(1, 10, 'payroll.overtime_factor'),
  })
  .refine(({ per, after_hours }) => per === 'week' || Number(after_hours) <= 24, {
    path: ['after_hours'],
    error: 'payroll.overtime_hours',
  })
/** `overtime` left out stays; null ends it. */
export const allowanceBody = z.object({ name: text('payroll.allowance', 80), overtime: overtimeBody.nullable().optional() })
export const deductionBody = z.object({ name: text('payroll.deduction', 80) })
const errors = ['payroll.category_in_use', 'structure.name_taken']

const calls = (what: 'allowance' | 'deduction', body: typeof allowanceBody | typeof deductionBody) => {
  const path = `/workspaces/{ws}/categories/${what}s/data`
  return {
    all: endpoint({
      method: 'GET',
      path,
      who: 'member',
      summary: `Categories of ${what}s`,
      params: ws,
      response: one(z.array(payrollCategory)),
    }),
    add: endpoint({
      method: 'POST',
      path,
      who: 'edit_company',
      summary: `Add a category of ${what}s`,
      status: 201,
      params: ws,
      body,
      response: created(),
      errors,
    }),
    rename: endpoint({
      method: 'PUT',
      path: `${path}/{id}`,
      who: 'edit_company',
      summary: `Rename a category of ${what}s`,
      params: item,
      body: changeBody(body as typeof allowanceBody),
      response: one(payrollCategory),
      errors,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/{id}`,
      who: 'edit_company',
      summary: `Delete a category of ${what}s that no contract uses`,
      params: item,
      errors,
    }),
  }
}
const allowance = calls('allowance', allowanceBody)
const deduction = calls('deduction', deductionBody)

export const payrollCategoriesApi = area('payroll', {
  allowances: allowance.all,
  addAllowance: allowance.add,
  renameAllowance: allowance.rename,
  deleteAllowance: allowance.remove,
  deductions: deduction.all,
  addDeduction: deduction.add,
  renameDeduction: deduction.rename,
  deleteDeduction: deduction.remove,
})
