import { io, type Socket } from 'socket.io-client'
import { type client, percentile } from './client'
import { colleagues, company, expect, importFile } from './company'
import { openLog } from './log'
import type { Server } from './server'

const CALLS = 60
const VIEWS = 200
const CHANGES = 40

/** Number of reports of one manager. */
const SPAN = 10

export interface Figure {
  what: string
  p50: number
  p95: number
  p99: number
  wanted: number
}

/**
 * Measures directory, Live View and org chart of so many people, in milliseconds over HTTP at one
 * client. Also measures the time from starting or stopping a timer until each of 200 open Live
 * Views shows it.
 */
export async function benchPeople(server: Server, people: number): Promise<Figure[]> {
  const log = await openLog(server)

  try {
    const one = await company(server.url, 'People')
    await importFile(server, one, csvOf(people))
    const [colleague] = await colleagues(server.url, log, one, 1)
    const { ws, admin } = one
    const { call, employee } = colleague!
    await expect(call('POST', `/api/v1/employees/${employee}/attendances-checkin`, {}), 201)
    const list = `/api/v1/workspaces/${ws}/employees?sort=first_name`
    const top = (await expect(admin('GET', `/api/v1/workspaces/${ws}/org-chart`), 200)).body.data[0]
      .id
    const reads = readsOf(call)

    const figures = [
      await reads('directory, first page, a colleague', 50, list),
      await reads(
        'directory, last page, a colleague',
        50,
        `${list}&page=${Math.floor(people / 15)}`,
      ),
      await reads('directory, search, a colleague', 100, `${list}&q=last77`),
      await reads(
        'console, first page',
        50,
        `/api/v1/admin/${ws}/employees?sort=["first_name","ASC"]&range=[0,14]`,
        admin,
      ),
      await reads('Live View, first page', 50, `${list}&live_data=1`, admin),
      await reads('Live View, search', 100, `${list}&live_data=1&q=last77`, admin),
      await reads('Live View, who is in', 50, `${list}&live_data=1&checked_in=1`, admin),
      await reads('Live View, who is not in', 50, `${list}&live_data=1&checked_in=0`, admin),
      await reads('org chart, three levels', 50, `/api/v1/workspaces/${ws}/org-chart`),
      await reads(
        'org chart, below one',
        50,
        `/api/v1/workspaces/${ws}/org-chart?levels=1&under=${top}`,
      ),
      await told(server, one, call),
    ]

    await expect(
      admin('PUT', `/api/v1/workspaces/${ws}`, { employee_visibility_level: 'department' }),
      200,
    )

    figures.push(
      await reads('directory of one’s department', 50, list),
      await reads('org chart of one’s department', 50, `/api/v1/workspaces/${ws}/org-chart`),
    )

    return figures
  } finally {
    await log.close()
  }
}

/** Reads an address repeatedly as one person, after a few uncounted reads. */
export const readsOf =
  (viewer: ReturnType<typeof client>) =>
  async (what: string, wanted: number, path: string, asks = viewer): Promise<Figure> => {
    const times: number[] = []

    for (let n = -5; n < CALLS; n++) {
      const from = performance.now()
      await expect(asks('GET', path), 200)
      if (n >= 0) times.push(performance.now() - from)
    }

    return figure(what, wanted, times)
  }

/**
 * One tree below the first person, with a department per hundred people and twenty designations.
 */
function csvOf(people: number) {
  const rows = Array.from({ length: people }, (_, n) => {
    const manager =
      n === 0 ? '' : `First${Math.floor((n - 1) / SPAN)} Last${Math.floor((n - 1) / SPAN)}`
    return `P${n},First${n},Last${n},2020-01-01,${36_000 + n},${manager},Department ${n % 100},Designation ${n % 20}`
  })
  return [
    'Employee ID,First Name,Last Name,Hire Date,Salary,Manager,Department,Designation',
    ...rows,
  ].join('\n')
}

async function told(
  server: Server,
  { ws, token }: { ws: string; token: string },
  call: Awaited<ReturnType<typeof company>>['admin'],
) {
  const sockets: Socket[] = []

  try {
    await Promise.all(
      Array.from({ length: VIEWS }, () => {
        const socket = io(server.url, {
          path: '/live',
          auth: { token, workspace: ws },
          transports: ['websocket'],
          forceNew: true,
        })

        sockets.push(socket)

        return new Promise((resolve, reject) => {
          socket.on('connect', () => resolve(undefined))
          socket.on('connect_error', reject)
        })
      }),
    )

    const times: number[] = []

    for (let n = 0; n < CHANGES; n++) {
      const from = performance.now()

      const heard = sockets.map(
        (socket) =>
          new Promise<void>((resolve) => {
            const look = ({
              people,
            }: {
              people: { time_entry: { description: string } | null }[]
            }) => {
              if (!people.some(({ time_entry }) => time_entry?.description === `Change ${n}`))
                return

              socket.off('EmployeesNow', look)
              times.push(performance.now() - from)
              resolve()
            }

            socket.on('EmployeesNow', look)
          }),
      )

      await expect(
        call('POST', `/api/v1/workspaces/${ws}/time_entries/start`, {
          description: `Change ${n}`,
          billable: 0,
        }),
        201,
      )

      await Promise.all(heard)
    }

    return figure(`a change, until ${VIEWS} Live Views show it`, 500, times)
  } finally {
    for (const socket of sockets) socket.close()
  }
}

export function figure(what: string, wanted: number, times: number[]): Figure {
  times.sort((a, b) => a - b)
  const rounded = (p: number) => Math.round(percentile(times, p) * 10) / 10
  return { what, p50: rounded(0.5), p95: rounded(0.95), p99: rounded(0.99), wanted }
}
