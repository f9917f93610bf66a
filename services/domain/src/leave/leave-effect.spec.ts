import type { LeaveDetails, LeaveLedger, LeaveRules } from './leave'
import { leaveEffect, refusalOf } from './leave-effect'

const annual = '0190a1b2-0000-7000-8000-00000000000a'
const sick = '0190a1b2-0000-7000-8000-00000000000b'
const policy = { holiday_allowance: '10', unlimited: false, carry_over_days: '5', expire_in_months: 3, allow_negative: false }
const rules: LeaveRules = { policy, accruing: [annual], since: 2026, today: '2026-06-01' }
const details = (change: Partial<LeaveDetails> = {}): LeaveDetails => ({
  leave_type_id: annual,
  start_on: '2026-07-06',
  finish_on: '2026-07-08',
  half_day: null,
  days: { 2026: '3' },
  description: '',
  document: null,
  ...change,
})
const ledger = (leaves: LeaveLedger['leaves']): LeaveLedger => ({ leaves, adjustments: {} })
const earlier = {
  ...details({ start_on: '2026-02-02', finish_on: '2026-02-03', days: { 2026: '2' } }),
  status: 'approved',
  usedIn: null,
} as const

describe('what a leave takes from the balance', () => {
  it.each(['pending', 'approved', 'rejected'] as const)('is the same while it is %s', (status) => {
    const own = { ...details(), status, usedIn: null } as LeaveLedger['leaves'][string]
    expect(leaveEffect(ledger({ earlier, own }), { leave_id: 'own', ...details() }, rules)).toEqual({ year: 2026, before: '8', after: '5' })
  })
  it('is nothing for a type that takes nothing, an unlimited policy, and a time without counted days', () => {
    expect(leaveEffect(ledger({}), { leave_id: 'own', ...details({ leave_type_id: sick }) }, rules)).toBeNull()
    expect(leaveEffect(ledger({}), { leave_id: 'own', ...details() }, { ...rules, policy: { ...policy, unlimited: true } })).toBeNull()
    expect(leaveEffect(ledger({}), { leave_id: 'own', ...details({ days: {} }) }, rules)).toBeNull()
  })
  it('counts carried days that a leave saves from expiring', () => {
    const march = details({ start_on: '2027-03-01', finish_on: '2027-03-02', days: { 2027: '2' } })
    const later = { ...rules, today: '2027-06-01' }
    expect(leaveEffect(ledger({}), { leave_id: 'own', ...march }, later)).toEqual({ year: 2027, before: '10', after: '10' })
  })
  it('is told of the first year when it lies over New Year', () => {
    const days = { 2026: '1', 2027: '2' }
    expect(leaveEffect(ledger({}), { leave_id: 'own', ...details({ days }) }, rules)).toEqual({ year: 2026, before: '10', after: '9' })
  })
})

describe('the refusal that a request would meet', () => {
  const asked = (change: Partial<LeaveDetails> = {}) => ({ employee_id: 'e', leave_id: 'own', ...details(change) })
  it('is none, an overlap, or too small a balance', () => {
    expect(refusalOf(ledger({ earlier }), asked(), rules)).toBeNull()
    expect(refusalOf(ledger({ earlier }), asked({ start_on: '2026-02-03' }), rules)?.code).toBe('leave.overlaps')
    expect(refusalOf(ledger({ earlier }), asked({ days: { 2026: '9' } }), rules)).toMatchObject({
      code: 'leave.balance',
      detail: { params: { available: '8', needed: '9' } },
    })
  })
})
