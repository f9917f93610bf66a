import { accessApi as api } from '@workledger/contracts/access/access.api'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

const STRANGER = '01900000-0000-7000-8000-0000000f00d5'

describe('where one is signed in', () => {
  let product: Product
  let company: Company
  let maya: Person

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    maya = await hire(product, company, 'Maya')
  })

  afterAll(() => product?.stop())

  const signIn = async () =>
    (await product.call(api.login, { body: { email: maya.email, password: PASSWORD } })).body.token
  const sessions = async (token: string) =>
    (await product.call(api.ownSessions, { token })).body.data
  const works = async (token: string) => (await product.call(api.me, { token })).status === 200
  const signedOut = async () => (await product.stored(({ type }) => type === 'SignedOut')).length

  it('is listed with the one that asks, and each of the others can be ended, once', async () => {
    const other = await signIn()
    const listed = await sessions(maya.token)
    expect(listed).toHaveLength(2)
    expect(listed.filter(({ current }) => current)).toHaveLength(1)

    expect(listed[0]).toMatchObject({
      browser: null,
      system: null,
      impersonator: null,
      created_at: expect.any(String),
    })

    const { id } = listed.find(({ current }) => !current)!
    const before = await signedOut()
    const end = () => product.call(api.endSession, { token: maya.token, params: { session: id } })
    expect((await end()).status).toBe(204)
    expect(await works(other)).toBe(false)
    expect((await end()).status).toBe(404)
    expect(await signedOut()).toBe(before + 1)
    expect(await sessions(maya.token)).toHaveLength(1)
  })

  it('names browser and system, and keeps nothing else of the client’s description', async () => {
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0'

    const signedIn = await product.call(api.login, {
      body: { email: maya.email, password: PASSWORD },
      headers: { 'user-agent': agent },
    })

    const { token } = signedIn.body

    expect((await sessions(token)).find(({ current }) => current)).toMatchObject({
      browser: 'Firefox',
      system: 'Windows',
    })

    expect((await product.call(api.logout, { token })).status).toBe(200)
  })

  it('is forgotten some time after its end, with browser and system', async () => {
    const kept = async () =>
      (await product.owner.query('select from vault.sessions where id = $1', [id])).rowCount

    const token = await signIn()
    const { id } = (await sessions(token)).find(({ current }) => current)!
    const end = (token: string) => product.call(api.logout, { token })
    expect((await end(token)).status).toBe(200)
    await end(await signIn())
    expect(await kept()).toBe(1)

    await product.owner.query(
      `update vault.sessions set expires_at = now() - interval '1 second' where id = $1`,
      [id],
    )

    await end(await signIn())
    expect(await kept()).toBe(0)
  })

  it('notes when a session was last used', async () => {
    const token = await signIn()
    const { id } = (await sessions(token)).find(({ current }) => current)!

    await product.owner.query(
      `update vault.sessions set used_at = now() - interval '2 days' where id = $1`,
      [id],
    )

    const old = (await sessions(maya.token)).find((each) => each.id === id)!.used_at
    // Sessions are cached in memory for some seconds; a change of rights makes every server read
    // again.
    const again = await signIn()
    expect((await product.call(api.logout, { token: again })).status).toBe(200)
    expect(await works(token)).toBe(true)
    expect((await sessions(maya.token)).find((each) => each.id === id)!.used_at > old).toBe(true)
    await product.call(api.logout, { token })
  })

  it('can be ended everywhere but here', async () => {
    const others = [await signIn(), await signIn()]
    const before = await signedOut()
    expect((await product.call(api.endOtherSessions, { token: maya.token })).status).toBe(204)
    for (const token of others) expect(await works(token)).toBe(false)
    expect(await works(maya.token)).toBe(true)
    expect(await signedOut()).toBe(before + 2)
    // No session is left to end, so nothing is written.
    expect((await product.call(api.endOtherSessions, { token: maya.token })).status).toBe(204)
    expect(await signedOut()).toBe(before + 2)
  })

  it('is refused for the asking session, for others’, and for an invalid one', async () => {
    const [mine] = await sessions(maya.token)
    const [admins] = await sessions(company.admin.token)
    const before = await product.events()
    const end = (session: string) =>
      product.call(api.endSession, { token: maya.token, params: { session } })

    expect(await end(mine!.id)).toMatchObject({
      status: 409,
      body: { code: 'access.this_session' },
    })

    for (const id of [admins!.id, STRANGER, 'x']) expect((await end(id)).status).toBe(404)
    expect(await works(company.admin.token)).toBe(true)
    expect(await product.events()).toBe(before)
  })

  it('shows an admin who is signed in as the user, but shows that admin nothing', async () => {
    const { admin } = company
    const { key } = (
      await product.call(api.loginKey, { token: admin.token, params: { id: maya.employee } })
    ).body.data
    const { token } = (
      await product.call(api.loginAs, { params: { id: maya.employee }, body: { key } })
    ).body
    const theirs = (await sessions(maya.token)).find(({ impersonator }) => impersonator !== null)!
    expect(theirs.impersonator).toBe('Ada Tester')

    for (const refused of [
      await product.call(api.ownSessions, { token }),
      await product.call(api.endOtherSessions, { token }),
      await product.call(api.endSession, { token, params: { session: theirs.id } }),
    ])
      expect(refused).toMatchObject({ status: 403, body: { code: 'access.impersonating' } })

    expect(
      (await product.call(api.endSession, { token: maya.token, params: { session: theirs.id } }))
        .status,
    ).toBe(204)

    expect(await works(token)).toBe(false)
  })
})
