import * as z from 'zod'

/** NUL and lone surrogates: JSON carries them, PostgreSQL and UTF-8 do not. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

export const isStorable = (value: string) => !UNSTORABLE.test(value)

/** Text from elsewhere (a mail server's answer), cut and made such that it can be saved. */
export const madeStorable = (value: string, max: number) =>
  value.slice(0, max).replace(/[\0\p{Surrogate}]/gu, '\ufffd')

export const storable = (schema: z.ZodString) =>
  schema.refine(isStorable, { error: 'field.unstorable' })

/**
 * What no keyboard writes and no page shows: controls other than tab and line ends, also those from
 * 80 to 9F, which are what is left of Windows-1252 that was taken for Latin-1. Events of earlier
 * versions may have them; nobody can type them any more.
 */
const UNTYPABLE = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\p{Surrogate}]/u

export const isTypable = (value: string) => !UNTYPABLE.test(value)

export const typable = (schema: z.ZodString) =>
  schema.refine(isTypable, { error: 'field.unstorable' })

/** A name from elsewhere, such as a file's, without such characters. */
export const madeTypable = (value: string) =>
  value.replace(/[\u0000-\u001f\u007f-\u009f\p{Surrogate}]/gu, '')

/** Any UUID, alone. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * A string of the interface as it was sent: bounded, and such that the log and the read tables can
 * keep it.
 */
export const characters = (max: number, message?: string) =>
  typable(
    z.string(message ? { error: message } : undefined).max(max, { error: 'field.most_characters' }),
  )

/**
 * Days and instants lie in these years; further out the arithmetic of days and the read tables'
 * columns end.
 */
export const FIRST_YEAR = 1900

export const LAST_YEAR = 2200

/**
 * Of a text that begins with `YYYY-`; of others nothing is said, for what is no day says so itself.
 */
export const isInYears = (value: string) =>
  !/^\d{4}-/.test(value) || (value >= `${FIRST_YEAR}-` && value < `${LAST_YEAR + 1}-`)
