import { hash } from 'node:crypto'
import { attendanceRuleEvents as attendance } from '@workledger/contracts/attendance/attendance.events'
import { checkInLimitEvents as limits } from '@workledger/contracts/attendance/check-in-limits.events'
import { invoiceSettingEvents as invoices } from '@workledger/contracts/invoicing/invoicing.events'
import { paypalAccountEvents as paypal } from '@workledger/contracts/invoicing/paypal.events'
import type { EventDefinition, RecordedOf } from '@workledger/contracts/kernel/event'
import { permissions } from '@workledger/contracts/kernel/permissions'
import { leaveRuleEvents as leave } from '@workledger/contracts/leave/leave.events'
import { policyTerms } from '@workledger/contracts/leave/policy-terms'
import { payrollCategoryEvents as categories } from '@workledger/contracts/payroll/payroll-categories.events'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { signOnEvents } from '@workledger/contracts/sso/sso.events'
import { structureEvents } from '@workledger/contracts/structure/structure.events'
import type { WatchedKind } from '@workledger/contracts/watch/watch-rules'
import { workingTimeRuleEvents as workingTime } from '@workledger/contracts/working-time/working-time.events'
import { workspaceEvents } from '@workledger/contracts/workspaces/workspaces.events'
import { derivedId } from '@workledger/event-store/ids'
import { on } from '../kernel/projection'
import { actRow, watchedActs } from './watched-acts.table'

/**
 * The value of a term that does not hold, such as a removed rule. A term without an earlier event
 * did not hold.
 */
const GONE = Symbol('gone')

type Terms = Readonly<Record<string, unknown>>

/**
 * Returns the state of one term of a record: the term, then a hash of record and value. It begins
 * with `-` if the term does not hold.
 */
const stateOf = (record: string, term: string, value: unknown) =>
  value === GONE
    ? `-${term} ${hash('sha256', record)}`
    : `${term} ${hash('sha256', JSON.stringify([record, value ?? null]))}`

interface RuleOf {
  readonly record: string
  readonly employee?: string
  /** Undefined: the event does not change the term. */
  readonly terms: Terms
}

/**
 * Watches what a rule says after an event, with one act for each term. So a rule counts as put back
 * also if one of its other terms stays changed.
 */
const ruleAct = <D extends EventDefinition>(
  definition: D,
  kind: WatchedKind,
  of: (data: RecordedOf<D>['data']) => RuleOf,
) => {
  const statesOf = ({ id, data }: RecordedOf<D>) => {
    const { record, employee, terms } = of(data)
    const found = { record_id: record, employee_id: employee ?? null }

    return Object.entries(terms)
      .filter(([, value]) => value !== undefined)
      .map(([term, value]) => ({
        id: derivedId(id, `${kind} ${term}`),
        ...found,
        rule_state: stateOf(record, term, value),
      }))
  }

  return on(
    definition,
    watchedActs,
    (event) => statesOf(event).map(({ id }) => id),
    (_, event, key) => {
      const { id, ...found } = statesOf(event).find(({ id }) => id === key)!
      return { ...actRow(event, kind, found), id }
    },
  )
}

type LeaveType = RecordedOf<typeof leave.LeaveTypeChanged>['data']

const ofLeaveType = ({ leave_type_id, workspace_id: _, name: _name, ...terms }: LeaveType) => ({
  record: leave_type_id,
  terms: { ...terms, offered: true },
})

type Policy = RecordedOf<typeof leave.LeavePolicyAdded>['data']

const ofPolicy = (data: Policy) => ({
  record: data.policy_id,
  terms: Object.fromEntries(
    Object.keys(policyTerms.shape).map((term) => [term, data[term as keyof Policy] ?? null]),
  ),
})

/** All rights, so that one counts as put back whatever else the role keeps. */
const ofRole = ({
  role_id,
  permissions: held,
}: {
  role_id: string
  permissions?: readonly string[] | undefined
}) => ({
  record: role_id,
  terms: held ? Object.fromEntries(permissions.map((right) => [right, held.includes(right)])) : {},
})

type Job = Pick<
  RecordedOf<typeof employeeEvents.EmployeeJobChanged>['data'],
  'employee_id' | 'role_id' | 'manager_id' | 'time_off_manager_id'
>

const orGone = <T>(value: T | null | undefined) => (value === null ? GONE : value)

const ofManagers = ({ employee_id, manager_id, time_off_manager_id }: Job) => ({
  record: employee_id,
  employee: employee_id,
  terms: { manager: orGone(manager_id), time_off_manager: orGone(time_off_manager_id) },
})

/** A first manager or none needs no act of its own; only a later one can be put back. */
const ofFirstManagers = (data: Job) => {
  const { terms, ...of } = ofManagers(data)
  return {
    ...of,
    terms: Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== GONE)),
  }
}

const ofGivenRole = ({ employee_id, role_id }: Job) => ({
  record: employee_id,
  employee: employee_id,
  terms: { role: role_id },
})

const ofOvertime = ({
  category_id,
  overtime,
}: RecordedOf<typeof categories.OvertimeRuleChanged>['data']) => ({
  record: category_id,
  terms: { overtime: orGone(overtime) },
})

const ofBonus = ({
  category_id,
  counts,
  from,
}: RecordedOf<typeof categories.OvertimeBonusChanged>['data']) => ({
  record: category_id,
  terms: { bonus: counts ? { from } : GONE },
})

/** The versions of one effective date are one record: a removed one comes back under another id. */
const attendanceRecord = ({
  workspace_id,
  effective_on,
}: {
  workspace_id: string
  effective_on: string
}) => derivedId(workspace_id, `attendance rules ${effective_on}`)

const ofAttendanceRules = (data: RecordedOf<typeof attendance.AttendanceRulesSet>['data']) => {
  const { workspace_id: _, rules_id: _id, effective_on: _on, ...terms } = data
  return { record: attendanceRecord(data), terms }
}

/** The rules that were set last, of whatever date: a version of its own may be put back by another. */
const ofCompany = ({
  workspace_id,
  ...said
}: {
  workspace_id: string
  rules_id: string
  effective_on: string
}) => {
  const { rules_id: _, effective_on: _on, ...terms } = said
  return {
    record: workspace_id,
    terms: Object.fromEntries(
      Object.entries(terms).map(([term, value]) => [`company_${term}`, value]),
    ),
  }
}

const attendanceTerms = [
  'breaks',
  'rest_minutes',
  'daily_minutes',
  'forgotten_minutes',
  'longest_minutes',
]

const allGone = (terms: readonly string[]): Terms =>
  Object.fromEntries(terms.map((term) => [term, GONE]))

const providerTerms = [
  'issuer',
  'client_id',
  'trusts_addresses',
  'adds_people',
  'groups_claim',
] as const

const ofProvider = (data: RecordedOf<typeof signOnEvents.SignOnProviderSet>['data']) => ({
  record: data.workspace_id,
  terms: Object.fromEntries(providerTerms.map((term) => [term, data[term]])),
})

/** The rules that may be other ones for a while, with what each says. */
export const ruleSteps = [
  ruleAct(
    limits.CheckInNetworksSet,
    'check_in_networks_set',
    ({ workspace_id, networks, exempt }) => ({
      record: workspace_id,
      terms: { networks, exempt },
    }),
  ),
  ruleAct(limits.CheckInPlacesSet, 'check_in_places_set', ({ workspace_id, places }) => ({
    record: workspace_id,
    terms: { places },
  })),
  ruleAct(leave.LeaveTypeAdded, 'leave_type_set', ofLeaveType),
  ruleAct(leave.LeaveTypeChanged, 'leave_type_set', ofLeaveType),
  ruleAct(leave.LeaveTypeArchived, 'leave_type_set', ({ leave_type_id }) => ({
    record: leave_type_id,
    terms: { offered: GONE },
  })),
  ruleAct(leave.LeavePolicyAdded, 'leave_policy_set', ofPolicy),
  ruleAct(leave.LeavePolicyChanged, 'leave_policy_set', ofPolicy),
  ruleAct(categories.OvertimeRuleChanged, 'pay_rule_set', ofOvertime),
  ruleAct(categories.OvertimeBonusChanged, 'pay_rule_set', ofBonus),
  ruleAct(
    categories.OvertimeWeekChanged,
    'pay_rule_set',
    ({ workspace_id, first_weekday, from }) => ({
      record: workspace_id,
      terms: { week: { first_weekday, from } },
    }),
  ),
  ruleAct(attendance.AttendanceRulesSet, 'pay_rule_set', ofAttendanceRules),
  ruleAct(attendance.AttendanceRulesSet, 'pay_rule_set', ofCompany),
  ruleAct(workingTime.WorkingTimeRulesSet, 'pay_rule_set', ofCompany),
  ruleAct(attendance.AttendanceRulesRemoved, 'pay_rule_set', (data) => ({
    record: attendanceRecord(data),
    terms: allGone(attendanceTerms),
  })),
  ruleAct(
    workspaceEvents.WorkspaceSettingsChanged,
    'pay_rule_set',
    ({ workspace_id, four_eyes }) => ({
      record: workspace_id,
      terms: { four_eyes },
    }),
  ),
  ruleAct(structureEvents.RoleAdded, 'role_rights_set', ofRole),
  ruleAct(structureEvents.RoleChanged, 'role_rights_set', ofRole),
  ruleAct(
    structureEvents.RoleSecondFactorChanged,
    'sign_in_rule_set',
    ({ role_id, second_factor }) => ({
      record: role_id,
      terms: { second_factor },
    }),
  ),
  ruleAct(signOnEvents.SignOnEnforced, 'sign_in_rule_set', ({ workspace_id, enforced }) => ({
    record: workspace_id,
    terms: { enforced },
  })),
  ruleAct(signOnEvents.SignOnProviderSet, 'sign_in_rule_set', ofProvider),
  ruleAct(signOnEvents.SignOnProviderRemoved, 'sign_in_rule_set', ({ workspace_id }) => ({
    record: workspace_id,
    terms: allGone(providerTerms),
  })),
  ruleAct(
    invoices.InvoiceSettingChanged,
    'payee_set',
    ({ workspace_id, iban, bic, paypal_email }) => ({
      record: workspace_id,
      terms: { iban, bic, paypal_email },
    }),
  ),
  ruleAct(paypal.PaypalConnected, 'payee_set', ({ workspace_id, environment, client_id }) => ({
    record: workspace_id,
    terms: { paypal_account: { environment, client_id } },
  })),
  ruleAct(paypal.PaypalDisconnected, 'payee_set', ({ workspace_id }) => ({
    record: workspace_id,
    terms: { paypal_account: GONE },
  })),
  ruleAct(employeeEvents.EmployeeAdded, 'manager_set', ofFirstManagers),
  ruleAct(employeeEvents.EmployeeJobChanged, 'manager_set', ofManagers),
  ruleAct(employeeEvents.EmployeeAdded, 'role_given', ofGivenRole),
  ruleAct(employeeEvents.EmployeeJobChanged, 'role_given', ofGivenRole),
]
