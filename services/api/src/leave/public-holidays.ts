/** A public holiday of a country; `part` is "0.5" if it begins at noon or later. */
export interface PublicHoliday {
  date: string
  name: string
  part: '1' | '0.5'
  /** `public`, or `bank`: a day on which offices usually close without a law that says so. */
  type: string
}

const HOURS = 3_600_000

/** Loads the large data of date-holidays on first use. */
const loaded = () =>
  import('date-holidays').then((module) => (module.default as any).default ?? module.default)

export async function countriesWithHolidays(
  language: string,
): Promise<{ country_code: string; name: string }[]> {
  const Holidays = await loaded()
  const known: Record<string, string> = new Holidays().getCountries()
  // The library's own names are formal ones, and few are Arabic.
  const names = new Intl.DisplayNames([language], { type: 'region' })

  return Object.entries(known)
    .map(([country_code, name]) => ({ country_code, name: names.of(country_code) ?? name }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
}

/**
 * Returns the states, provinces or cantons with their own holidays, by name. None for a country
 * without them or an unknown one.
 */
export async function statesWithHolidays(
  country: string,
  language: string,
): Promise<{ state_code: string; name: string }[]> {
  const Holidays = await loaded()
  const known: Record<string, string> = new Holidays().getStates(country, language) ?? {}

  return Object.entries(known)
    .map(([state_code, name]) => ({ state_code, name }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
}

/**
 * Returns a year's public and bank holidays of a country or one of its states. There is one for
 * each day, named in the country's language. None for an unknown country.
 */
export async function publicHolidaysOf(
  country: string,
  year: number,
  state?: string,
): Promise<PublicHoliday[]> {
  const Holidays = await loaded()
  const found: { date: string; name: string; type: string; start: Date; end: Date }[] =
    (state ? new Holidays(country, state) : new Holidays(country)).getHolidays(year) ?? []
  const byDay = new Map<string, PublicHoliday>()

  for (const type of ['public', 'bank'])
    for (const { date: begins, name, start, end } of found.filter(
      (holiday) => holiday.type === type,
    )) {
      const [date, time] = begins.split(' ') as [string, string]
      const part = time >= '12:00' ? '0.5' : '1'
      // A holiday that begins on the evening before is dated by the day; a last partial day does
      // not count.
      const days = Math.max(1, Math.floor((end.getTime() - start.getTime()) / (24 * HOURS)))

      for (let n = 0; n < days; n++) {
        const day = shiftDays(date, n)

        if (Number(day.slice(0, 4)) === year && !byDay.has(day))
          byDay.set(day, { date: day, name, part, type })
      }
    }

  return [...byDay.values()].sort((a, b) => (a.date < b.date ? -1 : 1))
}

const shiftDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 24 * HOURS).toISOString().slice(0, 10)
