import { PIN, SERIAL } from '@workledger/contracts/biometrics/biometrics.api'
import { isTime, type PunchLine } from '../iclock/lines'

/** A line of the file as its parts, before anything is checked against the company. */
export type AttlogLine = { row: number } & (
  | { punch: PunchLine; text?: never; fault?: never }
  | { fault: string; text: string; punch?: never }
)

export interface Attlog {
  /** The serial number that an extended file begins with. */
  serial_no: string | null
  lines: AttlogLine[]
}

/**
 * Parses the `attlog.dat` that a ZKTeco device writes to a USB stick: `PIN⇥time⇥device number⇥
 * status⇥verify⇥work code`, with leading spaces and all but the first two left out at will. An
 * extended file has the serial number above and a checksum below. Columns as in ZKTeco's own
 * reader (Standalone SDK, `GetAttLogFromDat`).
 */
export function readAttlog(text: string): Attlog {
  const all = text.split('\n').map((line) => line.replace(/\r$/, ''))
  const rest = all.at(-1)!.trim() !== ''
  const found: Attlog = { serial_no: null, lines: [] }
  const filled = all.flatMap((line, n) => (line.trim() === '' ? [] : [{ row: n + 1, line }]))
  const last = filled.at(-1)?.row
  let widest = 0

  for (const [n, { row, line }] of filled.entries()) {
    const fields = line.split('\t').map((field) => field.trim())

    if (fields.length === 1 && n === 0 && SERIAL.test(fields[0]!) && filled.length > 1) {
      found.serial_no = fields[0]!
      continue
    }

    // The checksum of an extended file.
    if (fields.length === 1 && row === last && found.serial_no !== null) continue
    const cut = rest && row === last && fields.length < Math.min(widest, 4)
    widest = Math.max(widest, fields.length)
    found.lines.push({ row, ...(cut ? { fault: 'cut', text: line } : readLine(fields, line)) })
  }

  return found
}

function readLine(fields: readonly string[], line: string) {
  const [pin = '', time = '', , status, verify] = fields
  if (fields.length < 2) return { fault: 'not_a_punch', text: line }
  if (!PIN.test(pin)) return { fault: 'pin', text: pin }
  if (!isTime(time)) return { fault: 'time', text: time }
  const [meaning, means] = [numberOf(status), numberOf(verify)]
  if (meaning === undefined || means === undefined) return { fault: 'not_a_punch', text: line }

  return { punch: { pin, time, status: meaning, verify: means } }
}

/** As in the push protocol, an omitted number is unknown, 255. */
const numberOf = (text: string | undefined) =>
  !text ? 255 : /^\d{1,3}$/.test(text) ? Number(text) : undefined
