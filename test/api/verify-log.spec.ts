import { auditApi as api } from '@workledger/contracts/audit/audit.api'
import type { Chain } from '@workledger/event-store/chain-watch'
import { type Company, createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { alter } from '../support/stored'

/** The log's chain, as a workspace's auditor requests its verification. */
describe('the verdict on the log', () => {
  let product: Product
  let first: Company
  let other: Company

  beforeAll(async () => {
    product = await startProduct()
    first = await createCompany(product, 'First')
    other = await createCompany(product, 'Other')
  })

  afterAll(() => product?.stop())

  const verdict = async ({ ws, admin }: Company) => {
    const { status, body } = await product.call(api.verifyLog, {
      token: admin.token,
      params: { ws },
    })

    expect(status).toBe(200)
    return body.data
  }

  it('is intact, counts only the workspace’s events, and reaches the head at the moment of the call', async () => {
    for (const company of [first, other]) {
      await hire(product, company, 'Kari')
      const { rows } = await product.owner.query(
        `select position, encode(hash, 'hex') as hash from log.head`,
      )

      expect(await verdict(company)).toMatchObject({
        intact: true,
        events: await product.events(company.ws),
        head: rows[0],
        behind: 0,
        anchors: 0,
        findings: [],
        findings_total: 0,
      })
    }

    expect(await product.events(first.ws)).not.toBe(await product.events())
  })

  it('is for auditors and admins of that workspace', async () => {
    const { rows } = await product.owner.query(
      `select id from read.roles where workspace_id = $1 and name = 'Auditor'`,
      [first.ws],
    )

    const auditor = await hire(product, first, 'Aud', { role_id: rows[0].id })
    const employee = await hire(product, first, 'Emp')
    const status = async (token: string, ws = first.ws) =>
      (await product.call(api.verifyLog, { token, params: { ws } })).status
    expect(await status(auditor.token)).toBe(200)
    expect(await status(employee.token)).toBe(403)
    expect(await status(auditor.token, other.ws)).toBe(404)
  })

  it('costs only new events: a call reads no event twice', async () => {
    await verdict(first)
    const stored = jest.spyOn(product.log, 'stored')
    await verdict(first)
    await verdict(first)
    const { position: head } = await product.log.end()
    expect(stored.mock.calls.map(([after]) => after)).toEqual([head, head])
    stored.mockRestore()
  })

  it('shows each workspace the changed places of the log, and nothing else of other companies', async () => {
    await hire(product, other, 'Last')
    await product.settled()
    const { position } = (await product.stored(({ workspace }) => workspace === other.ws)).at(-1)!
    await alter(product.owner, position)
    await product.chain.whole()
    const [mine, theirs] = [await verdict(other), await verdict(first)]
    const finding = { kind: 'altered', position, explanation: expect.stringContaining('hash') }

    expect(mine).toMatchObject({
      intact: false,
      findings: [{ ...finding, own: true }],
      findings_total: 1,
    })

    expect(theirs).toMatchObject({
      intact: false,
      findings: [{ ...finding, own: false }],
      findings_total: 1,
    })

    expect(JSON.stringify(theirs)).not.toContain(other.ws)
  })

  it('is not given before the log was read to its end', async () => {
    const never: Chain = {
      within: async () => undefined,
      newest: () => undefined,
      fault: () => undefined,
      since: async () => 0,
    }

    const started = await startProduct({ chain: never })

    try {
      const { ws, admin } = await createCompany(started)
      const answer = await started.call(api.verifyLog, { token: admin.token, params: { ws } })

      expect(answer).toMatchObject({
        status: 503,
        body: { code: 'log.unverified' },
        headers: { 'retry-after': '60' },
      })
    } finally {
      await started.stop()
    }
  })
})
