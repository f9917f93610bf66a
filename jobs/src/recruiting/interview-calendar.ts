/** One meeting for calendars, by RFC 5545 and 5546. */
export interface Invitation {
  /** The same for all changes of a meeting. */
  uid: string
  sequence: number
  cancelled: boolean
  /** ISO 8601 in UTC. */
  starts_at: string
  minutes: number
  /** Time of this version, ISO 8601 in UTC. */
  written_at: string
  summary: string
  description: string
  place: string | null
  organizer: string
  attendees: readonly { name: string; email: string }[]
}

export const CALENDAR = (cancelled: boolean) =>
  `text/calendar; charset=utf-8; method=${cancelled ? 'CANCEL' : 'REQUEST'}`

export function invitation(given: Invitation): string {
  const start = new Date(given.starts_at)
  const end = new Date(start.getTime() + given.minutes * 60_000)

  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Workledger//Recruiting//EN',
    `METHOD:${given.cancelled ? 'CANCEL' : 'REQUEST'}`,
    'BEGIN:VEVENT',
    `UID:${given.uid}`,
    `SEQUENCE:${given.sequence}`,
    `DTSTAMP:${utc(new Date(given.written_at))}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `STATUS:${given.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${text(given.summary)}`,
    `DESCRIPTION:${text(given.description)}`,
    ...(given.place ? [`LOCATION:${text(given.place)}`] : []),
    `ORGANIZER:mailto:${address(given.organizer)}`,
    ...given.attendees.map((attendee) => attendeeLine(attendee, given.organizer)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]

  return lines.map(folded).join('')
}

/** Returns an attendee's line; the organizer already takes part and gets no request to answer. */
function attendeeLine({ name, email }: Invitation['attendees'][number], organizer: string): string {
  const answer =
    address(email).toLowerCase() === address(organizer).toLowerCase()
      ? 'PARTSTAT=ACCEPTED'
      : 'RSVP=TRUE'

  const named = quoted(name).trim() || address(email)
  return `ATTENDEE;CN="${named}";ROLE=REQ-PARTICIPANT;${answer}:mailto:${address(email)}`
}

const utc = (date: Date) => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const text = (value: string) =>
  value
    .replace(/[\\;,]/g, (c) => `\\${c}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\0-\x1f\x7f]/g, ' ')

const quoted = (value: string) => value.replace(/["\0-\x1f\x7f]/g, ' ')
const address = (value: string) => value.replace(/[\s\0-\x1f\x7f;,"]/g, '')

/** Folds a line to at most 75 bytes, cut between characters. */
function folded(line: string): string {
  let out = ''
  let bytes = 0

  for (const character of line) {
    const size = Buffer.byteLength(character)

    if (bytes + size > 75) {
      out += '\r\n '
      bytes = 1
    }

    out += character
    bytes += size
  }

  return `${out}\r\n`
}
