import type { Language } from '@workledger/contracts/kernel/languages'
import {
  dateFormat,
  localeOf,
  noonOf,
  numberFormat,
  writtenAmount,
  writtenClock,
  writtenDay,
  writtenDuration,
  writtenList,
  writtenNumber,
  writtenPercent,
  writtenSpan,
} from '@workledger/contracts/kernel/written'
import { useSyncExternalStore } from 'react'
import { useLanguage } from './i18n'
import { serverNow } from './server-time'

const ZONE_KEY = 'workledger.zone'

/**
 * The zone of the last visit, until the employee's own is known, so that calls about today need not
 * wait.
 */
let zone: string | undefined =
  typeof localStorage === 'undefined' ? undefined : validZone(localStorage.getItem(ZONE_KEY))

function validZone(name: string | null) {
  try {
    // The format of `today`, so that it is made once.
    if (name) dayFormat(name)
    return name ?? undefined
  } catch {
    return undefined
  }
}

function dayFormat(timeZone: string | undefined) {
  return dateFormat('en-CA', { timeZone })
}

const listeners = new Set<() => void>()

/**
 * Sets the zone of shown days and times: the employee's office's, else the workspace's, else the
 * browser's.
 */
export function setZone(name: string | undefined) {
  if (name === zone) return
  zone = name
  if (name) localStorage.setItem(ZONE_KEY, name)
  for (const listener of listeners) listener()
}

/** Returns the browser's own zone. */
export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Returns the shown zone's name. */
export const shownZone = () => zone ?? browserZone()

/** Returns whether the reader's region writes 1,5 for one and a half. */
export const usesDecimalComma = () =>
  new Intl.NumberFormat(navigator.language).format(1.5).includes(',')

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Parses a server's instant: `YYYY-MM-DD HH:mm:ss` in UTC, or ISO 8601. */
export const toInstant = (text: string) =>
  new Date(/[zZ]|[+-]\d\d:?\d\d$/.test(text) ? text : `${text.replace(' ', 'T')}Z`)

/** Returns today's date in the shown zone, `YYYY-MM-DD`. */
export const today = () => dayFormat(zone).format(serverNow())

/** Isolates a name or date, so that it does not change the direction of neighbouring words. */
export const isolated = (text: string) => `\u2068${text}\u2069`

/**
 * Joins the given facts with middle dots. Each is isolated: next to a name of Latin letters, an
 * Arabic date would lose its day to the name. The line's own direction is the page's, so it does
 * not belong in a `<bdi>`, which would take that of the first letter.
 */
export const joinFacts = (facts: readonly (string | false | null | undefined)[]) =>
  facts.flatMap((fact) => (fact ? [isolated(fact)] : [])).join(' · ')

/** Formats a duration in a column as `1:24`; hours do not roll over into days. */
export const shortClock = (seconds: number) => writtenClock(Math.max(0, seconds))

/** Formats seconds as `1:24:07`: what runs, and where the timer and its reports count seconds. */
export const clock = (seconds: number) => writtenClock(Math.max(0, seconds), { exact: true })

/** Formats seconds as `01:24:07`, as in the browser's tab. */
export const longClock = (seconds: number) => clock(seconds).padStart(8, '0')

/** Returns a currency's sign, `€`; its code if it has none. */
export const currencySign = (currency: string) =>
  numberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** Returns an instant in the shown zone, `2026-03-02 09:00:00`. */
export const wallTime = (instant: Date | number) =>
  dateFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: shownZone(),
  }).format(instant)

/** Languages that write months in small letters still open a heading with a capital. */
const opening = (locale: string, text: string) =>
  text.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(locale))

type WeekdayStyle = 'long' | 'short' | 'narrow'

/** Formats of weekdays, and of days by their weekday. */
function weekdayFormats(language: Language) {
  const named = (options: Intl.DateTimeFormatOptions) => (text: string) =>
    dateFormat(language, { ...options, timeZone: 'UTC' }).format(noonOf(text))

  return {
    /** Tue 3 Nov */
    weekday: named({ weekday: 'short', day: 'numeric', month: 'short' }),
    /** Tue 3 Nov 2026 */
    weekdayOfYear: named({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    /** Tue 3 */
    weekdayNumber: named({ weekday: 'short', day: 'numeric' }),
    /** T, for a narrow column; in Arabic, a name's first letter would be that of its article. */
    weekdayLetter: named({ weekday: 'narrow' }),
    /** Tue */
    weekdayOf: named({ weekday: 'short' }),
    /** Tuesday, of the ISO weekday 2; 1 June 2026 is a Monday. */
    weekdayName: (weekday: number, style: WeekdayStyle = 'long') =>
      named({ weekday: style })(`2026-06-0${weekday}`),
  }
}

const ofTime = { hour: '2-digit', minute: '2-digit', hour12: false } as const
const ofMoment = { day: 'numeric', month: 'short', year: 'numeric', ...ofTime } as const

/** Makes each format at its first use: a page needs few of them, and each is costly. */
function formats(language: Language, timeZone: string | undefined) {
  const date = (options: Intl.DateTimeFormatOptions) => dateFormat(language, options)
  const part = (text: string, options: Intl.DateTimeFormatOptions) =>
    date({ ...options, timeZone: 'UTC' }).format(noonOf(text))

  // Chinese has figures beside them everywhere: 11月, not 十一月.
  const longMonth = language === 'zh' ? 'short' : 'long'

  return {
    locale: localeOf(language),
    /** Ada, Ben, Cy; with the language's comma. */
    listed: (items: readonly string[]) => writtenList(language, items),
    /** Ada, Ben and Cy; in a sentence. */
    joined: (items: readonly string[]) => new Intl.ListFormat(localeOf(language)).format(items),
    /** In 3 days; tomorrow. */
    inDays: (count: number) =>
      new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(count, 'day'),
    /** 3 Nov 2026 */
    day: (text: string) => writtenDay(language, text),
    /** 3 Nov */
    shortDay: (text: string) => writtenDay(language, text, 'short'),
    /** 3 and Nov, for two lines. */
    dayNumber: (text: string) => part(text, { day: 'numeric' }),
    /** 3, as whole days have it: 1er in French, so that a label with the day contains it. */
    dayFigure: (text: string) =>
      language === 'fr' && text.endsWith('-01') ? '1er' : part(text, { day: 'numeric' }),
    monthShort: (text: string) => part(text, { month: 'short' }),
    ...weekdayFormats(language),
    month: (text: string) => writtenDay(language, text, 'month'),
    /** Noviembre de 2026: the month where it opens a heading, a label or a cell. */
    monthHeading: (text: string) =>
      opening(localeOf(language), writtenDay(language, text, 'month')),
    /** November */
    monthName: (text: string) => part(text, { month: longMonth }),
    /** Noviembre: as `monthHeading`. */
    monthNameHeading: (text: string) =>
      opening(localeOf(language), part(text, { month: longMonth })),
    /** 1–5 Dec, with the year unless it is the present one. */
    span: (from: string, to: string) => {
      const year = today().slice(0, 4)
      const isPresent = from.startsWith(year) && to.startsWith(year)
      return writtenSpan(language, from, to, isPresent ? 'short' : 'full')
    },
    /** 1–30 Nov 2026, for accounts, with the year always. */
    period: (from: string, to: string) => writtenSpan(language, from, to),
    /** 09:41, in the shown zone. */
    time: (text: string) => date({ ...ofTime, timeZone }).format(toInstant(text)),
    /** 3 Nov 2026, 09:41, in the shown zone. */
    moment: (text: string) => date({ ...ofMoment, timeZone }).format(toInstant(text)),
    /** 172 h 10 min, in text. */
    hours: (seconds: number) => writtenDuration(language, seconds),
    /** 340 kB or 1.2 MB. */
    size: (bytes: number) =>
      bytes < 1_000_000
        ? `${writtenNumber(language, Math.max(1, Math.round(bytes / 1000)))} kB`
        : `${writtenNumber(language, bytes / 1_000_000, 1)} MB`,
    number: (value: number | string) => writtenNumber(language, value),
    /** 21.5%, from hundredths. */
    percent: (hundredths: number | string, options?: { most?: number; signed?: boolean }) =>
      writtenPercent(language, hundredths, options),
    /** 34.4%: a part of a whole, to a tenth. */
    share: (part: number, whole: number) =>
      writtenPercent(language, whole === 0 ? 0 : (100 * part) / whole, { least: 1, most: 1 }),
    /** 17,762.50: a decimal string in its currency's own places. */
    money: (amount: string, currency: string) => writtenAmount(language, amount, currency),
  }
}

export type Formats = ReturnType<typeof formats>

/** The formats of the last call; nearly all parts of a page need the same. */
let last: { language: Language; timeZone: string | undefined; formats: Formats } | undefined

function sharedFormats(language: Language, timeZone: string | undefined): Formats {
  if (last?.language !== language || last.timeZone !== timeZone)
    last = { language, timeZone, formats: formats(language, timeZone) }

  return last.formats
}

/** Returns formatters of dates, times, numbers and money in the current language and zone. */
export function useFormat(): Formats {
  const language = useLanguage()
  const timeZone = useSyncExternalStore(subscribe, () => zone)
  return sharedFormats(language, timeZone)
}
