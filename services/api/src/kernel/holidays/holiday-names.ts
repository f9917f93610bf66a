import type { ShippedLanguage } from '@workledger/contracts/kernel/area-words'
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
  /** Languages of the country. */
  getLanguages(): string[] | undefined
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

const MOST_YEARS = 200
const namesByYear = new Map<string, ReadonlyMap<string, string>>()

/** Caches the names of a year: the library takes some 20 ms for them. */
function remembered(key: string, make: () => ReadonlyMap<string, string>) {
  const names = namesByYear.get(key) ?? make()
  if (namesByYear.size >= MOST_YEARS) namesByYear.clear()
  namesByYear.set(key, names)

  return names
}

const keyOf = (day: string, name: string) => `${day} ${name}`

/**
 * Returns a year's names in a language, by day and the country's own name. The library keeps the
 * last language, so each takes a calendar of its own.
 */
function namesIn(calendarOf: () => LibraryCalendar, year: number, language: ShippedLanguage) {
  const namesOf = (shown: string) =>
    new Map(
      calendarOf()
        .getHolidays(year, shown)
        ?.map(({ rule, date, name }) => [keyOf(date, rule), name]),
    )

  const [translated, english] = [namesOf(language), namesOf('en')]

  const ownWords = calendarOf().getLanguages()?.includes(language)

  const nameOf = ({ date, rule, name }: LibraryHoliday) => {
    const known = translated.get(keyOf(date, rule)) ?? name
    // Of a day that the language lacks, the English name finds the word.
    const lacking = known === name && !ownWords

    return wordIn(language, lacking ? (english.get(keyOf(date, rule)) ?? name) : known)
  }

  return new Map(
    calendarOf()
      .getHolidays(year)
      ?.flatMap((holiday) =>
        daysOf(holiday).map((day) => [keyOf(day, holiday.name), nameOf(holiday)]),
      ),
  )
}

/**
 * Returns a function that gives a holiday's name in the reader's language if it is the country's
 * own name of that day. Names that people typed stay.
 */
export async function holidayNamer(
  language: ShippedLanguage,
  { country, state }: { country: string | null; state: string | null },
): Promise<(holiday: { date: string; name: string }) => string> {
  if (!country) return ({ name }) => name
  const Holidays = await loaded()
  const states = new Holidays().getStates(country) ?? {}
  const part = Object.entries(states).find((names) => state !== null && names.includes(state))?.[0]
  const calendarOf = () => (part ? new Holidays(country, part) : new Holidays(country))

  return ({ date, name }) => {
    const year = Number(date.slice(0, 4))

    const names = remembered([language, country, part, year].join(' '), () =>
      namesIn(calendarOf, year, language),
    )

    return names.get(keyOf(date, name)) ?? name
  }
}
