import type { ApprovalRoute } from '@workledger/contracts/kernel/approval-steps'
import type { StepPeople } from '../kernel/approval-steps'
import { given } from '../kernel/decider-specification'
import { leaveLedger } from './leave'
import type { LeaveCommand } from './leave-commands'
import { leaveRouteOf } from './leave-route'
import { annual, detailsOf, employee_id, factsOf, leaveId, taken } from './leave-samples'
import type { LeaveEvent } from './leave-state'

const leave_id = leaveId(1)
const on = { employee_id, leave_id }
const [mia, hugo, ada] = [leaveId(11), leaveId(12), leaveId(13)] as [string, string, string]
const facts = factsOf('2026-06-01', { since: 2026 })

const step = { who: 'manager' as const, role_id: null, people: [], all: false, escalate_after: 3 }
const route: ApprovalRoute = { rule_id: leaveId(20), steps: [step, step] }

const people: StepPeople = {
  steps: [[[{ id: mia, in_place_of: null }]], [[{ id: hugo, in_place_of: null }]]],
  admins: [ada],
}

const week = taken(1, '2026-07-06', '2026-07-10')
const requested = { ...week, data: { ...week.data, status: 'pending', route } } as LeaveEvent

const said = { comment: null, stands_in_for: null }

const decide = (by: string, change: object = {}): LeaveCommand => ({
  type: 'approve-step',
  ...on,
  ...said,
  own: false,
  noOtherDecider: false,
  by,
  step: 0,
  people,
  facts,
  ...change,
})

const seats = (place: number) => [{ step: place, seat: 0 }]

const first: LeaveEvent = {
  type: 'LeaveStepApproved',
  data: { ...on, ...said, seats: seats(0), by: mia },
}

const last: LeaveEvent = {
  type: 'LeaveApproved',
  data: { ...on, ...said, own: false, seats: seats(1), by: hugo },
}

const rejected: LeaveEvent = { type: 'LeaveRejected', data: { ...on, ...said, own: false } }
const again = { step: 1 }

describe('a leave with steps', () => {
  it('is approved with the last of them', () => {
    given(leaveLedger, requested).when(decide(mia)).then(first)
    given(leaveLedger, requested, first).when(decide(hugo, again)).then(last)
    given(leaveLedger, requested, first, last)
      .when(decide(hugo, again))
      .thenRefused('leave.already_approved')
  })

  it('refuses others, the asker, a step that has been decided, and one decision for all', () => {
    given(leaveLedger, requested).when(decide(hugo)).thenRefused('leave.not_your_step')
    given(leaveLedger, requested).when(decide(ada)).thenRefused('leave.not_your_step')
    given(leaveLedger, requested)
      .when(decide(mia, { own: true }))
      .thenRefused('leave.own')
    given(leaveLedger, requested, first).when(decide(mia)).thenRefused('state.conflict')

    const {
      by: _by,
      step: _step,
      people: _people,
      ...whole
    } = decide(mia) as never as Record<string, unknown>

    given(leaveLedger, requested)
      .when({ ...whole, type: 'approve' } as LeaveCommand)
      .thenRefused('leave.not_your_step')
  })

  it('starts over after a rejection, a recount and a change', () => {
    given(leaveLedger, requested, first)
      .when(decide(hugo, { ...again, type: 'reject-step' }))
      .then(rejected)

    const { days } = detailsOf('2026-07-07', '2026-07-10')
    const data = { ...on, days, cause: 'holiday' }
    const recounted = { type: 'LeaveRecounted', data } as never as LeaveEvent

    const { status: _, ...changed } = requested.data as never as { status: string }

    for (const event of [
      rejected,
      recounted,
      { type: 'LeaveChanged', data: changed } as never as LeaveEvent,
    ]) {
      given(leaveLedger, requested, first, event).when(decide(mia)).then(first)
      given(leaveLedger, requested, first, event)
        .when(decide(hugo, again))
        .thenRefused('state.conflict')
    }
  })

  it('is the asker’s own only where no one else is left', () => {
    const nobody: StepPeople = { steps: [[[]], [[]]], admins: [employee_id] }
    const own = { own: true, by: employee_id, step: null, people: nobody }
    given(leaveLedger, requested).when(decide(mia, own)).thenRefused('leave.own')

    given(leaveLedger, requested)
      .when(decide(mia, { ...own, noOtherDecider: true }))
      .then({
        type: 'LeaveApproved',
        data: { ...on, ...said, own: true, seats: [], by: employee_id },
      })
  })

  it('opens a waiting step to administrators once', () => {
    const escalate: LeaveCommand = { type: 'escalate', ...on, step: 0, days: 3, people }
    const opened: LeaveEvent = { type: 'LeaveStepEscalated', data: { ...on, step: 0, days: 3 } }
    given(leaveLedger, requested).when(escalate).then(opened)
    given(leaveLedger, requested, opened).when(escalate).thenNothing()
    given(leaveLedger, requested, first).when(escalate).thenNothing()
    given(leaveLedger, requested, rejected).when(escalate).thenNothing()
  })
})

it('the steps of a leave are those of its type, then of the most days that it reaches', () => {
  const rule = (n: number, from_days: string, leave_types: string[] = []) => ({
    rule_id: leaveId(n),
    leave_types,
    from_days,
    steps: [step],
  })

  const rules = [rule(1, '0'), rule(2, '2.5'), rule(3, '10'), rule(4, '4', [annual])]
  const routed = (start_on: string, finish_on: string, type = annual) =>
    leaveRouteOf(rules, { ...detailsOf(start_on, finish_on), leave_type_id: type })?.rule_id

  expect(routed('2026-07-06', '2026-07-10')).toBe(leaveId(4))
  expect(routed('2026-07-06', '2026-07-08')).toBe(leaveId(2))
  expect(routed('2026-07-06', '2026-07-07')).toBe(leaveId(1))
  expect(routed('2026-07-06', '2026-07-19', leaveId(99))).toBe(leaveId(3))
  expect(leaveRouteOf([], { ...detailsOf('2026-07-06'), leave_type_id: annual })).toBeUndefined()
})
