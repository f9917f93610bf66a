import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { tasksApi } from '@workledger/contracts/projects/tasks.api'
import { workingDay } from './calendar'
import type { DemoCalls } from './demo-calls'
import type { ClientName } from './invoices'
import type { Projects } from './time'

const projects: readonly {
  name: string
  client: ClientName
  hours: string
  due: number
  members: readonly string[]
  tasks: readonly [title: string, who: string, status: 'To do' | 'In progress' | 'Done', due: number][]
}[] = [
  {
    name: 'Reactor',
    client: 'Northwind Labs',
    hours: '900',
    due: 60,
    members: ['maya', 'jonas', 'ana', 'lin', 'emi', 'yusuf', 'lena'],
    tasks: [
      ['Cooling loop review', 'maya', 'In progress', 2],
      ['Loop simulation, run 13', 'emi', 'To do', 5],
      ['Vendor contract, second reading', 'maya', 'To do', 6],
      ['Pump skid drawings', 'ana', 'In progress', 3],
      ['Controller firmware, release notes', 'yusuf', 'To do', 8],
      ['Pressure steps on the bench', 'lena', 'Done', -4],
    ],
  },
  {
    name: 'Orbit cold store',
    client: 'Orbit Foods',
    hours: '320',
    due: 35,
    members: ['petra', 'noor', 'diego', 'hugo', 'rui', 'maya'],
    tasks: [
      ['Site walk with Orbit', 'diego', 'To do', 1],
      ['Rebuild plan, first draft', 'noor', 'In progress', 4],
      ['Spare parts list', 'hugo', 'Done', -6],
      ['Comments on the rebuild plan', 'maya', 'To do', 9],
    ],
  },
  {
    name: 'Hudson controls',
    client: 'Hudson Clinics',
    hours: '540',
    due: 90,
    members: ['aisha', 'kwame', 'mateo', 'hannah', 'liam', 'grace', 'jonas'],
    tasks: [
      ['Second demo, wiring plan', 'aisha', 'In progress', 3],
      ['Commissioning checklist', 'kwame', 'To do', 7],
      ['Access to the clinic at night', 'hannah', 'To do', 2],
    ],
  },
  {
    name: 'Helios pump skid',
    client: 'Helios Energy',
    hours: '410',
    due: -10,
    members: ['jonas', 'emi', 'rui', 'grace', 'lin', 'petra'],
    tasks: [
      ['Night release, support', 'lin', 'In progress', -1],
      ['Final report', 'emi', 'To do', 4],
    ],
  },
]

/** Projects with members and tasks; answers the ids of each member's projects. */
export async function startProjects(demo: DemoCalls, clients: ReadonlyMap<string, string>, at: Date): Promise<Projects> {
  const { session } = demo.member('ines')
  const projectsOf = new Map<string, string[]>()
  for (const { name, client, hours, due, members, tasks } of projects) {
    const { data } = await demo.call(projectsApi.addProject, {
      at,
      session,
      params: { ws: demo.workspace },
      body: { name, client_id: clients.get(client)!, estimated_hours: hours, billable: true, due_date: workingDay(demo.today, due) },
    })
    const params = { id: data.id }
    for (const key of members) {
      await demo.call(projectsApi.addProjectMember, { at, session, params, body: { employee_id: demo.member(key).employee } })
      projectsOf.set(key, [...(projectsOf.get(key) ?? []), data.id])
    }
    const statuses = (await demo.call(projectsApi.statusTypes, { session, params })).data
    for (const [title, who, status, dueIn] of tasks)
      await demo.call(tasksApi.addTask, {
        at,
        session,
        params,
        body: {
          title,
          employee_id: demo.member(who).employee,
          status_id: statuses.find((type) => type.name === status)!.id,
          start_date: workingDay(demo.today, Math.min(dueIn, 0) - 4),
          due_date: workingDay(demo.today, dueIn),
        },
      })
  }
  return projectsOf
}
