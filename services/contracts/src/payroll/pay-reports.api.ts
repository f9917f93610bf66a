import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { employeeParams, idOf } from '../kernel/record'
import { fileLanguage, id, one, wholeNumber } from '../kernel/shapes'
import { payslip } from './payroll.api'

const run = z.object({ ws: idOf('workspaces'), id: idOf('payruns') })

export const journalFormats = ['csv', 'xlsx'] as const
export const statementFormats = ['pdf', 'csv'] as const

export const paySides = ['basic', 'allowance', 'deduction', 'expense'] as const

/**
 * Corrections count in the corrected line. `category_id`: null for basic pay and typed lines
 * without one; an empty name: payments to erased people.
 */
const line = {
  side: z.enum(paySides),
  category_id: id().nullable(),
  name: z.string(),
  amount: z.string(),
}

/**
 * Gross pay is basic pay and allowances; net pay is gross pay less deductions, plus expenses. Taxes
 * are among the deductions.
 */
const totals = z.object({
  basic_pay: z.string(),
  gross_pay: z.string(),
  deductions: z.string(),
  expenses: z.string(),
  net_pay: z.string(),
})

/**
 * The employees' department at the run's calculation; null id: none; null name: a deleted
 * department.
 */
const department = { department_id: id().nullable(), department: z.string().nullable() }

/** `count`: people. */
const figures = {
  count: z.number(),
  totals,
  lines: z.array(z.object({ ...line, count: z.number() })),
}

export const payJournal = z.object({
  currency: z.string(),
  departments: z.array(z.object({ ...department, ...figures })),
  /** Erased people of all departments: the run's payments less all known ones. Null: none. */
  erased: z.object(figures).nullable(),
  ...figures,
})

export type PayJournalAnswer = z.output<typeof payJournal>

export const payslipDetail = payslip.extend({
  /** Calendar year of the pay date. */
  year: z.number(),
  /** Every line of this payslip, or of an earlier one of the year. */
  lines: z.array(z.object({ ...line, year_to_date: z.string() })),
  totals,
  /** From the first payslip of the year to this one, including reversals and corrections. */
  year_to_date: totals,
})

export type PayslipDetail = z.output<typeof payslipDetail>

export const payYear = z.object({
  year: z.number(),
  currency: z.string(),
  payslips_count: z.number(),
  gross_pay: z.string(),
  deductions: z.string(),
  expenses: z.string(),
  net_pay: z.string(),
})

export type PayYear = z.output<typeof payYear>

export const payReportsApi = area('payroll', 'manage_payroll', {
  payrunJournal: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/payroll/payruns/{id}/journal',
    who: 'admin',
    costly: true,
    summary:
      "Payroll journal of a run: payments and deductions by department and category, with the run's totals",
    params: run,
    response: one(payJournal),
  }),
  exportPayrunJournal: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/payroll/payruns/{id}/journal/file',
    who: 'admin',
    costly: true,
    summary: 'Payroll journal of a run as CSV or XLSX',
    params: run,
    query: z.object({
      format: z.enum(journalFormats, { error: 'export.format' }).default('csv'),
      language: fileLanguage(),
    }),
    raw: 'file',
  }),
  payslip: endpoint({
    method: 'GET',
    path: '/employees/{id}/payslips/{payslipId}',
    who: 'payee',
    summary: 'A payslip line by line, with the year to date',
    params: z.object({ id: idOf('employees'), payslipId: idOf('payrun_entries') }),
    response: one(payslipDetail),
  }),
  payYears: endpoint({
    method: 'GET',
    path: '/employees/{id}/pay-statements',
    who: 'payee',
    costly: 'rows',
    summary: 'Years with a pay statement of an employee, newest first, for each currency',
    params: employeeParams,
    response: one(z.array(payYear)),
  }),
  payStatement: endpoint({
    method: 'GET',
    path: '/employees/{id}/pay-statements/{year}',
    who: 'payee',
    summary:
      'Annual pay statement as PDF or CSV: every payslip by its pay date, and the sums of the lines',
    params: employeeParams.extend({ year: wholeNumber().min(1900).max(2200) }),
    query: z.object({
      format: z.enum(statementFormats, { error: 'export.format' }).default('pdf'),
      language: fileLanguage().describe('Language of a CSV; a PDF is in the company’s language.'),
    }),
    raw: 'file',
  }),
})
