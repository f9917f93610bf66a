import { structureApi } from '@workledger/contracts/structure/structure.api'
import { Reactor } from '@workledger/jobs/kernel/reactor'
import { Pool } from 'pg'
import pino from 'pino'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from './mailbox'

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
      if (!works && event.data.name === 'Difficult') throw new Error('Not today.')
      if (['Difficult', 'Easy'].includes(event.data.name as string)) reacted.push(event.data.name as string)
    }
    const reactions = [{ name: 'test', on: 'DepartmentAdded', react }]
    reactor = new Reactor({ store, pool, progress, reactions, enqueue: async () => {}, log: pino({ level: 'silent' }) })
    reactor.start()
  })
  afterAll(async () => {
    await reactor?.stop()
    await pool?.end()
    await product?.stop()
  })

  const add = (name: string) =>
    product.call(structureApi.addDepartment, { token: company.admin.token, params: { ws: company.ws }, body: { name } })
  const parked = async () => (await product.owner.query('select reaction, error, attempts from jobs.parked')).rows
  const due = () => product.owner.query('update jobs.parked set retry_at = now()')

  it('is put aside with its event, keeps nobody waiting, and is tried again until it succeeds', async () => {
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
})
