import type * as z from 'zod'
import { attendanceApi, shiftForm } from './attendance/attendance.api'
import { attendanceRulesBody } from './attendance/attendance-rules'
import { adjustmentBody as payAdjustment } from './employment/employment.api'
import { workingDays } from './employment/working-days'
import { errorWords } from './errors.en'
import { expenseBody, expenseDecision } from './expenses/expenses.api'
import { decision, leaveBody } from './leave/leave.api'
import { leaveApprovalRuleBody } from './leave/leave-approval.api'
import { adjustmentBody as leaveAdjustment } from './leave/leave-balance.api'
import { leavePolicyBody, leaveRulesApi, leaveTypeBody } from './leave/leave-rules.api'
import { bankAccountBody } from './payments/account-shapes'
import { allowanceBody, deductionBody } from './payroll/payroll-categories.api'
import { timesheetApprovalRuleBody } from './time-tracking/timesheet-approval.api'
import { timesheetsApi } from './time-tracking/timesheets.api'
import { workingTimeApi } from './working-time/working-time.api'

const id = '0190a1b2-0000-7000-8000-000000000001'

const leave = {
  start_on: '2026-06-01',
  finish_on: '2026-06-02',
  description: 'Sea',
  leave_type_id: id,
}

const weekRule = { name: 'Long week', from_hours: '45', steps: [{ who: 'manager' }] }
const rule = { name: 'Long leave', from_days: '3', steps: [{ who: 'manager' }] }
const type = { name: 'Annual leave', accrues: true, approval_required: true }

const policy = {
  name: 'Standard',
  description: 'For all',
  holiday_allowance: '24',
  days_type: 'working_days',
  expire_in_months: 3,
  carry_over_days: '5',
}

const adjusted = { year: 2026, days: '1' }

const claim = {
  name: 'Train',
  category: 'travelling',
  description: 'To Porto',
  amount: '12.50',
  date: '2026-06-01',
}

const rules = {
  effective_on: '2026-01-01',
  breaks: [],
  rest_minutes: null,
  daily_minutes: null,
  forgotten_minutes: 960,
  longest_minutes: 720,
}

const step = (after_minutes: number, minutes: number) => ({ after_minutes, minutes, paid: false })

const typed = {
  entry: id,
  in_date: '2026-06-01',
  in_time: '09:00',
  out_date: '2026-06-01',
  out_time: '17:00',
  breaks: [],
}

const pay = { type: 'deduction', category_id: id, amount: '10%' }

const account = {
  holder: 'Ada Byron',
  iban: 'DE89370400440532013000',
  bic: null,
  account_number: null,
  routing: null,
  current_password: 'x',
}

const imported = { holidays: [{ name: 'New Year', date: '2026-01-01' }] }
const both = { approved: true, rejected: true }

/** Refusals of a form or call by field: a valid body, the fault in it, the field and the code. */
const refused: readonly [z.ZodType, object, object, string, string][] = [
  [leaveBody, leave, { leave_type_id: '' }, 'leave_type_id', 'leave.type_unknown'],
  [leaveBody, leave, { description: ' ' }, 'description', 'leave.description'],
  [leaveBody, leave, { half_day: 'third_half' }, 'half_day', 'leave.duration'],
  [leaveBody, leave, { half_day: 'first_half' }, 'half_day', 'leave.half_day'],
  [leaveBody, leave, { finish_on: '2026-05-31' }, 'finish_on', 'field.order'],
  [leaveBody, leave, { finish_on: '2029-06-05' }, 'finish_on', 'leave.too_long'],
  [decision, { approved: true, rejected: false }, both, 'approved', 'leave.decision'],
  [leaveAdjustment, adjusted, { days: '' }, 'days', 'leave.adjustment_days'],
  [leaveAdjustment, adjusted, { days: '0' }, 'days', 'leave.adjustment_days'],
  [leaveAdjustment, adjusted, { days: '0.3' }, 'days', 'leave.adjustment_parts'],
  [leaveAdjustment, adjusted, { days: '1000.25' }, 'days', 'leave.adjustment_parts'],
  [leaveAdjustment, adjusted, { valid_from: '2025-12-31' }, 'valid_from', 'leave.adjustment_from'],
  [
    leaveAdjustment,
    adjusted,
    { valid_from: '2026-02-01', valid_to: '2026-01-31' },
    'valid_to',
    'leave.adjustment_to',
  ],
  [leaveAdjustment, adjusted, { valid_to: '2029-01-01' }, 'valid_to', 'leave.adjustment_to'],
  [
    leaveAdjustment,
    adjusted,
    { kind: 'opening_balance', days: '-1' },
    'days',
    'leave.opening_adds',
  ],
  [leaveTypeBody, type, { name: '' }, 'name', 'leave.type_name'],
  [leaveTypeBody, type, { accrues: 'perhaps' }, 'accrues', 'leave.type_accrues'],
  [
    leaveTypeBody,
    type,
    { approval_required: 'perhaps' },
    'approval_required',
    'leave.type_approval',
  ],
  [leaveTypeBody, type, { paid_percent: '100.01' }, 'paid_percent', 'leave.percent'],
  [leaveTypeBody, type, { paid_percent: '-1' }, 'paid_percent', 'leave.percent'],
  [leaveApprovalRuleBody, rule, { name: ' ' }, 'name', 'leave.rule_name'],
  [leaveApprovalRuleBody, rule, { from_days: '1000.5' }, 'from_days', 'leave.rule_days'],
  [timesheetApprovalRuleBody, weekRule, { name: ' ' }, 'name', 'timesheet.rule_name'],
  [
    timesheetApprovalRuleBody,
    weekRule,
    { from_hours: '168.5' },
    'from_hours',
    'timesheet.rule_hours',
  ],
  [
    timesheetApprovalRuleBody,
    weekRule,
    { from_hours: '7.005' },
    'from_hours',
    'timesheet.rule_hours',
  ],
  [timesheetApprovalRuleBody, weekRule, { steps: [] }, 'steps', 'timesheet.rule_steps'],
  [leaveApprovalRuleBody, rule, { steps: [] }, 'steps', 'leave.rule_steps'],
  [leaveApprovalRuleBody, rule, { steps: [{ who: 'role' }] }, 'steps.0.role_id', 'leave.step_role'],
  [
    leaveApprovalRuleBody,
    rule,
    { steps: [{ who: 'people' }] },
    'steps.0.people',
    'leave.step_people',
  ],
  [leavePolicyBody, policy, { name: ' ' }, 'name', 'leave.policy_name'],
  [leavePolicyBody, policy, { description: '' }, 'description', 'leave.policy_description'],
  [leavePolicyBody, policy, { holiday_allowance: 'many' }, 'holiday_allowance', 'field.numeric'],
  [
    leavePolicyBody,
    policy,
    { holiday_allowance: '1000.5' },
    'holiday_allowance',
    'leave.policy_days',
  ],
  [leavePolicyBody, policy, { carry_over_days: '-1' }, 'carry_over_days', 'leave.policy_days'],
  [leavePolicyBody, policy, { days_type: '' }, 'days_type', 'leave.days_type'],
  [leavePolicyBody, policy, { expire_in_months: 0 }, 'expire_in_months', 'leave.expiry_month'],
  [leavePolicyBody, policy, { expire_in_months: 13 }, 'expire_in_months', 'leave.expiry_month'],
  [
    leaveRulesApi.importHolidays.body!,
    imported,
    { holidays: [] },
    'holidays',
    'leave.holiday_chosen',
  ],
  [
    leaveRulesApi.importHolidays.body!,
    imported,
    { holidays: [...imported.holidays, { name: 'Again', date: '2026-01-01' }] },
    'holidays',
    'leave.holiday_twice',
  ],
  [
    attendanceApi.addAttendance.body!,
    { in_at: '2026-06-01 09:00:00', out_at: '2026-06-01 17:00:00' },
    { out_at: '' },
    'out_at',
    'attendance.date',
  ],
  [shiftForm, typed, { entry: '' }, 'entry', 'attendance.entry'],
  [shiftForm, typed, { in_date: '' }, 'in_date', 'attendance.date'],
  [shiftForm, typed, { out_time: '25:00' }, 'out_time', 'attendance.time'],
  [
    timesheetsApi.decideTimesheet.body!,
    { approved: true, rejected: false },
    both,
    'approved',
    'timesheet.decision',
  ],
  [
    workingTimeApi.decideOvertime.body!,
    { approved: true, rejected: false },
    both,
    'approved',
    'working_time.decision',
  ],
  [
    attendanceApi.decideCorrection.body!,
    { approved: false, rejected: true },
    both,
    'approved',
    'attendance.decision',
  ],
  [
    attendanceRulesBody,
    rules,
    { longest_minutes: 59 },
    'longest_minutes',
    'attendance.hours_limit',
  ],
  [
    attendanceRulesBody,
    rules,
    { forgotten_minutes: 1441 },
    'forgotten_minutes',
    'attendance.hours_limit',
  ],
  [
    attendanceRulesBody,
    rules,
    { breaks: [step(360, 30), step(540, 30)] },
    'breaks',
    'attendance.rules_rising',
  ],
  [
    attendanceRulesBody,
    rules,
    { breaks: [step(360, 30), step(300, 45)] },
    'breaks',
    'attendance.rules_rising',
  ],
  [expenseBody, claim, { name: '' }, 'name', 'expenses.name'],
  [expenseBody, claim, { category: 'yacht' }, 'category', 'expenses.category'],
  [expenseBody, claim, { description: '' }, 'description', 'expenses.description'],
  [expenseBody, claim, { amount: 'much' }, 'amount', 'expenses.cost'],
  [expenseBody, claim, { amount: '0' }, 'amount', 'expenses.cost_least'],
  [expenseBody, claim, { amount: '-1' }, 'amount', 'expenses.cost_least'],
  [expenseBody, claim, { amount: '1000000000000' }, 'amount', 'expenses.cost_most'],
  [expenseBody, claim, { date: '' }, 'date', 'expenses.date'],
  [expenseBody, claim, { rate: 'some' }, 'rate', 'expenses.rate'],
  [expenseBody, claim, { rate: '0' }, 'rate', 'expenses.rate_least'],
  [expenseBody, claim, { rate: '1000000000' }, 'rate', 'expenses.rate_most'],
  [expenseDecision, { approved: true, rejected: false }, both, 'approved', 'expenses.decision'],
  [allowanceBody, { name: 'Meals' }, { name: '' }, 'name', 'payroll.allowance'],
  [deductionBody, { name: 'Pension' }, { name: '' }, 'name', 'payroll.deduction'],
  [payAdjustment, pay, { category_id: '' }, 'category_id', 'contract.adjustment'],
  [payAdjustment, pay, { amount: '' }, 'amount', 'field.value'],
  [payAdjustment, pay, { amount: '100.01%' }, 'amount', 'contract.percent'],
  [payAdjustment, pay, { amount: '100000000000' }, 'amount', 'field.pay_most'],
  [
    bankAccountBody,
    account,
    { iban: null, account_number: '12;34', routing: '001' },
    'account_number',
    'payment.number_form',
  ],
]

it.each(
  refused.map(
    ([schema, taken, wrong, field, code]) =>
      [`${field}: ${JSON.stringify(wrong)}`, code, { schema, taken, wrong, field }] as const,
  ),
)(
  'a body with %s is refused by %s, and at no other field',
  (_, code, { schema, taken, wrong, field }) => {
    expect(schema.safeParse(taken).error?.issues ?? []).toEqual([])
    const issues = schema.safeParse({ ...taken, ...wrong }).error?.issues ?? []
    expect(issues[0]?.message).toBe(code)
    expect([...new Set(issues.map(({ path }) => path.join('.')))]).toEqual([field])
    expect(Object.keys(errorWords)).toContain(code)
  },
)

it.each([[['funday']], [{ someday: [1] }], [[0]], ['monday']])(
  'working days %j are refused',
  (value) => {
    expect(workingDays().safeParse(['monday', 5]).success).toBe(true)
    expect(
      workingDays()
        .safeParse(value)
        .error?.issues.map(({ message }) => message),
    ).toEqual(['contract.working_days'])
  },
)
