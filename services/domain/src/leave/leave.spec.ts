import { given } from '../kernel/decider-specification'
import { type LeaveCommand, type LeaveEvent, type LeaveRules, leaveLedger } from './leave'

const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const leave_id = '0190a1b2-0000-7000-8000-000000000002'
const other = '0190a1b2-0000-7000-8000-000000000003'
const annual = '0190a1b2-0000-7000-8000-00000000000a'
const rules: LeaveRules = {
  policy: { holiday_allowance: '10', unlimited: false, carry_over_days: '0', expire_in_months: 3, allow_negative: false },
  accruing: [annual],
  since: 2020,
  today: '2026-06-01',
}
const details = {
  leave_type_id: annual,
  start_on: '2026-07-06',
  finish_on: '2026-07-10',
  half_day: null,
  days: { 2026: '5' },
  description: 'Lake',
  document: null,
}
const requested = (id = leave_id, change: Partial<typeof details> = {}): LeaveEvent => ({
  type: 'LeaveRequested',
  data: { employee_id, leave_id: id, ...details, ...change, status: 'pending' },
})
const approved: LeaveEvent = { type: 'LeaveApproved', data: { employee_id, leave_id, own: false } }
const used: LeaveEvent = { type: 'LeaveUsedInPayRun', data: { employee_id, leave_id, payrun_id: other } }
const request = (change: object = {}): LeaveCommand => ({
  type: 'request',
  employee_id,
  leave_id: other,
  ...details,
  ...change,
  approval_required: true,
  rules,
})
const approve: LeaveCommand = { type: 'approve', employee_id, leave_id, own: false, nobodyElse: false, rules }

describe('the leave ledger', () => {
  it('lasts at most 1,100 days, within 10 years of today', () => {
    const unlimited = { rules: { ...rules, policy: { ...rules.policy, unlimited: true } } }
    const days = (start_on: string, finish_on: string) => given(leaveLedger).when({ ...request({ start_on, finish_on }), ...unlimited })
    const taken = (start_on: string, finish_on: string) =>
      expect(leaveLedger.decide(leaveLedger.initial, { ...request({ start_on, finish_on }), ...unlimited })).toHaveLength(1)
    taken('2026-01-01', '2029-01-04')
    days('2026-01-01', '2029-01-05').thenRefused('leave.too_long')
    taken('2016-06-01', '2016-06-02')
    days('2016-05-31', '2016-06-02').thenRefused('leave.too_far')
    taken('2036-05-31', '2036-06-01')
    days('2036-06-01', '2036-06-02').thenRefused('leave.too_far')
    days('0001-01-01', '9999-12-31').thenRefused('leave.too_far')
  })

  it('takes a request', () => given(leaveLedger).when(request()).then(requested(other)))
  it('approves at once where the type needs no approval', () =>
    given(leaveLedger)
      .when({ ...request(), approval_required: false } as LeaveCommand)
      .then({ type: 'LeaveRequested', data: { employee_id, leave_id: other, ...details, status: 'approved' } }))
  it('refuses an overlap', () =>
    given(leaveLedger, requested())
      .when(request({ start_on: '2026-07-10', finish_on: '2026-07-14' }))
      .thenRefused('leave.overlaps'))
  it('takes two halves of one day', () => {
    const half = { start_on: '2026-07-06', finish_on: '2026-07-06', days: { 2026: '0.5' } }
    const first = requested(leave_id, { ...half, half_day: 'first_half' as never })
    given(leaveLedger, first)
      .when(request({ ...half, half_day: 'first_half' }))
      .thenRefused('leave.overlaps')
    given(leaveLedger, first)
      .when(request({ ...half, half_day: 'second_half' }))
      .then(requested(other, { ...half, half_day: 'second_half' as never }))
  })
  it('counts what is pending against the balance', () =>
    given(leaveLedger, requested())
      .when(request({ start_on: '2026-08-03', finish_on: '2026-08-10', days: { 2026: '6' } }))
      .thenRefused('leave.balance'))
  it('gives the days of a rejected leave back', () =>
    given(leaveLedger, requested(), { type: 'LeaveRejected', data: { employee_id, leave_id, own: false } })
      .when(request({ days: { 2026: '10' } }))
      .then(requested(other, { days: { 2026: '10' } })))
  it('adds adjustments of the year', () =>
    given(leaveLedger, { type: 'LeaveAdjusted', data: { employee_id, adjustment_id: other, year: 2026, days: '2', description: null } })
      .when(request({ days: { 2026: '12' } }))
      .then(requested(other, { days: { 2026: '12' } })))
  it('refuses a leave without a working day', () =>
    given(leaveLedger)
      .when(request({ days: {} }))
      .thenRefused('leave.nothing'))
  it('approves once', () => {
    given(leaveLedger, requested()).when(approve).then(approved)
    given(leaveLedger, requested(), approved).when(approve).thenRefused('leave.already_approved')
  })
  it("refuses one's own request, save where nobody else could decide", () => {
    given(leaveLedger, requested())
      .when({ ...approve, own: true } as LeaveCommand)
      .thenRefused('leave.own')
    given(leaveLedger, requested())
      .when({ ...approve, own: true, nobodyElse: true } as LeaveCommand)
      .then({ type: 'LeaveApproved', data: { employee_id, leave_id, own: true } })
  })
  it('cannot be decided anew once a pay run has used it', () =>
    given(leaveLedger, requested(), approved, used)
      .when({ ...approve, type: 'reject' } as LeaveCommand)
      .thenRefused('leave.used_in_payroll'))
  it('is deleted by its owner while pending, by an admin later, by nobody after payroll', () => {
    const remove = { type: 'delete', employee_id, leave_id, privileged: false } as const
    const deleted: LeaveEvent = { type: 'LeaveDeleted', data: { employee_id, leave_id } }
    given(leaveLedger, requested()).when(remove).then(deleted)
    given(leaveLedger, requested(), approved).when(remove).thenRefused('leave.not_pending')
    given(leaveLedger, requested(), approved)
      .when({ ...remove, privileged: true })
      .then(deleted)
    given(leaveLedger, requested(), approved, used)
      .when({ ...remove, privileged: true })
      .thenRefused('leave.used_in_payroll')
  })
})
