import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveApprovalApi } from '@workledger/contracts/leave/leave-approval.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { moment, workingDay } from './calendar'
import type { DemoCalls } from './demo-calls'
import type { Holidays } from './holidays'

interface DemoLeave {
  readonly who: string
  readonly type: 'Annual leave' | 'Sick leave' | 'Unpaid leave'
  /** Working days from today; negative is in the past. */
  readonly from: number
  readonly to: number
  readonly half?: 'first_half' | 'second_half'
  readonly why: string
  /** 0 is the present hour, so that its mail is written. */
  readonly asked: number
  readonly decided?: 'approved' | 'rejected'
  /** Approved first, and rejected an hour later. */
  readonly approvedBefore?: true
  /** Approved by the manager, and waits for the second step. */
  readonly halfway?: true
}

/** The day, in working days from today, since which a leave of a week needs two approvals. */
const STEPS_SINCE = -7

const annual = (
  who: string,
  {
    from,
    to,
    why,
    decided,
    half,
  }: {
    from: number
    to: number
    why: string
    decided?: DemoLeave['decided']
    half?: DemoLeave['half']
  },
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

const sick = (
  who: string,
  { from, to, why, half }: { from: number; to: number; why: string; half?: DemoLeave['half'] },
): DemoLeave => ({
  who,
  type: 'Sick leave',
  from,
  to,
  why,
  asked: from,
  decided: 'approved',
  ...(half ? { half } : {}),
})

/** Leaves in every state, some of them running today, in working days from today. */
export const leaves: readonly DemoLeave[] = [
  annual('maya', { from: -52, to: -48, why: 'A week by the sea', decided: 'approved' }),
  annual('ana', { from: -44, to: -40, why: 'Family visit in Braga', decided: 'approved' }),
  annual('tom', { from: -36, to: -32, why: 'Hiking in Jotunheimen', decided: 'approved' }),
  annual('grace', { from: -30, to: -28, why: 'Long weekend upstate', decided: 'approved' }),
  annual('omar', { from: -27, to: -25, why: 'Moving house', decided: 'approved' }),
  annual('liam', { from: -21, to: -17, why: 'Wedding of my sister', decided: 'approved' }),
  annual('sofia', {
    from: -14,
    to: -14,
    why: 'Parents evening',
    decided: 'approved',
    half: 'second_half',
  }),
  annual('emi', { from: -12, to: -8, why: 'Holiday in Kyoto', decided: 'approved' }),
  annual('noor', { from: -2, to: 1, why: 'Autumn break', decided: 'approved' }),
  annual('hannah', { from: 0, to: 2, why: 'Thanksgiving travel', decided: 'approved' }),
  {
    ...annual('hugo', { from: -9, to: -8, why: 'Surf course', decided: 'rejected' }),
    approvedBefore: true,
  },
  annual('rui', { from: 6, to: 10, why: 'Short trip to Madeira', decided: 'rejected' }),
  annual('jonas', { from: 8, to: 12, why: 'Skiing with the children' }),
  annual('lin', { from: 24, to: 24, why: 'A day with my parents' }),
  annual('aisha', { from: 15, to: 19, why: 'Visiting friends in Austin' }),
  annual('beatriz', { from: 4, to: 4, why: 'Appointment at the registry', half: 'first_half' }),
  sick('diego', { from: -33, to: -32, why: 'Flu' }),
  sick('yusuf', { from: -18, to: -18, why: 'Migraine' }),
  sick('kwame', { from: -11, to: -10, why: 'Back pain' }),
  sick('clara', { from: -5, to: -5, why: 'Dentist', half: 'second_half' }),
  {
    who: 'ana',
    type: 'Sick leave',
    from: 0,
    to: 0,
    half: 'second_half',
    why: 'Doctor in the afternoon',
    asked: 0,
  },
  {
    who: 'mateo',
    type: 'Unpaid leave',
    from: 12,
    to: 16,
    why: 'Helping my parents move',
    asked: -3,
    halfway: true,
  },
]

/** Requests and decides leaves on plausible days, and returns the days of absence. */
export async function takeLeave(
  demo: DemoCalls,
  holidays: Holidays,
): Promise<(who: string, day: string) => boolean> {
  const { session } = demo.member('ines')

  const types = await demo.call(leaveRulesApi.leaveTypes, {
    session,
    params: { ws: demo.workspace },
  })

  const away: { who: string; from: string; to: string }[] = []

  const byAsked = [...leaves].sort((a, b) => a.asked - b.asked)
  const firstInSteps = byAsked.find(({ asked }) => asked >= STEPS_SINCE)

  for (const leave of byAsked) {
    if (leave === firstInSteps) await askForTwoApprovals(demo)
    const person = demo.member(leave.who)
    // Skips a start on a holiday: a leave of one such day would be refused.
    const off = (day: string) => holidays.get(demo.say(person.office))?.has(day)
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
        leave_type_id: types.data.find(({ name }) => name === demo.say(leave.type))!.id,
        half_day: leave.half ?? null,
      },
    })

    if (!leave.decided && !leave.halfway) continue
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
    await decide(decided, leave.decided ?? 'approved')

    if (leave.decided === 'approved' && !leave.half)
      away.push({ who: leave.who, from: start_on, to: finish_on })
  }

  return (who, day) =>
    away.some((leave) => leave.who === who && leave.from <= day && day <= leave.to)
}

/** A week of leave is approved by the manager first, and then by Ines. */
async function askForTwoApprovals(demo: DemoCalls): Promise<void> {
  const { session, employee } = demo.member('ines')

  await demo.call(leaveApprovalApi.addLeaveApprovalRule, {
    at: moment(workingDay(demo.today, STEPS_SINCE), 8 * 60, 'Europe/Lisbon'),
    session,
    params: { ws: demo.workspace },
    body: {
      name: 'A week or more',
      from_days: '5',
      steps: [
        { who: 'manager', escalate_after: 5, escalate_to: { who: 'manager' } },
        { who: 'people', people: [employee] },
      ] as never,
    },
  })
}
