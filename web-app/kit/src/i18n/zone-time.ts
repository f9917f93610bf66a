/**
 * Times of day in a zone, and back. Instants are the server's: `YYYY-MM-DD HH:mm:ss` in UTC; days
 * `YYYY-MM-DD`; times `HH:mm`.
 */

const formats = new Map<string, Intl.DateTimeFormat>()

function partsIn(zone: string, milliseconds: number) {
  let format = formats.get(zone)

  if (!format) {
    const two = '2-digit' as const

    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
      second: two,
    })

    formats.set(zone, format)
  }

  return Object.fromEntries(
    format.formatToParts(milliseconds).map(({ type, value }) => [type, value]),
  ) as Record<string, string>
}

export const milliseconds = (instant: string) => Date.parse(`${instant.replace(' ', 'T')}Z`)
export const toServer = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')

export function dayIn(zone: string, at: number) {
  const { year, month, day } = partsIn(zone, at)
  return `${year}-${month}-${day}`
}

export function timeIn(zone: string, at: number) {
  const { hour, minute } = partsIn(zone, at)
  return `${hour}:${minute}`
}

export const dayOf = (instant: string, zone: string) => dayIn(zone, milliseconds(instant))
export const timeOf = (instant: string, zone: string) => timeIn(zone, milliseconds(instant))

/** Returns the milliseconds by which the zone's clocks are ahead of UTC at a moment. */
function ahead(zone: string, at: number) {
  const { year, month, day, hour, minute, second } = partsIn(zone, at)
  return (
    Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) -
    Math.floor(at / 1000) * 1000
  )
}

/**
 * Returns the instant at which the zone's clocks show a day and time. A time skipped in spring
 * counts as that much later; of a repeated time in autumn, the first counts.
 */
export function instantAt(zone: string, day: string, time: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`)
  const before = ahead(zone, wall - 86_400_000)
  const after = ahead(zone, wall + 86_400_000)

  for (const offset of [before, after])
    if (ahead(zone, wall - offset) === offset) return wall - offset

  return wall - before
}

/**
 * Returns typed hours and minutes (`8:30`, `830`, `8.30`, `8h`, `8h30`, `8`) as `HH:mm`; null is an
 * `Invalid Time String`.
 */
export function typedTime(text: string): string | null {
  const found = /^(\d{1,2})(?:[:.,h ]?([0-5]\d))?h?$/i.exec(text.trim())
  if (!found || Number(found[1]) > 23) return null
  return `${found[1]!.padStart(2, '0')}:${found[2] ?? '00'}`
}
