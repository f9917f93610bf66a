import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { endpoints, lists } from '@workledger/contracts/registry'
import { hostile, places, STRANGER, sendable, shapeOf, withValue } from '../support/hostile'
import { type Product, startProduct } from '../support/product'
import { sampleBody } from '../support/samples'
import { share } from '../support/share'
import { createWorld, paramsOf, type World } from '../support/world'

const asText = hostile.map((value) =>
  typeof value === 'string' ? value.slice(0, 4000) : JSON.stringify(value).slice(0, 4000),
)

interface Attempt {
  what: string
  params?: Record<string, string>
  query?: string
  body?: unknown
}

function attempts(endpoint: Endpoint): Attempt[] {
  const found: Attempt[] = []

  for (const name of shapeOf(endpoint.params))
    for (const text of asText)
      found.push({ what: `{${name}}`, params: { [name]: text.slice(0, 1000) || '%' } })

  for (const name of shapeOf(endpoint.query))
    for (const text of asText)
      found.push({ what: `?${name}`, query: `${name}=${encodeURIComponent(sendable(text))}` })

  if (endpoint.name === 'adminList')
    for (const { name: resource, columns } of lists)
      for (const column of Object.keys(columns))
        for (const value of hostile)
          for (const filter of [
            { [column]: value },
            { [`${column}_gte`]: value },
            { [column]: [value] },
          ])
            found.push({
              what: `${resource} filter`,
              params: { resource },
              query: `filter=${encodeURIComponent(JSON.stringify(filter).slice(0, 4000))}`,
            })

  const good = sampleBody(endpoint, true)

  if (good) {
    const paths = [
      ...new Map(
        [...shapeOf(endpoint.body).map((name) => [name]), ...places(good)].map((path) => [
          path.join(),
          path,
        ]),
      ).values(),
    ]

    for (const path of paths)
      for (const value of hostile)
        found.push({ what: path.join('.'), body: withValue(good, path, value) })

    for (const value of hostile) found.push({ what: 'the body', body: value })
  }

  return found
}

/** Endpoints that would break the other calls. */
const left = ['logout', 'deleteWorkspace']

/**
 * The short form runs every so many-th attempt, a different one for each call. Lists of the console
 * have thousands of attempts.
 */
const strideOf = ({ name }: Endpoint) => (name === 'adminList' ? 419 : 89)

/**
 * Generated from the contracts: no value makes a call answer 5xx or a page fail, and a refusal
 * writes nothing.
 */
describe('hostile values', () => {
  let product: Product
  let world: World

  beforeAll(async () => {
    product = await startProduct()
    world = await createWorld(product)
  }, 60_000)

  afterAll(() => product?.stop())

  const files = () => {
    const folder = join(product.dataDir, 'files')
    return existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0
  }

  const send = (endpoint: Endpoint, { params, query, body }: Attempt) => {
    const all: Record<string, string> = { ...paramsOf(endpoint, world, STRANGER).params, ...params }
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(sendable(all[name] ?? STRANGER)),
    )

    return product.inject({
      method: endpoint.method,
      url: `${endpoint.root ? '' : '/api/v1'}${path}${query ? `?${query}` : ''}`,
      token: world.company.admin.token,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { raw: Buffer.from(JSON.stringify(body)) }),
    })
  }

  const table = endpoints
    .filter(({ name }) => !left.includes(name))
    .map((endpoint, index) => {
      const all = attempts(endpoint)
      return [
        `${endpoint.method} ${endpoint.path}`,
        endpoint,
        share(all, strideOf(endpoint), index),
      ] as const
    })
    .filter(([, , chosen]) => chosen.length > 0)

  it.each(table)(
    '%s',
    async (_, endpoint, chosen) => {
      const wrong: string[] = []

      for (const attempt of chosen) {
        const before = [await product.events(), files()]
        const { status, body } = await send(endpoint, attempt)
        const sent = `${attempt.what} ${String(JSON.stringify(attempt.body ?? attempt.query ?? attempt.params)).slice(0, 200)}`
        if (status >= 500) wrong.push(`${status} ${body?.code} for ${sent}`)

        if (status >= 400 && String([await product.events(), files()]) !== String(before))
          wrong.push(`${status} wrote for ${sent}`)

        if (status === 202) wrong.push(`202 for ${sent}`)
      }

      expect(wrong).toEqual([])
    },
    600_000,
  )

  it.each(
    endpoints
      .filter(({ multipart }) => multipart)
      .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
  )('%s with a form that is cut off', async (_, endpoint) => {
    const before = [await product.events(), files()]
    const { params } = paramsOf(endpoint, world, STRANGER)

    const answer = await product.inject({
      method: endpoint.method,
      url: `/api/v1${endpoint.path.replace(/\{(\w+)\}/g, (_, name) => params[name]!)}`,
      token: world.company.admin.token,
      raw: Buffer.from(
        '--b\r\nContent-Disposition: form-data; name="document"; filename="a.png"\r\n\r\nx',
      ),
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    })

    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect([await product.events(), files()]).toEqual(before)
  })

  it('leave the process alive and no stream blocked', async () => {
    expect((await product.inject({ method: 'GET', url: '/api/v1/ping' })).status).toBe(200)
    expect((await product.owner.query('select * from read.blocked_streams')).rows).toEqual([])
    expect(product.errors).toEqual([])
  })
})
