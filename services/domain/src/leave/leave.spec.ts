import { given } from '../kernel/decider-specification'
import { leaveLedger } from './leave'
import { type LeaveCommand } from './leave-commands'
import { refusalOf } from './leave-effect'
import type { LeaveFacts } from './leave-facts'
import { ask, detailsOf, employee_id, factsOf, leaveId, taken } from './leave-samples'
import { type LeaveEvent } from './leave-state'

const leave_id = leaveId(1)
const on = { employee_id, leave_id }

const facts = factsOf(
  '2026-06-01',
  { since: 2026 },
  { holiday_allowance: '10', carry_over_days: '0' },
)

const week = ['2026-07-06', '2026-07-10'] as const

const requested = (
  n = 1,
  start_on: string = week[0],
  finish_on: string = week[1],
  change = {},
): LeaveEvent =>
  ({
    ...taken(n, start_on, finish_on, change),
    data: { ...taken(n, start_on, finish_on, change).data, status: 'pending' },
  }) as LeaveEvent

const decision = { own: false, comment: 'Enjoy', stands_in_for: null }
const approve: LeaveCommand = { type: 'approve', ...on, ...decision, noOtherDecider: false, facts }
const approved: LeaveEvent = { type: 'LeaveApproved', data: { ...on, ...decision } }
const rejected: LeaveEvent = { type: 'LeaveRejected', data: { ...on, ...decision } }

const used: LeaveEvent = {
  type: 'LeaveDaysUsedInPayRun',
  data: { ...on, payrun_id: leaveId(7), until: week[1] },
}

describe('the leave ledger', () => {
  it('takes leaves of at most 1,100 days, within 10 years of today', () => {
    const free: LeaveFacts = factsOf('2026-06-01', { since: 2026 }, { unlimited: true })
    const days = (start_on: string, finish_on: string) =>
      given(leaveLedger).when(ask(2, free, { start_on, finish_on }))

    const took = (start_on: string, finish_on: string) =>
      expect(
        leaveLedger.decide(leaveLedger.initial, ask(2, free, { start_on, finish_on })),
      ).toHaveLength(1)

    took('2026-01-01', '2029-01-04')
    days('2026-01-01', '2029-01-05').thenRefused('leave.too_long')
    took('2016-06-01', '2016-06-02')
    days('2016-05-31', '2016-06-02').thenRefused('leave.too_far')
    took('2036-05-30', '2036-06-01')
    days('2036-06-01', '2036-06-02').thenRefused('leave.too_far')
    days('0001-01-01', '9999-12-31').thenRefused('leave.too_far')
  })

  it('takes a request, and one that needs no approval as approved', () => {
    given(leaveLedger)
      .when(ask(2, facts, { start_on: week[0], finish_on: week[1] }))
      .then(requested(2))
    given(leaveLedger)
      .when({
        ...ask(2, facts, { start_on: week[0], finish_on: week[1] }),
        status: 'approved',
      } as LeaveCommand)
      .then(taken(2, ...week))
  })

  it('refuses an overlap, save two halves of one day', () => {
    given(leaveLedger, requested())
      .when(ask(2, facts, { start_on: '2026-07-10', finish_on: '2026-07-14' }))
      .thenRefused('leave.overlaps')
    const first = requested(1, week[0], week[0], { half_day: 'first_half' })
    given(leaveLedger, first)
      .when(ask(2, facts, { start_on: week[0], finish_on: week[0] }, { half_day: 'first_half' }))
      .thenRefused('leave.overlaps')
    given(leaveLedger, first)
      .when(ask(2, facts, { start_on: week[0], finish_on: week[0] }, { half_day: 'second_half' }))
      .then(requested(2, week[0], week[0], { half_day: 'second_half' }))
  })

  it('counts pending leaves against the balance, and gives the days of a rejected leave back', () => {
    given(leaveLedger, requested())
      .when(ask(2, facts, { start_on: '2026-08-03', finish_on: '2026-08-10' }))
      .thenRefused('leave.balance')
    given(leaveLedger, requested(), rejected)
      .when(ask(2, facts, { start_on: '2026-08-03', finish_on: '2026-08-14' }))
      .then(requested(2, '2026-08-03', '2026-08-14'))
  })

  it('refuses a leave without a working day', () =>
    given(leaveLedger)
      .when(ask(2, facts, { start_on: '2026-07-11', finish_on: '2026-07-12' }))
      .thenRefused('leave.nothing'))

  it('approves once, with a comment; a rejected leave only while its days are free', () => {
    given(leaveLedger, requested()).when(approve).then(approved)
    given(leaveLedger, requested(), approved).when(approve).thenRefused('leave.already_approved')
    given(leaveLedger, requested(), rejected).when(approve).then(approved)
    given(leaveLedger, requested(), rejected, requested(2))
      .when(approve)
      .thenRefused('leave.overlaps')
    given(leaveLedger, requested(), rejected, requested(2, '2026-08-03', '2026-08-14'))
      .when(approve)
      .thenRefused('leave.balance')
  })

  it('is refused after another person has decided otherwise', () => {
    const reject = { ...approve, type: 'reject' } as LeaveCommand
    const seen = (command: LeaveCommand, status_before: string) =>
      ({ ...command, status_before }) as LeaveCommand
    given(leaveLedger, requested()).when(seen(approve, 'pending')).then(approved)
    given(leaveLedger, requested(), approved)
      .when(seen(reject, 'pending'))
      .thenRefused('state.conflict')
    given(leaveLedger, requested(), rejected)
      .when(seen(approve, 'pending'))
      .thenRefused('state.conflict')
    given(leaveLedger, requested(), approved)
      .when(seen(approve, 'pending'))
      .thenRefused('leave.already_approved')
    given(leaveLedger, requested(), approved).when(seen(reject, 'approved')).then(rejected)
    given(leaveLedger, requested(), rejected).when(seen(approve, 'rejected')).then(approved)
  })

  it("refuses the requester's own decision, unless no other person could decide", () => {
    given(leaveLedger, requested())
      .when({ ...approve, own: true } as LeaveCommand)
      .thenRefused('leave.own')
    given(leaveLedger, requested())
      .when({ ...approve, own: true, noOtherDecider: true } as LeaveCommand)
      .then({ type: 'LeaveApproved', data: { ...on, ...decision, own: true } })
  })

  it('cannot be decided again after a pay run has used it whole', () =>
    given(leaveLedger, requested(), approved, used)
      .when({ ...approve, type: 'reject' } as LeaveCommand)
      .thenRefused('leave.used_in_payroll'))

  it('is deleted by its owner while pending, by an admin later, and not at all after payroll', () => {
    const remove = { type: 'delete', ...on, privileged: false } as const
    const deleted: LeaveEvent = { type: 'LeaveDeleted', data: on }
    given(leaveLedger, requested()).when(remove).then(deleted)
    given(leaveLedger, requested(), approved).when(remove).thenRefused('leave.not_pending')
    given(leaveLedger, requested(), approved)
      .when({ ...remove, privileged: true })
      .then(deleted)
    given(leaveLedger, requested(), approved, used)
      .when({ ...remove, privileged: true })
      .thenRefused('leave.used_in_payroll')
  })

  it('is recounted as far as no pay run has used it', () => {
    const days = detailsOf(...week).days
    const recount = { type: 'recount', ...on, cause: 'holiday', days: days.slice(1) } as const
    given(leaveLedger, requested(), approved)
      .when(recount)
      .then({ type: 'LeaveRecounted', data: { ...on, cause: 'holiday', days: days.slice(1) } })
    given(leaveLedger, requested(), approved)
      .when({ ...recount, days })
      .thenNothing()
    given(leaveLedger, requested(), approved, used).when(recount).thenNothing()
    given(leaveLedger, requested(), rejected).when(recount).thenNothing()
  })
})

describe('the refusal that a request would meet', () => {
  it('is null, an overlap, or too small a balance', () => {
    const state = given(leaveLedger, requested()).state

    const asked = (start_on: string, finish_on: string) =>
      refusalOf(
        state,
        { employee_id, leave_id: leaveId(2), ...detailsOf(start_on, finish_on) },
        facts,
      )

    expect(asked('2026-08-03', '2026-08-07')).toBeNull()
    expect(asked('2026-07-10', '2026-07-13')?.code).toBe('leave.overlaps')

    expect(asked('2026-08-03', '2026-08-14')).toMatchObject({
      code: 'leave.balance',
      detail: { params: { available: '5', needed: '10' } },
    })
  })
})
