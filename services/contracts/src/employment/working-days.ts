import * as z from 'zod'
import { characters } from '../kernel/text'
import { weekdayNames } from './employment.events'

const SLOTS = [1, 2, 3, 4, 5]
const slots = z.array(z.coerce.number<number | string>().int().min(1).max(5)).max(5)

const numberOf = (name: string | number): number => {
  const text = String(name).trim().toLowerCase()
  const index = weekdayNames.findIndex(
    (weekday) => weekday === text || (text.length >= 2 && weekday.slice(0, 3) === text),
  )
  return index >= 0 ? index + 1 : /^[1-7]$/.test(text) ? Number(text) : 0
}

const areDayNames = (names: readonly (string | number)[]) =>
  names.every((name) => numberOf(name) > 0)
const message = 'contract.working_days'

/**
 * Accepts working days as a form sends them: slots by weekday (`{ "monday": [1, 2] }`) or a plain
 * list of weekdays (whole days; names or ISO numbers). Returns slots by weekday in lower case,
 * Monday first.
 */
export const workingDays = () =>
  z
    .union(
      [z.record(characters(20), slots), z.array(z.union([characters(20), z.number()])).max(7)],
      { error: message },
    )
    .refine((value) => areDayNames(Array.isArray(value) ? value : Object.keys(value)), {
      error: message,
    })
    .transform((value) => {
      const given = Array.isArray(value)
        ? value.map((name) => [name, SLOTS] as const)
        : Object.entries(value)

      const byDay = new Map(
        given
          .filter(([, worked]) => worked.length > 0)
          .map(([name, worked]) => [numberOf(name), worked]),
      )

      return Object.fromEntries(
        weekdayNames.flatMap((name, index) =>
          byDay.has(index + 1) ? [[name, [...new Set(byDay.get(index + 1))].sort()]] : [],
        ),
      ) as Record<string, number[]>
    })
