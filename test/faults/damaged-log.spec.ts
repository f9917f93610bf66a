import { structureApi } from '@workledger/contracts/structure/structure.api'
import { refuseDamagedLog } from '@workledger/infra/log-check'
import { migrate } from '@workledger/infra/migrate'
import { Client, type ClientBase } from 'pg'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'

/** Somebody with the rights of the database's owner changes the end of the log. */
describe('a log whose end was changed', () => {
  let product: Product
  let company: Company
  let head: number
  beforeEach(async () => {
    product = await startProduct()
    company = await createCompany(product)
    expect(company.ws).toBeTruthy()
    head = Number(await product.store.head())
  })
  afterEach(() => product.stop())

  const start = () => migrate(product.database.ownerUrl, product.masterKey)
  const tamper = async (sql: string) => {
    await product.owner.query('alter table log.events disable trigger user; alter table log.head disable trigger user')
    await product.owner.query(sql)
    await product.owner.query('alter table log.events enable trigger user; alter table log.head enable trigger user')
  }

  it('is taken as it is when nothing was changed', async () => {
    await expect(start()).resolves.toBeUndefined()
  })

  it('is taken as it is while another process writes to it', async () => {
    const client = new Client(product.database.ownerUrl)
    await client.connect()
    let written = 0
    const looking = {
      query: async (...asked: Parameters<ClientBase['query']>) => {
        const found = await (client.query as (...given: unknown[]) => Promise<unknown>)(...asked)
        const body = { name: `Meanwhile ${++written}` }
        const { status } = await product.call(structureApi.addDepartment, { token: company.admin.token, params: { ws: company.ws }, body })
        expect(status).toBe(201)
        return found
      },
    } as unknown as ClientBase
    await expect(refuseDamagedLog(looking)).resolves.toBeUndefined()
    await client.end()
    expect(written).toBeGreaterThan(3)
  })

  it('is not started on when an event was altered', async () => {
    await tamper(`update log.events set data = data || '{"name":"changed"}' where position = ${head - 2}`)
    await expect(start()).rejects.toThrow(`The log was changed at event ${head - 2}`)
  })

  it('is not started on when the last event is gone', async () => {
    await tamper(`delete from log.events where position = ${head}`)
    await expect(start()).rejects.toThrow(`The log says that it ends at event ${head}, but its last event is ${head - 1}.`)
  })

  it('is not started on when an older copy was put back, for tables have read further', async () => {
    await product.runner.stop()
    await tamper(`delete from log.events where position > ${head - 2}`)
    await tamper(`update log.head set position = ${head - 2}, hash = (select hash from log.events where position = ${head - 2})`)
    await expect(start()).rejects.toThrow(`The event log ends at ${head - 2}, but`)
  })
})
