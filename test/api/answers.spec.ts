import { accessApi } from '@workledger/contracts/access/access.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { createCompany } from '../support/people'
import { startProduct } from '../support/product'

/** The headers of every answer, and the limit of one person's writes. */
describe('answers', () => {
  it('are not guessed at, not kept by browsers, and bind them to https where the product is served by it', async () => {
    const product = await startProduct({ publicUrl: 'https://hr.example.com' })

    try {
      const { admin } = await createCompany(product)

      const answers = [
        await product.call(accessApi.me, { token: admin.token }),
        await product.call(accessApi.me, {}),
        await product.inject({ method: 'GET', url: '/api/v1/nothing' }),
      ]

      expect(answers.map(({ status }) => status)).toEqual([200, 401, 404])

      for (const { headers } of answers)
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
          'strict-transport-security': expect.stringContaining('max-age='),
        })
    } finally {
      await product.stop()
    }
  })

  it('are refusals to a person who writes too much, who can still read; others still write', async () => {
    const product = await startProduct({ writesPerMinute: 5 })

    try {
      const [{ ws, admin }, other] = [
        await createCompany(product),
        await createCompany(product, 'Other'),
      ]

      const add = (token: string, ws: string, name: string) =>
        product.call(structureApi.addDepartment, { token, params: { ws }, body: { name } })
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => add(admin.token, ws, `Labs ${n}`)),
      )
      // One write created the company.
      expect(answers.map(({ status }) => status).sort()).toEqual([
        201, 201, 201, 201, 429, 429, 429, 429,
      ])
      expect(answers.find(({ status }) => status === 429)!.headers['retry-after']).toMatch(
        /^[1-9]\d*$/,
      )
      expect((await add(other.admin.token, other.ws, 'Labs')).status).toBe(201)
      expect((await product.call(accessApi.me, { token: admin.token })).status).toBe(200)
      expect((await product.call(accessApi.me, {})).headers).not.toHaveProperty(
        'strict-transport-security',
      )
    } finally {
      await product.stop()
    }
  })

  it('are problems by RFC 9457, of that type for who accepts it', async () => {
    const product = await startProduct()

    try {
      for (const url of ['/api/v1/me', '/api/v1/nothing', '/metrics']) {
        const refused = await product.inject({ method: 'GET', url })
        const { status, body } = refused
        const { message, code } = body

        expect(body).toMatchObject({
          type: `urn:workledger:error:${code}`,
          ...{ status, detail: message, title: expect.any(String) },
        })
        expect(refused.headers['content-type']).toMatch(/^application\/json/)
        const headers = { accept: 'application/problem+json, */*' }
        const asked = await product.inject({ method: 'GET', url, headers })
        expect(asked.headers['content-type']).toMatch(/^application\/problem\+json/)
        expect(asked.body).toEqual(body)
      }
    } finally {
      await product.stop()
    }
  })
})
