import { accessApi } from '@workledger/contracts/access/access.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { type Company, createCompany, PASSWORD } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('while the read tables are late', () => {
  let product: Product
  let company: Company

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    await product.settled()
    product.projector.close()
  })

  afterAll(() => product?.stop())

  it('a session is given with its token, and another write says that it is safe', async () => {
    const signedIn = await product.call(accessApi.login, {
      body: { email: company.admin.email, password: PASSWORD },
    })
    expect([signedIn.status, signedIn.body]).toEqual([200, { token: expect.any(String) }])

    const added = await product.call(structureApi.addDepartment, {
      token: signedIn.body.token,
      params: { ws: company.ws },
      body: { name: 'Late' },
    })

    expect([added.status, added.body]).toEqual([202, { data: { position: expect.any(String) } }])
  }, 60_000)
})
