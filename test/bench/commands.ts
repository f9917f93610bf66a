import type { colleagues, company } from './company'
import { expect } from './company'

/** One call of the most used ones; without a name it only prepares the next. */
export interface Act {
  readonly name?: string
  /** Calls of one act; 1 by default. */
  readonly calls?: number
  act(client: number, n: number): Promise<void>
}

type Company = Awaited<ReturnType<typeof company>>
type People = Awaited<ReturnType<typeof colleagues>>

interface Daily {
  readonly one: Company
  readonly people: People
}

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** Returns the most used commands; the acts of a cycle take turns. */
export async function dailyCommands({
  one,
  people,
  own,
}: Daily & { own: readonly Company[] }): Promise<Act[][]> {
  return [
    ...timer({ one, people }),
    ...attendance(people),
    ...(await leaves({ one, people })),
    ...expenses({ one, people }),
    await board({ one, people }),
    [
      {
        name: 'add a department',
        async act(client, n) {
          const { admin, ws } = own[client]!
          const name = `Department ${n}`
          await expect(admin('POST', `/api/v1/workspaces/${ws}/departments`, { name }), 201)
        },
      },
    ],
    [
      {
        name: 'edit an employee',
        async act(client, n) {
          const path = `/api/v1/workspaces/${one.ws}/employees/${people[client]!.employee}`
          await expect(one.admin('PUT', path, { phone: `+4930${1000 + n}` }), 200)
        },
      },
    ],
  ]
}

function timer({ one, people }: Daily): Act[][] {
  const entries = `/api/v1/workspaces/${one.ws}/time_entries`
  const changed: string[] = []

  return [
    [
      {
        name: 'start and stop the timer',
        calls: 2,
        async act(client) {
          const { call } = people[client]!
          const work = { description: 'Bench', billable: 1 }
          const { body } = await expect(call('POST', `${entries}/start`, work), 201)
          await expect(call('PUT', `${entries}/${body.data.id}/stop`, {}), 200)
        },
      },
    ],
    [
      {
        name: 'change a time entry',
        async act(client, n) {
          const { call } = people[client]!
          const list = () => expect(call('GET', `${entries}?per_page=50&to=${day(-1)}`), 200)
          changed[client] ??= (await list()).body.data[0].id
          const change = { description: `Bench ${n}` }
          await expect(call('PUT', `${entries}/${changed[client]}`, change), 200)
        },
      },
    ],
  ]
}

function attendance(people: People): Act[][] {
  const shifts: string[] = []

  const post = async (client: number, name: string, status: number) => {
    const { call, employee } = people[client]!
    return expect(call('POST', `/api/v1/employees/${employee}/attendances-${name}`, {}), status)
  }

  return [
    [
      {
        name: 'check in and out',
        calls: 2,
        async act(client) {
          shifts[client] = (await post(client, 'checkin', 201)).body.data.id
          await post(client, 'checkout', 200)
        },
      },
    ],
    [
      {
        name: 'write the daily report',
        async act(client, n) {
          const { call, employee } = people[client]!
          shifts[client] ??= (await post(client, 'checkin', 201)).body.data.id

          const report = {
            employee_attendance_id: shifts[client],
            check_out_done_task: `Done ${n}`,
            check_out_tomorrow_task: 'Next',
          }

          const path = `/api/v1/employees/${employee}/attendances-update-task-log`
          await expect(call('PUT', path, report), 200)
        },
      },
    ],
  ]
}

async function leaves({ one, people }: Daily): Promise<Act[][]> {
  const types = await expect(one.admin('GET', `/api/v1/workspaces/${one.ws}/leaves/types`), 200)
  const leave_type_id: string = types.body.data[0].id
  const requested: string[][] = people.map(() => [])
  const leavesOf = (client: number) => `/api/v1/employees/${people[client]!.employee}/leaves`

  const ask = async (client: number, n: number) => {
    // Ten Tuesdays of the coming year, free again after each round.
    const tuesday = 70 - ((new Date().getUTCDay() + 5) % 7) + 7 * (n % 10)
    const leave = {
      leave_type_id,
      description: 'Bench',
      start_on: day(tuesday),
      finish_on: day(tuesday),
    }
    const { body } = await expect(people[client]!.call('POST', leavesOf(client), leave), 201)
    requested[client]!.push(body.data.id)
  }

  const decide = async (client: number, approved: boolean) => {
    const path = `${leavesOf(client)}/${requested[client]!.shift()}/approve`
    await expect(one.admin('POST', path, { approved, rejected: !approved }), 200)
  }

  return [
    [
      { name: 'ask for a leave', act: ask },
      { name: 'reject a leave', act: (client) => decide(client, false) },
    ],
    [
      { act: ask },
      {
        name: 'approve a leave',
        async act(client) {
          const id = requested[client]![0]!
          await decide(client, true)
          requested[client]!.push(id)
        },
      },
      {
        async act(client) {
          const path = `${leavesOf(client)}/${requested[client]!.shift()}`
          await expect(one.admin('DELETE', path), 204)
        },
      },
    ],
  ]
}

function expenses({ one, people }: Daily): Act[][] {
  const claimed: string[][] = people.map(() => [])
  const expensesOf = (client: number) => `/api/v1/employees/${people[client]!.employee}/expenses`

  return [
    [
      {
        name: 'claim an expense',
        async act(client, n) {
          const claim = {
            name: 'Train',
            category: 'travelling',
            description: `Bench ${n}`,
            amount: `${10 + n}.50`,
            date: day(-1),
          }

          const { body } = await expect(
            people[client]!.call('POST', expensesOf(client), claim),
            201,
          )
          claimed[client]!.push(body.data.id)
        },
      },
      {
        name: 'approve an expense',
        async act(client) {
          const path = `${expensesOf(client)}/${claimed[client]!.shift()}/approve`
          await expect(one.admin('POST', path, { approved: true, rejected: false }), 200)
        },
      },
    ],
  ]
}

/** Each person's project has its own board with three tasks in a column. */
async function board({ one: { admin, ws }, people }: Daily): Promise<Act[]> {
  const client = await expect(
    admin('POST', `/api/v1/workspaces/${ws}/clients`, {
      name: 'Bench',
      contact_name: 'Ada',
      email: 'a@example.com',
    }),
    201,
  )

  const boards = await Promise.all(
    people.map(async ({ employee }, n) => {
      const body = { name: `Board ${n}`, client_id: client.body.data.id }
      const project = await expect(admin('POST', `/api/v1/workspaces/${ws}/projects`, body), 201)
      const path = `/api/v1/projects/${project.body.data.id}`
      await expect(admin('POST', `${path}/employees`, { employee_id: employee }), 201)
      const ids: string[] = []

      for (const title of ['First', 'Second', 'Third'])
        ids.push((await expect(admin('POST', `${path}/tasks`, { title }), 201)).body.data.id)

      return { tasks: `${path}/tasks`, ids }
    }),
  )

  return [
    {
      name: 'move a task on the board',
      async act(client, n) {
        const { tasks, ids } = boards[client]!
        const move = { above_id: ids[(n + 1) % 3] }
        await expect(people[client]!.call('PUT', `${tasks}/${ids[n % 3]}`, move), 200)
      },
    },
  ]
}

/** Returns the most used reads; those of the dashboard each by itself. */
export function dailyReads({ one: { ws }, people }: Daily): Act[][] {
  const paths: Record<string, (employee: string) => string> = {
    'dashboard: running shift': (id) => `/employees/${id}/attendances-current`,
    'dashboard: year of shifts': (id) => `/employees/${id}/attendances-yearly`,
    'dashboard: leave balances': (id) => `/employees/${id}/leave-stats`,
    'dashboard: requests to approve': (id) => `/employees/${id}/requests-to-approve`,
    'a page of 50 time entries': () => `/workspaces/${ws}/time_entries?per_page=50`,
    'a page of 15 employees': () => `/workspaces/${ws}/employees?per_page=15`,
    'the inbox': () => `/workspaces/${ws}/inbox`,
    'a page of notices': () => `/workspaces/${ws}/notices`,
    'unread notices': () => `/workspaces/${ws}/notices/unread`,
  }

  return Object.entries(paths).map(([name, path]) => [
    {
      name,
      async act(client) {
        const { call, employee } = people[client]!
        await expect(call('GET', `/api/v1${path(employee)}`), 200)
      },
    },
  ])
}
