import { type DateOrder, dayOf } from '../../kernel/file-dates'

/** Returns a time of day as `HH:mm:ss`, read in 24 or 12 hours. */
export function timeOf(text: string): string | undefined {
  const found = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?:\.\d+)?\s*([ap])?\.?(?:m\.?)?$/i.exec(text)
  if (!found) return undefined
  const half = found[4]?.toLowerCase()
  let hour = Number(found[1])
  if (half && (hour < 1 || hour > 12)) return undefined
  if (half) hour = (hour % 12) + (half === 'p' ? 12 : 0)
  const [minute, second] = [Number(found[2]), Number(found[3] ?? 0)]
  if (hour > 23 || minute > 59 || second > 59) return undefined

  return [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':')
}

/** A day with its time; `utc` if the text names its offset. */
export interface Moment {
  readonly day: string
  readonly time: string
  /** ISO 8601 in UTC to the second. */
  readonly utc?: string
}

/** Reads day and time in one text, such as `2024-03-04T09:23:52Z` or `04.03.2024 9:23`. */
export function momentOf(text: string, order: DateOrder): Moment | undefined {
  const found = /^(\S+?)(?:T|\s+)(\d{1,2}[:.]\d{2}.*?)\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i.exec(text)
  if (!found) return undefined
  const [day, time] = [dayOf(found[1]!, order), timeOf(found[2]!.trim())]
  if (!day || !time) return undefined
  const zone = found[3]?.toUpperCase()
  if (!zone) return { day, time }
  const minutes = zone === 'Z' || zone === 'UTC' ? 0 : offsetOf(zone)
  const at = Date.parse(`${day}T${time}Z`) - minutes * 60_000

  return { day, time, utc: secondOf(at) }
}

const offsetOf = (zone: string) =>
  (zone.startsWith('-') ? -1 : 1) * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2)))

/** Formats milliseconds since 1970 as ISO 8601 in UTC to the second. */
export const secondOf = (at: number) => `${new Date(at).toISOString().slice(0, 19)}Z`

/** Returns the seconds of `1:30`, `01:30:15`, `1h 30m`, `90 min`, or of hours with a decimal sign. */
export function durationOf(text: string): number | undefined {
  const clock = /^(\d{1,4}):([0-5]\d)(?::([0-5]\d))?$/.exec(text)
  if (clock) return Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3] ?? 0)

  const words =
    /^(?:(\d{1,4})\s*h\w*\.?)?\s*(?:(\d{1,5})\s*m\w*\.?)?\s*(?:(\d{1,6})\s*s\w*\.?)?$/i.exec(text)

  if (words && text)
    return Number(words[1] ?? 0) * 3600 + Number(words[2] ?? 0) * 60 + Number(words[3] ?? 0)

  return hoursOf(text)
}

/** Returns the seconds of decimal hours, with a point or a comma: `1.25`, `0,01`, `1.000,5`. */
export function hoursOf(text: string): number | undefined {
  if (!/^\d[\d.,' ]*$/.test(text)) return undefined
  const sign = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  const whole = (sign < 0 ? text : text.slice(0, sign)).replace(/[^\d]/g, '')
  const hours = Number(`${whole || '0'}.${sign < 0 ? '0' : text.slice(sign + 1) || '0'}`)

  return Number.isFinite(hours) ? Math.round(hours * 3600) : undefined
}
