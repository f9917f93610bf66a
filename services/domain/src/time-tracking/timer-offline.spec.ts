import { OFFLINE_KNOWN } from '@workledger/contracts/time-tracking/offline'
import fc from 'fast-check'
import { entriesById } from '../kernel/by-id'
import { fold } from '../kernel/decider'
import { offlineOutcomes, timerDecider } from './timer'
import type { OfflineAction, OfflineCommand, SeenEntry } from './timer-offline'
import type { Timer, TimerEvent } from './timer-state'

const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const zone = 'Europe/Lisbon'
const now = '2026-06-01T12:00:00Z'
const details = { description: 'Ledger', project_id: null, task_id: null, billable: true }
const idOf = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`
const at = (minutes: number) =>
  new Date(Date.parse('2026-06-01T08:00:00Z') + minutes * 60_000).toISOString().replace('.000', '')

const ref = (n: number, minutes: number, of = n) => ({
  action_id: idOf(n),
  entry_id: idOf(1000 + of),
  pressed_at: at(minutes),
})

const start = (n: number, minutes: number): OfflineAction => ({
  ...ref(n, minutes),
  ...{ kind: 'start', start: at(minutes), zone, again: false, ...details },
})

const stop = (n: number, minutes: number, of: number): OfflineAction => ({
  ...ref(n, minutes, of),
  kind: 'stop',
})

const add = (n: number, minutes: number, length: number): OfflineAction => ({
  ...ref(n, minutes + length),
  ...{ kind: 'add', start: at(minutes), end: at(minutes + length), zone, ...details },
})

const describeAs = (
  n: number,
  of: number,
  description: string,
  seen: SeenEntry = 'own',
): OfflineAction => ({ ...ref(n, 60, of), kind: 'change', update: { description }, seen })

/** The same, of an entry that was started online. */
const online = (state: Timer, n: number, minutes: number, more = {}) =>
  timerDecider
    .decide(state, {
      ...{ type: 'start', employee_id, entry_id: idOf(1000 + n), start: at(minutes), now, zone },
      ...{ again: true, desc_required: false, locked_until: null, ...details, ...more },
    })
    .reduce(timerDecider.evolve, state)

const changedOnline = (state: Timer, of: number, update: object) =>
  timerDecider
    .decide(state, {
      ...{ type: 'change', employee_id, entry_id: idOf(1000 + of), update, now },
      ...{ desc_required: false, locked_until: null },
    })
    .reduce(timerDecider.evolve, state)

const sent = (actions: readonly OfflineAction[], change = {}): OfflineCommand => ({
  type: 'offline',
  ...{ employee_id, actions, now, desc_required: false, locked_until: null, ...change },
})

const send = (state: Timer, actions: readonly OfflineAction[], change = {}) => {
  const command = sent(actions, change)
  const events = timerDecider.decide(state, command)
  const after = fold(timerDecider, events as TimerEvent[], state)
  const faults = offlineOutcomes(after, command).map(({ fault }) => fault?.code ?? null)

  return { events, after, faults }
}

const entriesOf = ({ entries }: Timer) =>
  [...entriesById(entries)].sort(([a], [b]) => a.localeCompare(b))

const { initial } = timerDecider

describe('actions made offline', () => {
  it('never replace an entry: the same id with another press or other times is the same action', () => {
    const { after } = send(initial, [add(1, 0, 30), start(2, 40), stop(3, 50, 2)])
    const day = -24 * 60
    const later = { now: '2026-09-01T12:00:00Z' }
    const moved = [add(1, day, 10), { ...start(2, day), start: at(day) }]
    expect(send(after, moved).events).toEqual([])
    expect(send(after, moved).faults).toEqual([null, null])
    // Also after the days for which the action itself is known.
    const old = 92 * 24 * 60
    expect(send(after, [add(1, old - 60, 10), start(2, old - 60)], later).events).toEqual([])
  })

  it('count from when they were pressed, and name both clocks', () => {
    const { events, after, faults } = send(initial, [start(1, 0), stop(2, 30, 1), add(3, 40, 20)])
    const clocks = { received_at: now }
    expect(faults).toEqual([null, null, null])

    expect(events).toMatchObject([
      {
        type: 'TimeEntryStarted',
        data: { start: at(0), action_id: idOf(1), pressed_at: at(0), ...clocks },
      },
      {
        type: 'TimeEntryStopped',
        data: { end: at(30), pressed_at: at(30), by: 'hand', ...clocks },
      },
      { type: 'TimeEntryAdded', data: { start: at(40), end: at(60), pressed_at: at(60) } },
    ])

    expect(entriesOf(after)[0]![1]).toEqual({
      ...details,
      ...{ start: at(0), end: at(30), zone, revision: 1, action_id: idOf(2) },
      ...{ pressed_at: at(30), received_at: now },
    })
  })

  it('count once, whatever is sent again or cut off', () => {
    const action = fc.oneof(
      fc.record({ kind: fc.constant('start'), at: fc.integer({ min: 0, max: 200 }) }),
      fc.record({ kind: fc.constant('add'), at: fc.integer({ min: 0, max: 200 }) }),
      fc.record({ kind: fc.constant('stop'), at: fc.integer({ min: 0, max: 30 }) }),
      fc.record({ kind: fc.constant('change'), at: fc.integer({ min: 0, max: 3 }) }),
    )

    // A device presses in the order of time, and sends from the first action without an answer.
    const queue = fc.array(action, { minLength: 1, maxLength: 14 }).map((each) => {
      let [minutes, begun] = [0, 1]

      return each.map((one, index): OfflineAction => {
        const n = index + 1
        minutes += 1 + (one.at % 25)
        if (one.kind === 'add') return add(n, minutes - 1, 1)
        if (one.kind === 'stop') return stop(n, minutes, begun)
        if (one.kind === 'change') return describeAs(n, begun, `Words ${one.at}`)
        begun = n
        return start(n, minutes)
      })
    })

    fc.assert(
      fc.property(
        queue,
        fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { maxLength: 8 }),
        (actions, tries) => {
          const once = send(initial, actions).after
          let state = initial
          let done = 0

          for (const [from, length] of tries) {
            const first = Math.min(from, done)
            const some = actions.slice(first, first + length)
            state = send(state, some).after
            done = Math.max(done, first + some.length)
          }

          state = send(state, actions.slice(Math.min(done, actions.length))).after
          expect(entriesOf(state)).toEqual(entriesOf(once))
          expect(send(state, actions).events).toEqual([])
        },
      ),
    )
  })

  it('are refused one by one, and the next ones go on', () => {
    const late = { ...add(4, 0, 10), pressed_at: '2026-04-30T11:59:59Z' }
    const ahead = { ...start(5, 0), pressed_at: '2026-06-03T12:00:00Z', start: at(0) }
    const gone = { ...add(6, 10, 5), fault: { code: 'timer.project_unknown' } }

    const { faults, after } = send(initial, [late, ahead, gone, stop(7, 20, 99), add(8, 30, 10)])

    expect(faults).toEqual([
      'timer.offline_too_old',
      'timer.offline_ahead',
      'timer.project_unknown',
      'not_found',
      null,
    ])

    expect(entriesOf(after)).toHaveLength(1)
  })

  it('count with a clock five minutes ahead', () => {
    const { faults } = send(initial, [start(1, 241), stop(2, 245, 1)])
    expect(faults).toEqual([null, null])
    expect(send(initial, [start(1, 246)]).faults).toEqual(['timer.offline_ahead'])
  })

  it('keep locked time: 500 actions add nothing', () => {
    const actions = Array.from({ length: 500 }, (_, n) => add(n + 1, n / 10, 0.05))
    const { events, faults } = send(initial, actions, { locked_until: '2026-06-01' })
    expect(events).toEqual([])
    expect(new Set(faults)).toEqual(new Set(['timesheet.before_lock']))
  })

  it('answer an id twice in one request with its first outcome', () => {
    const { events, faults } = send(initial, [add(1, 0, 10), add(1, 20, 10)])
    expect(events).toHaveLength(1)
    expect(faults).toEqual([null, null])
  })

  it('end an entry at the press, although a later start of another device ended it', () => {
    const { after: running } = send(initial, [start(9, 60)])
    const { after, faults } = send(running, [start(1, 0), stop(2, 30, 1)])
    expect(faults).toEqual([null, null])
    expect(entriesOf(after).map(([, { end }]) => end)).toEqual([at(30), null])

    // Pressed after the other device had started: the entry has ended, as it would have online.
    const { after: other } = send(initial, [start(9, 10)])
    expect(send(other, [start(1, 0), stop(2, 30, 1)]).faults).toEqual([null, 'timer.ended'])
  })

  it('are known for a month, at most 2,000 of a person', () => {
    let state = initial
    const many = (from: number) =>
      Array.from({ length: 500 }, (_, n) => add(from + n, n / 10, 0.05))
    for (let n = 0; n < OFFLINE_KNOWN; n += 500) state = send(state, many(n + 1)).after
    expect(send(state, [add(9001, 0, 10)]).faults).toEqual(['timer.offline_many'])
    const july = { now: '2026-07-05T12:00:00Z' }
    const next = { ...add(9001, 0, 10), pressed_at: '2026-07-05T11:00:00Z' }
    const { after, faults } = send(state, [next], july)
    expect(faults).toEqual([null])
    expect(Object.keys(after.offline)).toEqual(['2026-07-05'])
  })

  describe('of an entry that was started online', () => {
    const running = online(initial, 1, 0)
    const of = (state: Timer, n = 1) => entriesOf(state).find(([id]) => id === idOf(1000 + n))![1]

    it('change its work in order, each bound to the one before', () => {
      const first = describeAs(11, 1, 'Train', { revision: 0 })
      const second = describeAs(12, 1, 'Slow train', { after: idOf(11) })
      const { after, faults } = send(running, [first, second, stop(13, 30, 1)])
      expect(faults).toEqual([null, null, null])
      expect(of(after)).toMatchObject({ description: 'Slow train', end: at(30), revision: 3 })
      // The next ones of the same device go on from its own stop, also in a later request.
      const third = describeAs(14, 1, 'Bus', { after: idOf(13) })
      expect(send(after, [first, second, third]).events).toHaveLength(1)
    })

    it('are refused if it was changed elsewhere, and so is all that builds on them', () => {
      const elsewhere = changedOnline(running, 1, { description: 'By phone' })
      const first = describeAs(11, 1, 'Train', { revision: 0 })
      const { events, faults } = send(elsewhere, [
        first,
        describeAs(12, 1, 'Slow train', { after: idOf(11) }),
        describeAs(13, 1, 'Bus', null),
      ])
      expect(events).toEqual([])
      expect(faults).toEqual(Array(3).fill('timer.offline_changed'))

      // Once the person has seen the entry as it is, both go through.
      const seen = { ...first, seen: { revision: 1 } }
      const next = describeAs(12, 1, 'Slow train', { after: idOf(11) })
      expect(send(elsewhere, [seen, next]).faults).toEqual([null, null])
    })

    it('are refused if it was changed elsewhere between two of them', () => {
      const { after } = send(running, [describeAs(11, 1, 'Train', { revision: 0 })])
      const elsewhere = changedOnline(after, 1, { billable: false })
      const next = describeAs(12, 1, 'Bus', { after: idOf(11) })
      expect(send(elsewhere, [next]).faults).toEqual(['timer.offline_changed'])
    })

    it('are done if their answer was lost: they differ in nothing from the entry', () => {
      const done = changedOnline(running, 1, { description: 'Train' })
      const { after, faults } = send(done, [
        describeAs(11, 1, 'Train', { revision: 0 }),
        describeAs(12, 1, 'Slow train', { after: idOf(11) }),
      ])
      expect(faults).toEqual([null, null])
      expect(of(after).description).toBe('Slow train')
    })

    it('go through after the next start has ended it', () => {
      const change = describeAs(11, 1, 'Train', { revision: 0 })
      const { faults, after } = send(running, [start(2, 20), change])
      expect(faults).toEqual([null, null])
      expect(of(after)).toMatchObject({ description: 'Train', end: at(20) })
      expect(send(online(running, 2, 20), [change]).faults).toEqual([null])
      const elsewhere = changedOnline(online(running, 2, 20), 1, { billable: false })
      expect(send(elsewhere, [change]).faults).toEqual(['timer.offline_changed'])
    })

    it('move it to another project without its task, and imply the project of a task', () => {
      const [p, q, task] = [idOf(91), idOf(92), idOf(93)]
      const booked = online(initial, 1, 0, { project_id: p, task_id: task })
      const change = (update: object, task_project?: string): OfflineAction => ({
        ...{ ...ref(11, 60, 1), kind: 'change', update, task_project, seen: { revision: 0 } },
      })
      const project = change({ project_id: q })
      expect(of(send(booked, [project]).after)).toMatchObject({ project_id: q, task_id: null })
      const untied = change({ task_id: null })
      expect(of(send(booked, [untied]).after)).toMatchObject({ project_id: p, task_id: null })
      const tied = change({ task_id: task }, p)
      expect(of(send(running, [tied]).after)).toMatchObject({ project_id: p, task_id: task })
      expect(send(booked, [change({ task_id: task }, q)]).faults).toEqual(['timer.task_unknown'])
    })

    it('keep locked time', () => {
      const change = describeAs(11, 1, 'Train', { revision: 0 })
      const { events, faults } = send(running, [change], { locked_until: '2026-06-01' })
      expect(events).toEqual([])
      expect(faults).toEqual(['timesheet.before_lock'])
    })
  })

  describe('about time without input', () => {
    const running = online(initial, 1, 0)
    const kept = (n: number, from: number, to: number): OfflineAction => ({
      ...ref(n, to, 1),
      ...{ kind: 'keep_idle', from: at(from), to: at(to) },
    })

    it('record what the person kept, once, and leave the entry as it is', () => {
      const { after, events } = send(running, [kept(11, 20, 40)])
      expect(events).toMatchObject([
        {
          type: 'TimeEntryIdleKept',
          data: { idle_from: at(20), idle_to: at(40), pressed_at: at(40), received_at: now },
        },
      ])
      expect(entriesOf(after)[0]![1]).toMatchObject({
        revision: 0,
        idle_from: at(20),
        idle_to: at(40),
      })
      // The same answer again, and that of another device about earlier time.
      expect(send(after, [kept(11, 20, 40), kept(12, 10, 35)])).toMatchObject({
        ...{ events: [], faults: [null, null] },
      })
      expect(send(after, [kept(13, 40, 60)]).events).toHaveLength(1)
      // It is no change elsewhere.
      const change = describeAs(14, 1, 'Train', { revision: 0 })
      expect(send(after, [change]).faults).toEqual([null])
    })

    it('hold for an entry that ended or is locked meanwhile', () => {
      const { after } = send(running, [stop(2, 60, 1)])
      const { faults } = send(after, [kept(11, 20, 40)], { locked_until: '2026-06-01' })
      expect(faults).toEqual([null])
    })

    it('lie within the entry and the past', () => {
      const ahead = { ...kept(13, 200, 300), pressed_at: at(230) }
      const { faults } = send(running, [kept(11, -5, 40), kept(12, 40, 40), ahead])
      expect(faults).toEqual(['timer.end_before_start', 'timer.end_before_start', 'timer.future'])
      expect(send(initial, [kept(14, 1, 2)]).faults).toEqual(['not_found'])
    })
  })
})
