import type { PunchKind } from '@workledger/contracts/kernel/punch-kinds'
import * as fc from 'fast-check'
import { fold } from '../kernel/decider'
import { given } from '../kernel/decider-specification'
import { toSecond } from '../kernel/zone-days'
import { attendanceDecider } from './attendance'
import { type AttendanceBook, type AttendanceEvent } from './attendance-book'
import { type Punch, pairPunches, stretch } from './punches'

const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`
const start = Date.parse('2026-03-02T00:00:00Z')
const at = (hours: number) => toSecond(new Date(start + hours * 3_600_000))

const punch = (hours: number, kind: PunchKind, n = Math.round(hours * 3600)): Punch => ({
  id: id(n),
  at: at(hours),
  kind,
  zone: 'Europe/Lisbon',
  longest_minutes: 960,
})

const times = (
  punches: readonly Punch[],
  ...rest: [Parameters<typeof pairPunches>[1]?, (string | null)?]
) => pairPunches(punches, ...rest).shifts.map(({ in_at, out_at }) => [in_at, out_at])

describe('pairing punches', () => {
  it('makes a shift of in and out, with the breaks between', () => {
    const [shift] = pairPunches([
      punch(9, 'in'),
      punch(12, 'break'),
      punch(12.5, 'back'),
      punch(18, 'out'),
    ]).shifts
    expect(shift).toMatchObject({
      in_at: at(9),
      out_at: at(18),
      day: '2026-03-02',
      breaks: [{ start_at: at(12), end_at: at(12.5) }],
    })
  })

  it('takes punches of devices that do not ask in turn, and a key pressed again once', () =>
    expect(
      times([
        punch(9, 'any'),
        punch(9.01, 'any'),
        punch(13, 'any'),
        punch(14, 'any'),
        punch(18, 'any'),
      ]),
    ).toEqual([
      [at(9), at(13)],
      [at(14), at(18)],
    ]))

  it('lets an overnight shift belong to the day that it starts', () =>
    expect(pairPunches([punch(22, 'in'), punch(30, 'out')]).shifts).toMatchObject([
      { day: '2026-03-02', out_at: at(30) },
    ]))

  it('invents no end: a check-out that is missing stays missing', () =>
    expect(times([punch(9, 'in'), punch(33, 'in'), punch(42, 'out')])).toEqual([
      [at(9), null],
      [at(33), at(42)],
    ]))

  it('passes over an out without an in, and an in within a shift', () =>
    expect(
      times([
        punch(7, 'out'),
        punch(9, 'in'),
        punch(10, 'in'),
        punch(18, 'out'),
        punch(18.5, 'out'),
      ]),
    ).toEqual([[at(9), at(18)]]))

  it('ends a break with the shift', () =>
    expect(
      pairPunches([punch(9, 'in'), punch(17, 'break'), punch(18, 'out')]).shifts[0]!.breaks,
    ).toEqual([{ start_at: at(17), end_at: at(18), paid: false }]))

  it('does not change edited shifts', () => {
    const said = { in_at: at(9), out_at: at(17) }
    expect(times([punch(9, 'in'), punch(17, 'out')], [said])).toEqual([])
    expect(times([punch(8, 'in'), punch(18, 'out')], [said])).toEqual([[at(8), null]])
    expect(times([punch(17.05, 'any'), punch(20, 'any'), punch(22, 'any')], [said])).toEqual([
      [at(20), at(22)],
    ])
  })

  it('ends the shift that is open by other means', () =>
    expect(pairPunches([punch(18, 'out')], [{ in_at: at(9), out_at: null }], at(9))).toEqual({
      shifts: [],
      ends: at(18),
      unpaired: [],
    }))

  const placed = (all: [hours: number, kind: PunchKind][]) =>
    // Ids in the reverse order of the upload.
    all.map(([hours, kind], place) => ({ ...punch(hours, kind, 900 - place), place }))

  it('takes an out before an in of the same second while one works, and each of them once', () => {
    const day = placed([
      [8, 'in'],
      [12, 'out'],
      [12, 'in'],
      [16, 'out'],
    ])

    expect(times(day)).toEqual([
      [at(8), at(12)],
      [at(12), at(16)],
    ])

    expect(times([...day].reverse())).toEqual(times(day))
    expect(pairPunches(day).unpaired).toEqual([])
  })

  it('ends a shift that was begun by a click, and begins the next in the same second', () =>
    expect(
      pairPunches(
        placed([
          [12, 'in'],
          [12, 'out'],
        ]),
        [{ in_at: at(9), out_at: null }],
        at(9),
      ),
    ).toMatchObject({ ends: at(12), shifts: [{ in_at: at(12), out_at: null }] }))

  it('keeps the order within one second for punches stored without a place', () => {
    const [first, second] = [punch(12, 'in', 1), punch(12, 'out', 2)]
    expect(times([punch(8, 'in'), first, second, punch(16, 'out')])).toEqual([[at(8), at(12)]])
  })

  it('names the punches that belong to no shift', () => {
    const unpaired = (...all: [number, PunchKind][]) => {
      const punches = placed(all)
      const { unpaired: found } = pairPunches(punches)

      return punches.flatMap(({ id, at, kind }) =>
        found.includes(id) ? [`${kind} ${at.slice(11, 16)}`] : [],
      )
    }

    expect(unpaired([8, 'in'], [12, 'out'], [17, 'out'])).toEqual(['out 17:00'])
    expect(unpaired([8, 'out'], [17, 'out'])).toEqual(['out 08:00', 'out 17:00'])
    expect(unpaired([8, 'in'], [13, 'in'], [17, 'out'])).toEqual(['in 13:00'])

    expect(unpaired([12, 'break'], [13, 'back'], [14, 'any'], [18, 'any'])).toEqual([
      'break 12:00',
      'back 13:00',
    ])

    // The same key within a minute is no second punch.
    expect(unpaired([8, 'in'], [17, 'out'], [17.01, 'out'])).toEqual([])
  })

  it('treats arrival and departure in one second like those a second apart', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 2, max: 240 }), { minLength: 2, maxLength: 8 }),
        fc.array(fc.integer({ min: 1, max: 9999 })),
        (gaps, ids) => {
          let minute = 0

          const moments = gaps.map((gap) => {
            minute += gap
            return minute / 60
          })

          const punches = moments.flatMap((hours, n): Punch[] => {
            const id = (k: number) => (ids[n * 2 + k] ?? 0) * 100 + n * 2 + k
            const [last, first] = [n === moments.length - 1, n === 0]
            const inward = last ? [] : [{ ...punch(hours, 'in', id(0)), place: n * 2 + 1 }]

            return first ? inward : [{ ...punch(hours, 'out', id(1)), place: n * 2 }, ...inward]
          })

          expect(times(punches)).toEqual(
            moments.slice(1).map((hours, n) => [at(moments[n]!), at(hours)]),
          )
          expect(pairPunches(punches).unpaired).toEqual([])
        },
      ),
    ))

  const kinds: PunchKind[] = ['in', 'out', 'break', 'back', 'any']

  /** Several may share a second. */
  const anyPunches = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 20 * 24 * 6 }), fc.constantFrom(...kinds)), {
      maxLength: 40,
    })
    .map((all) =>
      all.map(([tens, kind], place) => ({
        ...punch(tens / 6, kind, tens * 100 + ((place * 37) % 100)),
        place,
      })),
    )

  it('never makes shifts that overlap, that are longer than they may be, or whose breaks reach out of them', () =>
    fc.assert(
      fc.property(anyPunches, (punches) => {
        const { shifts } = pairPunches(punches)

        for (const [n, { in_at, out_at, breaks }] of shifts.entries()) {
          if (n > 0) expect(in_at >= (shifts[n - 1]!.out_at ?? shifts[n - 1]!.in_at)).toBe(true)
          if (out_at === null) continue
          expect(out_at > in_at).toBe(true)
          expect(Date.parse(out_at) - Date.parse(in_at)).toBeLessThanOrEqual(960 * 60_000)

          for (const each of breaks)
            expect(
              each.start_at >= in_at && each.start_at < each.end_at && each.end_at <= out_at,
            ).toBe(true)
        }
      }),
    ))

  it('pairs a part between two gaps like the whole', () =>
    fc.assert(
      fc.property(
        anyPunches,
        fc.integer({ min: 0, max: 480 }),
        fc.integer({ min: 0, max: 48 }),
        (punches, from, hours) => {
          const changed = { from: at(from), to: at(from + hours) }
          const part = stretch(punches, changed, { since: at(-100), until: at(700) })!
          if (part.length === 0) return
          const [first, last] = [part[0]!.at, part.at(-1)!.at]
          const whole = pairPunches(punches).shifts.filter(
            ({ in_at }) => in_at >= first && in_at <= last,
          )
          expect(pairPunches(part).shifts).toEqual(whole)

          for (const each of punches)
            if (each.at >= changed.from && each.at <= changed.to) expect(part).toContain(each)
        },
      ),
    ))

  it('asks for earlier days if a shift may still run', () => {
    const week = [punch(0, 'any'), punch(9, 'any'), punch(24, 'any')]
    expect(
      stretch(week, { from: at(24), to: at(24) }, { since: at(-1), until: at(100) }),
    ).toBeUndefined()
    expect(
      stretch(week, { from: at(24), to: at(24) }, { since: at(-100), until: at(100) }),
    ).toHaveLength(3)
  })

  it('ends at the same shifts in whatever order and however often punches arrive', () =>
    fc.assert(
      fc.property(
        anyPunches.chain((punches) =>
          fc.tuple(
            fc.constant(punches),
            fc.shuffledSubarray(punches, { minLength: punches.length }),
          ),
        ),
        fc.integer({ min: 1, max: 5 }),
        ([punches, arrived], size) => {
          let book = attendanceDecider.initial
          const known: Punch[] = []

          for (let n = 0; n < arrived.length; n += size) {
            const batch = arrived.slice(n, n + size)
            known.push(...batch)
            const from = batch.reduce((least, each) => (each.at < least ? each.at : least), '9999')
            const to = batch.reduce((most, each) => (each.at > most ? each.at : most), '')
            book = take(book, known, from, to)
            expect(decideAgain(book, known, from, to)).toEqual([])
          }

          const made = Object.values(book.shifts)
            .flatMap((branch) => Object.values(branch).flatMap((leaf) => Object.values(leaf)))
            .filter(({ deleted }) => !deleted)
            .map(({ in_at, out_at, breaks }) => ({ in_at, out_at, breaks }))
            .sort((a, b) => (a.in_at < b.in_at ? -1 : 1))

          expect(made).toEqual(
            pairPunches(punches).shifts.map(({ in_at, out_at, breaks }) => ({
              in_at,
              out_at,
              breaks,
            })),
          )
        },
      ),
      { numRuns: 60 },
    ))
})

const command = (known: readonly Punch[], from: string, to: string) => {
  const punches = stretch(known, { from, to }, { since: at(-100), until: at(800) })!
  const [first = from, last = to] = [punches[0]?.at, punches.at(-1)?.at]

  return {
    type: 'take-punches' as const,
    employee_id,
    now: at(480),
    from: first < from ? first : from,
    to: last > to ? last : to,
    punches,
  }
}

const decideAgain = (book: AttendanceBook, known: readonly Punch[], from: string, to: string) =>
  attendanceDecider.decide(book, command(known, from, to))

const take = (book: AttendanceBook, known: readonly Punch[], from: string, to: string) =>
  fold(attendanceDecider, decideAgain(book, known, from, to), book)

describe('attendance by punches', () => {
  const take = (now: number, punches: Punch[]) => ({
    type: 'take-punches' as const,
    employee_id,
    now: at(now),
    from: punches[0]!.at,
    to: punches.at(-1)!.at,
    punches,
  })

  const zone = 'Europe/Lisbon'
  const cut = { zone, day: '2026-03-02' }
  const first = punch(9, 'in')

  const entered: AttendanceEvent = {
    type: 'ShiftPunched',
    data: {
      employee_id,
      attendance_id: first.id,
      in_at: at(9),
      out_at: null,
      breaks: [],
      break_since: null,
      running: true,
      ...cut,
      from_day: null,
    },
  }

  const left: AttendanceEvent = {
    type: 'ShiftPunched',
    data: { ...(entered.data as any), out_at: at(18), running: false, from_day: '2026-03-02' },
  }

  it('checks in, and out', () => {
    given(attendanceDecider)
      .when(take(9, [first]))
      .then(entered)
    given(attendanceDecider, entered)
      .when(take(18, [first, punch(18, 'out')]))
      .then(left)
    given(attendanceDecider, entered, left)
      .when(take(19, [first, punch(18, 'out')]))
      .thenNothing()
  })

  it('moves an end that arrives late, and removes a shift without a beginning punch', () => {
    const earlier = { ...(left.data as any), out_at: at(12) }

    given(attendanceDecider, entered, left)
      .when(take(20, [first, punch(12, 'out'), punch(18, 'out')]))
      .then(
        { type: 'ShiftPunched', data: earlier },
        {
          type: 'PunchesUnpaired',
          data: {
            employee_id,
            punches: [{ punch_id: punch(18, 'out').id, at: at(18) }],
            settled: [],
          },
        },
      )

    given(attendanceDecider, entered, left)
      .when({
        type: 'take-punches',
        employee_id,
        now: at(20),
        from: at(9),
        to: at(18),
        punches: [],
      })
      .then({
        type: 'PunchedShiftRemoved',
        data: { employee_id, attendance_id: first.id, day: '2026-03-02' },
      })
  })

  it('ends at a device a shift that began by a click, with its running break', () => {
    const clicked: AttendanceEvent = {
      type: 'CheckedIn',
      data: { employee_id, attendance_id: id(1), in_at: at(9), ...cut, in_location: null },
    }

    const paused: AttendanceEvent = {
      type: 'BreakStarted',
      data: { employee_id, attendance_id: id(1), day: cut.day, start_at: at(17) },
    }

    given(attendanceDecider, clicked, paused)
      .when(take(18, [punch(18, 'out')]))
      .then(
        {
          type: 'BreakEnded',
          data: {
            employee_id,
            attendance_id: id(1),
            day: cut.day,
            start_at: at(17),
            end_at: at(18),
          },
        },
        {
          type: 'CheckedOut',
          data: {
            employee_id,
            attendance_id: id(1),
            day: cut.day,
            out_at: at(18),
            zone,
            out_location: null,
          },
        },
      )
  })

  it('does not touch shifts that were corrected or deleted by hand', () => {
    const corrected: AttendanceEvent = {
      type: 'AttendanceCorrected',
      data: {
        employee_id,
        attendance_id: first.id,
        in_at: at(9.5),
        out_at: at(17),
        ...cut,
        from_day: cut.day,
        breaks: [],
        correction_id: null,
      },
    }

    const deleted: AttendanceEvent = {
      type: 'AttendanceDeleted',
      data: { employee_id, attendance_id: first.id, day: cut.day, correction_id: null },
    }

    for (const said of [corrected, deleted])
      given(attendanceDecider, entered, left, said)
        .when(take(20, [first, punch(10, 'in'), punch(18, 'out')]))
        .thenNothing()
  })

  it('marks a check-out as forgotten once the next shift begins', () => {
    const next = punch(33, 'in')

    const again = {
      ...(entered.data as any),
      attendance_id: next.id,
      in_at: at(33),
      day: '2026-03-03',
    }

    given(attendanceDecider, entered)
      .when(take(33, [next]))
      .then(
        { type: 'CheckOutForgotten', data: { employee_id, attendance_id: first.id, day: cut.day } },
        { type: 'ShiftPunched', data: again },
      )
  })
})
