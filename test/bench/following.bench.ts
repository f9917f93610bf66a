import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { changesApi } from '@workledger/contracts/changes/changes.api'
import { webhooksApi } from '@workledger/contracts/integrations/webhooks.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { startWorkers } from '../jobs/workers'
import { createCompany, PASSWORD } from '../support/people'
import { startProduct } from '../support/product'
import { until } from '../support/until'

const [EVENTS, RECEIVERS, A_SECOND, SECONDS] = [100_000, 10, 10, 20]

/** Reads a feed of 100,000 events in pages of 1,000: events/s. */
export async function benchFeedOfChanges() {
  const product = await startProduct()

  try {
    const { ws, admin } = await createCompany(product, 'Feed')

    // Rows as the projection writes them, beyond what the log has.
    await product.owner.query(
      `insert into read.changes (id, workspace_id, place, name, version, record_id, person_id, occurred_at, data)
       select gen_random_uuid(), $1, 1000000 + n, 'timer.stopped', 1, gen_random_uuid(), gen_random_uuid(),
         '2026-11-23T08:15:02.113Z', '{"end": "2026-11-23T08:15:02.113Z"}' from generate_series(1, $2::int) n`,
      [ws, EVENTS],
    )
    await product.owner.query('analyze read.changes')

    const pages: number[] = []
    const started = performance.now()
    let [after, events]: [string | undefined, number] = [undefined, 0]

    for (let more = true; more; ) {
      const begun = performance.now()
      const query = { limit: 1000, ...(after && { after }) } as never
      const { body } = await product.call(changesApi.changes, {
        token: admin.token,
        params: { ws },
        query,
      })
      pages.push(performance.now() - begun)
      events += body.data.length
      after = body.next
      more = body.has_more
    }

    const seconds = (performance.now() - started) / 1000
    const mean = (part: number[]) => part.reduce((sum, one) => sum + one, 0) / part.length

    return {
      'events/s': events / seconds,
      'first pages ms': mean(pages.slice(1, 11)),
      'last pages ms': mean(pages.slice(-11, -1)),
      wanted: 20_000,
      least: 8_000,
    }
  } finally {
    await product.stop()
  }
}

/** Sends 100 webhooks/s to ten receivers of which one hangs: milliseconds after the append. */
export async function benchWebhooks() {
  const product = await startProduct()
  const workers = await startWorkers(product, { outgoingNetworks: ['127.0.0.0/8'] })
  const appended = new Map<string, number>()
  const waits: number[] = []

  const servers = Array.from({ length: RECEIVERS }, (_, n) =>
    createServer((request, reply) => {
      let text = ''
      request.on('data', (part) => {
        text += part
      })
      request.on('end', () => {
        if (n === 0) return
        waits.push(Date.now() - appended.get(JSON.parse(text).data.name)!)
        reply.end()
      })
    }),
  )

  try {
    const { ws, admin } = await createCompany(product, 'Hooks')

    for (const server of servers) {
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
      const body = { name: 'Bench', url, types: ['department.added'], current_password: PASSWORD }
      await product.call(webhooksApi.addWebhook, {
        token: admin.token,
        params: { ws },
        body: body as never,
      })
    }

    for (let n = 0; n < A_SECOND * SECONDS; n++) {
      const name = `D${n}`
      const begun = performance.now()
      await product.call(structureApi.addDepartment, {
        token: admin.token,
        params: { ws },
        body: { name },
      })
      appended.set(name, Date.now())
      await pause(Math.max(0, 1000 / A_SECOND - (performance.now() - begun)))
    }

    const expected = A_SECOND * SECONDS * (RECEIVERS - 1)
    await until(() => waits.length >= expected)
    waits.sort((a, b) => a - b)
    const at = (part: number) => Math.max(0, waits[Math.floor(waits.length * part)]!)

    return {
      'webhooks/s': A_SECOND * RECEIVERS,
      delivered: waits.length,
      expected,
      p50: at(0.5),
      p95: at(0.95),
      max: waits.at(-1),
      wanted: 1000,
    }
  } finally {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
    await workers.close()
    await product.stop()
  }
}
