import { randomUUID } from 'node:crypto'
import { percentile } from './client'
import { company, expect } from './company'
import type { Server } from './server'

const [ACTIONS, ROUNDS] = [50, 20]

/** Sends queues of 50 kept timer actions, starts and stops, each in one request: milliseconds. */
export async function benchOfflineQueue(server: Server) {
  const { ws, admin } = await company(server.url, 'Queues')
  const times: number[] = []
  let pressed = Date.now() - 20 * 86_400_000

  const next = () => {
    pressed += 60_000
    return new Date(pressed).toISOString().slice(0, 19).replace('T', ' ')
  }

  for (let round = 0; round < ROUNDS; round++) {
    const actions = Array.from({ length: ACTIONS / 2 }, (_, n) => {
      const id = randomUUID()
      return [
        { kind: 'start', id, pressed_at: next(), description: `Work ${n}` },
        { kind: 'stop', id: randomUUID(), pressed_at: next(), action_id: id },
      ]
    }).flat()

    const path = `/api/v1/workspaces/${ws}/time_entries/offline_actions`
    const start = performance.now()
    const { body } = await expect(admin('POST', path, { actions }), 200)
    times.push(performance.now() - start)
    const done = body.data.filter(({ outcome }: { outcome: string }) => outcome === 'done').length
    if (done !== ACTIONS) throw new Error(`${done} of ${ACTIONS} actions were done`)
  }

  times.sort((a, b) => a - b)

  return {
    actions: ACTIONS,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    wanted: 500,
  }
}
