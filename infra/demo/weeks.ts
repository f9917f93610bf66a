import { timesheetApprovalApi } from '@workledger/contracts/time-tracking/timesheet-approval.api'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { moment, workingDay } from './calendar'
import type { DemoCalls } from './demo-calls'

/** People who submitted their last week; long weeks need Tom’s approval after their manager’s. */
const submitted: readonly { who: string; approved: boolean }[] = [
  { who: 'ana', approved: true },
  { who: 'maya', approved: false },
  { who: 'diego', approved: false },
]

/** Switches timesheets on, with a rule of two steps, and submits some weeks. */
export async function submitWeeks(demo: DemoCalls): Promise<void> {
  const tom = demo.member('tom')
  const { session } = tom
  const params = { ws: demo.workspace }
  const at = moment(workingDay(demo.today, -6), 9 * 60, 'Europe/Lisbon')
  await demo.call(timesheetsApi.setTimesheetRules, { at, session, params, body: { on: true } })

  await demo.call(timesheetApprovalApi.addTimesheetApprovalRule, {
    at,
    session,
    params,
    body: {
      name: 'Long weeks',
      from_hours: '20',
      departments: [],
      steps: [
        { who: 'manager', escalate_after: 5, escalate_to: { who: 'manager' } },
        { who: 'people', people: [tom.employee] },
      ] as never,
    },
  })

  for (const { who, approved } of submitted) {
    const person = demo.member(who)
    const now = new Date(demo.now.getTime() - 60_000)

    const { data } = await demo.call(timesheetsApi.submitTimesheet, {
      at: now,
      session: person.session,
      params,
      body: { day: workingDay(demo.today, -5) },
    })

    if (approved)
      await demo.call(timesheetsApi.decideTimesheet, {
        at: now,
        session: demo.member(person.manager!).session,
        params: { id: person.employee, timesheetId: data.id },
        body: { approved: true, rejected: false },
      })
  }
}
