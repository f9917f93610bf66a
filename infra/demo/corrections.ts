import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { HOUR_MS } from '@workledger/contracts/kernel/durations'
import type { Shift } from './attendance'
import { moment } from './calendar'
import type { DemoCalls, Member } from './demo-calls'

/** People who stayed longer than recorded, how many days ago, and the decision. */
const corrections: readonly {
  who: string
  back: number
  reason: string
  decided?: 'approved' | 'rejected'
  comment?: string
}[] = [
  { who: 'lin', back: 0, reason: 'I checked out before the test run was over.' },
  { who: 'rui', back: 1, reason: 'Call with the client after I had checked out.' },
  {
    who: 'diego',
    back: 5,
    reason: 'The lift was stuck; I left half an hour later.',
    decided: 'approved',
  },
  {
    who: 'emi',
    back: 8,
    reason: 'Worked on the report at home.',
    decided: 'rejected',
    comment: 'Please ask me before you work overtime.',
  },
]

/** Proposes corrections of attendance: some wait, some are decided. */
export async function correctAttendance(
  demo: DemoCalls,
  plan: ReadonlyMap<Member, readonly Shift[]>,
): Promise<void> {
  for (const { who, back, reason, decided, comment } of corrections) {
    const person = demo.member(who)

    const shift = plan
      .get(person)!
      .filter(({ open }) => !open)
      .at(-1 - back)!

    const { session, zone } = person
    const params = { id: person.employee }

    const { data } = await demo.call(attendanceApi.customAttendance, {
      session,
      params,
      query: { from: shift.day, to: shift.day },
    })

    const [noted] = data.attendance
    const out_at = new Date(
      Math.min(moment(shift.day, shift.to + 30, zone).getTime(), demo.now.getTime() - 60_000),
    )
    const at = new Date(Math.min(out_at.getTime() + HOUR_MS, demo.now.getTime()))

    const proposed = await demo.call(attendanceApi.proposeCorrection, {
      at,
      session,
      params,
      body: {
        kind: 'change',
        attendance_id: noted!.id,
        in_at: noted!.in_at,
        out_at: out_at.toISOString(),
        reason,
      },
    })

    if (!decided) continue

    await demo.call(attendanceApi.decideCorrection, {
      at: new Date(Math.min(at.getTime() + HOUR_MS, demo.now.getTime())),
      session: demo.member(person.manager!).session,
      params: { ...params, correctionId: proposed.data.id },
      body: {
        approved: decided === 'approved',
        rejected: decided === 'rejected',
        ...(comment ? { comment } : {}),
      },
    })
  }
}
