import { MOST_AHEAD, OLDEST_PUNCH_DAYS } from '@workledger/contracts/biometrics/bounds'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { PunchKind } from '@workledger/contracts/kernel/punch-kinds'
import { deviceClock } from '@workledger/domain/biometrics/device-time'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { secondsBetween } from '@workledger/domain/kernel/zone-days'
import { derivedId } from '@workledger/event-store/ids'
import { type Pieces, packed, unpacked } from '@workledger/projections/kernel/threads/pieces'
import { decoded } from '../../kernel/untrusted/decoded'
import { kindOf } from '../iclock/lines'
import { readAttlog } from './attlog'
import { attlogLimits } from './attlog-limits'

export interface PinOwner {
  readonly employee_id: string
  readonly pin: string
  /** ISO 8601, half-open. */
  readonly since: string
  readonly until: string | null
}

export interface AttlogFile {
  readonly bytes: Uint8Array
  readonly device: { readonly id: string; readonly serial_no: string; readonly reads_keys: boolean }
  /** Of the device's clock. */
  readonly zone: string
  readonly owners: Pieces<PinOwner>
  readonly now: string
}

export interface PlannedPunch {
  readonly row: number
  readonly punch_id: string
  readonly employee_id: string
  readonly pin: string
  readonly at: string
  readonly device_time: string
  readonly status: number
  readonly verify: number
  readonly kind: PunchKind
  readonly place: number
}

export interface PunchProblem {
  readonly row: number
  readonly code: string
}

export interface AttlogPlan {
  readonly encoding: string
  readonly rows: number
  /** Rows that repeat an earlier one of the file. */
  readonly repeated: number
  readonly punches: Pieces<PlannedPunch>
  readonly problems: Pieces<PunchProblem>
  /** PINs without an owner at the time of these many rows. */
  readonly strangers: { pin: string; rows: number }[]
  readonly first: { row: number; pin: string; device_time: string; kind: PunchKind }[]
}

const FIRST_ROWS = 20

const MOST_STRANGERS = 200

const DAY = 86_400

const tooMany = () => refuse('punch_import.too_many', { params: attlogLimits })

/** Reads a device's file and plans its import, in a thread. */
export function parse({ bytes, device, zone, owners, now }: AttlogFile): AttlogPlan {
  const { text, encoding } = textOf(Buffer.from(bytes))
  const { serial_no, lines } = readAttlog(text)

  if (serial_no !== null && serial_no.toUpperCase() !== device.serial_no.toUpperCase())
    refuse('punch_import.other_device', { params: { serial: serial_no } })

  if (lines.length > attlogLimits.rows) tooMany()
  if (lines.length === 0) refuse('punch_import.empty')
  // A file of anything else has hardly a line that is a punch.
  if (!lines.some(({ punch }) => punch)) refuse('punch_import.file')

  const ownersOfPin = groupBy(unpacked(owners), ({ pin }) => pin)
  const clock = deviceClock(zone, now)
  const problems: PunchProblem[] = []
  const strangers = new Map<string, number>()
  const punches = new Map<string, PlannedPunch>()
  let previous: string | undefined
  let repeated = 0

  for (const [place, { row, punch, fault }] of lines.entries()) {
    const refused = (code: string) => problems.push({ row, code: `punch_import.${code}` })

    if (!punch) {
      refused(fault)
      continue
    }

    const { pin, time, status, verify } = punch
    const at = clock(time, previous)
    previous = at
    const late = secondsBetween(at, now)

    const owner = ownersOfPin
      .get(pin)
      ?.find(({ since, until }) => since <= at && (until === null || at < until))

    if (late < -MOST_AHEAD) refused('future')
    else if (late > OLDEST_PUNCH_DAYS * DAY) refused('too_old')
    else if (!owner) {
      refused('no_person')
      strangers.set(pin, (strangers.get(pin) ?? 0) + 1)
    } else {
      // The same id as of a punch that the device sends itself.
      const punch_id = derivedId(device.id, `${device.serial_no} ${pin} ${time} ${status}`)
      const { employee_id } = owner
      const kind = kindOf(status, device.reads_keys)
      const of = { row, punch_id, employee_id, pin, at, device_time: time, status, verify }

      if (punches.has(punch_id)) repeated++
      else punches.set(punch_id, { ...of, kind, place })
    }
  }

  return {
    encoding,
    rows: lines.length,
    repeated,
    punches: packed([...punches.values()]),
    problems: packed(problems),
    strangers: [...strangers].slice(0, MOST_STRANGERS).map(([pin, rows]) => ({ pin, rows })),
    first: lines.slice(0, FIRST_ROWS).map(({ row, punch, text: shown }) => ({
      row,
      pin: punch?.pin ?? '',
      device_time: punch?.time ?? (shown ?? '').trim().slice(0, 60),
      kind: punch ? kindOf(punch.status, device.reads_keys) : 'any',
    })),
  }
}

/** Decodes the file, and refuses one whose lines would be read for minutes, or that is no text. */
function textOf(bytes: Buffer) {
  let [lines, run] = [0, 0]
  const { text, encoding } = decoded(bytes)
  if (/[\u0000-\u0008\u000e-\u001f]/.test(text.slice(0, 100_000))) refuse('punch_import.file')

  for (let n = 0; n < text.length; n++) {
    const ends = text.charCodeAt(n) === 10
    if (ends) lines++
    run = ends ? 0 : run + 1
    if (run > attlogLimits.characters || lines > 2 * attlogLimits.rows) tooMany()
  }

  return { text, encoding }
}
