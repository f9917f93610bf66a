import { client, loop } from './client'
import { company, expect } from './company'
import { cpuEach, type Server } from './server'

/**
 * Measures commands over HTTP at 16 clients, each an employee who restarts the timer repeatedly
 * (stop and start in one append).
 */
export async function benchCommands(server: Server, seconds: number) {
  const workers = await Promise.all(
    Array.from({ length: 16 }, (_, n) => company(server.url, `Command${n}`)),
  )

  const start = (n: number) =>
    workers[n]!.admin('POST', `/api/v1/workspaces/${workers[n]!.ws}/time_entries/start`, {
      description: 'Bench',
      billable: 1,
    })

  await loop(16, 1, async (n) => void (await expect(start(n), 201)))
  const before = server.cpu()

  const { times, ...figures } = await loop(
    16,
    seconds,
    async (n) => void (await expect(start(n), 201)),
  )

  return { ...figures, ...cpuEach(before, server.cpu(), times) }
}

/** Measures the time from sending a command until another connection reads its effect. */
export async function benchVisible(server: Server, seconds: number) {
  const { ws, admin, token } = await company(server.url, 'Visible')
  const reader = client(server.url, token)
  let written = 0

  const { times: _, ...figures } = await loop(1, seconds, async () => {
    const name = `Department ${written++}`

    const { body } = await expect(
      admin('POST', `/api/v1/workspaces/${ws}/departments`, { name }),
      201,
    )

    const seen = await reader('GET', `/api/v1/admin/${ws}/departments/${body.data.id}`)

    if (seen.body.name !== name && seen.body.data?.name !== name)
      throw new Error('A write was not visible to the next read.')
  })

  return figures
}
