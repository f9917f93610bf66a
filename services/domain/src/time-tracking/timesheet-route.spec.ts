import type { ApprovalRoute, ApprovalStep } from '@workledger/contracts/kernel/approval-steps'
import fc from 'fast-check'
import type { StepPeople } from '../kernel/approval-steps'
import { fold } from '../kernel/decider'
import { given } from '../kernel/decider-specification'
import { type TimerCommand, timerDecider } from './timer'
import type { TimerEvent } from './timer-state'
import { type WeekRule, weekRouteOf } from './timesheet-route'

const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const timesheet_id = '0190a1b2-0000-7000-8000-000000000004'
const rule_id = '0190a1b2-0000-7000-8000-00000000000b'
const on = { employee_id, timesheet_id }
const [jonas, hanna, hugo] = ['jonas', 'hanna', 'hugo']
const week = { from_on: '2026-06-01', to_on: '2026-06-07' }
const zone = 'Europe/Lisbon'

const step = (of: Partial<ApprovalStep> = {}): ApprovalStep => ({
  who: 'manager',
  role_id: null,
  people: [],
  all: false,
  escalate_after: null,
  ...of,
})

const route: ApprovalRoute = { rule_id, steps: [step(), step({ who: 'role', role_id: 'hr' })] }
const seat = (id: string) => ({ id, in_place_of: null })
const people: StepPeople = {
  steps: [[[seat(jonas)]], [[seat(hanna), seat(hugo)]]],
  admins: ['ada'],
}

const rule = (id: string, from_hours: string, departments: string[] = []): WeekRule => ({
  rule_id: id,
  from_hours,
  departments,
  steps: [step()],
})

const started = (start: string): TimerEvent => ({
  type: 'TimeEntryStarted',
  data: {
    ...{ employee_id, entry_id: 'running', description: 'Ledger', project_id: null, task_id: null },
    ...{ billable: false, start, zone, day: start.slice(0, 10) },
  },
})

const submitted = (data = {}): TimerEvent => ({
  type: 'TimesheetSubmitted',
  data: { ...on, ...week, seconds: 0, route, ...data },
})

const common = { ...on, own: false, noOtherDecider: false, comment: null, people }

const approve = (by: string, at: number | null, change = {}): TimerCommand => ({
  ...common,
  by,
  step: at,
  stands_in_for: null,
  ...change,
  type: 'approve-step',
})

const sendBack = (by: string, at: number): TimerCommand => ({
  ...common,
  by,
  step: at,
  comment: 'Friday?',
  type: 'send-back-step',
})

const firstStep: TimerEvent = {
  type: 'TimesheetStepApproved',
  data: {
    ...on,
    seats: [{ step: 0, seat: 0 }],
    by: jonas,
    comment: null,
    stands_in_for: null,
    seconds: 0,
  },
}

const specification = (...events: TimerEvent[]) => given(timerDecider, ...events)

describe('the rule of a week', () => {
  it('is the one with the highest bound that the week reaches, of its department first', () => {
    const rules = [rule('any', '0'), rule('long', '45'), rule('sales', '10', ['sales'])]

    const of = (hours: number, department: string | null) =>
      weekRouteOf(rules, { seconds: hours * 3600, department }).route?.rule_id

    expect(of(0, null)).toBe('any')
    expect(of(45, null)).toBe('long')
    expect(of(44.99, null)).toBe('any')
    expect(of(50, 'sales')).toBe('sales')
    expect(of(9, 'sales')).toBe('any')
  })

  it('reaches its bound to the second', () => {
    const of = (seconds: number) => weekRouteOf([rule('x', '37.5')], { seconds, department: null })
    expect(of(37.5 * 3600 - 1)).toEqual({ other_steps_from: 135_000 })
    expect(of(37.5 * 3600).route?.rule_id).toBe('x')
  })

  it('says exactly from which seconds the steps are other ones', () => {
    const bound = fc.integer({ min: 0, max: 16_800 }).map((hundredths) => hundredths / 100)

    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ bound, department: fc.boolean() }), {
          maxLength: 5,
          selector: ({ bound, department }) => `${bound} ${department}`,
        }),
        fc.integer({ min: 0, max: 604_800 }),
        fc.integer({ min: 0, max: 90_000 }),
        (of, seconds, later) => {
          const rules = of.map(({ bound, department }, at) =>
            rule(`r${at}`, String(bound), department ? ['sales'] : []),
          )

          const at = (all: number) => weekRouteOf(rules, { seconds: all, department: 'sales' })
          const { route, other_steps_from: from = Number.POSITIVE_INFINITY } = at(seconds)
          const same = at(seconds + later).route?.rule_id === route?.rule_id
          if (seconds + later < from) expect(same).toBe(true)
          if (from <= 604_800) expect(at(from).route?.rule_id).not.toBe(route?.rule_id)
        },
      ),
    )
  })
})

describe('a week with steps', () => {
  it('is approved by the last step, as each of them saw it', () => {
    specification(submitted()).when(approve(jonas, 0)).then(firstStep)

    specification(submitted(), firstStep)
      .when(approve(hanna, 1))
      .then({
        type: 'TimesheetApproved',
        data: {
          ...on,
          seats: [{ step: 1, seat: 0 }],
          by: hanna,
          comment: null,
          stands_in_for: null,
          seconds: 0,
          own: false,
        },
      })
  })

  it('is decided by no other person, in no other step, and not by its own', () => {
    specification(submitted()).when(approve(hanna, 0)).thenRefused('timesheet.not_your_step')
    specification(submitted()).when(approve('ada', 0)).thenRefused('timesheet.not_your_step')
    specification(submitted()).when(approve(hanna, 1)).thenRefused('state.conflict')
    specification(submitted(), firstStep).when(approve(jonas, 0)).thenRefused('state.conflict')
    specification(submitted())
      .when(approve(employee_id, 0, { own: true }))
      .thenRefused('timesheet.own')

    for (const type of ['approve', 'send-back'] as const)
      specification(submitted())
        .when({ ...common, type })
        .thenRefused('timesheet.not_your_step')
  })

  it('goes back to its person from any step, and starts over', () => {
    const back: TimerEvent = {
      type: 'TimesheetSentBack',
      data: { ...on, own: false, comment: 'Friday?' },
    }

    specification(submitted(), firstStep).when(sendBack(hanna, 1)).then(back)
    specification(submitted(), firstStep, back)
      .when(approve(jonas, 0))
      .thenRefused('timesheet.decided')
    specification(submitted(), firstStep, back, submitted())
      .when(approve(hanna, 1))
      .thenRefused('state.conflict')
  })

  it('starts over when a timer adds time, also after its approval', () => {
    const running = started('2026-06-05T09:00:00Z')

    const stopped: TimerEvent[] = [
      {
        type: 'TimeEntryStopped',
        data: { employee_id, entry_id: 'running', end: '2026-06-05T10:00:00Z', by: 'hand' },
      },
      { type: 'TimesheetTimeAdded', data: { ...on, entry_id: 'running', seconds: 3600 } },
    ]

    const approved: TimerEvent = {
      type: 'TimesheetApproved',
      data: { ...on, own: false, comment: null, seconds: 0, seats: [], by: hanna },
    }

    for (const before of [[firstStep], [firstStep, approved]]) {
      const events = [running, submitted(), ...before, ...stopped]
      specification(...events)
        .when(approve(hanna, 1))
        .thenRefused('state.conflict')
      const again = { ...firstStep.data, seconds: 3600 }
      specification(...events)
        .when(approve(jonas, 0))
        .then({ type: 'TimesheetStepApproved', data: again } as TimerEvent)
    }
  })

  it('is not approved once a timer has taken it into other steps', () => {
    const events: TimerEvent[] = [
      started('2026-06-05T09:00:00Z'),
      { type: 'TimesheetSubmitted', data: { ...on, ...week, seconds: 0, other_steps_from: 3600 } },
      {
        type: 'TimeEntryStopped',
        data: { employee_id, entry_id: 'running', end: '2026-06-05T10:00:00Z', by: 'hand' },
      },
      { type: 'TimesheetTimeAdded', data: { ...on, entry_id: 'running', seconds: 3600 } },
    ]

    const { people: _, ...one } = common
    specification(...events)
      .when({ ...one, type: 'approve' })
      .thenRefused('timesheet.other_steps')
    specification(...events)
      .when({ ...one, comment: 'Too long', type: 'send-back' })
      .then({ type: 'TimesheetSentBack', data: { ...on, own: false, comment: 'Too long' } })
  })

  it('opens to administrators once, while it waits', () => {
    const open = (at: number): TimerCommand => ({
      type: 'escalate-week',
      ...on,
      step: at,
      days: 2,
      people,
    })
    const opened: TimerEvent = {
      type: 'TimesheetStepEscalated',
      data: { ...on, step: 0, days: 2 },
    }

    specification(submitted()).when(open(0)).then(opened)
    specification(submitted(), opened).when(open(0)).thenNothing()
    specification(submitted(), firstStep).when(open(0)).thenNothing()
    specification().when(open(0)).thenNothing()
  })

  it('keeps no steps in the state once nothing can add time to it', () => {
    const events: TimerEvent[] = [
      submitted(),
      { type: 'TimesheetApproved', data: { ...on, own: false, comment: null, seconds: 0 } },
    ]

    expect(fold(timerDecider, events).weeks[timesheet_id]).not.toHaveProperty('route')
  })
})
