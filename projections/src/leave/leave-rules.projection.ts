import type { ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import type { EventMeta } from '@workledger/contracts/kernel/event'
import { pick } from '@workledger/contracts/kernel/pick'
import { leaveRuleEvents as e } from '@workledger/contracts/leave/leave.events'
import {
  newPolicyTerms,
  type PolicyTerms,
  type PolicyVersion,
  policyTerms,
} from '@workledger/contracts/leave/policy-terms'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { at, begin, change, on, projection } from '../kernel/projection'
import { col, columnsOf, table } from '../kernel/table'

export const leaveTypes = table(
  'leave_types',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    accrues: col.bool,
    approval_required: col.bool,
    paid_percent: col.numeric,
    document_required: col.bool,
    half_days: col.bool,
    smallest_part: col.text,
    takes_account: col.bool,
    archived: col.bool,
    revision: col.revision,
  },
  { counted: true, followed: true, indexes: ['workspace_id'], held: true },
)

/** Rules for the approval of leave in steps. */
export const leaveApprovalRules = table(
  'leave_approval_rules',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    leave_types: col.json<string[]>(),
    from_days: col.numeric,
    steps: col.json<ApprovalStep[]>(),
    revision: col.revision,
  },
  { followed: true, indexes: ['workspace_id'], held: true },
)

export const leavePolicies = table(
  'leave_policies',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    description: col.text,
    ...columnsOf(policyTerms.shape),
    /** All terms by the year of their effect; the columns hold the last version. */
    versions: col.json<PolicyVersion[]>(),
    archived: col.bool,
    revision: col.revision,
  },
  { counted: true, followed: true, indexes: ['workspace_id'] },
)

export const holidays = table(
  'holidays',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    date: col.day,
    location_id: col.maybe.uuid,
    part: col.numeric,
    revision: col.revision,
    /** Number of changes, and the time of the last. */
    changes: col.int,
    changed_at: col.instant,
  },
  { counted: true, followed: true, indexes: ['workspace_id, date'] },
)

/** An employee's policy and office from a day on. */
export interface LeavePlace {
  from: string
  policy_id: string | null
  location_id: string | null
}

/** Policies and offices of each employee by first day, oldest first. */
export const leavePlaces = table(
  'leave_places',
  { id: col.uuid, workspace_id: col.uuid, places: col.json<LeavePlace[]>() },
  { counted: true },
)

const typeId = (event: { data: { leave_type_id: string } }) => event.data.leave_type_id
const policyId = (event: { data: { policy_id: string } }) => event.data.policy_id
const ruleId = (event: { data: { rule_id: string } }) => event.data.rule_id
const holidayId = (event: { data: { holiday_id: string } }) => event.data.holiday_id
const employeeId = (event: { data: { employee_id: string } }) => event.data.employee_id
const dayOf = (event: { meta: EventMeta }) => event.meta.occurred_at.slice(0, 10)

type LaterTerm = 'part_rounding' | 'accrual_percent' | 'day_hours'

/** Policies from before there was a choice round to the nearest half day. */
const termsOf = (
  data: Omit<PolicyTerms, LaterTerm> & { [Term in LaterTerm]?: PolicyTerms[Term] | undefined },
): PolicyTerms =>
  pick(policyTerms, {
    ...data,
    part_rounding: data.part_rounding ?? 'half',
    accrual_percent: data.accrual_percent ?? newPolicyTerms.accrual_percent,
    day_hours: data.day_hours ?? newPolicyTerms.day_hours,
  })

export const leaveRulesProjection = projection('leave-rules', {
  version: 8,
  tables: [leaveTypes, leavePolicies, holidays, leavePlaces, leaveApprovalRules],
  steps: [
    on(e.LeaveTypeAdded, leaveTypes, typeId, (_, { data: { leave_type_id, ...data } }) => ({
      id: leave_type_id,
      ...data,
      archived: false,
    })),
    change(
      e.LeaveTypeChanged,
      leaveTypes,
      typeId,
      ({ data: { leave_type_id: _, ...data } }) => data,
    ),
    change(e.LeaveTypeArchived, leaveTypes, typeId, () => ({ archived: true })),
    on(e.LeavePolicyAdded, leavePolicies, policyId, (_, { data: { policy_id, ...data } }) => ({
      id: policy_id,
      ...data,
      ...termsOf(data),
      versions: [{ ...termsOf(data), from_year: 0 }],
      archived: false,
    })),
    change(
      e.LeavePolicyChanged,
      leavePolicies,
      policyId,
      ({ data: { policy_id: _, from_year, ...data } }, { versions }) => ({
        ...data,
        ...termsOf(data),
        versions: [
          ...versions.filter((version) => version.from_year < from_year),
          { ...termsOf(data), from_year },
        ],
      }),
    ),
    change(e.LeavePolicyArchived, leavePolicies, policyId, () => ({ archived: true })),
    ...[e.LeaveApprovalRuleAdded, e.LeaveApprovalRuleChanged].map((event) =>
      on(event, leaveApprovalRules, ruleId, (_, { data: { rule_id, ...data } }) => ({
        id: rule_id,
        ...data,
      })),
    ),
    on(e.LeaveApprovalRuleDeleted, leaveApprovalRules, ruleId, () => null),
    on(e.HolidayAdded, holidays, holidayId, (_, event) => {
      const { holiday_id, ...data } = event.data
      return { id: holiday_id, ...data, changes: 0, changed_at: at(event) }
    }),
    change(e.HolidayChanged, holidays, holidayId, (event, { changes }) => {
      const { holiday_id: _, ...data } = event.data
      return { ...data, changes: changes + 1, changed_at: at(event) }
    }),
    on(e.HolidayDeleted, holidays, holidayId, () => null),
    begin(employeeEvents.EmployeeAdded, leavePlaces, employeeId, (event) => ({
      id: event.data.employee_id,
      workspace_id: event.workspace,
      places: [
        {
          from: dayOf(event),
          policy_id: event.data.time_off_policy_id,
          location_id: event.data.location_id,
        },
      ],
    })),
    on(
      employeeEvents.EmployeeJobChanged,
      leavePlaces,
      employeeId,
      (row, { data: { effective_on, time_off_policy_id, location_id } }) => {
        if (!row || (time_off_policy_id === undefined && location_id === undefined))
          return undefined

        const last = row.places.at(-1)!

        const place = {
          from: effective_on,
          policy_id: time_off_policy_id === undefined ? last.policy_id : time_off_policy_id,
          location_id: location_id === undefined ? last.location_id : location_id,
        }

        return { ...row, places: [...row.places.filter(({ from }) => from < effective_on), place] }
      },
    ),
    on(employeeEvents.EmployeeDeleted, leavePlaces, employeeId, () => null),
  ],
})
