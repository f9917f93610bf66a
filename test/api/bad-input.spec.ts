import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { fileKindsOf, MEGABYTE } from '@workledger/contracts/kernel/endpoint'
import { recordOf } from '@workledger/contracts/kernel/record'
import { endpoints } from '@workledger/contracts/registry'
import type * as z from 'zod'
import { makeOperator } from '../support/operators'
import { type Company, createCompany } from '../support/people'
import { notFound } from '../support/problems'
import { type Answer, type Product, startProduct } from '../support/product'
import { sampleBody, wrongBodies } from '../support/samples'
import { share } from '../support/share'
import { upload } from '../support/upload'
import { createWorld, paramsOf, type World } from '../support/world'

const STRANGER = '01900000-0000-7000-8000-0000000f00d5'
const open = ({ who }: Endpoint) => who === 'public' || who === 'key'
const writes = endpoints.filter(({ method }) => method !== 'GET')
const sentence = expect.stringMatching(/\S/)

function among(statuses: number[], what: string, { status, body }: Answer) {
  expect(
    statuses.includes(status) && typeof body?.code === 'string'
      ? 'refused as documented'
      : `${what}: ${status} ${JSON.stringify(body)}`,
  ).toBe('refused as documented')
}

/** No call accepts any of these files; parsers have looped or run out of memory on some. */
const hostile = {
  'a program': Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
  'a film without an end': Buffer.concat([
    Buffer.from('3026b2758e66cf11a6d9', 'hex'),
    Buffer.alloc(190),
  ]),
  'a picture that unfolds to gigabytes': Buffer.from(
    '89504e470d0a1a0a0000000d49484452000075300000753008060000000000000049454e44',
    'hex',
  ),
  'an archive that points back to itself': Buffer.concat([
    Buffer.from('504b0304', 'hex'),
    Buffer.alloc(60),
    Buffer.from('504b0506', 'hex'),
    Buffer.alloc(18),
  ]),
}

const fileFields = ({ body }: Endpoint) =>
  Object.entries((body as any)?.shape ?? (body as any)?.def?.in?.shape ?? {}).flatMap(
    ([name, schema]) => (fileKindsOf(schema as z.ZodType) ? [name] : []),
  )

/**
 * Generated from the contracts: whatever is wrong with a write, the answer is documented and the
 * log unchanged.
 */
describe('bad input', () => {
  let product: Product
  let world: World
  let other: Company
  let before: number

  beforeAll(async () => {
    product = await startProduct()
    world = await createWorld(product)
    await makeOperator(product, world.company.admin)
    other = await createCompany(product, 'Other')
  }, 60_000)

  beforeEach(async () => {
    before = await product.events()
  })

  afterEach(async () => {
    expect(await product.events()).toBe(before)
  })

  afterAll(() => product?.stop())

  const call = (
    endpoint: Endpoint,
    input: { token?: string; params?: Record<string, string>; body?: unknown },
  ): Promise<Answer> => product.call(endpoint as never, input as never)

  const known = (endpoint: Endpoint) => paramsOf(endpoint, world, STRANGER)
  const title = ({ method, path }: Endpoint) => `${method} ${path}`
  const table = (some: readonly Endpoint[]) =>
    some.map((endpoint) => [title(endpoint), endpoint] as const)

  it.each(table(writes.filter((endpoint) => !open(endpoint))))(
    '%s without a token',
    async (_, endpoint) => {
      const refused = { status: 401, body: { code: 'auth.required', message: 'Please sign in.' } }
      expect(
        await call(endpoint, { params: known(endpoint).params, body: sampleBody(endpoint) }),
      ).toMatchObject(refused)

      expect(
        await call(endpoint, {
          token: 'nonsense',
          params: known(endpoint).params,
          body: sampleBody(endpoint),
        }),
      ).toMatchObject(refused)
    },
  )

  it.each(table(writes.filter(({ body }) => body)))(
    '%s has a sample that its contract accepts, so that the rest is not refused for another reason',
    (_, endpoint) => {
      const result = endpoint.body!.safeParse(sampleBody(endpoint))
      const files = result.error?.issues.every(({ message }) => message === 'field.file')
      expect(result.success || files ? [] : result.error?.issues).toEqual([])
    },
  )

  const ranked = writes.filter(({ who }) =>
    ['edit_company', 'admin', 'auditor', 'contract', 'approver', 'payee', 'self'].includes(who),
  )

  it.each(table(ranked))('%s by a person who may not', async (_, endpoint) => {
    const { params, known: exists } = known(endpoint)

    const answer = await call(endpoint, {
      token: world.colleague.token,
      params,
      body: sampleBody(endpoint),
    })

    expect(exists ? [403] : [403, 404]).toContain(answer.status)

    expect(answer.body).toMatchObject({
      code: answer.status === 403 ? 'access.denied' : 'not_found',
      message: sentence,
    })
  })

  // These answer the same to any caller, so that no caller learns who has signed up.
  const neutral = ({ name }: Endpoint) => name === 'resendToNew'

  it.each(table(writes.filter((endpoint) => endpoint.params && !neutral(endpoint))))(
    '%s with unknown ids and ids that are none',
    async (_, endpoint) => {
      const { params } = known(endpoint)
      const wrongs = Object.keys(params).flatMap((name) =>
        [STRANGER, 'nonsense'].map((wrong) => ({ name, wrong })),
      )

      await Promise.all(
        wrongs.map(async ({ name, wrong }) => {
          const answer = await call(endpoint, {
            token: world.company.admin.token,
            params: { ...params, [name]: wrong },
            body: sampleBody(endpoint),
          })

          // An unknown key in the body gives 404 too; a wrong body may be noticed first.
          among([404, 422], `${name} ${wrong}`, answer)

          if (answer.status === 404 && endpoint.who !== 'key') expect(answer.body).toEqual(notFound)
        }),
      )
    },
  )

  // Announcements belong to the installation and reach every person.
  const shared = (endpoint: Endpoint) => recordOf(endpoint, 'id') === 'announcements'

  it.each(
    table(writes.filter((endpoint) => endpoint.params && !open(endpoint) && !shared(endpoint))),
  )('%s with the ids of another workspace', async (_, endpoint) => {
    const { params } = known(endpoint)

    const missing = { status: 404, body: notFound }

    expect(
      await call(endpoint, { token: other.admin.token, params, body: sampleBody(endpoint) }),
    ).toMatchObject(missing)

    // A path without a record besides the workspace is valid in the caller's own workspace.
    if (
      !('ws' in params) ||
      !Object.keys(params).some((name) => name !== 'ws' && recordOf(endpoint, name))
    )
      return

    const mixed = await call(endpoint, {
      token: other.admin.token,
      params: { ...params, ws: other.ws },
      body: sampleBody(endpoint),
    })

    expect([404, 422]).toContain(mixed.status)
    if (mixed.status === 404) expect(mixed).toMatchObject(missing)
  })

  it.each(table(writes.filter(({ body }) => body)))(
    '%s with wrong types and missing fields',
    async (_, endpoint) => {
      const { params } = known(endpoint)

      const refused = async ({ what, body }: { what: string; body: unknown }) => {
        const answer = await call(endpoint, { token: world.company.admin.token, params, body })
        const expected = endpoint.who === 'key' ? [404, 410, 422] : [422, 404]
        among(expected, what, answer)
        if (answer.body.code !== 'validation') return
        expect(Object.values(answer.body.errors).flat()).toContainEqual(expect.any(String))

        for (const messages of Object.values<string[]>(answer.body.errors))
          for (const message of messages)
            expect(message).not.toMatch(/^Invalid input|expected|undefined/)
      }

      await Promise.all(share(wrongBodies(endpoint), 5, writes.indexOf(endpoint)).map(refused))
      // A missing body counts as empty, which some calls accept.
      const none = endpoint.body!.safeParse({}).success ? [] : ['null', '']

      for (const body of ['[]', '"text"', '5', '{', ...none]) {
        const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => params[name]!)

        const answer = await product.inject({
          method: endpoint.method,
          url: `/api/v1${path}`,
          token: world.company.admin.token,
          raw: Buffer.from(body),
          headers: { 'content-type': 'application/json' },
        })

        among([404, 410, 422], body, answer)
      }
    },
  )

  const unsaveable = [
    'a%00b',
    '0000-01-01',
    '9999-12-31',
    '99999999999',
    '%ED%A0%80',
    '1e400',
    '-1.5',
  ]

  const lists = endpoints.filter(
    ({ method, who, query }) => method === 'GET' && query && !open({ who } as Endpoint),
  )

  it.each(table(lists))('%s with a query that cannot be saved or compared', async (_, endpoint) => {
    const { params } = known(endpoint)
    const schema = endpoint.query as z.ZodObject

    const answered = async (field: string, value: string) => {
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => params[name]!)

      const answer = await product.inject({
        method: 'GET',
        url: `/api/v1${path}?${field}=${value}`,
        token: world.company.admin.token,
      })

      expect(answer.status < 500 ? 'answered' : `${field}=${value}: ${answer.status}`).toBe(
        'answered',
      )
    }

    for (const [index, field] of Object.keys(schema.shape ?? {}).entries())
      await Promise.all(share(unsaveable, 5, index).map((value) => answered(field, value)))
  })

  it.each(
    table(
      share(
        writes.filter(({ body, limit }) => body && !limit),
        3,
      ),
    ),
  )('%s with 2 MB', async (_, endpoint) => {
    const { params } = known(endpoint)

    const tooLarge = {
      status: 413,
      body: { code: 'request.too_large', message: 'The upload is larger than 1 MB.' },
    }

    expect(
      await call(endpoint, {
        token: world.company.admin.token,
        params,
        body: { ...sampleBody(endpoint), filler: 'x'.repeat(2 * MEGABYTE) },
      }),
    ).toMatchObject(tooLarge)

    if (!endpoint.multipart) return

    const file = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(2 * MEGABYTE)])

    expect(
      await upload(product, endpoint, {
        token: world.company.admin.token,
        params,
        files: { file: { name: 'a.png', bytes: file } },
      }),
    ).toMatchObject({
      status: 413,
      body: { code: 'upload.too_large', message: 'Image must smaller than 1MB!' },
    })
  })

  it.each(table(writes.filter(({ multipart }) => multipart)))(
    '%s with a file that is none of its kind, or made to keep its parser busy, also in a field that takes none',
    async (_, endpoint) => {
      const { params } = known(endpoint)
      const fields = ['document', 'file', 'avatar', 'logo', 'nothing', ...fileFields(endpoint)]

      for (const field of new Set(fields))
        for (const [name, bytes] of Object.entries(hostile)) {
          const file = { name: 'photo.png', bytes, type: 'image/png' }

          const answer = await upload(product, endpoint, {
            token: world.company.admin.token,
            params,
            files: { [field]: file },
          })

          among([404, 415, 422], `${name} in ${field}`, answer)
        }
    },
    120_000,
  )

  it('every call that takes a file inside its JSON refuses one that is made to keep its parser busy', async () => {
    const taking = writes.flatMap((endpoint) => {
      const sample = JSON.stringify(endpoint.body ? sampleBody(endpoint) : null)
      return /data:[^,"]*;base64,/.test(sample) ? [{ endpoint, sample }] : []
    })

    expect(taking.map(({ endpoint }) => endpoint.name)).toEqual(['apply'])

    for (const { endpoint, sample } of taking)
      for (const [name, bytes] of Object.entries(hostile)) {
        const body = JSON.parse(
          sample.replace(/base64,[^"]*/, `base64,${bytes.toString('base64')}`),
        )
        among([415, 422], name, await call(endpoint, { params: known(endpoint).params, body }))
      }
  })

  it.each(table(writes.filter(({ body, multipart }) => body && !multipart)))(
    '%s as a form or as text',
    async (_, endpoint) => {
      const { params } = known(endpoint)

      among(
        [404, 415],
        'a form',
        await upload(product, endpoint, {
          token: world.company.admin.token,
          params,
          fields: { a: 'b' },
        }),
      )

      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => params[name]!)

      const answer = await product.inject({
        method: endpoint.method,
        url: `/api/v1${path}`,
        token: world.company.admin.token,
        raw: Buffer.from('<a/>'),
        headers: { 'content-type': 'text/xml' },
      })

      among([404, 415], 'text', answer)
    },
  )
})
