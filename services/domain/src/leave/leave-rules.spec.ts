import { given } from '../kernel/decider-specification'
import { type LeaveRuleEvent, leaveRulesDecider } from './leave-rules'

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`
const workspace_id = id(1)

const type = {
  workspace_id,
  leave_type_id: id(2),
  name: 'Holiday',
  accrues: true,
  approval_required: true,
  paid_percent: '100',
  document_required: false,
  half_days: true,
  smallest_part: 'half_day' as const,
  takes_account: false,
}

const policy = {
  workspace_id,
  policy_id: id(3),
  name: 'Standard',
  description: '',
  holiday_allowance: '25',
  unlimited: false,
  days_type: 'working_days' as const,
  expire_in_months: 3,
  carry_over_days: '5',
  allow_negative: false,
  joiner_part: 'by_months' as const,
  accrual: 'yearly' as const,
  probation_months: 0,
  leaver_rule: 'nothing' as const,
}

const newYear = {
  workspace_id,
  holiday_id: id(4),
  name: 'New Year',
  date: '2027-01-01',
  location_id: null,
  part: '1',
}

const typeAdded: LeaveRuleEvent = { type: 'LeaveTypeAdded', data: type }
const policyAdded: LeaveRuleEvent = { type: 'LeavePolicyAdded', data: policy }
const holidayAdded: LeaveRuleEvent = { type: 'HolidayAdded', data: newYear }

describe('the rules of leave', () => {
  it('start once with types and policies', () => {
    given(leaveRulesDecider)
      .when({ type: 'found', types: [type], policies: [policy] })
      .then(typeAdded, policyAdded)
    given(leaveRulesDecider, typeAdded)
      .when({ type: 'found', types: [type], policies: [policy] })
      .thenNothing()
  })

  it('have one type and one policy of a name in any case; an archived name is free', () => {
    const again = { ...type, leave_type_id: id(5), name: 'HOLIDAY' }
    given(leaveRulesDecider, typeAdded)
      .when({ ...again, type: 'add-type' })
      .thenRefused('structure.name_taken')

    given(leaveRulesDecider, typeAdded, {
      type: 'LeaveTypeArchived',
      data: { workspace_id, leave_type_id: id(2) },
    })
      .when({ ...again, type: 'add-type' })
      .then({ type: 'LeaveTypeAdded', data: again })

    given(leaveRulesDecider, policyAdded)
      .when({ ...policy, policy_id: id(5), name: 'standard', type: 'add-policy' })
      .thenRefused('structure.name_taken')
    given(leaveRulesDecider, typeAdded)
      .when({ ...policy, name: 'Holiday', type: 'add-policy' })
      .then({ type: 'LeavePolicyAdded', data: { ...policy, name: 'Holiday' } })
  })

  it('take one holiday of an office and a day; one of the whole workspace meets those of every office', () => {
    const lisbon = { ...newYear, holiday_id: id(6), location_id: id(7) }
    const madrid = { ...newYear, holiday_id: id(8), location_id: id(9) }
    given(leaveRulesDecider, { type: 'HolidayAdded', data: lisbon })
      .when({ type: 'add-holiday', ...madrid })
      .then({ type: 'HolidayAdded', data: madrid })
    given(leaveRulesDecider, { type: 'HolidayAdded', data: lisbon })
      .when({ type: 'add-holiday', ...newYear })
      .thenRefused('leave.holiday_exists')
    given(leaveRulesDecider, holidayAdded)
      .when({ type: 'add-holiday', ...lisbon })
      .thenRefused('leave.holiday_exists')

    given(leaveRulesDecider, holidayAdded, {
      type: 'HolidayDeleted',
      data: { workspace_id, holiday_id: id(4) },
    })
      .when({ type: 'add-holiday', ...newYear })
      .then(holidayAdded)
  })

  it('import holidays next to existing ones', () => {
    const epiphany = { ...newYear, holiday_id: id(6), date: '2027-01-06' }
    given(leaveRulesDecider, holidayAdded)
      .when({
        type: 'add-holidays',
        holidays: [{ ...newYear, holiday_id: id(5) }, epiphany, { ...epiphany, holiday_id: id(7) }],
      })
      .then({ type: 'HolidayAdded', data: epiphany })
  })

  it('change a holiday to a day that is free, and delete it once', () => {
    const half = { ...newYear, part: '0.5' }
    given(leaveRulesDecider, holidayAdded)
      .when({ type: 'change-holiday', ...half })
      .then({ type: 'HolidayChanged', data: half })
    given(leaveRulesDecider, holidayAdded)
      .when({ type: 'change-holiday', ...newYear })
      .thenNothing()
    const gone = { type: 'delete-holiday', workspace_id, holiday_id: id(4) } as const
    given(leaveRulesDecider, holidayAdded)
      .when(gone)
      .then({ type: 'HolidayDeleted', data: { workspace_id, holiday_id: id(4) } })
    given(leaveRulesDecider).when(gone).thenRefused('not_found')
    given(leaveRulesDecider)
      .when({ type: 'change-holiday', ...newYear })
      .thenRefused('not_found')
  })

  it('change a type, and archive it once', () => {
    given(leaveRulesDecider, typeAdded)
      .when({ type: 'change-type', ...type, name: 'Vacation' })
      .then({ type: 'LeaveTypeChanged', data: { ...type, name: 'Vacation' } })
    given(leaveRulesDecider, typeAdded)
      .when({ type: 'change-type', ...type })
      .thenNothing()
    const archive = { type: 'archive-type', workspace_id, leave_type_id: id(2) } as const

    const archived: LeaveRuleEvent = {
      type: 'LeaveTypeArchived',
      data: { workspace_id, leave_type_id: id(2) },
    }

    given(leaveRulesDecider, typeAdded).when(archive).then(archived)
    given(leaveRulesDecider, typeAdded, archived).when(archive).thenRefused('not_found')
    given(leaveRulesDecider, typeAdded, archived)
      .when({ type: 'change-type', ...type })
      .thenRefused('not_found')
  })

  it('change a policy from this year on, at most five years ahead', () => {
    const change = {
      ...policy,
      type: 'change-policy',
      this_year: 2026,
      holiday_allowance: '30',
    } as const

    const { type: _, this_year: _year, ...data } = change

    for (const from_year of [2026, 2031])
      given(leaveRulesDecider, policyAdded)
        .when({ ...change, from_year })
        .then({ type: 'LeavePolicyChanged', data: { ...data, from_year } })

    for (const from_year of [2025, 2032])
      given(leaveRulesDecider, policyAdded)
        .when({ ...change, from_year })
        .thenRefused('leave.policy_year')
  })
})
