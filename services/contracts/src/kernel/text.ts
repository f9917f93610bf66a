import * as z from 'zod'

/** NUL and lone surrogates: JSON allows them, PostgreSQL and UTF-8 do not. */
const UNSTORABLE = /[\0\p{Surrogate}]/u

export const isStorable = (value: string) => !UNSTORABLE.test(value)

/** Returns external text (a mail server's answer), cut and made storable. */
export const madeStorable = (value: string, max: number) =>
  value.slice(0, max).replace(/[\0\p{Surrogate}]/gu, '\ufffd')

export const storable = (schema: z.ZodString) =>
  schema.refine(isStorable, { error: 'field.unstorable' })

/**
 * Characters that no keyboard writes and no page shows: controls other than tab and line ends.
 * Those from 80 to 9F are Windows-1252 that was read as Latin-1. Events of earlier versions may
 * contain them; new text may not.
 */
const UNTYPABLE = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\p{Surrogate}]/u

export const isTypable = (value: string) => !UNTYPABLE.test(value)

export const typable = (schema: z.ZodString) =>
  schema.refine(isTypable, { error: 'field.unstorable' })

/** Controls of the writing direction; in a name they reorder the text around it. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g

export const withoutDirection = (value: string) => value.replace(DIRECTION, '')

/**
 * Characters that show nothing: two names must not differ by them alone. Joiners, tags and variation
 * selectors stay behind a character of a script or an emoji that needs them, so not behind Latin.
 */
const HIDDEN =
  /\u034f|[\u00ad\u115f\u1160\u17b4\u17b5\u180e\u200b\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]|(?<![^\0-\u024f])(?:(?![\u061c\u200e\u200f])\p{Default_Ignorable_Code_Point})+/gu

/** Marks that keep punctuation at its place in text from right to left, and are hidden elsewhere. */
const MARKS = /[\u061c\u200e\u200f]/g

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/

/** Removes hidden characters and controls of the writing direction from a name. */
export const withoutHidden = (value: string) =>
  (RIGHT_TO_LEFT.test(value) ? value : value.replace(MARKS, '')).replace(HIDDEN, '')

/** Text of which no page shows anything, such as a zero-width space or a blank Braille cell. */
const UNSEEN = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Returns a trimmed text; the empty one if nothing of it can be seen. */
export const trimmedText = (value: string) => (UNSEEN.test(value) ? '' : value.trim())

/** Removes such characters from an external name, such as a file's. */
export const madeTypable = (value: string) =>
  value.replace(/[\u0000-\u001f\u007f-\u009f\p{Surrogate}]/gu, '')

/** Matches a single UUID of any version. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A bounded string of the interface that the log and the read tables can store. */
export const characters = (max: number, message?: string) =>
  typable(
    z.string(message ? { error: message } : undefined).max(max, { error: 'field.most_characters' }),
  )

/** Years of days and instants; beyond them day arithmetic and the columns of read tables end. */
export const FIRST_YEAR = 1900

export const LAST_YEAR = 2200

/** Checks text that begins with `YYYY-`; other checks refuse text that is no day. */
export const isInYears = (value: string) =>
  !/^\d{4}-/.test(value) || (value >= `${FIRST_YEAR}-` && value < `${LAST_YEAR + 1}-`)
