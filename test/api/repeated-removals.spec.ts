import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { recordOf } from '@workledger/contracts/kernel/record'
import { endpoints } from '@workledger/contracts/registry'
import { type Product, startProduct } from '../support/product'
import { createWorld, type World } from '../support/world'

/** Removals, parts before their wholes; a survey by its address without a workspace. */
const removals = endpoints
  .filter(
    ({ method, response, raw, who, name }) =>
      method === 'DELETE' &&
      !response &&
      !raw &&
      who !== 'public' &&
      who !== 'key' &&
      name !== 'deleteSurveyOf',
  )
  .toSorted((a, b) => b.path.length - a.path.length)

const named = (endpoint: Endpoint) =>
  [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

describe('a removal whose answer was lost with its server', () => {
  let product: Product
  let world: World

  beforeAll(async () => {
    product = await startProduct()
    world = await createWorld(product)
  }, 120_000)

  afterAll(() => product?.stop())

  const settled = async () =>
    void (await product.progress.waitFor((await product.store.head())!, 30_000))

  const remove = async (endpoint: Endpoint, key: string, token = world.company.admin.token) => {
    const ids = Object.fromEntries(
      named(endpoint).map((name) => [name, world.ids[recordOf(endpoint, name) ?? ''] ?? '']),
    )

    const params = {
      ...ids,
      ...('ws' in ids && { ws: world.company.ws }),
      ...world.params[endpoint.name],
    }

    const answer = await product.call(endpoint, {
      token,
      params,
      body: {},
      headers: { 'idempotency-key': key },
    } as never)

    await settled()

    return answer.status
  }

  it('answers as the first attempt did, wherever its record is gone; another request finds nothing', async () => {
    const removed: string[] = []

    for (const endpoint of removals) {
      const key = `removal ${endpoint.area} ${endpoint.name}`
      if ((await remove(endpoint, key)) !== 204) continue
      removed.push(endpoint.name)
      // The state that the first server left: the log has the command, but no answer was stored.
      await product.owner.query(
        'update vault.idempotency set status = null, answer = null, server = null',
      )
      expect([endpoint.name, await remove(endpoint, key)]).toEqual([endpoint.name, 204])
      expect([endpoint.name, await remove(endpoint, key)]).toEqual([endpoint.name, 204])
    }

    expect(removed.length).toBeGreaterThan(20)
    expect(removed).toEqual(
      expect.arrayContaining(['deleteSurvey', 'deleteSample', 'deleteProject', 'deleteInvoice']),
    )
    const survey = endpoints.find(({ name }) => name === 'deleteSurvey')!
    expect(await remove(survey, 'another key')).toBe(404)
    expect(await remove(survey, 'removal surveys deleteSurvey', world.manager.token)).toBe(404)
  }, 120_000)
})
