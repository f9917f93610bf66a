import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { milliseconds, toServer } from '@workledger/kit/i18n/zone-time'
import { describe, expect, it } from 'vitest'
import {
  earlierWork,
  groupByDay,
  mergeEntry,
  overlapping,
  placeholderHour,
  repeats,
  runningOn,
  withoutEntry,
} from './entries'

const entry = (
  id: string,
  start: string,
  end: string | null,
  rest: Partial<TimeEntry> = {},
): TimeEntry => ({
  id,
  employee_id: 'me',
  description: id,
  project_id: null,
  project_name: null,
  client_name: null,
  task_id: null,
  task_title: null,
  billable: 0,
  tags: [],
  billed: false,
  invoice_number: null,
  start,
  end,
  duration: end ? (milliseconds(end) - milliseconds(start)) / 1000 : 0,
  day: start.slice(0, 10),
  zone: 'UTC',
  revision: 0,
  stream: 'timer-me',
  ...rest,
})

const now = milliseconds('2026-11-20 10:00:00')
const ids = (list: { data: TimeEntry[] }) => list.data.map(({ id }) => id)

describe('grouping by day', () => {
  it('keeps the order and takes the totals of the server', () => {
    const groups = groupByDay(
      [
        entry('c', '2026-11-20 09:30:00', null),
        entry('b', '2026-11-20 08:00:00', '2026-11-20 09:00:00'),
        entry('a', '2026-11-18 08:00:00', '2026-11-18 09:00:00'),
      ],
      [
        { day: '2026-11-20', seconds: 3600 },
        { day: '2026-11-18', seconds: 9000 },
      ],
    )
    expect(
      groups.map(({ day, seconds, entries }) => [
        day,
        seconds,
        entries.map(({ id }) => id).join(''),
      ]),
    ).toEqual([
      ['2026-11-20', 3600, 'cb'],
      ['2026-11-18', 9000, 'a'],
    ])
  })

  it('cuts running time at the midnight of its zone, and no second is lost', () => {
    const overnight = entry('n', '2026-11-19 20:00:00', null, {
      zone: 'Europe/Berlin',
      day: '2026-11-19',
    })

    expect(runningOn(overnight, '2026-11-19', now)).toBe(3 * 3600)
    expect(runningOn(overnight, '2026-11-20', now)).toBe(11 * 3600)
    expect(runningOn(overnight, '2026-11-21', now)).toBe(0)
  })
})

describe('the same work again', () => {
  const loop = { description: 'Loop', project_id: 'p' }

  const list = [
    entry('run', '2026-11-20 09:30:00', null, loop),
    entry('c', '2026-11-20 08:00:00', '2026-11-20 09:00:00', loop),
    entry('x', '2026-11-20 07:00:00', '2026-11-20 08:00:00', { description: 'Offer, Loop' }),
    entry('b', '2026-11-20 06:00:00', '2026-11-20 07:00:00', loop),
    entry('d', '2026-11-20 05:00:00', '2026-11-20 06:00:00', { ...loop, billable: 1 }),
    entry('e', '2026-11-20 04:00:00', '2026-11-20 05:00:00', { description: '' }),
    entry('f', '2026-11-20 03:00:00', '2026-11-20 04:00:00', { description: '' }),
  ]

  it('is grouped, apart from running, differently billed or unnamed entries', () => {
    expect(repeats(list).map((group) => group.map(({ id }) => id).join('+'))).toEqual([
      'run',
      'c+b',
      'x',
      'd',
      'e',
      'f',
    ])
  })

  it('is offered once, newest first, by every word that was typed', () => {
    expect(earlierWork(list, '').map(({ id }) => id)).toEqual(['run', 'x', 'd'])
    expect(earlierWork(list, 'loop OFF').map(({ id }) => id)).toEqual(['x'])
    expect(earlierWork(list, '', 1)).toHaveLength(1)
  })
})

describe('overlaps', () => {
  it('names both sides, also of a long entry that holds a short one', () => {
    const list = [
      entry('a', '2026-11-20 08:00:00', '2026-11-20 12:00:00'),
      entry('b', '2026-11-20 08:30:00', '2026-11-20 09:00:00'),
      entry('c', '2026-11-20 11:00:00', '2026-11-20 13:00:00'),
    ]
    expect([...overlapping(list, now)].sort()).toEqual(['a', 'b', 'c'])
  })

  it('lets ends touch and counts running time up to now', () => {
    const list = [
      entry('a', '2026-11-20 08:00:00', '2026-11-20 09:00:00'),
      entry('b', '2026-11-20 09:00:00', null),
      entry('c', '2026-11-20 11:00:00', '2026-11-20 11:30:00'),
    ]
    expect(overlapping(list, now).size).toBe(0)
  })
})

describe('the placeholder hour', () => {
  const at = (day: string, list: TimeEntry[], until = now) => {
    const { start, end } = placeholderHour('UTC', day, list, until) ?? { start: 0, end: 0 }
    return `${toServer(start)} ${toServer(end).slice(11)}`
  }

  it('is the first free one from nine on', () => {
    expect(at('2026-11-18', [])).toBe('2026-11-18 09:00:00 10:00:00')
    expect(at('2026-11-18', [entry('a', '2026-11-18 09:30:00', '2026-11-18 11:15:00')])).toBe(
      '2026-11-18 11:15:00 12:15:00',
    )
  })

  it('never lies in the future', () => {
    expect(at('2026-11-20', [entry('a', '2026-11-20 09:00:00', '2026-11-20 09:40:00')])).toBe(
      '2026-11-20 08:00:00 09:00:00',
    )
    expect(at('2026-11-20', [], milliseconds('2026-11-20 07:30:00'))).toBe(
      '2026-11-20 06:30:00 07:30:00',
    )
  })
})

describe('a day without a free hour', () => {
  const busy = (start: string, end: string | null) =>
    placeholderHour('UTC', '2026-11-20', [entry('a', start, end)], now)

  it('has no place for the placeholder', () => {
    expect(busy('2026-11-19 22:00:00', null)).toBeUndefined()
    expect(busy('2026-11-20 00:30:00', null)).toBeUndefined()
    expect(busy('2026-11-20 01:00:00', null)).toMatchObject({
      end: milliseconds('2026-11-20 01:00:00'),
    })
  })
})

describe('merging messages of the live channel', () => {
  const list = {
    data: [
      entry('b', '2026-11-20 08:00:00', null),
      entry('a', '2026-11-19 08:00:00', '2026-11-19 09:00:00'),
    ],
    total: 2,
    meta: { days: [] },
  }

  it('replaces by id and sorts newest first again', () => {
    const merged = mergeEntry(list, entry('a', '2026-11-20 09:00:00', '2026-11-20 09:30:00'), {})
    expect(ids(merged)).toEqual(['a', 'b'])
    expect(merged.total).toBe(2)
  })

  it('ends the one that ran when another starts', () => {
    const merged = mergeEntry(list, entry('c', '2026-11-20 09:00:00', null), { employee_id: 'me' })
    expect(ids(merged)).toEqual(['c', 'b', 'a'])
    expect(merged.data[1]).toMatchObject({ end: '2026-11-20 09:00:00', duration: 3600 })
    expect(merged.total).toBe(3)
  })

  it('counts ended time in the totals of its days, once', () => {
    const over = entry('r', '2026-11-19 22:00:00', null)
    const running = { data: [over], total: 1, meta: { days: [{ day: '2026-11-20', seconds: 60 }] } }
    const stopped = mergeEntry(running, { ...over, end: '2026-11-20 01:00:00' }, {})

    const both = [
      { day: '2026-11-20', seconds: 60 + 3600 },
      { day: '2026-11-19', seconds: 7200 },
    ]

    expect(stopped.meta.days).toEqual(both)
    expect(mergeEntry(stopped, { ...over, end: '2026-11-20 01:00:01' }, {}).meta.days).toEqual(both)
    const next = entry('n', '2026-11-20 01:00:00', null)
    expect(mergeEntry(running, next, { employee_id: 'me' }).meta.days).toEqual(both)
    expect(mergeEntry(running, next, { from: '2026-11-20' }).meta.days).toEqual(both.slice(0, 1))
    expect(
      mergeEntry(running, entry('x', '2026-11-20 02:00:00', '2026-11-20 03:00:00'), {}).meta.days,
    ).toBe(running.meta.days)
  })

  it('does not put a new entry under a filter or on a later page', () => {
    const added = entry('c', '2026-11-20 09:00:00', '2026-11-20 09:10:00')
    expect(ids(mergeEntry(list, added, { q: 'x' }))).toEqual(['b', 'a'])
    expect(ids(mergeEntry(list, added, { page: 2 }))).toEqual(['b', 'a'])
    expect(ids(mergeEntry(list, added, { employee_id: 'else' }))).toEqual(['b', 'a'])
  })

  it('takes one away', () => {
    expect(withoutEntry(list, 'a')).toMatchObject({ total: 1 })
    expect(withoutEntry(list, 'x').total).toBe(2)
  })
})
