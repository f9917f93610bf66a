import { readsApi } from '@workledger/contracts/access/reads.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('several reads at once', () => {
  let product: Product
  let company: Company
  let other: Company
  let employee: Person

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product, 'First')
    other = await createCompany(product, 'Other')
    employee = await hire(product, company, 'Rita')
  })

  afterAll(() => product?.stop())

  const read = async (token: string, ...calls: string[]) =>
    (
      await product.call(readsApi.reads, {
        token,
        query: { calls: JSON.stringify(calls) as never },
      })
    ).body.data

  const alone = (token: string, address: string) =>
    product.inject({ method: 'GET', url: `/api/v1${address}`, token })

  it('are answered as each alone, in order', async () => {
    const { token } = company.admin

    const addresses = [
      '/me',
      `/workspaces/${company.ws}/settings`,
      `/workspaces/${company.ws}/employees?per_page=1`,
    ]

    const answers = await read(token, ...addresses)

    for (const [index, address] of addresses.entries()) {
      const { status, body } = await alone(token, address)
      expect(answers[index]).toMatchObject({ status, body })
    }
  })

  it('are refused one by one', async () => {
    const [own, foreign, missing, closed] = await read(
      employee.token,
      '/me',
      `/workspaces/${other.ws}/settings`,
      '/nothing/there',
      `/workspaces/${company.ws}/audit/hits`,
    )

    expect([own, foreign, missing, closed].map((answer) => answer?.status)).toEqual([
      200, 404, 404, 403,
    ])
    expect(closed?.body).toMatchObject({ code: 'access.denied' })
  })

  it('keep the headers of a list of the console', async () => {
    const [list] = await read(company.admin.token, `/admin/${company.ws}/employees?range=[0,1]`)
    expect(list?.headers['content-range']).toMatch(/\/2$/)
  })

  it('are no way to calls that do more than read, or to themselves', async () => {
    const answers = await read(
      company.admin.token,
      `/workspaces/${company.ws}/billing`,
      '/reads?calls=["/me"]',
      '/../healthz',
    )

    for (const { status, headers } of answers) {
      expect(status).toBe(404)
      expect(headers).toEqual({ 'x-alone': '1' })
    }
  })

  it('wait for themselves in a burst: all are answered, and a stranger does not wait for them', async () => {
    const calls = ['/me', `/workspaces/${company.ws}/settings`, '/workspaces', '/me', '/workspaces']
    const ended: string[] = []

    const burst = Array.from({ length: 40 }, async () => {
      const answers = await read(company.admin.token, ...calls)
      ended.push('burst')
      return answers.map(({ status }) => status)
    })

    const stranger = read(other.admin.token, '/me', `/workspaces/${other.ws}/settings`)
    void stranger.then(() => ended.push('stranger'))
    const answers = await Promise.all(burst)
    expect(answers).toEqual(burst.map(() => calls.map(() => 200)))
    expect((await stranger).map(({ status }) => status)).toEqual([200, 200])
    expect(ended.indexOf('stranger')).toBeLessThan(20)
  })

  it('need a session, and an address each', async () => {
    const ask = (calls: string, token?: string) =>
      product.inject({
        method: 'GET',
        url: `/api/v1/reads?calls=${encodeURIComponent(calls)}`,
        ...(token ? { token } : {}),
      })

    expect((await ask('["/me"]')).status).toBe(401)

    for (const calls of ['', '/me', '[]', '["me"]', JSON.stringify(Array(51).fill('/me'))])
      expect((await ask(calls, company.admin.token)).status).toBe(422)
  })
})
