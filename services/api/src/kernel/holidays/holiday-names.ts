import { wordIn } from './holiday-words'

interface LibraryHoliday {
  readonly date: string
  readonly name: string
  readonly rule: string
  readonly start: Date
  readonly end: Date
}

interface LibraryCalendar {
  getHolidays(year: number, language?: string): LibraryHoliday[] | undefined
  getStates(country: string): Record<string, string> | undefined
}

type Library = new (country?: string, state?: string) => LibraryCalendar

const DAY_MS = 86_400_000

/** Loads the large data of date-holidays on first use. */
const loaded = (): Promise<Library> =>
  import('date-holidays').then(({ default: library }) =>
    'default' in library ? (library.default as Library) : (library as unknown as Library),
  )

/** Returns the days of a holiday; one that begins on the evening before is dated by the day. */
function daysOf({ date, start, end }: LibraryHoliday): string[] {
  const first = Date.parse(date.slice(0, 10))
  const count = Math.max(1, Math.floor((end.getTime() - start.getTime()) / DAY_MS))

  return Array.from({ length: count }, (_, n) =>
    new Date(first + n * DAY_MS).toISOString().slice(0, 10),
  )
}

const keyOf = (day: string, name: string) => `${day} ${name}`

/** Returns a year's names in a language, by day and the country's own name. */
function namesIn(calendar: LibraryCalendar, year: number, language: string) {
  const translated = new Map(
    calendar.getHolidays(year, language)?.map(({ rule, date, name }) => [keyOf(date, rule), name]),
  )

  return new Map(
    calendar.getHolidays(year)?.flatMap((holiday) => {
      const name = translated.get(keyOf(holiday.date, holiday.rule)) ?? holiday.name
      return daysOf(holiday).map((day) => [keyOf(day, holiday.name), wordIn(language, name)])
    }),
  )
}

/**
 * Returns a function that gives a holiday's name in the reader's language if it is the country's
 * own name of that day. Names that people typed stay.
 */
export async function holidayNamer(
  language: string,
  { country, state }: { country: string | null; state: string | null },
): Promise<(holiday: { date: string; name: string }) => string> {
  if (!country) return ({ name }) => name
  const Holidays = await loaded()
  const states = new Holidays().getStates(country) ?? {}
  const part = Object.entries(states).find((names) => state !== null && names.includes(state))?.[0]
  const calendar = part ? new Holidays(country, part) : new Holidays(country)
  const years = new Map<number, ReadonlyMap<string, string>>()

  return ({ date, name }) => {
    const year = Number(date.slice(0, 4))
    const names = years.get(year) ?? namesIn(calendar, year, language)
    years.set(year, names)

    return names.get(keyOf(date, name)) ?? name
  }
}
