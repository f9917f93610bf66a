import { peopleApi } from '@workledger/contracts/people/people.api'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('names, over HTTP', () => {
  let product: Product
  let company: Company

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
  })

  afterAll(() => product.stop())

  const at = () => ({ token: company.admin.token, params: { ws: company.ws } })

  const add = async (first_name: string, last_name: string, email: string) => {
    const { status, body } = await product.call(peopleApi.addEmployee, {
      ...at(),
      body: { first_name, last_name, email },
    })
    expect([status, body]).toEqual([201, body])
  }

  const found = async (q: string) => {
    const { body } = await product.call(peopleApi.employees, {
      ...at(),
      query: { q },
    })
    return body.data.map(({ last_name, first_name }) => `${last_name} ${first_name}`).sort()
  }

  it('are found as they are said, written together or typed in pinyin', async () => {
    await add('小明', '王', 'xm@example.com')
    await add('Gabriel', 'García Márquez', 'gabriel@example.com')

    for (const q of ['王小明', '小明 王', 'wang', 'wangxiaom', 'WXM', '王'])
      expect([q, await found(q)]).toEqual([q, ['王 小明']])

    for (const q of ['garcia marquez', 'Gabriel García'])
      expect([q, await found(q)]).toEqual([q, ['García Márquez Gabriel']])

    expect(await found('liming')).toEqual([])
  })
})
