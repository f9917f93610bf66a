import { checklistsApi } from '@workledger/contracts/checklists/checklists.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { moment, workingDay } from './calendar'
import type { DemoCalls } from './demo-calls'

const joining = [
  { text: 'Order laptop and phone', owner: 'admin', days: -7 },
  { text: 'Prepare desk and keys', owner: 'admin', days: -2 },
  { text: 'Show the office and introduce the team', owner: 'manager', days: 0 },
  { text: 'Read the handbook and the safety rules', owner: 'employee', days: 10 },
  { text: 'Talk about the first month', owner: 'manager', days: 30 },
] as const

const leaving = [
  { text: 'Hand work over', owner: 'employee', days: -5 },
  { text: 'Take back laptop, phone and keys', owner: 'manager', days: 0 },
  { text: 'Close accounts', owner: 'admin', days: 0 },
  { text: 'Write the reference', owner: 'manager', days: 14 },
] as const

/**
 * Adds the checklists of joining and leaving, and the newest colleague, who joins these days and is
 * on probation.
 */
export async function prepareJoining(demo: DemoCalls, founding: Date) {
  const { session, employee: admin } = demo.member('ines')
  const params = { ws: demo.workspace }

  const add = (name: string, kind: 'joining' | 'leaving', items: typeof joining | typeof leaving) =>
    demo.call(checklistsApi.addChecklistTemplate, {
      at: founding,
      session,
      params,
      body: { name, kind, automatic: true, items: items.map((item) => ({ ...item })) },
    })

  const { data: template } = await add('Welcome to Northwind', 'joining', joining)
  await add('Goodbye and good luck', 'leaving', leaving)
  const newest = [...demo.members.values()].sort((a, b) => b.hired_on.localeCompare(a.hired_on))[0]!
  const at = moment(workingDay(demo.today, -3), 9 * 60, 'Europe/Lisbon')
  const day = workingDay(demo.today, 2)

  await demo.call(checklistsApi.beginChecklist, {
    at,
    session,
    params,
    body: { employee_id: newest.employee, template_id: template.id, day },
  })

  const { data: items } = await demo.call(checklistsApi.checklistItems, {
    session,
    params,
    query: { sort: 'place', per_page: 1 },
  })

  await demo.call(checklistsApi.settleChecklistItem, {
    at,
    session,
    params: { id: admin, itemId: items[0]!.id },
    body: { status: 'done' },
  })

  const probation_end = workingDay(demo.today, 60)

  await demo.call(employmentApi.changeProbation, {
    at,
    session,
    params: { id: newest.employee },
    body: { probation_end },
  })
}
