import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accessApi } from '@workledger/contracts/access/access.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { Client } from 'pg'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'

/**
 * Simulates a restart of PostgreSQL: every connection ends at once, also those in use, and new ones
 * are refused for a while.
 */
describe('while the database is away', () => {
  let product: Product
  let company: Company
  let cluster: Client
  let name: string

  beforeAll(async () => {
    product = await startProduct({ metricsToken: 'a token of the tests' })
    company = await createCompany(product)
    const url = new URL(product.database.ownerUrl)
    name = url.pathname.slice(1)
    url.pathname = '/postgres'
    cluster = new Client(url.href)
    await cluster.connect()
  })

  afterAll(async () => {
    await cluster.query(`alter database ${name} allow_connections true`)
    await cluster.end()
    // Its own connection was cut too.
    await product.stop().catch(() => {})
  })

  const offices = () =>
    product.call(structureApi.offices, { token: company.admin.token, params: { ws: company.ws } })

  const add = (office: string) =>
    product.call(structureApi.addDepartment, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { name: office },
    })

  const ready = () => product.inject({ method: 'GET', url: '/readyz' })

  it('calls answer 503 with Retry-After, probes tell the truth, and everything recovers without help', async () => {
    // The checkpoints of projections without events follow within a moment.
    await until(async () => (await ready()).body.lag === 0)

    expect(await ready()).toMatchObject({
      status: 200,
      body: { ready: true, database: true, log: true, tables: true, lag: 0 },
    })

    const busy = Array.from({ length: 20 }, offices)
    await cluster.query(`alter database ${name} allow_connections false`)

    await cluster.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    )

    const answers = await Promise.all([
      ...busy,
      ...Array.from({ length: 20 }, offices),
      add('Away'),
    ])

    for (const { status, headers } of answers) {
      expect([200, 503]).toContain(status)
      if (status === 503) expect(headers['retry-after']).toMatch(/^\d+$/)
    }

    expect(await offices()).toMatchObject({ status: 503, body: { code: 'service.unavailable' } })

    expect(await ready()).toMatchObject({
      status: 503,
      body: { ready: false, database: false, log: false },
    })

    expect((await product.inject({ method: 'GET', url: '/healthz' })).status).toBe(200)

    await cluster.query(`alter database ${name} allow_connections true`)
    await until(async () => (await ready()).status === 200)
    expect((await offices()).status).toBe(200)
    expect(
      await until(async () => [await add('Back')].find(({ status }) => status < 500)),
    ).toMatchObject({ status: 201 })
    expect((await product.call(accessApi.me, { token: company.admin.token })).status).toBe(200)
  }, 60_000)

  it('metrics need their token', async () => {
    const metrics = (token?: string) =>
      product.inject({ method: 'GET', url: '/metrics', ...(token ? { token } : {}) })
    expect((await metrics()).status).toBe(401)
    expect((await metrics('another')).status).toBe(401)
    await until(async () => (await ready()).body.lag === 0)
    const { status, body } = await metrics('a token of the tests')
    expect(status).toBe(200)

    for (const line of [
      /^workledger_ready 1$/m,
      /^workledger_log_position \d+$/m,
      /^workledger_projection_lag_events\{projection="people"\} 0$/m,
      /^workledger_http_request_seconds_count\{/m,
    ])
      expect(body).toMatch(line)

    // The dashboard's metrics are there; workers report queues and jobs, and none runs here.
    const drawn = readFileSync(
      join(__dirname, '../../infra/deploy/grafana/workledger.json'),
      'utf8',
    ).match(/workledger_[a-z_]+/g)!

    const series = [...new Set(drawn)].filter((one) => one !== 'workledger_queue_jobs')
    expect(series.length).toBeGreaterThan(5)
    expect(series.filter((one) => !String(body).includes(`\n${one}`))).toEqual([])
  })
})
