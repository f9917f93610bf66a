import type { DateOrder } from '../../kernel/file-dates'
import { Fraction } from '../../kernel/fraction'
import {
  CellReader,
  type LeaveProblem,
  quantityOf,
  type ReadPerson,
  shown,
  type TextRow,
} from './cells'
import type { LeaveColumn, LeaveColumns } from './columns'

/** How much a row says that the leave takes. */
export type Said = { readonly days: string } | { readonly seconds: number }

/** One leave as its row tells it. */
export interface ReadLeave {
  readonly row: number
  /** Under which the file's person is mapped: the number, else the e-mail address, else the name. */
  readonly person: string
  readonly id: string
  readonly type: string
  readonly from: string
  readonly to: string
  /** The second half of the first day, and the first half of the last one. */
  readonly halfFirst: boolean
  readonly halfLast: boolean
  /** The one day of which half was taken. */
  readonly halfOn: string | null
  readonly times: { readonly from: string; readonly to: string } | null
  readonly said: Said | null
  readonly note: string
}

export interface ReadFile {
  readonly leaves: ReadLeave[]
  readonly people: ReadPerson[]
  /** Types of the file with their rows. */
  readonly types: Map<string, number>
  readonly problems: LeaveProblem[]
}

const LONGEST = { note: 2000, type: 255 } as const

const YES = new Set(['yes', 'true', '1', '1.0', 'y', 'x', 'ja', 'oui', 'sí', 'si', 'sì', '是'])
const NO = new Set(['no', 'false', '0', '0.0', 'n', '', 'nein', 'non', '否'])

/** Words of an approved leave; a row without a status is one. */
const APPROVED = new Set([
  ...['', 'approved', 'genehmigt', 'bestätigt', 'approuvé', 'approuvée', 'aprobado', 'aprobada'],
  ...['approvato', 'approvata', '已批准', '批准'],
])

/** Reads the rows of a list of leave. A row with a fault is left out, with a reason. */
export function readLeaves(
  rows: readonly TextRow[],
  headings: readonly string[],
  columns: LeaveColumns,
  order: DateOrder,
): ReadFile {
  const leaves: ReadLeave[] = []
  const problems: LeaveProblem[] = []
  const people = new Map<string, ReadPerson>()
  const types = new Map<string, number>()

  for (const row of rows) {
    const reader = new RowReader(row, headings, columns.at, order)
    const leave = reader.leave()

    if ('code' in leave) {
      problems.push(leave)
      continue
    }

    const known = people.get(leave.person) ?? { ...reader.person(), rows: 0 }
    known.rows++
    people.set(leave.person, known)
    types.set(leave.type, (types.get(leave.type) ?? 0) + 1)
    leaves.push(leave)
  }

  return { leaves, people: [...people.values()], types, problems }
}

class RowReader extends CellReader<LeaveColumn> {
  leave(): ReadLeave | LeaveProblem {
    const status = this.text('status')
    if (!APPROVED.has(status.toLowerCase()))
      return this.fault('status', 'leave_import.not_approved', { status: shown(status) })

    const days = this.days()
    if ('code' in days) return days
    const type = this.text('type')
    if (!type) return this.fault('type', 'leave_import.type_missing')
    const note = this.text('note')

    for (const [column, text, most] of [
      ['type', type, LONGEST.type],
      ['note', note, LONGEST.note],
    ] as const)
      if (text.length > most) return this.fault(column, 'leave_import.too_long', { most })

    const said = this.said()
    if (said && 'code' in said) return said

    return {
      row: this.row.row,
      person: this.person().key,
      id: this.text('id'),
      type,
      ...days,
      said,
      note,
    }
  }

  private days():
    | LeaveProblem
    | Omit<ReadLeave, 'row' | 'person' | 'id' | 'type' | 'said' | 'note'> {
    const from = this.day('from')
    if (typeof from === 'object') return from
    const to = this.text('to') ? this.day('to') : from
    if (typeof to === 'object') return to
    if (to < from) return this.fault('to', 'leave_import.end_before_start')
    const [first, last, half] = [
      this.yes('half_first'),
      this.yes('half_last'),
      this.yes('half_day'),
    ]
    for (const flag of [first, last, half]) if (typeof flag === 'object') return flag
    const on = half && this.text('half_day_date') ? this.day('half_day_date') : null
    if (on !== null && typeof on === 'object') return on
    if (on && (on < from || on > to))
      return this.fault('half_day_date', 'leave_import.half_outside')
    if (half && !on && from !== to) return this.fault('half_day', 'leave_import.half_unknown')
    const times = this.times(from, to)
    if (times && 'code' in times) return times

    return {
      ...{ from, to, times },
      halfFirst: first === true,
      halfLast: last === true,
      halfOn: half ? (on ?? from) : null,
    }
  }

  private yes(column: LeaveColumn): boolean | LeaveProblem {
    const text = this.text(column).toLowerCase()
    if (YES.has(text)) return true
    return NO.has(text)
      ? false
      : this.fault(column, 'leave_import.not_yes_or_no', { text: shown(text) })
  }

  /** Returns the times of a leave of hours, which has one day. */
  private times(from: string, to: string): ReadLeave['times'] | LeaveProblem {
    const [start, end] = [this.text('from_time'), this.text('to_time')]
    if (from !== to || !start || !end) return null
    const [a, b] = [clockOf(start), clockOf(end)]
    if (!a) return this.fault('from_time', 'leave_import.not_a_time', { text: shown(start) })
    if (!b) return this.fault('to_time', 'leave_import.not_a_time', { text: shown(end) })
    // Some programs write midnight for whole days.
    if (a === '00:00' && (b === '00:00' || b === '23:59')) return null
    return a < b ? { from: a, to: b } : this.fault('to_time', 'leave_import.end_before_start')
  }

  private said(): Said | null | LeaveProblem {
    const hours = this.text('hours')
    const text = hours || this.text('amount')
    if (!text) return null
    const column = hours ? 'hours' : 'amount'
    const bad = () => this.fault(column, 'leave_import.not_an_amount', { text: shown(text) })
    const found = quantityOf(text, this.text('unit'))
    if (!found || !Fraction.of(found.number).gt(0)) return bad()
    if (hours || found.unit === 'hours')
      return { seconds: Fraction.of(found.number).times(3600).rounded() }

    return { days: found.number }
  }
}

/** Returns `HH:mm` of a time; undefined for another text. */
function clockOf(text: string): string | undefined {
  const found = /^(\d{1,2})[:.](\d{2})(?::\d{2})?\s*(am|pm)?$/i.exec(text)
  if (!found) return undefined
  const half = found[3]?.toLowerCase()
  const hour = half ? (Number(found[1]) % 12) + (half === 'pm' ? 12 : 0) : Number(found[1])

  return hour < 24 && Number(found[2]) < 60
    ? `${String(hour).padStart(2, '0')}:${found[2]}`
    : undefined
}
