import { workingTimeApi } from '@workledger/contracts/working-time/working-time.api'
import { dayIn } from '@workledger/domain/kernel/zone-days'
import { moment, month, workingDay } from './calendar'
import { type DemoCalls, each, type Member } from './demo-calls'

/** Hours that people had before the accounts began. */
const openings: Readonly<Record<string, number>> = { maya: 26, ana: 24, lin: 9, noor: -3, emi: 31 }

/** Hours paid out: with the run of that many months ago, or waiting for the next one. */
const payouts: readonly { who: string; hours: number; back: number; reason: string }[] = [
  { who: 'maya', hours: 10, back: 1, reason: 'Commissioning in the summer' },
  { who: 'ana', hours: 6, back: 0, reason: 'The balance is above what we agreed.' },
]

/** Months of the demo whose accounts are closed, oldest first. */
const closed = [2, 1] as const

const HOUR = 3600

/** Keeps working time accounts from the first whole month on, with their opening balances. */
export async function keepAccounts(demo: DemoCalls): Promise<void> {
  const { session } = demo.member('tom')
  const { start } = month(demo.today, closed[0])
  const at = moment(start, 9 * 60, 'Europe/Lisbon')

  await demo.call(workingTimeApi.setWorkingTimeRules, {
    at,
    session,
    params: { ws: demo.workspace },
    body: {
      from_month: start.slice(0, 7),
      on: true,
      source: 'attendance',
      most_minutes: 30 * 60,
      least_minutes: -20 * 60,
      expires_months: 12,
      closes_on: null,
      overtime_minutes: 5 * 60,
      overtime_per: 'week',
      payout_percent: '25',
    },
  })

  for (const [who, hours] of Object.entries(openings))
    await demo.call(workingTimeApi.bookWorkingTime, {
      at,
      session,
      params: { id: demo.member(who).employee },
      body: { kind: 'opening', seconds: hours * HOUR, reason: 'From the old time clock' },
    })
}

/** Closes the months that are over, and pays hours out before. */
export async function closeAccounts(demo: DemoCalls): Promise<void> {
  for (const before of closed) {
    const { start, end } = month(demo.today, before)
    // Before the draft of that month's run.
    const paid = moment(workingDay(end, -8), 10 * 60, 'Europe/Lisbon')

    for (const { who, hours, reason } of payouts.filter(({ back }) => back === before))
      await payOut(demo, who, { hours, reason, at: paid })

    const first = moment(workingDay(end, 1), 9 * 60, 'Europe/Lisbon')
    const at = first > demo.now ? demo.now : first

    // West of Lisbon, a month ends later; the first minutes of the next one close none.
    const over = [...demo.members.values()].filter(
      ({ zone }) => dayIn(zone, at.toISOString()) > end,
    )

    await each(over, 8, async (person) => {
      await demo.call(workingTimeApi.closeWorkingTimeMonth, {
        at,
        session: deciderOf(demo, person),
        params: { id: person.employee },
        body: { month: start.slice(0, 7) },
      })
    })

    const third = moment(workingDay(end, 3), 10 * 60, 'Europe/Lisbon')
    await decideOvertime(demo, { before, at: third > demo.now ? demo.now : third })
  }
}

/** Decides overtime: some is declined, some of the last month still waits, the rest is approved. */
async function decideOvertime(
  demo: DemoCalls,
  { before, at }: { before: number; at: Date },
): Promise<void> {
  const { session } = demo.member('ines')

  const { data } = await demo.call(workingTimeApi.workingTimeOvertime, {
    session,
    params: { ws: demo.workspace },
    query: { per_page: 100, status: 'waiting' },
  })

  const others = data.filter(({ employee_id }) => employee_id !== demo.member('ines').employee)

  for (const [n, { id, employee_id }] of others.entries()) {
    if (before === 1 && n % 5 === 0) continue
    const approved = n % 4 !== 1

    await demo.call(workingTimeApi.decideOvertime, {
      at,
      session,
      params: { id: employee_id, overtimeId: id },
      body: {
        approved,
        rejected: !approved,
        ...(approved ? {} : { comment: 'Please ask me before you work overtime.' }),
      },
    })
  }
}

/** Pays hours out after this month's draft, so that they wait for the next run. */
export async function payHoursOut(demo: DemoCalls): Promise<void> {
  const at = new Date(demo.now.getTime() - 30 * 60_000)

  for (const { who, hours, reason } of payouts.filter(({ back }) => back === 0))
    await payOut(demo, who, { hours, reason, at })
}

const payOut = (
  demo: DemoCalls,
  who: string,
  { hours, reason, at }: { hours: number; reason: string; at: Date },
) =>
  demo.call(workingTimeApi.payOutWorkingTime, {
    at,
    session: demo.member('tom').session,
    params: { id: demo.member(who).employee },
    body: { seconds: hours * HOUR, reason },
  })

/** No one closes their own account. */
const deciderOf = (demo: DemoCalls, { key }: Member) =>
  demo.member(key === 'tom' ? 'ines' : 'tom').session
