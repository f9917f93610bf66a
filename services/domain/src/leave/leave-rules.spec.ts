import { given } from '../kernel/decider-specification'
import { type LeaveRuleEvent, leaveRulesDecider } from './leave-rules'

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`
const workspace_id = id(1)
const type = { workspace_id, leave_type_id: id(2), name: 'Holiday', accrues: true, approval_required: true }
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
}
const newYear = { workspace_id, holiday_id: id(4), name: 'New Year', date: '2027-01-01', location_id: null }
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
  it('have one type and one policy of a name, whatever its case; a name that was deleted is free', () => {
    const again = { ...type, leave_type_id: id(5), name: 'HOLIDAY' }
    given(leaveRulesDecider, typeAdded)
      .when({ ...again, type: 'add-type' })
      .thenRefused('structure.name_taken')
    given(leaveRulesDecider, typeAdded, { type: 'LeaveTypeDeleted', data: { workspace_id, leave_type_id: id(2) } })
      .when({ ...again, type: 'add-type' })
      .then({ type: 'LeaveTypeAdded', data: again })
    given(leaveRulesDecider, policyAdded)
      .when({ ...policy, policy_id: id(5), name: 'standard', type: 'add-policy' })
      .thenRefused('structure.name_taken')
    given(leaveRulesDecider, typeAdded)
      .when({ ...policy, name: 'Holiday', type: 'add-policy' })
      .then({ type: 'LeavePolicyAdded', data: { ...policy, name: 'Holiday' } })
  })
  it('take a holiday once for each office and day', () => {
    const elsewhere = { ...newYear, holiday_id: id(6), location_id: id(7) }
    given(leaveRulesDecider, holidayAdded)
      .when({ type: 'add-holidays', holidays: [{ ...newYear, holiday_id: id(5) }] })
      .thenNothing()
    given(leaveRulesDecider, holidayAdded)
      .when({ type: 'add-holidays', holidays: [{ ...newYear, holiday_id: id(5) }, elsewhere] })
      .then({ type: 'HolidayAdded', data: elsewhere })
    given(leaveRulesDecider, holidayAdded, { type: 'HolidayDeleted', data: { workspace_id, holiday_id: id(4) } })
      .when({ type: 'add-holidays', holidays: [newYear] })
      .then(holidayAdded)
  })
})
