import fc from 'fast-check'
import { entriesById } from '../kernel/by-id'
import { addDays } from '../kernel/calendar-days'
import { fold } from '../kernel/decider'
import { given } from '../kernel/decider-specification'
import { splitAtMidnights } from '../kernel/zone-days'
import { type TimerCommand, timerDecider } from './timer'
import type { Timer, TimerEvent } from './timer-state'

const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const entry_id = '0190a1b2-0000-7000-8000-000000000002'
const other = '0190a1b2-0000-7000-8000-000000000003'
const timesheet_id = '0190a1b2-0000-7000-8000-000000000004'
const project_id = '0190a1b2-0000-7000-8000-00000000000a'
const zone = 'Europe/Lisbon'
const now = '2026-06-10T12:00:00Z'
const details = { description: 'Ledger', project_id, task_id: null, billable: true }
const on = { employee_id, timesheet_id }

/** The week of Monday, 1 June 2026. */
const week = { from_on: '2026-06-01', to_on: '2026-06-07' }

const added = (start: string, end: string, id = entry_id): TimerEvent => ({
  type: 'TimeEntryAdded',
  data: { employee_id, entry_id: id, ...details, start, end, zone, day: start.slice(0, 10) },
})

const started = (start: string, id = entry_id): TimerEvent => ({
  type: 'TimeEntryStarted',
  data: { employee_id, entry_id: id, ...details, start, zone, day: start.slice(0, 10) },
})

const submitted = (seconds: number): TimerEvent => ({
  type: 'TimesheetSubmitted',
  data: { ...on, ...week, seconds },
})

const decision = { own: false, comment: null }
const approved = (seconds: number): TimerEvent => ({
  type: 'TimesheetApproved',
  data: { ...on, ...decision, seconds },
})

const submit: TimerCommand = {
  type: 'submit',
  employee_id,
  timesheet_id,
  from_on: week.from_on,
  today: '2026-06-10',
  on: true,
}

const decide = (type: 'approve' | 'send-back' | 'reopen', change = {}): TimerCommand => ({
  type,
  ...on,
  ...decision,
  noOtherDecider: false,
  ...change,
})

const add = (start: string, end: string, locked_until: string | null = null): TimerCommand => ({
  type: 'add',
  employee_id,
  entry_id: other,
  ...details,
  start,
  end,
  now,
  zone,
  locked_until,
})

const tuesday = added('2026-06-02T08:00:00Z', '2026-06-02T10:00:00Z')

describe('a timesheet', () => {
  it('counts the time on its days, cut at local midnights', () => {
    // Lisbon is an hour ahead: the week begins at 23:00 UTC on Sunday and ends so.
    given(timerDecider, tuesday, added('2026-06-07T22:00:00Z', '2026-06-08T00:00:00Z', other))
      .when(submit)
      .then(submitted(3 * 3600))
    given(timerDecider, started('2026-06-02T08:00:00Z')).when(submit).then(submitted(0))
  })

  it('is submitted only where the company uses timesheets, once, and not ahead', () => {
    given(timerDecider)
      .when({ ...submit, on: false })
      .thenRefused('timesheet.off')
    given(timerDecider)
      .when({ ...submit, today: '2026-05-31' })
      .thenRefused('timesheet.future')
    given(timerDecider, submitted(0)).when(submit).thenRefused('timesheet.submitted_already')
    given(timerDecider, submitted(0))
      .when({ ...submit, from_on: '2026-05-31', timesheet_id: other })
      .thenRefused('timesheet.overlaps')
    given(timerDecider, submitted(0))
      .when({ ...submit, from_on: '2026-06-08', timesheet_id: other })
      .then({
        type: 'TimesheetSubmitted',
        data: {
          employee_id,
          timesheet_id: other,
          from_on: '2026-06-08',
          to_on: '2026-06-14',
          seconds: 0,
        },
      })
  })

  it('keeps its id when it is submitted again', () => {
    given(timerDecider, submitted(0), { type: 'TimesheetWithdrawn', data: on })
      .when({ ...submit, timesheet_id: other })
      .then(submitted(0))
  })

  it('locks its days for every change of time', () => {
    const locked = given(timerDecider, tuesday, submitted(7200))
    const change = { type: 'change' as const, employee_id, entry_id, now, desc_required: false }
    const edit = (update: object): TimerCommand => ({ ...change, locked_until: null, update })
    locked
      .when(add('2026-06-07T10:00:00Z', '2026-06-07T11:00:00Z'))
      .thenRefused('timesheet.submitted_week')
    locked.when(edit({ description: 'Books' })).thenRefused('timesheet.submitted_week')
    locked
      .when({
        ...edit({ start: '2026-06-09T08:00:00Z', end: '2026-06-09T09:00:00Z' }),
        zone,
      } as TimerCommand)
      .thenRefused('timesheet.submitted_week')
    locked
      .when({ type: 'delete', employee_id, entry_id, locked_until: null })
      .thenRefused('timesheet.submitted_week')
    locked
      .when({
        ...add('2026-06-03T08:00:00Z', ''),
        type: 'start',
        desc_required: false,
        again: false,
      } as TimerCommand)
      .thenRefused('timesheet.submitted_week')
    given(timerDecider, tuesday, submitted(7200), approved(7200))
      .when(edit({ billable: false }))
      .thenRefused('timesheet.approved_week')

    // The last second of Sunday is in it, the first of Monday is not.
    locked
      .when(add('2026-06-07T22:59:59Z', '2026-06-07T23:00:00Z'))
      .thenRefused('timesheet.submitted_week')
    expect(
      timerDecider.decide(
        fold(timerDecider, [submitted(0)]),
        add('2026-06-07T23:00:00Z', '2026-06-07T23:00:01Z'),
      ),
    ).toHaveLength(1)
    locked
      .when(add('2026-05-31T22:00:00Z', '2026-05-31T23:00:01Z'))
      .thenRefused('timesheet.submitted_week')
  })

  it('unlocks its days when it is taken back, sent back or opened again', () => {
    const opened: TimerEvent[][] = [
      [{ type: 'TimesheetWithdrawn', data: on }],
      [{ type: 'TimesheetSentBack', data: { ...on, ...decision } }],
      [approved(7200), { type: 'TimesheetReopened', data: { ...on, ...decision } }],
    ]

    for (const events of opened)
      expect(
        timerDecider.decide(
          fold(timerDecider, [tuesday, submitted(7200), ...events]),
          add('2026-06-03T08:00:00Z', '2026-06-03T09:00:00Z'),
        ),
      ).toHaveLength(1)
  })

  it('lets a timer stop, whose time then waits for a decision', () => {
    const running = started('2026-06-02T08:00:00Z')
    const end = '2026-06-02T09:30:00Z'
    const stop: TimerCommand = { type: 'stop', employee_id, entry_id, end, now }
    const stopped: TimerEvent = {
      type: 'TimeEntryStopped',
      data: { employee_id, entry_id, end, by: 'hand' },
    }
    const late: TimerEvent = {
      type: 'TimesheetTimeAdded',
      data: { ...on, entry_id, seconds: 5400 },
    }
    given(timerDecider, running, submitted(0)).when(stop).then(stopped, late)
    given(timerDecider, running, submitted(0), approved(0)).when(stop).then(stopped, late)
    given(timerDecider, running, submitted(0), approved(0), stopped, late)
      .when(decide('approve'))
      .then(approved(5400))
    given(timerDecider, running, submitted(0), approved(0))
      .when(decide('approve'))
      .thenRefused('timesheet.decided')
    // Time past the week's midnight is not part of it.
    given(timerDecider, started('2026-06-07T22:00:00Z'), submitted(0))
      .when({ ...stop, end: '2026-06-07T23:30:00Z' })
      .then(
        { ...stopped, data: { ...stopped.data, end: '2026-06-07T23:30:00Z' } } as TimerEvent,
        { ...late, data: { ...late.data, seconds: 3600 } } as TimerEvent,
      )
  })

  it('is decided by another person, once', () => {
    const waiting = given(timerDecider, tuesday, submitted(7200))
    waiting.when(decide('approve')).then(approved(7200))
    waiting.when(decide('approve', { own: true })).thenRefused('timesheet.own')
    waiting
      .when(decide('approve', { own: true, noOtherDecider: true }))
      .then({ type: 'TimesheetApproved', data: { ...on, own: true, comment: null, seconds: 7200 } })
    waiting.when(decide('send-back', { comment: 'Friday is missing' })).then({
      type: 'TimesheetSentBack',
      data: { ...on, own: false, comment: 'Friday is missing' },
    })
    waiting.when(decide('reopen')).thenRefused('timesheet.not_approved')
    const done = given(timerDecider, tuesday, submitted(7200), approved(7200))
    done.when(decide('send-back')).thenRefused('timesheet.decided')
    done.when({ type: 'withdraw', ...on }).thenRefused('timesheet.decided')
    done.when(decide('reopen')).then({ type: 'TimesheetReopened', data: { ...on, ...decision } })
    given(timerDecider).when(decide('approve')).thenRefused('not_found')
  })

  it('is locked by the company’s day too, save a stop', () => {
    given(timerDecider)
      .when(add('2026-06-02T08:00:00Z', '2026-06-02T09:00:00Z', '2026-06-02'))
      .thenRefused('timesheet.before_lock')
    expect(
      timerDecider.decide(
        timerDecider.initial,
        add('2026-06-02T23:00:00Z', '2026-06-02T23:30:00Z', '2026-06-02'),
      ),
    ).toHaveLength(1)
  })
})

describe('a cell of the week grid', () => {
  const type = (seconds: number, change = {}): TimerCommand => ({
    type: 'type-cell',
    employee_id,
    entry_id: other,
    day: '2026-06-02',
    seconds,
    was: undefined,
    description: undefined,
    project_id,
    task_id: null,
    billable: true,
    zone,
    now,
    locked_until: null,
    desc_required: false,
    ...change,
  })

  const changedTo = (times: object): TimerEvent =>
    ({ type: 'TimeEntryChanged', data: { employee_id, entry_id, ...times } }) as TimerEvent

  it('adds an entry at nine, or after the last one of the day', () => {
    const nine = added('2026-06-02T08:00:00Z', '2026-06-02T09:30:00Z', other)
    given(timerDecider)
      .when(type(5400))
      .then({ ...nine, data: { ...nine.data, description: '' } } as TimerEvent)

    given(timerDecider)
      .when(type(5400, { tags: ['deep'] }))
      .then({ ...nine, data: { ...nine.data, description: '', tags: ['deep'] } } as TimerEvent)

    const after = added('2026-06-02T10:00:00Z', '2026-06-02T11:00:00Z', other)
    given(timerDecider, tuesday)
      .when(type(3600, { project_id: null, description: 'Mail' }))
      .then({
        ...after,
        data: { ...after.data, project_id: null, description: 'Mail' },
      } as TimerEvent)
  })

  it('needs a description where the company wants one, but not of earlier time', () => {
    const rule = { desc_required: true }
    given(timerDecider).when(type(5400, rule)).thenRefused('timer.description_blank')
    given(timerDecider).when(type(0, rule)).thenNothing()
    const undescribed = { ...tuesday, data: { ...tuesday.data, description: '' } } as TimerEvent
    given(timerDecider, undescribed)
      .when(type(5400, rule))
      .then(changedTo({ end: '2026-06-02T09:30:00Z' }))
  })

  it('changes, keeps or deletes its only entry', () => {
    const history = given(timerDecider, tuesday)
    history.when(type(5400)).then(changedTo({ end: '2026-06-02T09:30:00Z' }))
    history.when(type(7200)).thenNothing()
    history.when(type(7200, { description: 'Books' })).then(changedTo({ description: 'Books' }))
    history.when(type(7200, { tags: ['deep'] })).then(changedTo({ tags: ['deep'] }))
    history.when(type(7200, { tags: [] })).thenNothing()
    history.when(type(0)).then({ type: 'TimeEntryDeleted', data: { employee_id, entry_id } })
    history.when(type(5400, { was: 3600 })).thenRefused('state.stale')
    given(timerDecider).when(type(0)).thenNothing()
  })

  it('leaves several entries, a running one and one past midnight to the list', () => {
    const second = added('2026-06-02T11:00:00Z', '2026-06-02T12:00:00Z', other)
    given(timerDecider, tuesday, second).when(type(3600)).thenRefused('timesheet.cell_in_list')
    given(timerDecider, tuesday, second).when(type(10_800)).thenNothing()
    given(timerDecider, started('2026-06-02T08:00:00Z'))
      .when(type(3600))
      .thenRefused('timesheet.cell_in_list')
    given(timerDecider, added('2026-06-02T22:00:00Z', '2026-06-02T23:30:00Z'))
      .when(type(7200))
      .thenRefused('timesheet.cell_in_list')
  })

  it('moves earlier what would leave the day or the past, and refuses what does not fit', () => {
    given(timerDecider, added('2026-06-02T20:00:00Z', '2026-06-02T21:00:00Z'))
      .when(type(4 * 3600))
      .then(
        changedTo({
          start: '2026-06-02T19:00:00Z',
          end: '2026-06-02T23:00:00Z',
          zone,
          day: '2026-06-02',
        }),
      )
    given(timerDecider).when(type(86_401)).thenRefused('timesheet.longer_than_day')
    given(timerDecider)
      .when(type(86_400, { day: '2026-06-10' }))
      .thenRefused('timer.future')
    given(timerDecider, tuesday, submitted(7200))
      .when(type(3600))
      .thenRefused('timesheet.submitted_week')
  })

  it('holds what was typed, for any zone, day and time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Europe/Lisbon', 'America/St_Johns', 'Pacific/Apia', 'Asia/Kathmandu'),
        // Around the changes of clocks of a year.
        fc.integer({ min: 0, max: 400 }),
        fc.array(fc.integer({ min: 1, max: 82_800 }), { minLength: 1, maxLength: 4 }),
        (zone, n, typed) => {
          const day = addDays('2025-03-01', n)
          let state: Timer = timerDecider.initial

          for (const seconds of typed) {
            const command = type(seconds, { day, zone })
            state = fold(timerDecider, timerDecider.decide(state, command), state)
            const entries = [...entriesById(state.entries)]
            expect(entries).toHaveLength(1)
            const { start, end } = entries[0]![1]
            const pieces = splitAtMidnights(start, end!, zone)
            expect(pieces.map((piece) => [piece.day, piece.seconds])).toEqual([[day, seconds]])
          }
        },
      ),
    )
  })
})
