import * as fc from 'fast-check'
import { entriesById, getById } from '../kernel/by-id'
import { attendanceDecider } from './attendance'
import { type AttendanceBook } from './attendance-book'
import { type AttendanceCommand } from './attendance-commands'

const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const id = (n: number) => `0190a1b2-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`
const zone = 'Europe/Lisbon'
const longest_minutes = 24 * 60
const start = Date.parse('2026-03-28T00:00:00Z')

/** Minutes over three days; the zone skips an hour on one of them. */
const at = (minute: number) => `${new Date(start + minute * 60_000).toISOString().slice(0, 19)}Z`

const END = 3 * 24 * 60

const minute = fc.integer({ min: 0, max: END })
const shift = fc.integer({ min: 0, max: 5 })

const step = fc.oneof(
  fc.record({ do: fc.constant('in' as const), shift }),
  fc.record({ do: fc.constantFrom('out' as const, 'pause' as const, 'resume' as const) }),
  fc.record({
    do: fc.constantFrom('add' as const, 'correct' as const),
    shift,
    from: minute,
    to: minute,
    pause: minute,
    length: fc.integer({ min: 0, max: 90 }),
  }),
  fc.record({
    do: fc.constant('type' as const),
    shift,
    pause: minute,
    length: fc.integer({ min: 0, max: 90 }),
  }),
  fc.record({ do: fc.constantFrom('delete' as const, 'restore' as const), shift }),
  fc.record({ do: fc.constant('propose' as const), shift, from: minute, to: minute }),
  fc.record({ do: fc.constantFrom('approve' as const, 'reject' as const), shift }),
)

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Returns the command of a step at a time; the clock advances between two of them. */
function commandOf(each: Step, now: string): AttendanceCommand {
  const breaks =
    'pause' in each
      ? [{ start_at: at(each.pause), end_at: at(each.pause + each.length), paid: false }]
      : []

  const on = { employee_id, attendance_id: 'shift' in each ? id(each.shift) : '' }

  switch (each.do) {
    case 'in':
      return { type: 'check-in', ...on, now, zone }
    case 'out':
      return { type: 'check-out', employee_id, now, zone, longest_minutes }
    case 'pause':
    case 'resume':
      return {
        type: each.do === 'pause' ? 'start-break' : 'end-break',
        employee_id,
        now,
        longest_minutes,
      }

    case 'add':
      return {
        type: 'add',
        ...on,
        now,
        zone,
        in_at: at(each.from),
        out_at: at(each.to),
        breaks,
        longest_minutes,
      }

    case 'correct':
      return {
        type: 'correct',
        ...on,
        now,
        in_at: at(each.from),
        out_at: at(each.to),
        breaks,
        longest_minutes,
      }

    case 'type':
      return { type: 'type-breaks', ...on, now, breaks }
    case 'delete':
    case 'restore':
      return { type: each.do, ...on }

    case 'propose': {
      const times = { now, zone, in_at: at(each.from), out_at: at(each.to), longest_minutes }
      return {
        type: 'propose',
        kind: 'change',
        ...on,
        ...times,
        correction_id: id(each.shift + 50),
        reason: 'So it was',
      }
    }

    default: {
      const decided = { own: false, noOtherDecider: false, comment: null, now, longest_minutes }
      return { type: each.do, employee_id, correction_id: id(each.shift + 50), ...decided }
    }
  }
}

/** Returns sentences for violated invariants of a book. */
function faults({ open, shifts }: AttendanceBook): string[] {
  const kept = [...entriesById(shifts)].flatMap(([key, each]) =>
    each.deleted ? [] : [{ key, ...each }],
  )
  const found: string[] = []

  for (const { key, in_at, out_at, breaks, break_since } of kept) {
    if (out_at !== null && out_at <= in_at) found.push(`${key} ends before it begins`)
    if (break_since !== null && key !== open) found.push(`${key} is on a break and not open`)

    for (const [n, each] of breaks.entries()) {
      if (each.end_at <= each.start_at || (n > 0 && each.start_at < breaks[n - 1]!.end_at))
        found.push(`${key} has breaks out of order`)

      if (each.start_at < in_at || (out_at !== null && each.end_at > out_at))
        found.push(`${key} has a break outside`)
    }

    if (break_since !== null && break_since < (breaks.at(-1)?.end_at ?? in_at))
      found.push(`${key} is on a break that began before the last ended`)
  }

  const ended = kept
    .filter(({ out_at }) => out_at !== null)
    .sort((a, b) => (a.in_at < b.in_at ? -1 : 1))

  for (const [n, each] of ended.entries())
    if (n > 0 && each.in_at < ended[n - 1]!.out_at!) found.push(`${each.key} overlaps`)

  const running = kept.find(({ key }) => key === open)

  if (running && ended.some(({ out_at }) => out_at! > running.in_at))
    found.push(`${running.key} overlaps one that ended later`)

  return found
}

it('no sequence of commands makes shifts overlap, leaves two open, or puts a break outside its shift', () => {
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 1, maxLength: 40 }),
      fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 40, maxLength: 40 }),
      (steps, pauses) => {
        let book = attendanceDecider.initial
        let clock = 0

        for (const [n, each] of steps.entries()) {
          // A new shift has a new id.
          if ((each.do === 'in' || each.do === 'add') && getById(book.shifts, id(each.shift)))
            continue

          clock = Math.min(END, clock + pauses[n]!)

          try {
            for (const event of attendanceDecider.decide(book, commandOf(each, at(clock))))
              book = attendanceDecider.evolve(book, event)
          } catch (error) {
            // A refusal writes nothing; any other error is a defect.
            if ((error as { code?: string }).code === undefined) throw error
          }

          expect(faults(book)).toEqual([])
        }
      },
    ),
    { numRuns: 400 },
  )
})
