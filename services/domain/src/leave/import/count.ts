import type { Fault } from '@workledger/contracts/kernel/faults'
import { Fraction } from '../../kernel/fraction'
import { type Calendar, daysTotal, leaveDays, secondsTaken } from '../leave-days'
import type { LeaveDetails } from '../leave-state'
import type { LeavePiece, PlannedLeave } from './plan'

/** A leave of an import with its counted days. */
export type ImportedLeave = LeaveDetails & { readonly leave_id: string; readonly row: number }

export interface ImportedType {
  readonly accrues: boolean
  readonly paid_percent: string
}

export interface CountOptions {
  readonly type: ImportedType
  readonly calendar: Calendar
  /** Count by the calendar here, also where the file says another number. */
  readonly recount: boolean
  /** The instant of a time on a day in the zone of the person's office. */
  instantOf(day: string, time: string): string
}

/** Counts the days of a planned row. Refuses one whose file says another number. */
export function countLeave(
  { row, leave_type_id, description, said, pieces }: PlannedLeave,
  { type, calendar, recount, instantOf }: CountOptions,
): ImportedLeave[] | Fault {
  const counted = pieces.map((planned): ImportedLeave => {
    const piece = fitted(planned, calendar)
    const { from_time, to_time } = piece

    return {
      ...piece,
      ...(from_time && to_time
        ? {
            starts_at: instantOf(piece.start_on, from_time),
            ends_at: instantOf(piece.start_on, to_time),
          }
        : {}),
      row,
      leave_type_id,
      days: leaveDays(piece, calendar),
      takes_allowance: type.accrues,
      paid_percent: type.paid_percent,
      description,
      document: null,
    }
  })

  const kept = counted.filter(({ days }) => days.length > 0)
  if (kept.length === 0) return { code: 'leave.nothing' }
  const days = kept.flatMap((leave) => leave.days)
  const other = said && !recount ? otherAmount(said, days, calendar) : undefined

  return other ?? kept
}

/** Turns hours that fill the agreed day into a whole day. */
function fitted(piece: LeavePiece, { agreed }: Calendar): LeavePiece {
  const of = agreed(piece.start_on)
  if (piece.seconds === undefined || of === 0 || piece.seconds < of) return piece
  const { seconds: _, from_time: __, to_time: ___, ...whole } = piece

  return whole
}

function otherAmount(
  said: NonNullable<PlannedLeave['said']>,
  days: ImportedLeave['days'],
  { agreed }: Calendar,
): Fault | undefined {
  if ('days' in said) {
    const counted = daysTotal(days)
    return Fraction.of(counted).eq(said.days)
      ? undefined
      : { code: 'leave_import.other_days', params: { said: said.days, counted } }
  }

  const seconds = secondsTaken(days, agreed)
  // Without agreed hours nothing can be compared.
  if (seconds === null || seconds === said.seconds) return undefined

  return {
    code: 'leave_import.other_hours',
    params: { said: hours(said.seconds), counted: hours(seconds) },
  }
}

const hours = (seconds: number) => Fraction.ratio(seconds, 3600).toString()
