import * as z from 'zod'
import { approvalStepField } from '../kernel/approval-steps'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { day, id, wholeNumber } from '../kernel/shapes'
import { shownStep } from '../kernel/shown-step'
import { halves, smallestParts } from './leave.events'
import { policyTerms } from './policy-terms'

export const leaveStatus = z.enum(['pending', 'approved', 'rejected'])

export const leavesList = defineList({
  name: 'leaves',
  label: 'Leaves',
  who: 'member',
  permission: 'manage_time_off',
  ownExport: true,
  columns: {
    id: column.exportedId(),
    ...column.employee,
    first_name: column.text({ exported: false, nullable: true }),
    last_name: column.text({ exported: false, nullable: true }),
    avatar: column.picture(),
    department_id: column.uuid({ nullable: true }),
    leave_type_id: column.uuid(),
    type: column.text({ searchable: true, nullable: true }),
    start_on: column.day(),
    finish_on: column.day(),
    half_day: column.of('text', z.enum(halves), { nullable: true }),
    /** Quarters of one day: "0.25", "0.5" or "0.75". */
    day_part: column.decimal({ nullable: true }),
    /** Hours of one day, and their times by the office's clock, if any. */
    seconds: column.number({ nullable: true }),
    from_time: column.text({ nullable: true }),
    to_time: column.text({ nullable: true }),
    /** Days taken, a decimal string such as "2.5". */
    days_taken: column.decimal(),
    status: column.of('text', leaveStatus),
    description: column.text({ searchable: true, nullable: true }),
    has_document: column.bool(),
    /**
     * Whether it uses the allowance, and its hundredths of pay, by its type at the time of the
     * request.
     */
    takes_allowance: column.bool(),
    /** Whether it takes hours from the working time account. */
    takes_account: column.bool(),
    paid_percent: column.decimal(),
    /** The decider's comment. */
    comment: column.text({ nullable: true }),
    /** The last day that a pay run used; changes are possible only after it. */
    used_until: column.day({ nullable: true }),
    decided_at: column.instant({ nullable: true }),
    created_at: column.instant(),
    updated_at: column.exportedUpdated(),
    stream: column.stream(),
    revision: column.revision(),
  },
  more: {
    /**
     * Days available without this leave and with it, in the first year from which it takes days;
     * null if its type takes nothing or it was rejected. Counts earlier pending requests of the
     * same person first.
     */
    balance_before: z.string().nullable(),
    balance_after: z.string().nullable(),
    balance_year: z.number().nullable(),
    /** The steps of its approval; empty: one decision. */
    steps: z.array(shownStep),
    /** Whether a step waits for the reader; null: it has no steps. */
    your_step: z.boolean().nullable(),
  },
  filters: {
    /** Leaves that touch this year. */
    year: wholeNumber().min(1900).max(2200),
    /** Leaves of all employees but this one. */
    not_of: id(),
  },
  perPage: 15,
  sort: '-start_on',
})

export const absenceStatus = z.enum(['pending', 'approved'])

/**
 * Absences for the team calendar: all see when colleagues are away; only approvers see pending
 * requests and types.
 */
export const absencesList = defineList({
  name: 'absences',
  label: 'Absences',
  who: 'member',
  permission: 'manage_time_off',
  columns: {
    id: column.uuid(),
    employee_id: column.uuid(),
    name: column.text({ searchable: true }),
    avatar: column.picture(),
    department_id: column.uuid({ nullable: true }),
    department: column.text({ nullable: true }),
    location_id: column.uuid({ nullable: true }),
    office: column.text({ nullable: true }),
    start_on: column.day(),
    finish_on: column.day(),
    half_day: column.of('text', z.enum(halves), { nullable: true }),
    /** Hours or quarters of one day; times by the office's clock, if any. */
    day_part: column.decimal({ nullable: true }),
    seconds: column.number({ nullable: true }),
    from_time: column.text({ nullable: true }),
    to_time: column.text({ nullable: true }),
    status: column.of('text', absenceStatus),
  },
  more: {
    /** Whether the reader decides this person's leaves. */
    decides: z.boolean(),
    /** Name of the leave's type; null for readers who do not decide it. */
    type: z.string().nullable(),
  },
  filters: {
    /** Absences that end on this day or later. */
    from: day(),
    /** Absences that begin on this day or earlier. */
    to: day(),
    /** Absences of people whose leaves this employee decides, as their manager or stand-in. */
    decided_by: id(),
  },
  perPage: 200,
  sort: 'name',
})

/** Each employee's closed years of leave, and pending ones of last year. */
export const leaveYearsList = defineList({
  name: 'leave-years',
  label: 'Closed years of leave',
  who: 'admin',
  permission: 'manage_time_off',
  columns: {
    id: column.uuid(),
    ...column.employee,
    avatar: column.picture(),
    location_id: column.uuid({ nullable: true }),
    office: column.text({ nullable: true }),
    year: column.number(),
    status: column.of('text', z.enum(['closed', 'waiting'])),
    /** Null while pending; an unlimited policy grants nothing. */
    unlimited: column.bool({ nullable: true }),
    granted: column.decimal({ nullable: true }),
    /** Below zero if the year was overdrawn. */
    carried: column.decimal({ nullable: true }),
    carry_expires_on: column.day({ nullable: true }),
    lost: column.decimal({ nullable: true }),
    closed_at: column.instant({ nullable: true }),
    stream: column.stream(),
  },
  more: {
    /** How the year would be closed now, if different. */
    now: z.object({ granted: z.string(), carried: z.string(), lost: z.string() }).nullable(),
  },
  sort: 'name',
})

export const leaveTypesList = defineList({
  name: 'leave-types',
  label: 'Leave types',
  who: 'member',
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    /** Whether it uses the allowance. */
    accrues: column.bool(),
    approval_required: column.bool(),
    /** Hundredths of pay: "100", "50", "0". */
    paid_percent: column.decimal(),
    document_required: column.bool(),
    half_days: column.bool(),
    smallest_part: column.of('text', z.enum(smallestParts)),
    /** Time off in lieu: it takes hours from the working time account. */
    takes_account: column.bool(),
    updated_at: column.updated(),
    revision: column.revision(),
  },
  sort: 'name',
})

export const leaveApprovalRulesList = defineList({
  name: 'leave-approval-rules',
  label: 'Approval rules of leave',
  who: 'admin',
  permission: 'manage_time_off',
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    /** Empty: of every type. */
    leave_types: column.json(z.array(id())),
    /** The fewest days of a leave to which it applies. */
    from_days: column.decimal(),
    steps: column.json(z.array(approvalStepField)),
    /** Number of its steps. */
    steps_count: column.number(),
    updated_at: column.updated(),
    revision: column.revision(),
  },
  more: {
    /** Its steps with the names of roles and people. */
    named: z.array(shownStep),
  },
  sort: 'from_days',
})

export const leavePoliciesList = defineList({
  name: 'leave-policies',
  label: 'Leave policies',
  who: 'member',
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    description: column.text({ searchable: true }),
    ...column.ofFields(policyTerms.shape),
    /** All its terms, each from 1 January of a year on; the first one also before. */
    versions: column.json(z.array(z.object({ from_year: z.number(), ...policyTerms.shape }))),
    employees_count: column.number(),
    /** It can no longer be assigned; listed while an employee has it. */
    archived: column.bool(),
    updated_at: column.updated(),
    revision: column.revision(),
  },
  sort: 'name',
})

export const holidaysList = defineList({
  name: 'holidays',
  label: 'Holidays',
  who: 'member',
  columns: {
    id: column.uuid(),
    name: column.text({ searchable: true }),
    date: column.day(),
    /** "1", or "0.5" for a half holiday. */
    part: column.decimal(),
    location_id: column.uuid({ nullable: true }),
    office: column.text({ nullable: true }),
    updated_at: column.updated(),
    revision: column.revision(),
  },
  filters: {
    /** Holidays of this office, with those of the whole workspace. */
    of_office: id(),
    year: wholeNumber().min(1900).max(2200),
  },
  sort: 'date',
})
