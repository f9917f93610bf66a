import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { describe, expect, it } from 'vitest'
import { timesOf, withTimes } from './changed-times'
import type { Action, Kept } from './outbox'

const now = '2026-11-27 12:00:00'
const shown = { zone: 'Europe/Lisbon', start: '2026-11-20 09:00:00', end: null } as TimeEntry

const kept = (seq: number, action: object, more: Partial<Kept> = {}): Kept => ({
  seq,
  employee: 'eli',
  action: { id: `action-${seq}`, ...action } as Action,
  label: 'Work',
  tried: false,
  refusal: 'The week is submitted.',
  shown,
  ...more,
})

const start = kept(1, { kind: 'start', pressed_at: '2026-11-20 09:00:00' })
const change = kept(2, { kind: 'change', pressed_at: '2026-11-20 09:10:00', action_id: 'action-1' })
const stop = kept(
  3,
  { kind: 'stop', pressed_at: '2026-11-20 10:00:00', action_id: 'action-1' },
  { shown: { ...shown, end: '2026-11-20 10:00:00', duration: 3600 } },
)
const other = kept(4, { kind: 'stop', pressed_at: '2026-11-20 11:00:00', entry_id: 'entry' })
const all = [start, change, stop, other]

describe('times of a refused action', () => {
  it('are those of the entry that it makes', () => {
    expect(timesOf(start, all)).toEqual({
      start: '2026-11-20 09:00:00',
      end: '2026-11-20 10:00:00',
    })
    expect(timesOf(start, [start])).toEqual({ start: '2026-11-20 09:00:00', end: null })
    expect(timesOf(other, all)).toEqual({ start: null, end: '2026-11-20 11:00:00' })
    expect(timesOf(change, all)).toEqual({ start: null, end: null })
  })

  it('change together with what goes with it, and with nothing else', () => {
    const times = { start: '2026-11-27 09:00:00', end: '2026-11-27 10:30:00' }
    const sent = withTimes(start, all, times, now)
    expect(sent.map(({ seq, refusal }) => [seq, refusal])).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ])
    expect(sent.map(({ action }) => action)).toMatchObject([
      { kind: 'start', start: '2026-11-27 09:00:00', pressed_at: now },
      { kind: 'change', pressed_at: '2026-11-20 09:10:00' },
      { kind: 'stop', pressed_at: '2026-11-27 10:30:00' },
    ])
    expect(sent[2]!.shown).toMatchObject({
      start: '2026-11-27 09:00:00',
      end: '2026-11-27 10:30:00',
      day: '2026-11-27',
      duration: 5400,
    })
  })

  it('correct a press by a clock that was ahead', () => {
    const ahead = { ...change, action: { ...change.action, pressed_at: '2026-11-29 09:00:00' } }
    const times = { start: '2026-11-27 09:00:00', end: null }
    const [, changed] = withTimes(start, [start, ahead as Kept], times, now)
    expect(changed!.action.pressed_at).toBe(now)
  })

  it('of an added entry are its own', () => {
    const [from, to] = ['2026-11-20 13:00:00', '2026-11-20 14:00:00']
    const added = kept(5, { kind: 'add', pressed_at: from, start: from, end: to })
    expect(timesOf(added, [added])).toEqual({ start: from, end: to })
    const times = { start: '2026-11-27 08:00:00', end: '2026-11-27 09:00:00' }
    expect(withTimes(added, [added], times, now)[0]!.action).toMatchObject({
      ...times,
      pressed_at: now,
    })
  })
})
