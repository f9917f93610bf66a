import { writtenDuration } from '../kernel/written'

/** Quarters or hours of one day of leave. */
interface PartOfDay {
  readonly day_part: string | null
  readonly seconds: number | null
  readonly from_time: string | null
  readonly to_time: string | null
}

const SIGNS: Readonly<Record<string, string>> = { '0.25': '¼', '0.5': '½', '0.75': '¾' }

/** Returns the sign of quarters of a day, which every language reads. */
export const quarterSign = (day_part: string): string => SIGNS[String(Number(day_part))] ?? day_part

/** Returns the part of a day in signs and numbers, such as `09:00–11:30`; undefined of other leave. */
export function partOfDay(
  { day_part, seconds, from_time, to_time }: PartOfDay,
  language: string,
): string | undefined {
  if (from_time && to_time) return `${from_time}–${to_time}`
  if (seconds !== null) return writtenDuration(language, seconds)
  return day_part === null ? undefined : quarterSign(day_part)
}
