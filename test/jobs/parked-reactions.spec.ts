import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { parkedApi } from '@workledger/contracts/operations/parked.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { FailedJobs } from '@workledger/jobs/kernel/failed-jobs'
import { Reactor } from '@workledger/jobs/kernel/reactor'
import { failedJobReactions } from '@workledger/jobs/operations/failed-job-reactions'
import { openDeliveries } from '@workledger/jobs/operations/open-deliveries'
import { Pool } from 'pg'
import pino from 'pino'
import { makeOperator } from '../support/operators'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'

describe('a reaction that fails again and again', () => {
  let product: Product
  let company: Company
  let pool: Pool
  let reactor: Reactor
  let works = false
  const reacted: string[] = []

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    const { store, progress } = product
    pool = new Pool({ connectionString: product.database.urls.wl_jobs, max: 2 })

    const react = async (event: { data: Record<string, unknown> }) => {
      const name = event.data.name as string
      if (!works && name.startsWith('Difficult')) throw new Error('Not today.')
      if (/^(Difficult|Easy)/.test(name)) reacted.push(name)
    }

    const reactions = [
      { name: 'test', on: 'DepartmentAdded', react },
      ...failedJobReactions(new FailedJobs(pool, {})),
    ]

    reactor = new Reactor({
      store,
      pool,
      progress,
      reactions,
      deliveries: openDeliveries,
      mend: async () => {},
      enqueue: async () => {},
      log: pino({ level: 'silent' }),
    })

    reactor.start()
  })

  afterAll(async () => {
    await reactor?.stop()
    await pool?.end()
    await product?.stop()
  })

  const add = (name: string) =>
    product.call(structureApi.addDepartment, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { name },
    })

  const parked = async () =>
    (await product.owner.query('select reaction, error, attempts from jobs.parked')).rows
  const due = () => product.owner.query('update jobs.parked set retry_at = now()')

  it('is parked with its event, delays no other, and is retried until it succeeds', async () => {
    await add('Difficult')
    await add('Easy')
    await until(async () => reacted.includes('Easy'), 20_000)
    expect(await parked()).toEqual([{ reaction: 'test', error: 'Not today.', attempts: 0 }])
    await due()
    await until(async () => (await parked())[0]?.attempts === 1, 20_000)
    expect(reacted).toEqual(['Easy'])
    works = true
    await due()
    await until(async () => (await parked()).length === 0, 20_000)
    expect(reacted).toEqual(['Easy', 'Difficult'])
  })

  it('is retried at once on an operator’s request only', async () => {
    works = false
    await add('Difficult too')
    await until(async () => (await parked()).length === 1, 20_000)
    await product.owner.query(`update jobs.parked set retry_at = now() + interval '1 hour'`)
    const { event_id } = (await product.owner.query('select event_id from jobs.parked')).rows[0]
    const other = await createCompany(product, 'Other')
    await makeOperator(product, company.admin)
    const retry = (body: object, token = company.admin.token) =>
      product.call(parkedApi.retryParked, { token, body: body as never })
    const before = await product.events()
    expect((await retry({ reaction: 'test', event_id }, other.admin.token)).status).toBe(403)

    expect(await retry({ reaction: 'another', event_id })).toMatchObject({
      status: 409,
      body: { code: 'operations.not_parked' },
    })

    expect((await retry({ reaction: 'test', event_id: 'x' })).status).toBe(422)
    expect(await product.events()).toBe(before)
    expect((await retry({ reaction: 'test', event_id })).status).toBe(204)
    expect(await parked()).toMatchObject([{ attempts: 1 }])
    works = true
    expect((await retry({ reaction: 'test', event_id })).status).toBe(204)
    expect(await parked()).toEqual([])
    expect(reacted.filter((name) => name === 'Difficult too')).toHaveLength(1)
    const asked = await product.store.readStream(SYSTEM_WORKSPACE, `parked-${event_id}`)
    expect(asked.map(({ type }) => type)).toEqual(['ParkedEventRetried', 'ParkedEventRetried'])
  })
})
