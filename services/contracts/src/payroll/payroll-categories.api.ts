import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { created, id, one, text } from '../kernel/shapes'

const ws = z.object({ ws: idOf('workspaces') })
const item = z.object({ ws: idOf('workspaces'), id: idOf('payroll_categories') })
export const payrollCategory = z.object({ id: id(), name: z.string() })
export const allowanceBody = z.object({ name: text('Please input the Allowance Name!', 80) })
export const deductionBody = z.object({ name: text('Please input the Deduction Name!', 80) })
const errors = ['payroll.category_in_use', 'structure.name_taken']

const calls = (what: 'allowance' | 'deduction', body: typeof allowanceBody) => {
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
      body,
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
