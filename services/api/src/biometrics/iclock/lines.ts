import { PIN } from '@workledger/contracts/biometrics/biometrics.api'
import type { enrolledBy } from '@workledger/contracts/biometrics/biometrics.events'
import type { PunchKind } from '@workledger/contracts/kernel/punch-kinds'

/** A line of ATTLOG; `status` and `verify` are the device's numbers. */
export interface PunchLine {
  pin: string
  /** `YYYY-MM-DD HH:mm:ss`. */
  time: string
  status: number
  verify: number
}

export interface PunchLines {
  punches: PunchLine[]
  /** Complete lines that could not be parsed. */
  unread: string[]
  /** The last line is cut off: the upload is incomplete. */
  cut: boolean
}

/** Parses `PIN⇥time⇥status⇥verify…`, one punch a line. An omitted number is unknown, 255. */
export function punchLines(text: string): PunchLines {
  const lines = text.split('\n')
  const rest = lines.pop()!.replace(/\r$/, '')
  const found: PunchLines = { punches: [], unread: [], cut: false }

  for (const line of lines) {
    const clean = line.replace(/\r$/, '')
    if (clean.trim() === '') continue
    const punch = punchLine(clean, 2)

    if (punch) found.punches.push(punch)
    else found.unread.push(clean)
  }

  if (rest.trim() !== '') {
    const punch = punchLine(rest, 4)

    if (punch) found.punches.push(punch)
    else found.cut = true
  }

  return found
}

function punchLine(line: string, least: number): PunchLine | undefined {
  const fields = line.split('\t').map((field) => field.trim())
  const [pin = '', time = '', status = '255', verify = '255'] = fields

  if (
    fields.length < least ||
    !PIN.test(pin) ||
    !isTime(time) ||
    !/^\d{1,3}$/.test(status) ||
    !/^\d{1,3}$/.test(verify)
  )
    return undefined

  return { pin, time, status: Number(status), verify: Number(verify) }
}

/** Returns whether a text is a time as devices write it, on a day that exists. */
export const isTime = (text: string) => {
  if (!/^(19|20|21)\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return false
  const time = new Date(`${text.replace(' ', 'T')}Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 19).replace('T', ' ') === text
}

const punchKinds: readonly PunchKind[] = ['in', 'out', 'break', 'back', 'in', 'out']

/** Returns the kind of a key: in, out, break out, break in, overtime in, overtime out. */
export const kindOf = (status: number, readsKeys: boolean): PunchKind =>
  readsKeys ? (punchKinds[status] ?? 'any') : 'any'

export interface Enrolment {
  pin: string
  by: (typeof enrolledBy)[number]
}

/** Returns people enrolled at the device. Drops the template after `TMP=`. */
export function enrolments(text: string): Enrolment[] {
  return text.split('\n').flatMap((line): Enrolment[] => {
    const pin = /(?:^|[ \t])Pin=([A-Za-z0-9]{1,24})(?=[\t\r ]|$)/i.exec(line)?.[1]
    if (!pin) return []
    if (/^FP /i.test(line)) return [{ pin, by: 'finger' }]
    if (/^FACE /i.test(line)) return [{ pin, by: 'face' }]
    const type = /^BIODATA /i.test(line)
      ? Number(/(?:^|[ \t])Type=(\d{1,3})/i.exec(line)?.[1])
      : undefined

    return type === undefined ? [] : [{ pin, by: bioTypes[type] ?? 'other' }]
  })
}

const bioTypes: Readonly<Record<number, Enrolment['by']>> = {
  1: 'finger',
  2: 'face',
  8: 'palm',
  9: 'face',
}

export interface Answer {
  number: number
  result: number
}

/** Parses `ID=7&Return=0&CMD=…`, one a line: the device's answers to commands. */
export const commandAnswers = (text: string): Answer[] =>
  text.split('\n').flatMap((line) => {
    const found = /(?:^|&)ID=(\d{1,9})&Return=(-?\d{1,9})(?:&|\r?$)/i.exec(line)
    return found ? [{ number: Number(found[1]), result: Number(found[2]) }] : []
  })
