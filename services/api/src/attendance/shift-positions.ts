import { Injectable } from '@nestjs/common'
import type { Attendance } from '@workledger/contracts/attendance/attendance.shapes'
import { coarse, type Fix, type Position } from '@workledger/contracts/attendance/position'
import { Positions } from '@workledger/event-store/secrets/positions'
import type { Call } from '../kernel/http/call'

type PositionCall = Pick<Call, 'workspace' | 'caller' | 'session'>

/** A position as a request has it. */
export type Reported = (Position & { accuracy?: number | undefined }) | null | undefined

/** Returns a reported position rounded, whatever the client rounded; without an accuracy it is exact. */
export const fixOf = (reported: Reported): Fix | null =>
  reported ? { ...coarse(reported), accuracy: reported.accuracy ?? 0 } : null

/** Keeps the positions of check-ins outside the log, and shows them to their person alone. */
@Injectable()
export class ShiftPositions {
  constructor(private readonly positions: Positions) {}

  /**
   * Keeps the position of a decided check-in or check-out. That of an administrator who signed in as
   * the person is not the person's.
   */
  async keep(
    { workspace, caller: { employee }, session }: PositionCall,
    { id: shift }: { id: string },
    act: 'in' | 'out',
    fix: Fix | null,
  ): Promise<void> {
    if (fix && !session.impersonator)
      await this.positions.put({ workspace, employee, shift, act }, fix)
  }

  /**
   * Returns a person's shifts with the positions that are still kept. Others, and an administrator
   * who signed in as the person, get none.
   */
  async show<S extends Pick<Attendance, 'id' | 'in_location' | 'out_location'>>(
    { workspace, caller, session }: PositionCall,
    employee: string,
    shifts: readonly S[],
  ): Promise<S[]> {
    if (shifts.length === 0) return []

    if (caller.employee !== employee || session.impersonator)
      return shifts.map((shift) => ({ ...shift, in_location: null, out_location: null }))

    const kept = await this.positions.find(
      workspace,
      employee,
      shifts.map(({ id }) => id),
    )

    return shifts.map((shift) => ({ ...shift, ...kept.get(shift.id) }))
  }
}
