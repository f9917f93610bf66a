import type { Language, PluralForms } from './languages'

/**
 * Formats days, times, numbers and money in one way for the interface, mails and documents. Amounts
 * are decimal strings and never pass through a float. A day is `YYYY-MM-DD`, and no zone moves it.
 */

/**
 * Returns the locale for Intl: Arabic text with Latin digits, because figures share columns with
 * codes and amounts.
 */
export const localeOf = (language: string) =>
  language.startsWith('ar') ? 'ar-u-nu-latn' : language === 'en' ? 'en-GB' : language

interface Writing {
  /** A unit of time is a word in the form of its number, not a symbol after a space. */
  readonly words: boolean
  /** Between the parts of a duration. */
  readonly and: string
  /** Between the items of a list. */
  readonly comma: string
  /** After a rate. Undefined: Intl's format with its direction marks. */
  readonly percent: string | undefined
  /** Between a name and what it has. */
  readonly colon: string
}

const latin = { words: false, and: ' ', comma: ', ', percent: '%', colon: ': ' }

const writings: Readonly<Record<Language, Writing>> = {
  en: latin,
  zh: { words: true, and: '', comma: '、', percent: '%', colon: '：' },
  es: { ...latin, percent: '\u00a0%' },
  fr: { ...latin, percent: '\u00a0%', colon: '\u00a0: ' },
  it: latin,
  ar: { words: true, and: ' و', comma: '، ', percent: undefined, colon: ': ' },
}

const writingOf = (language: string): Writing =>
  writings[language.split('-')[0] as Language] ?? writings.en

const formats = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()

/** Caches formatters: making one costs more than a hundred uses. */
function remembered<F extends Intl.DateTimeFormat | Intl.NumberFormat>(
  kind: string,
  language: string,
  options: object,
  make: () => F,
): F {
  const key = `${kind} ${language} ${JSON.stringify(options)}`
  const found = (formats.get(key) as F | undefined) ?? make()
  formats.set(key, found)

  return found
}

export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions) =>
  remembered('date', language, options, () => {
    const format = new Intl.DateTimeFormat(localeOf(language), options)
    return language.startsWith('fr') ? withFirst(format) : format
  })

/** French writes the first of a month as 1er, which Intl does not. */
function withFirst(french: Intl.DateTimeFormat): Intl.DateTimeFormat {
  const ordinal = (text: string) => text.replace(/(?<![\d:])1(?=\s*–\s*\d|\s\p{L})/gu, '1er')
  const { format, formatRange } = french

  return Object.defineProperties(french, {
    format: { value: (day?: Date | number) => ordinal(format(day)) },
    formatRange: {
      value: (from: Date, to: Date) => ordinal(formatRange.call(french, from, to)),
    },
  })
}

export const numberFormat = (language: string, options: Intl.NumberFormatOptions) =>
  remembered('number', language, options, () => new Intl.NumberFormat(localeOf(language), options))

const full = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const

const dayStyles = {
  /** 3 Nov 2026 */
  full,
  /** 3 November 2026 */
  long: { ...full, month: 'long' },
  /** Tue, 3 November 2026 */
  weekday: { ...full, month: 'long', weekday: 'short' },
  /** 3 Nov */
  short: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  /** November 2026 */
  month: { month: 'long', year: 'numeric', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DayStyle = keyof typeof dayStyles

/** Returns noon UTC, which is the same day in every formatter. */
export const noonOf = (day: string) => new Date(`${day.slice(0, 10)}T12:00:00Z`)

export const writtenDay = (language: string, day: string, style: DayStyle = 'full') =>
  dateFormat(language, dayStyles[style]).format(noonOf(day))

/** 1–5 Dec 2026; in Chinese 2026年12月1日至5日, for which Intl has figures with slashes. */
export function writtenSpan(
  language: string,
  from: string,
  to: string,
  style: DayStyle = 'full',
): string {
  if (language.startsWith('zh')) return chineseSpan(from, to, style)
  const span = dateFormat(language, dayStyles[style]).formatRange(noonOf(from), noonOf(to))

  // Intl pads days in Italian spans only.
  return language.startsWith('it') ? span.replace(/\b0(?=\d\b)/g, '') : span
}

function chineseSpan(from: string, to: string, style: DayStyle): string {
  const [start, end] = [from, to].map((day) => writtenDay('zh', day, style)) as [string, string]
  if (from.slice(0, 10) === to.slice(0, 10)) return start
  const sameYear = from.slice(0, 4) === to.slice(0, 4)
  const withoutYear = sameYear ? end.replace(/^\d+年/, '') : end
  const rest = from.slice(0, 7) === to.slice(0, 7) ? withoutYear.replace(/^\d+月/, '') : withoutYear

  return `${start}至${rest}`
}

/** Intl takes decimal strings exactly; only newer type libraries declare it. */
const exact = (value: string | number) => value as number

/** 1,234.5, with a real minus sign. */
export const writtenNumber = (language: string, value: string | number, most = 2) =>
  numberFormat(language, { maximumFractionDigits: most }).format(exact(value)).replace('-', '−')

const unitNames = ['hour', 'minute', 'second'] as const
const shortUnits = { hour: 'h', minute: 'min', second: 's' } as const

/** 5 h; in Arabic and Chinese a whole word in the form of its number: 3 ساعات, 5小时. */
const writtenUnit = (language: string, count: number, unit: (typeof unitNames)[number]) =>
  writingOf(language).words
    ? numberFormat(language, {
        style: 'unit',
        unit,
        // The long Chinese second is two characters longer than people write it.
        unitDisplay: language.startsWith('zh') ? 'short' : 'long',
      })
        .format(count)
        .replaceAll(' ', writingOf(language).and === '' ? '' : '\u00a0')
    : `${writtenNumber(language, count)}\u00a0${shortUnits[unit]}`

/** 181 h or 7.25 h; 7 h 20 min 5 s if hundredths of an hour would change the amount of pay. */
export function writtenHours(language: string, seconds: string | number): string {
  const all = Math.abs(Number(seconds))
  if (all % 36 !== 0) return writtenTime(language, seconds)
  return `${Number(seconds) < 0 ? '−' : ''}${writtenUnit(language, all / 3600, 'hour')}`
}

/** 8 h 27 min 5 s, for any number of seconds: exact, for pay. */
export function writtenTime(language: string, seconds: string | number): string {
  const all = Math.abs(Number(seconds))
  const counts = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60] as const

  const said = unitNames.flatMap((unit, n) =>
    counts[n] ? [writtenUnit(language, counts[n], unit)] : [],
  )

  return (
    (Number(seconds) < 0 ? '−' : '') +
    (said.join(writingOf(language).and) || writtenUnit(language, 0, 'hour'))
  )
}

/** 172 h 10 min: a duration in text, in whole minutes. */
export const writtenDuration = (language: string, seconds: string | number): string =>
  writtenTime(language, Math.trunc(Number(seconds) / 60) * 60)

/** 172:10, a duration in a column; `exact` adds the seconds, 172:10:05. Hours are not days. */
export function writtenClock(seconds: number, { exact = false } = {}): string {
  const all = Math.floor(Math.abs(seconds))
  const two = (count: number) => String(count).padStart(2, '0')

  const parts = [
    writtenNumber('en', Math.floor(all / 3600)),
    two(Math.floor(all / 60) % 60),
    ...(exact ? [two(all % 60)] : []),
  ]

  return `${seconds < 0 ? '−' : ''}${parts.join(':')}`
}

/**
 * 21.5%, 21,5 %: a rate in hundredths, such as `21.5`. Arabic has Intl's format with its direction
 * marks; `signed` puts a plus before a rise.
 */
export function writtenPercent(
  language: string,
  value: string | number,
  { least = 0, most = 6, signed = false } = {},
): string {
  const options = {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    ...(signed && { signDisplay: 'exceptZero' as const }),
  }

  const { percent } = writingOf(language)

  if (percent === undefined)
    return numberFormat(language, { ...options, style: 'unit', unit: 'percent' })
      .format(exact(value))
      .replace('-', '−')

  return `${numberFormat(language, options).format(exact(value)).replace('-', '−')}${percent}`
}

/** Returns the number of decimals of a currency (ISO 4217). */
export const placesOf = (currency: string) =>
  numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** 17,762.50: grouped, with the currency's decimals; `most` allows more, for unit prices. */
export function writtenAmount(
  language: string,
  amount: string,
  currency: string,
  most = 0,
): string {
  const places = placesOf(currency)
  return numberFormat(language, {
    // Spanish groups from five digits on; a column of amounts would have both.
    useGrouping: 'always',
    minimumFractionDigits: places,
    maximumFractionDigits: Math.max(places, most),
  })
    .format(exact(amount))
    .replace('-', '−')
}

/** 17,762.50 EUR, in one piece. */
export const writtenMoney = (language: string, amount: string, currency: string, most = 0) =>
  `${writtenAmount(language, amount, currency, most)}\u00a0${currency}`

/** Returns the colon between a name and what it has. */
export const colonIn = (language: string): string => writingOf(language).colon

/** Returns the comma between the items of a list. */
export const commaIn = (language: string): string => writingOf(language).comma

/** Status: Open; in French with a space before the colon, in Chinese with the colon of its letters. */
export const writtenPair = (language: string, name: string, value: string): string =>
  `${name}${writingOf(language).colon}${value}`

/**
 * Ada, Ben, Cy; with the language's comma. Not Intl's list, which would put an *and* before the
 * last name, in Arabic before each.
 */
export const writtenList = (language: string, items: readonly string[]) =>
  items.join(writingOf(language).comma)

/** The forms of a count. Where only millions have a form `many`, it may be left out. */
type CountedForms<L extends Language> = L extends 'es' | 'fr' | 'it'
  ? Readonly<Record<'one' | 'other', string> & Partial<Record<'many', string>>>
  : Readonly<Record<PluralForms[L], string>>

const rules = new Map<Language, Intl.PluralRules>()

function formOf(language: Language, count: number): Intl.LDMLPluralRule {
  const found = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, found)

  return found.select(count)
}

/**
 * Returns a language's plural form of a text, for mails and server pages; the apps' catalogues have
 * their own.
 */
export function counted<L extends Language>(
  language: L,
  count: number,
  forms: CountedForms<L>,
): string {
  const given = forms as Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }
  return given[formOf(language, count)] ?? given.other
}
