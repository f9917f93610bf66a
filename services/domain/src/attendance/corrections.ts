import { refuse } from '@workledger/contracts/kernel/errors'
import { getById } from '../kernel/by-id'
import { dayIn } from '../kernel/zone-days'
import {
  type AttendanceBook,
  type AttendanceEvent,
  findShift,
  type Proposal,
} from './attendance-book'
import type { AttendanceCommand, Correction } from './attendance-commands'
import { addShift, checkShift, correctShift, deleteShift, unchanged } from './shift-edits'

export function findPending(
  { corrections }: AttendanceBook,
  { correction_id }: Correction,
): Proposal {
  const proposal = getById(corrections, correction_id) ?? refuse('not_found')
  return proposal.status === 'pending' ? proposal : refuse('attendance.correction_decided')
}

export function proposeCorrection(
  state: AttendanceBook,
  command: Extract<AttendanceCommand, { type: 'propose' }>,
): AttendanceEvent {
  const { employee_id, attendance_id, correction_id, kind, reason } = command
  const shift = kind === 'add' ? null : findShift(state, attendance_id)
  if (shift?.correction_id) refuse('attendance.correction_pending')
  if (kind === 'remove' && state.open === attendance_id) refuse('attendance.running')
  const was = shift && { in_at: shift.in_at, out_at: shift.out_at, breaks: shift.breaks }

  const becomes =
    command.kind === 'remove'
      ? null
      : {
          in_at: command.in_at,
          out_at: command.out_at,
          breaks: checkShift(state, command, shift?.breaks ?? []),
        }

  if (was && becomes && unchanged(was, becomes)) refuse('attendance.nothing_changed')
  const zone = shift?.zone ?? (command.kind === 'remove' ? 'UTC' : command.zone)
  const day = dayIn(zone, becomes?.in_at ?? was!.in_at)

  return {
    type: 'CorrectionProposed',
    data: { employee_id, correction_id, attendance_id, kind, zone, day, was, becomes, reason },
  }
}

/** Returns the events of an approved proposal, if the shift is still as proposed against. */
export function carryOutCorrection(
  state: AttendanceBook,
  proposal: Proposal,
  command: Extract<AttendanceCommand, { type: 'approve' | 'reject' }>,
) {
  const { employee_id, correction_id, now, longest_minutes } = command
  const { attendance_id, becomes, zone } = proposal
  const shift = getById(state.shifts, attendance_id)

  if (
    proposal.kind !== 'add' &&
    (!shift || shift.deleted || !proposal.was || !unchanged(shift, proposal.was))
  )
    refuse('attendance.changed_since')

  if (!becomes) return deleteShift(state, { employee_id, attendance_id }, correction_id)
  const typed = { employee_id, attendance_id, now, longest_minutes, ...becomes }

  return proposal.kind === 'add'
    ? addShift(state, { ...typed, zone }, correction_id)
    : correctShift(state, typed, correction_id)
}
