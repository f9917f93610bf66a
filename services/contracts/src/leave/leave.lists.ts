import * as z from 'zod'
import { defineList } from '../kernel/define-list'
import * as column from '../kernel/list-columns'
import { day, id, wholeNumber } from '../kernel/shapes'
import { accruals, daysTypes, halves, joinerParts, leaverRules, partRoundings } from './leave.events'
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
    first_name: column.text('First name', { exported: false, nullable: true }),
    last_name: column.text('Last name', { exported: false, nullable: true }),
    avatar: column.picture('Picture'),
    department_id: column.uuid('Department id', { nullable: true }),
    leave_type_id: column.uuid('Leave type id'),
    type: column.text('Leave type', { searchable: true, nullable: true }),
    start_on: column.day('First day'),
    finish_on: column.day('Last day'),
    half_day: column.of('text', 'Half day', z.enum(halves), { nullable: true }),
    /** Days it takes, a decimal string such as "2.5". */
    days_taken: column.decimal('Days'),
    status: column.of('text', 'Status', leaveStatus),
    description: column.text('Reason', { searchable: true, nullable: true }),
    has_document: column.bool('Document'),
    /** Whether it takes from the allowance, and how many hundredths of pay it gives, as its type said when it was asked for. */
    takes_allowance: column.bool('Takes from the allowance'),
    paid_percent: column.decimal('Paid percent'),
    /** What the one who decided wrote. */
    comment: column.text('Comment', { nullable: true }),
    /** The last day that a pay run used; until then nothing can be changed. */
    used_until: column.day('Used in a pay run until', { nullable: true }),
    decided_at: column.instant('Decided', { nullable: true }),
    created_at: column.instant('Requested'),
    updated_at: column.exportedUpdated(),
    stream: column.stream(),
    revision: column.revision(),
  },
  more: {
    /**
     * Days available without this leave and with it granted, of the first year that it takes from; null where its type takes nothing or it was
     * rejected. Before a request come those of the same person that wait since earlier.
     */
    balance_before: z.string().nullable(),
    balance_after: z.string().nullable(),
    balance_year: z.number().nullable(),
  },
  filters: {
    /** Leaves that touch this year. */
    year: wholeNumber().min(1900).max(2200),
    /** Leaves of everybody but this employee. */
    not_of: id(),
  },
  perPage: 15,
  sort: '-start_on',
})

export const absenceStatus = z.enum(['pending', 'approved'])

/** Who is away, for the team calendar: everybody sees when colleagues are away, and only who decides sees requests that wait and the type. */
export const absencesList = defineList({
  name: 'absences',
  label: 'Absences',
  who: 'member',
  permission: 'manage_time_off',
  columns: {
    id: column.uuid('Id'),
    employee_id: column.uuid('Employee'),
    name: column.text('Name', { searchable: true }),
    avatar: column.picture('Picture'),
    department_id: column.uuid('Department id', { nullable: true }),
    department: column.text('Department', { nullable: true }),
    location_id: column.uuid('Office id', { nullable: true }),
    office: column.text('Office', { nullable: true }),
    start_on: column.day('First day'),
    finish_on: column.day('Last day'),
    half_day: column.of('text', 'Half day', z.enum(halves), { nullable: true }),
    status: column.of('text', 'Status', absenceStatus),
  },
  more: {
    /** Whether the reader decides this person's leaves. */
    decides: z.boolean(),
    /** Name of the leave's type; null for those who do not decide it. */
    type: z.string().nullable(),
  },
  filters: {
    /** Absences that end on this day or later. */
    from: day(),
    /** Absences that begin on this day or earlier. */
    to: day(),
    /** Absences of those whose leaves this employee decides, as their manager or in place of one. */
    decided_by: id(),
  },
  perPage: 200,
  sort: 'name',
})

/** The years of leave of each employee that are closed, and those of the last year that wait. */
export const leaveYearsList = defineList({
  name: 'leave-years',
  label: 'Closed years of leave',
  who: 'admin',
  permission: 'manage_time_off',
  columns: {
    id: column.uuid('Id'),
    ...column.employee,
    avatar: column.picture('Picture'),
    location_id: column.uuid('Office id', { nullable: true }),
    office: column.text('Office', { nullable: true }),
    year: column.number('Year'),
    status: column.of('text', 'Status', z.enum(['closed', 'waiting'])),
    /** Null while it waits; with an unlimited policy nothing is granted. */
    unlimited: column.bool('Unlimited', { nullable: true }),
    granted: column.decimal('Granted', { nullable: true }),
    /** Below zero where the year was overdrawn. */
    carried: column.decimal('Carried over', { nullable: true }),
    carry_expires_on: column.day('Carried days expire', { nullable: true }),
    lost: column.decimal('Lost', { nullable: true }),
    closed_at: column.instant('Closed', { nullable: true }),
    stream: column.stream(),
  },
  more: {
    /** How the year would be closed now, where that is not how it was. */
    now: z.object({ granted: z.string(), carried: z.string(), lost: z.string() }).nullable(),
  },
  sort: 'name',
})

export const leaveTypesList = defineList({
  name: 'leave-types',
  label: 'Leave types',
  who: 'member',
  columns: {
    id: column.uuid('Id'),
    name: column.text('Name', { searchable: true }),
    /** Whether it takes from the allowance. */
    accrues: column.bool('Accrues'),
    approval_required: column.bool('Approval required'),
    /** Hundredths of pay: "100", "50", "0". */
    paid_percent: column.decimal('Paid percent'),
    document_required: column.bool('Document required'),
    half_days: column.bool('Half days'),
    updated_at: column.updated(),
    revision: column.revision(),
  },
  sort: 'name',
})

export const leavePoliciesList = defineList({
  name: 'leave-policies',
  label: 'Leave policies',
  who: 'member',
  columns: {
    id: column.uuid('Id'),
    name: column.text('Name', { searchable: true }),
    description: column.text('Description', { searchable: true }),
    holiday_allowance: column.decimal('Days a year'),
    unlimited: column.bool('Unlimited'),
    days_type: column.of('text', 'Days counted', z.enum(daysTypes)),
    expire_in_months: column.number('Expire in months'),
    carry_over_days: column.decimal('Days carried over'),
    allow_negative: column.bool('Negative balance'),
    joiner_part: column.of('text', 'Part of a year', z.enum(joinerParts)),
    part_rounding: column.of('text', 'Part rounded', z.enum(partRoundings)),
    accrual: column.of('text', 'Granted', z.enum(accruals)),
    probation_months: column.number('Probation in months'),
    leaver_rule: column.of('text', 'When somebody leaves', z.enum(leaverRules)),
    /** All of its terms, each from 1 January of a year on; the first also before. */
    versions: column.json('Versions', z.array(z.object({ from_year: z.number(), ...policyTerms }))),
    employees_count: column.number('People'),
    /** Nobody gets it any more; it is listed as long as somebody has it. */
    archived: column.bool('Archived'),
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
    id: column.uuid('Id'),
    name: column.text('Name', { searchable: true }),
    date: column.day('Date'),
    /** "1", or "0.5" for a half holiday. */
    part: column.decimal('Part of the day'),
    location_id: column.uuid('Office id', { nullable: true }),
    office: column.text('Office', { nullable: true }),
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
