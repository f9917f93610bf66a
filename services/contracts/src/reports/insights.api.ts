import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import type { AreaPermission } from '../kernel/permissions'
import { workspaceParams } from '../kernel/record'
import { fileLanguage, id, month, one } from '../kernel/shapes'

/** Most months of one figure. */
export const MOST_MONTHS = 36

/** Months of a figure without a range, the present one included. */
export const USUAL_MONTHS = 12

/** Days past the due date; `current` is not due yet. */
export const invoiceAges = ['current', '1-30', '31-60', '61-90', 'over-90'] as const

export type InvoiceAge = (typeof invoiceAges)[number]

/** Both months included; without them the last 12 months of the workspace. */
const range = { from: month().optional(), to: month().optional() }

/** The employees' present department. */
const ofDepartment = { ...range, department_id: id().optional() }

const shownRange = { from: z.string(), to: z.string() }

/** Null id: no department; null name: a deleted one. */
const department = { department_id: id().nullable(), department: z.string().nullable() }

/** Null: the figure covers under five people, or would give one that does. */
const guarded = <S extends z.ZodType>(figure: S) => figure.nullable()

const headcountRow = z.object({
  month: z.string(),
  /** People at the beginning of the month. */
  opening: z.number(),
  joined: z.number(),
  /** People whose last day lies in the month. */
  left: z.number(),
  /** People at the end of the month, or today. */
  headcount: z.number(),
  /** Percent of the average of both, to a tenth; null without people. */
  turnover: z.string().nullable(),
})

const headcount = z.object({
  ...shownRange,
  rows: z.array(headcountRow),
  headcount: z.number(),
  /** At the end of the same month a year before, or the same day. */
  year_before: z.number(),
  joined: z.number(),
  left: z.number(),
  average: z.string(),
  turnover: z.string().nullable(),
})

export type HeadcountInsight = z.output<typeof headcount>

const leaveRow = z.object({
  month: z.string(),
  leave_type_id: id(),
  leave_type: z.string(),
  /** Approved days in the month, such as `2.5`. */
  days: z.string(),
})

const leave = z.object({
  ...shownRange,
  /** Only months with days; without the hidden months. */
  rows: z.array(leaveRow),
  types: z.array(z.object({ id: id(), name: z.string(), days: z.string() })),
  days: z.string(),
  hidden_months: z.array(z.string()),
})

export type LeaveInsight = z.output<typeof leave>

const worked = {
  people: guarded(z.number()),
  worked_seconds: guarded(z.number()),
  overtime_seconds: guarded(z.number()),
}

const overtime = z.object({
  ...shownRange,
  /** False: the workspace has no rule of overtime. */
  has_rule: z.boolean(),
  rows: z.array(z.object({ month: z.string(), ...department, ...worked })),
  months: z.array(z.object({ month: z.string(), ...worked })),
})

export type OvertimeInsight = z.output<typeof overtime>

const cost = {
  currency: z.string(),
  people: guarded(z.number()),
  gross_pay: guarded(z.string()),
}

const payCost = z.object({
  ...shownRange,
  /** By the month of the pay date, and the department at the run's calculation. */
  rows: z.array(z.object({ month: z.string(), ...department, ...cost })),
  months: z.array(z.object({ month: z.string(), ...cost })),
})

export type PayCostInsight = z.output<typeof payCost>

const hours = z.object({
  ...shownRange,
  rows: z.array(z.object({ month: z.string(), seconds: z.number(), billable_seconds: z.number() })),
  seconds: z.number(),
  billable_seconds: z.number(),
})

export type HoursInsight = z.output<typeof hours>

const aged = z.object({
  currency: z.string(),
  age: z.enum(invoiceAges),
  invoices: z.number(),
  amount: z.string(),
})

const owed = z.object({
  currency: z.string(),
  invoices: z.number(),
  outstanding: z.string(),
  overdue_invoices: z.number(),
  overdue: z.string(),
})

const invoicesByAge = z.object({
  /** Today in the workspace's time zone. */
  on: z.string(),
  rows: z.array(aged),
  currencies: z.array(owed),
})

export type InvoiceAgesInsight = z.output<typeof invoicesByAge>

type Query = z.ZodRawShape

/** The file of a figure has the rows of its call. */
const fileQuery = <Q extends Query>(query: Q) =>
  z.object({
    ...query,
    format: z.enum(['csv', 'xlsx'], { error: 'export.format' }).default('csv'),
    language: fileLanguage(),
  })

const calls = <Q extends Query, R extends z.ZodType>(
  figure: string,
  {
    summary,
    query,
    response,
    permission,
  }: { summary: string; query: Q; response: R; permission?: AreaPermission },
) => {
  const path = `/workspaces/{ws}/reports/insights/${figure}`
  const opens = permission ? { permission } : {}

  return {
    shown: endpoint({
      method: 'GET',
      path,
      who: 'admin',
      ...opens,
      costly: 'rows',
      summary,
      params: workspaceParams,
      query: z.object(query),
      response: one(response),
    }),
    file: endpoint({
      method: 'GET',
      path: `${path}/file`,
      who: 'admin',
      ...opens,
      costly: true,
      summary: `${summary}, as CSV or XLSX`,
      params: workspaceParams,
      query: fileQuery(query),
      raw: 'file',
    }),
  }
}

const headcountCalls = calls('headcount', {
  summary: 'People at the end of each month, with joiners, leavers and turnover',
  query: ofDepartment,
  response: headcount,
})

const leaveCalls = calls('leave', {
  summary: 'Approved days of leave by month and type',
  query: ofDepartment,
  response: leave,
  permission: 'manage_time_off',
})

const overtimeCalls = calls('overtime', {
  summary: 'Overtime by month and department, without groups of under five people',
  query: range,
  response: overtime,
  permission: 'manage_payroll',
})

const payCostCalls = calls('pay-cost', {
  summary: 'Gross pay by month and department, without groups of under five people',
  query: range,
  response: payCost,
  permission: 'manage_payroll',
})

const hoursCalls = calls('hours', {
  summary: 'Tracked and billable time by month',
  query: ofDepartment,
  response: hours,
})

const invoiceAgesCalls = calls('invoice-ages', {
  summary: 'Unpaid invoices by days past their due date, today, by currency',
  query: {},
  response: invoicesByAge,
  permission: 'manage_invoices',
})

export const insightsApi = area('reports', {
  headcountInsight: headcountCalls.shown,
  headcountFile: headcountCalls.file,
  leaveInsight: leaveCalls.shown,
  leaveInsightFile: leaveCalls.file,
  overtimeInsight: overtimeCalls.shown,
  overtimeFile: overtimeCalls.file,
  payCostInsight: payCostCalls.shown,
  payCostFile: payCostCalls.file,
  hoursInsight: hoursCalls.shown,
  hoursFile: hoursCalls.file,
  invoiceAgesInsight: invoiceAgesCalls.shown,
  invoiceAgesFile: invoiceAgesCalls.file,
})
