import { auditApi } from '@workledger/contracts/audit/audit.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { createPostgresVault } from '@workledger/event-store/postgres/postgres-vault'
import { createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'

/** Decrypted data in a process does not outlive the key. */
describe('a person whose key is destroyed', () => {
  let product: Product

  beforeAll(async () => {
    product = await startProduct()
  })

  afterAll(() => product?.stop())

  it('is gone from histories at once, though another process destroyed it and the history had been read', async () => {
    const company = await createCompany(product)
    const { employee, token: own } = await hire(product, company, 'Vanessa')
    const { token } = company.admin
    const params = { ws: company.ws, stream: `employee-${employee}` }

    // Names of actors come from the read tables, which an erasure rewrites.
    const history = async () => {
      const { data } = (await product.call(auditApi.stream, { token, params, query: { at: 50 } }))
        .body
      return JSON.stringify([data.state, data.events.map(({ type, changes }) => [type, changes])])
    }

    expect(await history()).toContain('Vanessa')

    const other = createPostgresVault({
      connectionString: product.database.urls.wl_vault,
      masterKey: product.masterKey,
    })

    await other.destroy(company.ws, employee)
    await other.close()
    await until(async () => !(await history()).includes('Vanessa'))
    expect(await history()).toContain('EmployeeAdded')

    // A command that reads the record finds it empty too.
    const change = await product.call(peopleApi.changeEmployeeMe, {
      token: own,
      params: { ws: company.ws },
      body: { city: 'Porto' } as never,
    })

    expect(change.status).toBe(200)
    expect(await history()).not.toContain('Porto')
  })
})
