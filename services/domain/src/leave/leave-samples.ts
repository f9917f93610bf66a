import type { PolicyVersion } from '@workledger/contracts/leave/policy-terms'
import type { LeaveCommand } from './leave-commands'
import { type Calendar, leaveDays } from './leave-days'
import type { LeaveFacts } from './leave-facts'
import type { LeaveDetails, LeaveEvent } from './leave-state'

/**
 * Sample leaves, facts and policies for tests; working days are Monday to Friday unless a calendar
 * says otherwise.
 */
export const employee_id = '0190a1b2-0000-7000-8000-000000000001'

export const leaveId = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`
export const annual = '0190a1b2-0000-7000-8000-00000000000a'

export const weekdaysOnly: Calendar = {
  days_type: () => 'working_days',
  weekdays: () => [1, 2, 3, 4, 5],
  holiday: () => 0,
  agreed: () => 8 * 3600,
}

/** 20 days a year, 5 carried to the end of March, no negative balance. */
export const standard: PolicyVersion = {
  from_year: 2000,
  holiday_allowance: '20',
  unlimited: false,
  days_type: 'working_days',
  expire_in_months: 3,
  carry_over_days: '5',
  allow_negative: false,
  joiner_part: 'by_months',
  part_rounding: 'half',
  accrual: 'yearly',
  accrual_percent: '12.07',
  day_hours: '8',
  probation_months: 0,
  leaver_rule: 'nothing',
}

const pickPart = ({ day_part, seconds }: Partial<LeaveDetails>) => ({ day_part, seconds })

export const factsOf = (
  today: string,
  change: Partial<LeaveFacts> = {},
  policy: Partial<PolicyVersion> = {},
): LeaveFacts => ({
  today,
  employed: { from: null, to: null },
  since: 2025,
  policies: [{ from: '2000-01-01', versions: [{ ...standard, ...policy }] }],
  ...change,
})

export function detailsOf(
  start_on: string,
  finish_on = start_on,
  change: Partial<LeaveDetails> = {},
  calendar = weekdaysOnly,
): LeaveDetails {
  const half_day = change.half_day ?? null
  return {
    leave_type_id: annual,
    start_on,
    finish_on,
    half_day,
    days: leaveDays({ start_on, finish_on, half_day, ...pickPart(change) }, calendar),
    takes_allowance: true,
    paid_percent: '100',
    description: 'Lake',
    document: null,
    ...change,
  }
}

/** Returns an approved leave as its event. */
export const taken = (
  n: number,
  start_on: string,
  finish_on = start_on,
  change: Partial<LeaveDetails> = {},
): LeaveEvent => {
  const details = detailsOf(start_on, finish_on, change)
  return {
    type: 'LeaveRequested',
    data: {
      employee_id,
      leave_id: leaveId(n),
      ...details,
      days: [...details.days],
      status: 'approved',
    },
  } as LeaveEvent
}

export const ask = (
  n: number,
  facts: LeaveFacts,
  {
    start_on,
    finish_on = start_on,
    calendar = weekdaysOnly,
  }: { start_on: string; finish_on?: string; calendar?: typeof weekdaysOnly },
  change: Partial<LeaveDetails> = {},
): LeaveCommand => ({
  type: 'request',
  employee_id,
  leave_id: leaveId(n),
  ...detailsOf(start_on, finish_on, change, calendar),
  status: 'pending',
  facts,
})

export const adjusted = (
  n: number,
  year: number,
  days: string,
  change: object = {},
): LeaveEvent => ({
  type: 'LeaveAdjusted',
  data: {
    employee_id,
    adjustment_id: leaveId(n),
    kind: 'adjustment',
    year,
    days,
    valid_from: `${year}-01-01`,
    valid_to: `${year}-12-31`,
    description: null,
    ...change,
  },
})
