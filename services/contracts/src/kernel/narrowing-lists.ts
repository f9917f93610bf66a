import * as z from 'zod'
import { id } from './shapes'
import { characters } from './text'

/** A list that narrows a call. An empty one narrows nothing, like an omitted one or null. */
const narrowing = <T>(list: readonly T[] | null) =>
  list === null || list.length === 0 ? undefined : list

/** Ids in a body that narrow a call. */
export const narrowingIds = (most: number) =>
  z.array(id()).max(most).nullable().transform(narrowing).optional()

/** Words in a body that narrow a call. */
export const narrowingWords = (most: number, longest: number) =>
  z.array(characters(longest)).max(most).nullable().transform(narrowing).optional()

/** Of an id, with its comma. */
const LONGEST = 40

/** A list in an address: separated by commas, or the parameter is repeated. */
const addressed = (most: number, longest: number) =>
  z.union([
    characters(longest * most).transform((text) =>
      text
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    ),
    z.array(characters(longest)),
  ])

/**
 * Ids in an address that narrow a call. They are separated by commas, or the parameter is
 * repeated: `name=a,b`, `name[]=a&name[]=b`.
 */
export const addressedIds = (most: number) =>
  addressed(most, LONGEST).pipe(z.array(id()).max(most)).transform(narrowing).optional()

/** Words without commas in an address that narrow a call. */
export const addressedWords = (most: number, longest: number) =>
  addressed(most, longest + 1)
    .pipe(z.array(characters(longest)).max(most))
    .transform(narrowing)
    .optional()
