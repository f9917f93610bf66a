import fc from 'fast-check'
import { secondsBetween, splitAtMidnights } from '../kernel/zone-days'
import {
  type Break,
  type BreakStep,
  breakSeconds,
  dayOfShifts,
  orderedBreaks,
  ruleBreak,
  type Timed,
  workedOf,
} from './breaks'

const steps: BreakStep[] = [
  { after_minutes: 360, minutes: 30, paid: false },
  { after_minutes: 540, minutes: 45, paid: false },
]

const instant = (second: number) => new Date(second * 1000).toISOString().replace('.000Z', 'Z')
const noon = Date.parse('2026-03-02T06:00:00Z') / 1000

/** A day of shifts: each begins some seconds after the previous end, with breaks inside. */
const shift = fc.record({
  pause: fc.integer({ min: 0, max: 20_000 }),
  length: fc.integer({ min: 1, max: 50_000 }),
  cuts: fc.uniqueArray(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
  paid: fc.boolean(),
})

const day = fc.array(shift, { minLength: 1, maxLength: 4 }).map((all): Timed[] => {
  let from = noon
  return all.map(({ pause, length, cuts, paid }) => {
    const start = from + pause
    from = start + length
    const points = [...new Set(cuts.map((cut) => start + Math.floor(cut * length)))].sort(
      (a, b) => a - b,
    )
    const breaks: Break[] = []

    for (let n = 0; n + 1 < points.length; n += 2)
      breaks.push({
        start_at: instant(points[n]!),
        end_at: instant(points[n + 1]!),
        paid: paid === (n === 0),
      })

    return { in_at: instant(start), out_at: instant(from), breaks }
  })
})

const rule = fc
  .array(
    fc.record({
      after: fc.integer({ min: 1, max: 300 }),
      more: fc.integer({ min: 1, max: 60 }),
      paid: fc.boolean(),
    }),
    {
      maxLength: 4,
    },
  )
  .map((all) => {
    let [after_minutes, minutes] = [0, 0]
    return all.map(({ after, more, paid }): BreakStep => {
      after_minutes += after
      minutes += more
      return { after_minutes, minutes, paid }
    })
  })

const plain = (presence: number, breaks_unpaid = 0, gaps = 0) => ({
  presence,
  breaks_unpaid,
  breaks_paid: 0,
  gaps,
})

const worked = (minutes: number, taken = 0, gaps = 0) =>
  workedOf(plain(minutes * 60, taken * 60, gaps * 60), steps).worked / 60

/** The steps are those of the German Arbeitszeitgesetz, section 4. */
describe('breaks', () => {
  it('take 30 minutes after 6 hours of work and 45 after 9, and never more than brings work back to those hours', () => {
    expect([360, 365, 390, 400, 480, 570, 575, 585, 600].map((minutes) => worked(minutes))).toEqual(
      [360, 360, 360, 370, 450, 540, 540, 540, 555],
    )
  })

  it('count typed minutes, and the time between two shifts', () => {
    expect(worked(480, 10)).toBe(450)
    expect(worked(480, 40)).toBe(440)
    expect(worked(480, 0, 20)).toBe(470)
    expect(worked(480, 0, 60)).toBe(480)
  })

  it('pay what a paid step adds, and show it', () => {
    const mixed: BreakStep[] = [steps[0]!, { ...steps[1]!, paid: true }]
    expect(workedOf(plain(600 * 60), mixed)).toMatchObject({
      rule_unpaid: 1800,
      rule_paid: 900,
      worked: 570 * 60,
    })
  })

  it('worked + unpaid breaks = presence, and nothing is negative, whatever the rule', () => {
    fc.assert(
      fc.property(day, rule, (shifts, steps) => {
        for (const { breaks, in_at, out_at } of shifts)
          expect(orderedBreaks(breaks, in_at, out_at!)).toEqual(breaks)

        const made = workedOf(dayOfShifts(shifts), steps)
        const { presence, breaks_unpaid, breaks_paid, rule_unpaid, rule_paid, worked } = made
        expect(worked + breaks_unpaid + rule_unpaid).toBe(presence)
        expect(presence).toBe(
          shifts.reduce((sum, { in_at, out_at }) => sum + secondsBetween(in_at, out_at!), 0),
        )

        for (const part of [breaks_unpaid, breaks_paid, rule_unpaid, rule_paid, worked])
          expect(part).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('the rule takes the least that fits every step, and a longer presence is never worked for less', () => {
    const fits = (steps: BreakStep[], work: number, taken: number) =>
      steps.every(
        ({ after_minutes, minutes }) => work <= after_minutes * 60 || taken >= minutes * 60,
      )
    fc.assert(
      fc.property(
        rule,
        fc.integer({ min: 1, max: 86_400 }),
        fc.integer({ min: 0, max: 7200 }),
        (steps, presence, gaps) => {
          const { rule_unpaid, rule_paid } = ruleBreak(plain(presence, 0, gaps), steps)
          const missing = rule_unpaid + rule_paid
          expect(fits(steps, presence - missing, gaps + missing)).toBe(true)

          if (missing > 0)
            expect(fits(steps, presence - missing + 1, gaps + missing - 1)).toBe(false)

          expect(workedOf(plain(presence + 1, 0, gaps), steps).worked).toBeGreaterThanOrEqual(
            workedOf(plain(presence, 0, gaps), steps).worked,
          )
        },
      ),
    )
  })

  it('a shift cut at midnight keeps every second of presence and of breaks, in the nights when clocks change too', () => {
    const nights = fc.constantFrom(
      ['Europe/Berlin', '2026-03-28T20:00:00Z'],
      ['Europe/Berlin', '2026-10-24T20:00:00Z'],
      ['America/New_York', '2026-03-08T02:00:00Z'],
      ['America/New_York', '2026-11-01T02:00:00Z'],
      ['America/Havana', '2026-11-01T02:00:00Z'],
      ['Asia/Kolkata', '2026-06-01T14:00:00Z'],
    )
    fc.assert(
      fc.property(
        nights,
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 1, max: 86_400 }),
        ([zone, evening], later, length) => {
          const start = Date.parse(evening!) / 1000 + later
          const pieces = splitAtMidnights(instant(start), instant(start + length), zone!)
          expect(pieces.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(length)
          const whole = dayOfShifts([
            { in_at: instant(start), out_at: instant(start + length), breaks: [] },
          ])
          const cut = dayOfShifts(
            pieces.map(({ start, end }) => ({ in_at: start, out_at: end, breaks: [] })),
          )
          expect(cut).toEqual(whole)
        },
      ),
    )
  })

  it('sums typed breaks by kind', () => {
    const tea = { start_at: '2026-03-02T10:00:00Z', end_at: '2026-03-02T10:10:00Z', paid: true }
    const lunch = { start_at: '2026-03-02T12:00:00Z', end_at: '2026-03-02T12:30:00Z', paid: false }
    expect([breakSeconds([tea, lunch], true), breakSeconds([tea, lunch], false)]).toEqual([
      600, 1800,
    ])
    expect(dayOfShifts([{ in_at: '2026-03-02T09:00:00Z', out_at: null, breaks: [lunch] }])).toEqual(
      plain(0),
    )
  })
})
