import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { endpoints } from '@workledger/contracts/registry'
import pino from 'pino'
import { type Company, createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('the id of a request', () => {
  const lines: Record<string, unknown>[] = []
  let product: Product
  let company: Company

  beforeAll(async () => {
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
    product = await startProduct({ log, accessLog: true })
    company = await createCompany(product)
  })

  afterAll(() => product?.stop())

  const add = (name: string, headers: Record<string, string> = {}) =>
    product.inject({
      method: 'POST',
      url: `/api/v1/workspaces/${company.ws}/departments`,
      token: company.admin.token,
      headers,
      body: { name },
    })

  const correlationOf = async (name: string) => {
    const [event] = await product.stored(
      ({ type, data }) => type === 'DepartmentAdded' && (data as { name?: string }).name === name,
    )
    return (event!.meta as { correlation_id: string }).correlation_id
  }

  const requests = () => lines.filter(({ msg }) => msg === 'request')

  it('is the correlation id of the events that it wrote, in the answer and in the log', async () => {
    lines.length = 0
    const { status, headers } = await add('Correlated')
    expect([status, headers['x-request-id']]).toEqual([201, await correlationOf('Correlated')])

    expect(requests()).toEqual([
      expect.objectContaining({
        request_id: headers['x-request-id'],
        method: 'POST',
        route: '/api/v1/workspaces/:ws/departments',
        status: 201,
        address: '127.0.0.1',
      }),
    ])
  })

  it("is never the caller's own, and of a repeated request it is the first attempt's", async () => {
    const own = randomUUID()
    const { headers } = await add('Of a stranger', { 'x-request-id': own })
    expect(headers['x-request-id']).not.toBe(own)
    expect(await correlationOf('Of a stranger')).toBe(headers['x-request-id'])
    const key = { 'idempotency-key': randomUUID() }
    const first = await add('Repeated', key)
    expect(first.headers['x-request-id']).toBe(await correlationOf('Repeated'))
  })

  it('is in each answer, refusals included, and two are never alike', async () => {
    const ids = await Promise.all(
      ['/api/v1/me', '/api/v1/nothing', '/api/v1/ping', '/healthz'].map(
        async (url) => (await product.inject({ method: 'GET', url })).headers['x-request-id'],
      ),
    )

    expect(new Set(ids).size).toBe(4)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('the log has patterns of routes: no key, no query, nothing of a page', async () => {
    lines.length = 0

    await product.inject({
      method: 'GET',
      url: `/api/v1/public/invoices/${randomUUID()}/preview?key=a-secret-key&q=Ada`,
    })

    await product.inject({ method: 'GET', url: '/feedback/a-secret-key' })
    expect(requests().map(({ route }) => route)).toEqual(['/api/v1/public/invoices/:id/preview'])
    expect(JSON.stringify(lines)).not.toMatch(/a-secret-key|Ada/)
  })

  it('nothing is kept of who answers a survey', async () => {
    const traceless: Endpoint[] = endpoints.filter((endpoint) => endpoint.traceless)
    expect(traceless.length).toBeGreaterThan(1)
    lines.length = 0

    for (const { method, path } of traceless) {
      const url = `/api/v1${path.replace(/\{\w+\}/g, () => randomUUID())}`

      const { headers } = await product.inject({
        method,
        url,
        ...(method === 'GET' ? {} : { body: {} }),
      })

      expect([path, headers['x-request-id']]).toEqual([path, undefined])
    }

    expect(requests()).toEqual([])
  })
})
