/**
 * People in Lisbon, New York and Kolkata who track time, and its sums: generated and summed in
 * plain arithmetic, without the product's code. Times are seconds since 1970; days `YYYY-MM-DD`.
 */
export interface Place {
  readonly name: string
  readonly zone: string
  /** Seconds ahead of UTC, each from an instant on, by the tz database for 2025 and 2026. */
  readonly ahead: readonly (readonly [from: number, seconds: number])[]
  /** Days before a night with a clock change. */
  readonly nights: readonly string[]
}

const utc = (...of: Parameters<typeof Date.UTC>) => Date.UTC(...of) / 1000

export const places: readonly Place[] = [
  {
    name: 'Lisbon',
    zone: 'Europe/Lisbon',
    ahead: [
      [0, 3600],
      [utc(2025, 9, 26, 1), 0],
      [utc(2026, 2, 29, 1), 3600],
    ],
    nights: ['2025-10-25', '2026-03-28'],
  },
  {
    name: 'New York',
    zone: 'America/New_York',
    ahead: [
      [0, -14_400],
      [utc(2025, 10, 2, 6), -18_000],
      [utc(2026, 2, 8, 7), -14_400],
    ],
    nights: ['2025-11-01', '2026-03-07'],
  },
  { name: 'Kolkata', zone: 'Asia/Kolkata', ahead: [[0, 19_800]], nights: [] },
]

/** Six months that begin and end with a clock change; each office's nights are within. */
export const [first, last] = ['2025-10-01', '2026-03-31']

export const months = ['2025-10', '2025-11', '2025-12', '2026-01', '2026-02', '2026-03'] as const

/** Hours of a person's week of five days. */
export const hoursOf = (name: string) => [30, 37.5, 20][Number(name.slice(1)) % 3]!

/** Everybody's leaves. Time off in lieu stays in the target, so the account pays it. */
export const leaves = [
  { day: '2025-11-12', type: 'leave', half_day: null },
  { day: '2026-02-05', type: 'leave', half_day: 'first_half' },
  { day: '2025-12-10', type: 'lieu', half_day: null },
] as const

/** Client of each project; the last one is that of time without a project. */
export const projects = [
  { name: 'Turbine', client: 'Helios' },
  { name: 'Pump "north"', client: 'Helios' },
  { name: 'Cold store, phase 2', client: 'Orbit' },
  { name: 'صيانة', client: 'Hudson' },
] as const

export interface Piece {
  readonly day: string
  readonly seconds: number
}

export interface GeneratedEntry {
  readonly start: number
  readonly end: number
  readonly project: number | null
  readonly billable: boolean
  readonly description: string
  /** Split at the midnights of the place. */
  readonly pieces: readonly Piece[]
}

export interface GeneratedPerson {
  readonly name: string
  readonly place: Place
  readonly entries: readonly GeneratedEntry[]
}

/**
 * Generates people's entries: with `nightsOnly` in the weeks around clock changes, otherwise in all
 * six months.
 */
export function generate(count: number, nightsOnly: boolean): GeneratedPerson[] {
  const nights = places.flatMap((place) => place.nights)
  const days = daysFrom(first, last).filter(
    (day) => !nightsOnly || nights.some((night) => Math.abs(daysApart(night, day)) <= 3),
  )

  return Array.from({ length: count }, (_, n) => {
    const luck = numbers(n + 11)
    const place = places[n % places.length]!

    return {
      name: `T${String(n + 1).padStart(2, '0')}`,
      place,
      entries: days.flatMap((day) => entriesOf(day, place, luck)),
    }
  })
}

function entriesOf(day: string, place: Place, luck: Luck): GeneratedEntry[] {
  const make = (start: number, end: number): GeneratedEntry => {
    const project = luck(0, 9) < 8 ? luck(0, projects.length - 1) : null
    const description = ['Weld', '=1+1', 'Check "B", then C', 'Fahrt & Übergabe'][luck(0, 3)]!

    return {
      start,
      end,
      project,
      billable: luck(0, 9) < 7,
      description,
      pieces: cut(start, end, place),
    }
  }

  const entries: GeneratedEntry[] = []
  let second = luck(6 * 3600, 10 * 3600)

  for (let n = luck(0, 9) < 8 ? luck(1, 5) : 0; n > 0 && second < 20 * 3600; n--) {
    const length = luck(61, 3 * 3600)
    entries.push(make(instant(day, second, place), instant(day, second, place) + length))
    second += length + luck(0, 1800)
  }

  // Over midnight, and in nights with a clock change also over that hour.
  const night = place.nights.includes(day)

  if (night || luck(0, 9) < 2)
    entries.push(
      make(
        instant(day, luck(82_800, 86_399), place),
        instant(day, night ? luck(97_200, 104_400) : luck(86_400, 90_000), place) + 1,
      ),
    )

  return entries
}

/** The range of a report. */
export interface Range {
  readonly from: string
  readonly to: string
}

const within = ({ from, to }: Range, day: string) => day >= from && day <= to

/**
 * Sums seconds and entries by pairs of keys; an entry counts for a range with any of its seconds.
 */
export function summed(
  people: readonly GeneratedPerson[],
  range: Range,
  key: (person: GeneratedPerson, entry: GeneratedEntry) => string,
) {
  const sums = new Map<string, { seconds: number; entries: number }>()

  for (const person of people)
    for (const entry of person.entries) {
      const pieces = entry.pieces.filter(({ day }) => within(range, day))
      if (pieces.length === 0) continue
      const sum = sums.get(key(person, entry)) ?? { seconds: 0, entries: 0 }

      sums.set(key(person, entry), {
        seconds: sum.seconds + secondsOf(pieces),
        entries: sum.entries + 1,
      })
    }

  return sums
}

/** Sums seconds by day, or by another value of a piece. */
export function byPiece(
  people: readonly GeneratedPerson[],
  range: Range,
  key: (person: GeneratedPerson, entry: GeneratedEntry, day: string) => string,
) {
  const sums = new Map<string, number>()

  for (const person of people)
    for (const entry of person.entries)
      for (const { day, seconds } of entry.pieces)
        if (within(range, day))
          sums.set(key(person, entry, day), (sums.get(key(person, entry, day)) ?? 0) + seconds)

  return sums
}

/** Returns a person's target and tracked seconds in a month. */
export function monthOf(person: GeneratedPerson, hours: number, month: string) {
  const days = daysFrom(first, last).filter((day) => day.startsWith(month))
  const workdays = days.filter((day) => new Date(day).getUTCDay() % 6 !== 0)
  const away = leaves.reduce(
    (sum, { day, type, half_day }) =>
      type === 'leave' && day.startsWith(month) ? sum + (half_day ? 0.5 : 1) : sum,
    0,
  )

  return {
    target_seconds: (workdays.length - away) * hours * 720,
    worked_seconds: secondsOf(
      person.entries.flatMap(({ pieces }) => pieces.filter(({ day }) => day.startsWith(month))),
    ),
  }
}

/** Returns the entries that begin in a range. */
export const beginning = (people: readonly GeneratedPerson[], range: Range) =>
  people.flatMap((person) =>
    person.entries
      .filter(({ pieces }) => within(range, pieces[0]!.day))
      .map((entry) => ({ person, entry })),
  )

const secondsOf = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, { seconds }) => sum + seconds, 0)

function cut(start: number, end: number, place: Place): Piece[] {
  const pieces: Piece[] = []

  for (let from = start; from < end; ) {
    const day = iso((from + aheadAt(from, place)) * 1000)
    const to = Math.min(end, instant(day, 86_400, place))
    pieces.push({ day, seconds: to - from })
    from = to
  }

  return pieces
}

const aheadAt = (time: number, { ahead }: Place) => ahead.findLast(([from]) => time >= from)![1]

/**
 * Returns the instant at which a place's clocks show a second of a day. None of those used here is
 * skipped or occurs twice.
 */
function instant(day: string, seconds: number, { ahead }: Place) {
  const wall = Date.parse(`${day}T00:00:00Z`) / 1000 + seconds
  return wall - ahead.findLast(([from, offset]) => wall - offset >= from)![1]
}

const iso = (time: number) => new Date(time).toISOString().slice(0, 10)
const daysApart = (one: string, other: string) => (Date.parse(one) - Date.parse(other)) / 86_400_000

export const addDays = (day: string, days: number) => iso(Date.parse(day) + days * 86_400_000)

export const daysFrom = (from: string, to: string) =>
  Array.from({ length: daysApart(to, from) + 1 }, (_, n) => addDays(from, n))

export const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

type Luck = (from: number, to: number) => number

/** Returns the same numbers for the same seed (Park and Miller, 1988). */
function numbers(seed: number): Luck {
  let state = (seed * 7919) % 2_147_483_647
  return (from, to) => {
    state = (state * 48_271) % 2_147_483_647
    return from + (state % (to - from + 1))
  }
}
