import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { tasksApi } from '@workledger/contracts/projects/tasks.api'
import { moment, workingDay } from './calendar'
import type { DemoCalls } from './demo-calls'
import type { ClientName } from './invoices'
import type { Projects } from './time'

interface DemoProject {
  name: string
  client: ClientName
  hours: string
  rate: string
  due: number
  lists: readonly string[]
  members: readonly string[]
  tasks: readonly [
    title: string,
    who: string,
    status: 'To do' | 'In progress' | 'Review',
    due: number,
  ][]
  /** Working days from today. */
  done: readonly [title: string, who: string, started: number, finished: number][]
}

/** Where tasks go: a project's statuses and the ids of its lists. */
interface Board {
  id: string
  statuses: readonly { id: string; name: string; complete: boolean }[]
  lists: readonly string[]
}

const projects: readonly DemoProject[] = [
  {
    name: 'Reactor',
    client: 'Northwind Labs',
    hours: '2400',
    rate: '95',
    due: 60,
    lists: ['Cooling loop', 'Controller', 'Test bench'],
    members: ['maya', 'jonas', 'ana', 'lin', 'emi', 'yusuf', 'lena'],
    tasks: [
      ['Cooling loop review', 'maya', 'In progress', 2],
      ['Loop simulation, run 13', 'emi', 'To do', 5],
      ['Vendor contract, second reading', 'maya', 'To do', 6],
      ['Pump skid drawings', 'ana', 'Review', 3],
      ['Controller firmware, release notes', 'yusuf', 'To do', 8],
    ],
    done: [
      ['Loop geometry, measured on site', 'emi', -62, -51],
      ['Sensor list', 'lin', -58, -49],
      ['Pump chosen with the vendor', 'jonas', -50, -37],
      ['Vendor contract, first reading', 'maya', -41, -33],
      ['Controller board, second revision', 'yusuf', -38, -21],
      ['Loop simulation, run 12', 'emi', -24, -13],
      ['Welding samples', 'ana', -19, -9],
      ['Pressure steps on the bench', 'lena', -12, -4],
    ],
  },
  {
    name: 'Orbit cold store',
    client: 'Orbit Foods',
    hours: '2200',
    rate: '80',
    due: 35,
    lists: ['Planning', 'Rebuild'],
    members: ['petra', 'noor', 'diego', 'hugo', 'rui', 'maya'],
    tasks: [
      ['Site walk with Orbit', 'diego', 'To do', 1],
      ['Rebuild plan, first draft', 'noor', 'Review', 4],
      ['Comments on the rebuild plan', 'maya', 'To do', 9],
    ],
    done: [
      ['Inventory of the cold rooms', 'rui', -55, -46],
      ['Temperature log of two weeks', 'hugo', -44, -31],
      ['Door seals, offers compared', 'petra', -29, -22],
      ['Fire inspection', 'diego', -18, -12],
      ['Spare parts list', 'hugo', -14, -6],
    ],
  },
  {
    name: 'Hudson controls',
    client: 'Hudson Clinics',
    hours: '3600',
    rate: '90',
    due: 90,
    lists: ['Wiring', 'Commissioning'],
    members: ['aisha', 'kwame', 'mateo', 'hannah', 'liam', 'grace', 'jonas'],
    tasks: [
      ['Second demo, wiring plan', 'aisha', 'In progress', 3],
      ['Commissioning checklist', 'kwame', 'To do', 7],
      ['Access to the clinic at night', 'hannah', 'To do', 2],
    ],
    done: [
      ['Survey of the old controls', 'mateo', -60, -44],
      ['Cabinet layout', 'liam', -42, -28],
      ['First demo, wiring plan', 'aisha', -30, -17],
      ['Safety plan for the wards', 'grace', -15, -7],
    ],
  },
  {
    name: 'Helios pump skid',
    client: 'Helios Energy',
    hours: '1000',
    rate: '85',
    due: -10,
    lists: ['Release'],
    members: ['jonas', 'emi', 'rui', 'grace', 'lin', 'petra'],
    tasks: [
      ['Night release, support', 'lin', 'In progress', -1],
      ['Final report', 'emi', 'To do', 4],
    ],
    done: [
      ['Skid frame drawings', 'petra', -61, -48],
      ['Factory test', 'rui', -45, -36],
      ['Transport and lifting plan', 'grace', -36, -27],
      ['Installation on site', 'emi', -26, -15],
      ['Acceptance with Helios', 'jonas', -14, -10],
    ],
  },
]

/** Adds projects with members and tasks; returns the ids of each member's projects. */
export async function startProjects(
  demo: DemoCalls,
  clients: ReadonlyMap<string, string>,
  at: Date,
): Promise<Projects> {
  const projectsOf = new Map<string, string[]>()

  for (const project of projects) {
    const id = await addProject(demo, project, clients.get(project.client)!, at)

    for (const key of project.members) {
      await demo.call(projectsApi.addProjectMember, {
        at,
        session: demo.member('ines').session,
        params: { id },
        body: { employee_id: demo.member(key).employee },
      })
      projectsOf.set(key, [...(projectsOf.get(key) ?? []), id])
    }

    const statuses = await setStatuses(demo, id, at)
    const lists = await addTaskLists(demo, id, project.lists, at)
    const board = { id, statuses, lists }
    await addDoneTasks(demo, board, project.done)
    await addOpenTasks(demo, board, project.tasks)
  }

  return projectsOf
}

async function addProject(
  demo: DemoCalls,
  { name, hours, rate, due }: DemoProject,
  client_id: string,
  at: Date,
): Promise<string> {
  const { data } = await demo.call(projectsApi.addProject, {
    at,
    session: demo.member('ines').session,
    params: { ws: demo.workspace },
    body: {
      name,
      client_id,
      estimated_hours: hours,
      rate,
      billable: true,
      due_date: workingDay(demo.today, due),
    },
  })

  return data.id
}

/** Adds a review between the work and its end; returns the project's statuses. */
async function setStatuses(demo: DemoCalls, id: string, at: Date): Promise<Board['statuses']> {
  const { session } = demo.member('ines')
  const params = { id }
  const before = (await demo.call(projectsApi.statusTypes, { session, params })).data
  const complete = before.find((type) => type.complete)!

  await demo.call(projectsApi.changeStatusType, {
    at,
    session,
    params: { ...params, statusId: complete.id },
    body: { weight: 3 },
  })

  await demo.call(projectsApi.addStatusType, {
    at,
    session,
    params,
    body: { name: 'Review', weight: 2, color: '#6e56cf' },
  })

  return (await demo.call(projectsApi.statusTypes, { session, params })).data
}

async function addTaskLists(
  demo: DemoCalls,
  id: string,
  titles: readonly string[],
  at: Date,
): Promise<string[]> {
  const ids: string[] = []

  for (const title of titles) {
    const { data } = await demo.call(tasksApi.addTask, {
      at,
      session: demo.member('ines').session,
      params: { id },
      body: { title, type: 'list' },
    })

    ids.push(data.id)
  }

  return ids
}

async function addDoneTasks(
  demo: DemoCalls,
  { id, statuses, lists }: Board,
  done: DemoProject['done'],
): Promise<void> {
  const params = { id }
  const complete = statuses.find((type) => type.complete)!

  for (const [index, [title, who, started, finished]] of done.entries()) {
    const { employee, session } = demo.member(who)
    const start_date = workingDay(demo.today, started)
    const due_date = workingDay(demo.today, finished)

    const task = await demo.call(tasksApi.addTask, {
      at: inLisbon(start_date, 9 * 60 + 20),
      session: demo.member('ines').session,
      params,
      body: {
        title,
        employee_id: employee,
        status_id: statuses[0]!.id,
        task_list_id: lists[index % lists.length]!,
        start_date,
        due_date,
      },
    })

    await demo.call(tasksApi.changeTask, {
      at: inLisbon(due_date, 16 * 60 + 40),
      session,
      params: { ...params, taskId: task.data.id },
      body: { status_id: complete.id },
    })
  }
}

async function addOpenTasks(
  demo: DemoCalls,
  { id, statuses, lists }: Board,
  tasks: DemoProject['tasks'],
): Promise<void> {
  for (const [index, [title, who, status, dueIn]] of tasks.entries()) {
    // Planned in sequence, not all on one morning.
    const start_date = workingDay(demo.today, Math.min(dueIn, 0) - 3 - 2 * index)

    await demo.call(tasksApi.addTask, {
      at: inLisbon(start_date, 10 * 60),
      session: demo.member('ines').session,
      params: { id },
      body: {
        title,
        employee_id: demo.member(who).employee,
        status_id: statuses.find((type) => type.name === demo.say(status))!.id,
        task_list_id: lists[index % lists.length]!,
        start_date,
        due_date: workingDay(demo.today, dueIn),
      },
    })
  }
}

const inLisbon = (day: string, minutes: number) => moment(day, minutes, 'Europe/Lisbon')
