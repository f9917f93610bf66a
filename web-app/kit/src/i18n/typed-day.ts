import { latinDigits } from '@workledger/contracts/kernel/latin-digits'
import { dayOf } from './is-day'

export interface DayLimits {
  min?: string | undefined
  max?: string | undefined
  /** For plans: a day without a year is in the future, or only just over. */
  coming?: boolean | undefined
}

/**
 * Returns the typed day, or null: `2026-11-03`, `3.11.2026`, `3/11`, `3 Nov`, `Nov 3, 2026`, with
 * month names of the given locales. In figures, the day precedes the month. Without a year, it is
 * the day nearest to `today` that the limits allow.
 */
export function typedDay(
  text: string,
  today: string,
  locales: readonly string[],
  limits: DayLimits = {},
): string | null {
  const year = Number(today.slice(0, 4))

  if (dayWithout(text, year, locales) === dayWithout(text, year + 1, locales))
    return dayWithout(text, year, locales)

  const days = [year, year - 1, year + 1].flatMap((each) => dayWithout(text, each, locales) ?? [])
  const { min = '', max = '9999', coming = false } = limits
  const allowed = days.filter((day) => min <= day && day <= max)
  const near = (day: string) => (Date.parse(day) - Date.parse(today)) / 86_400_000
  const far = (day: string) => (coming && near(day) < -RECENT ? 1000 : 0) + Math.abs(near(day))

  return (allowed.length > 0 ? allowed : days).sort((a, b) => far(a) - far(b))[0] ?? null
}

/** Days back in which a planned day may be: a person requests sick leave afterwards. */
const RECENT = 60

/** Returns the typed day, of the given year unless it names one. */
function dayWithout(text: string, year: number, locales: readonly string[]): string | null {
  // The first of a month is 1er in French, and 1º in Spanish and Italian.
  const plain = latinDigits(text.toLowerCase()).replace(/(?<=\d)(?:er|º|°)(?!\p{L})/gu, '')
  const words = plain.match(/\d+|\p{L}+/gu) ?? []
  if (words.length < 2 || words.length > 3) return null
  const named = words.findIndex((word) => !/\d/.test(word))
  const month = named >= 0 ? monthCalled(words[named]!, locales) : null
  const numbers = words.filter((_, index) => index !== named).map(Number)

  if (named >= 0) {
    const [first = 0, second = year] = numbers
    if (month === null) return null
    return first > 31 ? dayOf(first, month, second) : dayOf(fullYear(second), month, first)
  }

  const [a = 0, b = 0, c = year] = numbers
  if (a > 999) return dayOf(a, b, c)

  return dayOf(fullYear(c), b, a) ?? dayOf(fullYear(c), a, b)
}

const fullYear = (year: number) => (year >= 100 ? year : year < 70 ? 2000 + year : 1900 + year)

/** Returns 1 to 12; the beginning of a name is enough if only one month begins so. */
function monthCalled(name: string, locales: readonly string[]): number | null {
  const found = new Set<number>()

  for (const locale of locales) {
    for (let month = 1; month <= 12; month++) {
      for (const style of ['long', 'short'] as const) {
        const called = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' })
          .format(Date.UTC(2026, month - 1, 15))
          .toLowerCase()
        if (called === name) return month
        if (called.startsWith(name)) found.add(month)
      }
    }
  }

  return found.size === 1 ? [...found][0]! : null
}
