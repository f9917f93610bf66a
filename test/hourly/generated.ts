/**
 * A company of people paid by the hour in Lisbon and New York, and the pay it owes. It is generated
 * and summed in plain arithmetic, without the product's code. Times are seconds since 1970; days
 * `YYYY-MM-DD`; money whole cents.
 */
export interface Place {
  readonly name: string
  readonly zone: string
  /**
   * Seconds ahead of UTC, each from an instant on: the clock changes of 2025 by the tz database.
   */
  readonly ahead: readonly (readonly [from: number, seconds: number])[]
  /** Saturdays before a night with a clock change. */
  readonly nights: readonly string[]
}

const utc = (...of: Parameters<typeof Date.UTC>) => Date.UTC(...of) / 1000

export const places: readonly Place[] = [
  {
    name: 'Lisbon',
    zone: 'Europe/Lisbon',
    ahead: [
      [0, 0],
      [utc(2025, 2, 30, 1), 3600],
      [utc(2025, 9, 26, 1), 0],
    ],
    nights: ['2025-03-29', '2025-10-25'],
  },
  {
    name: 'New York',
    zone: 'America/New_York',
    ahead: [
      [0, -18_000],
      [utc(2025, 2, 9, 7), -14_400],
      [utc(2025, 10, 2, 6), -18_000],
    ],
    nights: ['2025-03-08', '2025-11-01'],
  },
]

/** Months in which a night loses or gains an hour in one of the places. */
export const months = ['2025-03', '2025-10', '2025-11']

/** A whole holiday for all, paid with the contract's eight hours. */
export const holiday = '2025-11-11'

/**
 * Half an hour of unpaid break after six hours of work; time and a half after forty hours in a
 * week.
 */
export const rule = { after: 6 * 3600, seconds: 1800 }

export const overtime = { after: 40 * 3600, numerator: 3, denominator: 2 }

export interface GeneratedShift {
  readonly day: string
  readonly start: number
  readonly end: number
  readonly pause: { readonly start: number; readonly end: number } | null
  /** Recorded live, or typed by an administrator. */
  readonly clocked: boolean
}

export interface GeneratedPerson {
  readonly name: string
  readonly place: Place
  readonly cents: number
  readonly shifts: readonly GeneratedShift[]
}

export function generate(count: number): GeneratedPerson[] {
  return Array.from({ length: count }, (_, n) => {
    const luck = numbers(n + 1)
    const place = places[n % places.length]!
    const name = `P${String(n + 1).padStart(4, '0')}`
    const shifts = days().flatMap((day) => shiftsOf(day, place, luck))

    return { name, place, cents: luck(900, 4500), shifts }
  })
}

/** Returns the amount owed to a person for each month. */
export function owed({ cents, shifts }: GeneratedPerson) {
  const worked = new Map<string, number>()
  for (const shift of shifts) worked.set(shift.day, workedIn(shift))
  const plain = new Map<string, number>()
  const extra = new Map<string, number>()
  let monday = ''
  let week = 0

  for (const [day, seconds] of [...worked].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (mondayOf(day) !== monday) [monday, week] = [mondayOf(day), 0]
    week += seconds
    const over = Math.min(seconds, Math.max(0, week - overtime.after))
    const month = day.slice(0, 7)
    plain.set(month, (plain.get(month) ?? 0) + seconds - over)
    extra.set(month, (extra.get(month) ?? 0) + over)
  }

  const pay = months.map((month) => {
    const off = holiday.startsWith(month) ? 8 * 3600 : 0
    const basic = rounded(cents * (plain.get(month) ?? 0), 3600) + rounded(cents * off, 3600)

    const more = rounded(
      cents * overtime.numerator * (extra.get(month) ?? 0),
      overtime.denominator * 3600,
    )

    return { month, basic, overtime: more, gross: basic + more }
  })

  return { worked, pay }
}

function workedIn({ start, end, pause }: GeneratedShift) {
  const present = end - start
  const taken = pause ? pause.end - pause.start : 0
  const missing = Math.max(0, Math.min(rule.seconds - taken, present - taken - rule.after))

  return present - taken - missing
}

function shiftsOf(day: string, place: Place, luck: Luck): GeneratedShift[] {
  const at = (seconds: number) => instant(day, seconds, place)

  const make = (start: number, end: number): GeneratedShift => {
    const length = luck(300, 3000)
    const begins = start + luck(1800, 5400)

    return {
      day,
      start,
      end,
      pause: luck(0, 9) < 6 ? { start: begins, end: begins + length } : null,
      clocked: luck(0, 9) < 7,
    }
  }

  // The clocks say nine in the evening to between five and half past six: an hour less in spring,
  // one more in autumn.
  if (place.nights.includes(day) && luck(0, 9) < 7)
    return [make(at(luck(75_600, 80_000)), at(86_400 + luck(18_000, 23_400)))]

  if (place.nights.includes(day) || luck(0, 9) < 5) return []
  const start = luck(7 * 3600, 12 * 3600)

  return [make(at(start), at(start + luck(3 * 3600, 11 * 3600)))]
}

/**
 * Returns the instant at which a place's clocks show a second of a day. None of those used here is
 * skipped or occurs twice.
 */
function instant(day: string, seconds: number, { ahead }: Place) {
  const wall = Date.parse(`${day}T00:00:00Z`) / 1000 + seconds
  return wall - ahead.findLast(([from, offset]) => wall - offset >= from)![1]
}

/** Returns the days of the months, from the Monday of each first week. */
function days(): string[] {
  const all: string[] = []

  for (const month of months) {
    for (
      let time = Date.parse(mondayOf(`${month}-01`));
      iso(time) <= `${month}-31`;
      time += 86_400_000
    )
      if (!all.includes(iso(time)) && iso(time).slice(0, 7) <= month) all.push(iso(time))
  }

  return all
}

const iso = (time: number) => new Date(time).toISOString().slice(0, 10)

const mondayOf = (day: string) => {
  const time = Date.parse(day)
  return iso(time - ((new Date(time).getUTCDay() + 6) % 7) * 86_400_000)
}

/** Rounds half a cent away from zero; amounts stay far below 2^53. */
const rounded = (dividend: number, divisor: number) =>
  Math.floor((2 * dividend + divisor) / (2 * divisor))

type Luck = (from: number, to: number) => number

/** Returns the same numbers for the same seed (Park and Miller, 1988). */
function numbers(seed: number): Luck {
  let state = (seed * 7919) % 2_147_483_647
  return (from, to) => {
    state = (state * 48_271) % 2_147_483_647
    return from + (state % (to - from + 1))
  }
}
