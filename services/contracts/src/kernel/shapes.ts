import * as z from 'zod'
import { shippedLanguages } from './area-words'
import { askedLanguage } from './asked-language'
import type { ErrorParams } from './faults'
import { MOST_ADDRESS, normalisedAddress } from './mail-address'
import { characters, isInYears, trimmedText, typable, withoutHidden } from './text'

/** UUID; version 7 if made here. */
export const id = () => z.uuid()

/** Calendar day `YYYY-MM-DD`, 1900 to 2200. */
export const day = (message?: string) =>
  z.iso.date(message ? { error: message } : undefined).refine(isInYears, { error: 'field.years' })

/** Calendar month `YYYY-MM`, 1900 to 2200. */
export const month = () =>
  z.string().regex(/^(19|2[01])\d\d-(0[1-9]|1[0-2])$/, { error: 'field.month' })

/** Time of day `HH:mm`, 24 hours. */
export const timeOfDay = (message = 'field.time') =>
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: message })

const utc = (text: string) => new Date(`${text.replace(' ', 'T').replace(/Z$/, '')}Z`)

// JavaScript reads 30 February as 2 March.
const isReal = (date: Date, day: string) =>
  !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)

/**
 * Instant in UTC in the format of the interface: `YYYY-MM-DD HH:mm:ss`. Accepts ISO 8601 with `T`
 * and `Z` too.
 */
export const instant = (message = 'field.instant') =>
  z
    .string({ error: message })
    .regex(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{1,9})?)?Z?$/, { error: message, abort: true })
    .refine((text) => isReal(utc(text), text.slice(0, 10)), { error: message, abort: true })
    .refine(isInYears, { error: 'field.years' })
    .transform((text) => utc(text).toISOString().slice(0, 19).replace('T', ' '))

/** Instant inside an event: ISO 8601 in UTC. */
export const isoInstant = () => z.iso.datetime()

const numeric = (places: number, message: string) => {
  const form = new RegExp(`^-?\\d{1,15}(\\.\\d{1,${places}})?$`)
  return z
    .union([z.number(), characters(40)], { error: message })
    .transform((value) => String(value).trim())
    .refine((text) => form.test(text), { error: message })
}

/** Decimal number as a string; accepts numbers too. */
export const decimal = (message = 'field.numeric') => numeric(10, message)

/**
 * Money as a decimal string with at most 15 digits before the point; its currency is another field.
 */
export const money = (message = 'field.numeric') => numeric(4, message)

/** ISO 4217 code. */
export const currency = () => z.string().regex(/^[A-Z]{3}$/, { error: 'field.currency' })

/** Returns real booleans; accepts 0/1 and "true"/"false" (forms) too. */
export const bool = (message?: string) =>
  z
    .union(
      [
        z.boolean(),
        z.literal(0),
        z.literal(1),
        z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }),
      ],
      message ? { error: message } : undefined,
    )
    .transform(Boolean)

/** Longest text of one line, such as a name or title. Longer ones have several lines. */
const LONGEST_LINE = 255

/**
 * Removes line breaks, hidden characters and controls of direction from a single line; in a name they
 * would change the text around it, or make two look the same. A letter with its accent is one character, however it was typed.
 */
const inOneLine = (value: string) =>
  trimmedText(
    withoutHidden(value)
      .replace(/[\t-\r\u2028\u2029]+/g, ' ')
      .normalize('NFC'),
  )

const trimmed = (given: z.ZodString, max: number) =>
  given.overwrite(max <= LONGEST_LINE ? inOneLine : trimmedText)

/** Required text: trimmed, never blank. One of at most 255 characters is a single line. */
export const text = (message = 'field.required', max = 255) =>
  typable(
    trimmed(z.string({ error: message }), max)
      .min(1, { error: message })
      .max(max, { error: 'field.most_characters' }),
  )

/** One line of text that may be blank; its user decides when it must not be. */
export const line = (message: string, max: number) =>
  typable(trimmed(z.string({ error: message }), max).max(max, { error: 'field.most_characters' }))

/** Optional text: omitted stays unchanged; `null` or blank clears it. */
export const optionalText = (max = 255) =>
  z
    .union([
      typable(trimmed(z.string(), max).max(max, { error: 'field.most_characters' })),
      z.null(),
    ])
    .transform((value) => value || null)
    .optional()

/** Makes a schema clearable: omitted stays, `null` and `""` clear. */
export const clearable = <S extends z.ZodType>(schema: S, error?: string) =>
  z
    .union([z.literal('').transform(() => null), z.null(), schema], error ? { error } : undefined)
    .optional()

/** An e-mail address, with its domain as mail servers write it. */
export const email = (message = 'field.email') =>
  typable(
    z.string({ error: message }).overwrite(normalisedAddress).max(MOST_ADDRESS, { error: message }),
  ).pipe(z.email({ error: message }))

/** Fits the columns of whole numbers (32 bits). */
export const wholeNumber = () =>
  z.coerce.number<number | string>().int().min(-2_147_483_648).max(2_147_483_647)

/**
 * Query of every list: page from 1, rows for each page, search text, `sort=name` or `sort=-name`.
 */
export const listQuery = (perPage = 15) => ({
  page: wholeNumber().min(1).default(1),
  per_page: wholeNumber().min(1).max(1000).default(perPage),
  q: characters(200).optional(),
  sort: characters(60).optional(),
})

/** Most rows of a list without pages; a longer one is refused with a sentence, never cut. */
export const WHOLE_LIST = 10_000

/** Query of a list that returns all rows unless pages are requested. */
export const wholeListQuery = () => ({
  ...listQuery(),
  per_page: z.union([wholeNumber().min(1).max(1000), z.literal(WHOLE_LIST)]).default(WHOLE_LIST),
})

/** Language of a file's headings; the order of its columns does not depend on it. */
export const fileLanguage = () =>
  z.enum(shippedLanguages, { error: 'export.language' }).default(() => askedLanguage())

export const one = <S extends z.ZodType>(schema: S) => z.object({ data: schema })

export const list = <S extends z.ZodType>(schema: S) =>
  z.object({
    data: z.array(schema),
    total: z.number(),
    meta: z.object({
      total: z.number(),
      page: z.number(),
      per_page: z.number(),
      last_page: z.number(),
    }),
  })

/** Answer of a creating command. */
export const created = () => one(z.object({ id: id() }))

/** Answer of a changing command whose new state the caller reads elsewhere. */
export const done = () => z.object({ message: z.string().optional() })

/** A sentence in an answer: English text, code and parameters. */
export const wordedShape = {
  message: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
}

/**
 * A body that refuses unknown fields, for calls that reverse, or that affect everything if a
 * misspelt field would narrow them. Other bodies ignore unknown fields.
 */
export const onlyThese = <S extends z.core.$ZodLooseShape>(shape: S) => z.strictObject(shape)

/** Reports a fault of a whole object on one field. */
export const fieldIssue = (field: string, code: string, params?: ErrorParams) => ({
  path: [field],
  error: code,
  params,
})
