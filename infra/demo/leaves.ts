import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { moment, workingDay } from './calendar'
import type { DemoCalls } from './demo-calls'
import type { Holidays } from './holidays'

interface DemoLeave {
  readonly who: string
  readonly type: 'Annual leave' | 'Sick leave' | 'Unpaid leave'
  /** Working days from today; negative lies in the past. */
  readonly from: number
  readonly to: number
  readonly half?: 'first_half' | 'second_half'
  readonly why: string
  /** 0 is this very hour, so that its mail is written. */
  readonly asked: number
  readonly decided?: 'approved' | 'rejected'
  /** Approved first, and rejected an hour later. */
  readonly approvedBefore?: true
}
const annual = (
  who: string,
  from: number,
  to: number,
  why: string,
  decided?: DemoLeave['decided'],
  half?: DemoLeave['half'],
): DemoLeave => ({
  who,
  type: 'Annual leave',
  from,
  to,
  why,
  asked: Math.min(from, -1) - 6,
  ...(decided ? { decided } : {}),
  ...(half ? { half } : {}),
})
const sick = (who: string, from: number, to: number, why: string, half?: DemoLeave['half']): DemoLeave => ({
  who,
  type: 'Sick leave',
  from,
  to,
  why,
  asked: from,
  decided: 'approved',
  ...(half ? { half } : {}),
})

/** Leaves in every state, some of them running today; working days counted from today. */
export const leaves: readonly DemoLeave[] = [
  annual('maya', -52, -48, 'A week by the sea', 'approved'),
  annual('ana', -44, -40, 'Family visit in Braga', 'approved'),
  annual('tom', -36, -32, 'Hiking in Jotunheimen', 'approved'),
  annual('grace', -30, -28, 'Long weekend upstate', 'approved'),
  annual('omar', -27, -25, 'Moving house', 'approved'),
  annual('liam', -21, -17, 'Wedding of my sister', 'approved'),
  annual('sofia', -14, -14, 'Parents evening', 'approved', 'second_half'),
  annual('emi', -12, -8, 'Holiday in Kyoto', 'approved'),
  annual('noor', -2, 1, 'Autumn break', 'approved'),
  annual('hannah', 0, 2, 'Thanksgiving travel', 'approved'),
  { ...annual('hugo', -9, -8, 'Surf course', 'rejected'), approvedBefore: true },
  annual('rui', 6, 10, 'Short trip to Madeira', 'rejected'),
  annual('jonas', 8, 12, 'Skiing with the children'),
  annual('lin', 24, 24, 'Christmas Eve with my parents'),
  annual('aisha', 15, 19, 'Visiting friends in Austin'),
  annual('beatriz', 4, 4, 'Appointment at the registry', undefined, 'first_half'),
  sick('diego', -33, -32, 'Flu'),
  sick('yusuf', -18, -18, 'Migraine'),
  sick('kwame', -11, -10, 'Back pain'),
  sick('clara', -5, -5, 'Dentist', 'second_half'),
  { who: 'ana', type: 'Sick leave', from: 0, to: 0, half: 'second_half', why: 'Doctor in the afternoon', asked: 0 },
  { who: 'mateo', type: 'Unpaid leave', from: 12, to: 16, why: 'Helping my parents move', asked: -3 },
]

/** Requested and decided on the days when people would have done it; answers the days on which somebody is away. */
export async function takeLeave(demo: DemoCalls, holidays: Holidays): Promise<(who: string, day: string) => boolean> {
  const { session } = demo.member('ines')
  const types = await demo.call(leaveRulesApi.leaveTypes, { session, params: { ws: demo.workspace } })
  const away: { who: string; from: string; to: string }[] = []
  for (const leave of [...leaves].sort((a, b) => a.asked - b.asked)) {
    const person = demo.member(leave.who)
    // Nobody asks for a leave that begins on a holiday: one of a single day would be refused.
    const off = (day: string) => holidays.get(person.office)?.has(day)
    let start_on = workingDay(demo.today, leave.from)
    while (off(start_on)) start_on = workingDay(start_on, 1)
    const last = workingDay(demo.today, leave.to)
    const finish_on = last < start_on ? start_on : last
    const morning = moment(workingDay(demo.today, leave.asked), 9 * 60 + 40, person.zone)
    const asked = leave.asked === 0 ? new Date(demo.now.getTime() - 40 * 60_000) : morning
    const { data } = await demo.call(leaveApi.requestLeave, {
      at: asked,
      session: person.session,
      params: { id: person.employee },
      body: {
        start_on,
        finish_on,
        description: leave.why,
        leave_type_id: types.data.find(({ name }) => name === leave.type)!.id,
        half_day: leave.half ?? null,
      },
    })
    if (!leave.decided) continue
    const approver = demo.member(person.manager ?? 'tom')
    const decided = new Date(Math.min(asked.getTime() + 5 * 3_600_000, demo.now.getTime() - 60_000))
    const decide = (at: Date, as: 'approved' | 'rejected') =>
      demo.call(leaveApi.decideLeave, {
        at,
        session: approver.session,
        params: { id: person.employee, leaveId: data.id },
        body: { approved: as === 'approved', rejected: as === 'rejected' },
      })
    if (leave.approvedBefore) await decide(new Date(decided.getTime() - 3_600_000), 'approved')
    await decide(decided, leave.decided)
    if (leave.decided === 'approved' && !leave.half) away.push({ who: leave.who, from: start_on, to: finish_on })
  }
  return (who, day) => away.some((leave) => leave.who === who && leave.from <= day && day <= leave.to)
}
