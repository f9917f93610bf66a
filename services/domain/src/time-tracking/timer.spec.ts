import fc from 'fast-check'
import { entriesById } from '../kernel/by-id'
import { fold } from '../kernel/decider'
import { given } from '../kernel/decider-specification'
import { type TimerCommand, timerDecider } from './timer'
import type { Timer, TimerEvent } from './timer-state'

const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const first = '0190a1b2-0000-7000-8000-000000000002'
const second = '0190a1b2-0000-7000-8000-000000000003'
const project_id = '0190a1b2-0000-7000-8000-00000000000a'
const zone = 'Europe/Lisbon'
const now = '2026-06-01T12:00:00Z'
const details = { description: 'Ledger', project_id, task_id: null, billable: true }

const startAt = (
  start: string,
  entry_id = first,
  change = {},
): Extract<TimerCommand, { type: 'start' }> => ({
  type: 'start',
  employee_id,
  entry_id,
  ...details,
  start,
  now,
  zone,
  locked_until: null,
  desc_required: false,
  again: false,
  ...change,
})

const started = (start: string, entry_id = first): TimerEvent => ({
  type: 'TimeEntryStarted',
  data: { employee_id, entry_id, ...details, start, zone, day: '2026-06-01' },
})

const stopped = (end: string, by: 'hand' | 'next' = 'hand', entry_id = first): TimerEvent => ({
  type: 'TimeEntryStopped',
  data: { employee_id, entry_id, end, by },
})

const change = (update: object, extra = {}): TimerCommand => ({
  type: 'change',
  employee_id,
  entry_id: first,
  update,
  now,
  locked_until: null,
  desc_required: false,
  ...extra,
})

describe('the timer', () => {
  it('runs one entry: the next stops the first in the same decision', () => {
    given(timerDecider).when(startAt('2026-06-01T09:00:00Z')).then(started('2026-06-01T09:00:00Z'))
    given(timerDecider, started('2026-06-01T09:00:00Z'))
      .when(startAt('2026-06-01T10:00:00Z', second))
      .then(stopped('2026-06-01T10:00:00Z', 'next'), started('2026-06-01T10:00:00Z', second))
  })

  it('takes an offline start at its time, and ends it when a later one began', () => {
    given(timerDecider).when(startAt('2026-06-01T08:00:00Z')).then(started('2026-06-01T08:00:00Z'))
    given(timerDecider, started('2026-06-01T09:00:00Z'))
      .when(startAt('2026-06-01T08:00:00Z', second))
      .then({
        type: 'TimeEntryAdded',
        data: {
          employee_id,
          entry_id: second,
          ...details,
          start: '2026-06-01T08:00:00Z',
          end: '2026-06-01T09:00:00Z',
          zone,
          day: '2026-06-01',
        },
      })
  })

  it('stops the running entry, once', () => {
    const stop: TimerCommand = {
      type: 'stop',
      employee_id,
      entry_id: first,
      end: '2026-06-01T11:00:00Z',
      now,
    }

    given(timerDecider, started('2026-06-01T09:00:00Z'))
      .when(stop)
      .then(stopped('2026-06-01T11:00:00Z'))
    given(timerDecider, started('2026-06-01T09:00:00Z'), stopped('2026-06-01T11:00:00Z'))
      .when(stop)
      .thenRefused('timer.ended')
    given(timerDecider).when(stop).thenRefused('not_found')
    given(timerDecider, started('2026-06-01T11:30:00Z'))
      .when(stop)
      .thenRefused('timer.end_before_start')
    given(timerDecider, started('2026-06-01T09:00:00Z'))
      .when({ ...stop, end: '2026-06-01T12:00:01Z' })
      .thenRefused('timer.future')
  })

  it('asks for description and project if the company wants them', () => {
    const rule = { desc_required: true }
    given(timerDecider)
      .when(startAt('2026-06-01T09:00:00Z', first, { ...rule, project_id: null }))
      .thenRefused('timer.description_and_project')
    given(timerDecider)
      .when(startAt('2026-06-01T09:00:00Z', first, { ...rule, description: '' }))
      .thenRefused('timer.description_and_project')
    given(timerDecider)
      .when(startAt('2026-06-01T09:00:00Z', first, { ...rule, again: true, description: '' }))
      .thenRefused('timer.description')

    given(timerDecider)
      .when(startAt('2026-06-01T09:00:00Z', first, { ...rule, again: true, project_id: null }))
      .then({
        ...started('2026-06-01T09:00:00Z'),
        data: { ...started('2026-06-01T09:00:00Z').data, project_id: null },
      } as TimerEvent)

    given(timerDecider)
      .when(startAt('2026-06-01T09:00:00Z', first, rule))
      .then(started('2026-06-01T09:00:00Z'))
    const history = given(timerDecider, started('2026-06-01T09:00:00Z'))
    history.when(change({ description: '' }, rule)).thenRefused('timer.description_blank')
    history
      .when(change({ description: '' }))
      .then({ type: 'TimeEntryChanged', data: { employee_id, entry_id: first, description: '' } })
  })

  it('refuses future time and an end before the start', () => {
    given(timerDecider).when(startAt('2026-06-01T12:00:01Z')).thenRefused('timer.future')

    const add = (start: string, end: string): TimerCommand => ({
      type: 'add',
      employee_id,
      entry_id: first,
      ...details,
      start,
      end,
      now,
      zone,
      locked_until: null,
    })

    given(timerDecider)
      .when(add('2026-06-01T11:30:00Z', '2026-06-01T12:30:00Z'))
      .thenRefused('timer.future')
    given(timerDecider)
      .when(add('2026-06-01T11:30:00Z', '2026-06-01T11:00:00Z'))
      .thenRefused('timer.end_before_start')

    const ended = given(
      timerDecider,
      started('2026-06-01T09:00:00Z'),
      stopped('2026-06-01T11:00:00Z'),
    )

    ended.when(change({ start: '2026-06-01T11:30:00Z' })).thenRefused('timer.end_before_start')
    ended.when(change({ end: '2026-06-02T11:30:00Z' })).thenRefused('timer.future')
    ended.when(change({ end: null })).thenRefused('timer.ended')
  })

  it('takes entries of 1 second to 24 hours from the last 10 years', () => {
    const add = (start: string, end: string): TimerCommand => ({
      type: 'add',
      employee_id,
      entry_id: first,
      ...details,
      start,
      end,
      now,
      zone,
      locked_until: null,
    })

    const taken = (start: string, end: string) =>
      expect(timerDecider.decide(timerDecider.initial, add(start, end))).toHaveLength(1)
    taken('2026-05-30T12:00:00Z', '2026-05-31T12:00:00Z')
    taken('2026-06-01T11:59:59Z', '2026-06-01T12:00:00Z')
    taken('2016-06-01T12:00:00Z', '2016-06-01T13:00:00Z')
    given(timerDecider)
      .when(add('2026-05-30T12:00:00Z', '2026-05-31T12:00:01Z'))
      .thenRefused('timer.too_long')
    given(timerDecider)
      .when(add('2026-06-01T12:00:00Z', '2026-06-01T12:00:00Z'))
      .thenRefused('timer.too_short')
    given(timerDecider)
      .when(add('2016-06-01T11:59:59Z', '2016-06-01T13:00:00Z'))
      .thenRefused('timer.too_old')
    given(timerDecider)
      .when(add('0001-01-05T00:00:00Z', '1969-12-31T00:00:00Z'))
      .thenRefused('timer.too_old')
    given(timerDecider).when(startAt('2016-06-01T11:59:59Z')).thenRefused('timer.too_old')

    const ended = given(
      timerDecider,
      started('2026-06-01T09:00:00Z'),
      stopped('2026-06-01T11:00:00Z'),
    )

    ended.when(change({ start: '2026-05-31T10:59:59Z' })).thenRefused('timer.too_long')
    ended.when(change({ end: '2026-06-01T09:00:00Z' })).thenRefused('timer.too_short')
  })

  it('T2: an entry of 2024 gets no end in 2026', () => {
    const entry = given(
      timerDecider,
      started('2024-06-03T09:00:00Z'),
      stopped('2024-06-03T11:00:00Z'),
    )

    entry.when(change({ end: '2026-05-31T11:00:00Z' }, { zone })).thenRefused('timer.too_long')
    given(timerDecider, started('2024-06-03T09:00:00Z'))
      .when({ type: 'stop', employee_id, entry_id: first, end: '2026-05-31T11:00:00Z', now })
      .thenRefused('timer.too_long')
  })

  it('ends a forgotten timer 24 hours after its start, and one that was stopped at once after a second', () => {
    const stop: TimerCommand = { type: 'stop', employee_id, entry_id: first, end: null, now }
    given(timerDecider, started('2026-05-20T09:00:00Z'))
      .when(stop)
      .then(stopped('2026-05-21T09:00:00Z'))
    given(timerDecider, started('2026-05-20T09:00:00Z'))
      .when({ ...stop, end: now })
      .thenRefused('timer.too_long')
    given(timerDecider, started(now)).when(stop).then(stopped('2026-06-01T12:00:01Z'))
    given(timerDecider, started('2026-05-20T09:00:00Z'))
      .when(startAt('2026-06-01T10:00:00Z', second))
      .then(stopped('2026-05-21T09:00:00Z', 'next'), started('2026-06-01T10:00:00Z', second))
    given(timerDecider, started(now))
      .when(startAt(now, second))
      .then(stopped('2026-06-01T12:00:01Z', 'next'), started(now, second))

    given(timerDecider, started(now), stopped('2026-06-01T12:00:01Z'))
      .when(change({ start: '2026-06-01T11:00:00Z' }, { zone }))
      .then({
        type: 'TimeEntryChanged',
        data: {
          employee_id,
          entry_id: first,
          start: '2026-06-01T11:00:00Z',
          zone,
          day: '2026-06-01',
        },
      })
  })

  it('changes only fields that differ from the version that the caller saw', () => {
    const history = given(timerDecider, started('2026-06-01T09:00:00Z'))
    history.when(change({ billable: true, description: 'Ledger', end: null })).thenNothing()
    history
      .when(change({ billable: false }, { seen: 0 }))
      .then({ type: 'TimeEntryChanged', data: { employee_id, entry_id: first, billable: false } })
    history.when(change({ billable: false }, { seen: 1 })).thenRefused('state.stale')

    // A new start is divided again: 23:30 UTC is the next day in Lisbon's summer.
    history.when(change({ start: '2026-05-30T23:30:00Z' })).then({
      type: 'TimeEntryChanged',
      data: {
        employee_id,
        entry_id: first,
        start: '2026-05-30T23:30:00Z',
        zone,
        day: '2026-05-31',
      },
    })

    given(timerDecider, started('2026-06-01T09:00:00Z'), stopped('2026-06-01T11:00:00Z'))
      .when({ type: 'delete', employee_id, entry_id: first, seen: 0, locked_until: null })
      .thenRefused('state.stale')
  })

  it('never runs two entries, for any commands in any order', () => {
    const step = fc.record({
      kind: fc.constantFrom('start', 'stop', 'delete', 'end'),
      entry: fc.integer({ min: 0, max: 6 }),
      minute: fc.integer({ min: 0, max: 59 }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let state: Timer = timerDecider.initial

        steps.forEach(({ kind, entry, minute }, n) => {
          const at = `2026-06-01T10:${String(minute).padStart(2, '0')}:00Z`
          const known = [...entriesById(state.entries)].map(([id]) => id)
          const entry_id = known[entry % Math.max(1, known.length)] ?? first

          const commands: Record<string, TimerCommand> = {
            start: startAt(at, `0190a1b2-0000-7000-8000-1000000000${String(n).padStart(2, '0')}`),
            stop: { type: 'stop', employee_id, entry_id, end: at, now },
            delete: { type: 'delete', employee_id, entry_id, locked_until: null },
            end: change({ end: at }, { entry_id }),
          }

          try {
            state = fold(timerDecider, timerDecider.decide(state, commands[kind]!), state)
          } catch {
            // A refusal changes nothing.
          }

          const open = [...entriesById(state.entries)]
            .filter(([, { end }]) => end === null)
            .map(([id]) => id)
          expect(open).toEqual(state.running ? [state.running] : [])
        })
      }),
    )
  })

  it('copies a small part of its state at each event, however many entries there are', () => {
    const added = (n: number): TimerEvent => {
      const entry_id = `0190a1b2-0000-7000-8000-${((n * 2_654_435_761) % 2 ** 32).toString(16).padStart(12, '0')}`
      return {
        type: 'TimeEntryAdded',
        data: { employee_id, entry_id, ...details, start: now, end: now, zone, day: '2026-06-01' },
      }
    }

    const before = fold(
      timerDecider,
      Array.from({ length: 10_000 }, (_, n) => added(n)),
    )

    const after = timerDecider.evolve(before, added(10_000))
    expect([...entriesById(after.entries)]).toHaveLength(10_001)
    const branches = Object.keys(after.entries)
    expect(branches).toHaveLength(16)
    const touched = branches.filter((branch) => before.entries[branch] !== after.entries[branch])
    expect(touched).toHaveLength(1)
    const leaves = Object.keys(after.entries[touched[0]!]!)
    const copied = leaves.filter(
      (leaf) => before.entries[touched[0]!]![leaf] !== after.entries[touched[0]!]![leaf],
    )
    expect(copied).toHaveLength(1)
    expect(Object.keys(after.entries[touched[0]!]![copied[0]!]!).length).toBeLessThan(100)
  })
})
