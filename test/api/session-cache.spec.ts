import { Sessions } from '@workledger/api/access/sessions'
import { SessionCache } from '@workledger/api/kernel/access/session-cache'
import { accessApi } from '@workledger/contracts/access/access.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { Pool } from 'pg'
import { type Company, createCompany, hire, PASSWORD } from '../support/people'
import { type Product, startProduct } from '../support/product'

/** Knowledge of sessions in another server on the same database. */
describe('sessions in the memory of several servers', () => {
  let product: Product
  let company: Company
  let pool: Pool
  let cache: SessionCache
  let other: Sessions
  let asked = 0

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    pool = new Pool({ connectionString: product.database.urls.wl_vault, max: 2 })
    const query = pool.query.bind(pool) as (...given: unknown[]) => unknown

    pool.query = ((statement: { name?: string }) => {
      if (statement.name === 'session') asked++
      return query(statement)
    }) as never

    cache = new SessionCache(pool, product.database.urls.wl_vault)
    other = new Sessions(pool, cache)
  })

  afterAll(async () => {
    await cache?.close()
    await pool?.end()
    await product?.stop()
  })

  /** Waits until the other server answers without a query, as it normally does. */
  async function remembered(token: string) {
    for (;;) {
      await other.find(token)
      const before = asked
      const session = await other.find(token)
      if (asked === before) return session!
    }
  }

  const permissions = async (token: string) =>
    (await other.find(token))?.memberships[0]?.permissions

  it('answers from memory, and shares only frozen values', async () => {
    const session = await remembered(company.admin.token)

    expect(session.memberships[0]).toMatchObject({
      workspace: company.ws,
      employee: company.admin.employee,
    })

    expect(() => session.memberships[0]!.permissions.push('edit_company')).toThrow(TypeError)
    const rules = await cache.fact('rules', async () => [{ steps: ['manager'] }])
    expect(() => rules[0]!.steps.push('admin')).toThrow(TypeError)
  })

  it('forgets a session after a sign-out, a new password and an ended employment are acknowledged', async () => {
    const { token } = await hire(product, company, 'Leaver')
    await remembered(token)
    expect((await product.call(accessApi.logout, { token })).status).toBe(200)
    expect(await other.find(token)).toBeUndefined()

    const ended = await hire(product, company, 'Ended')
    expect((await remembered(ended.token)).memberships).toHaveLength(1)

    const terminated = await product.call(peopleApi.terminateEmployee, {
      token: company.admin.token,
      params: { id: ended.employee },
      body: { terminated_on: '2026-01-31' },
    })

    expect(terminated.status).toBe(200)
    expect((await other.find(ended.token))?.memberships).toEqual([])
  })

  it('lends a role for as long as it is held', async () => {
    const person = await hire(product, company, 'Promoted')

    const { body } = await product.call(accessApi.roles, {
      token: company.admin.token,
      params: { ws: company.ws },
    })

    const role = (name: string) =>
      body.data.find((each: { name: string }) => each.name === name)!.id

    const give = (name: string) =>
      product.call(peopleApi.changeEmployee, {
        token: company.admin.token,
        params: { ws: company.ws, id: person.employee },
        body: { role_id: role(name) },
      })

    for (const [name, may] of [
      ['Admin', true],
      ['Employee', false],
      ['Admin', true],
    ] as const) {
      await remembered(person.token)
      expect((await give(name)).status).toBe(200)
      expect((await permissions(person.token))?.includes('edit_company')).toBe(may)
    }
  })

  it('does not store a result that a change overtook', async () => {
    const { token, email } = await hire(product, company, 'Meanwhile')
    await remembered(token)
    let open = () => {}
    const held = new Promise<void>((resolve) => (open = resolve))
    const before = await other.look(token)

    const slow = cache.find(`${token} `, async () => {
      await held
      return { session: before!, lasts: 60_000 }
    })

    expect((await product.call(accessApi.logout, { token })).status).toBe(200)
    open()
    await slow
    expect(await cache.find(`${token} `, async () => undefined)).toBeUndefined()
    expect(
      (await product.call(accessApi.login, { body: { email, password: PASSWORD } })).status,
    ).toBe(200)
  })

  it('waits for a server that hangs only until its lease has ended, and that server asks again before it answers', async () => {
    const { token } = await hire(product, company, 'Patient')
    await remembered(token)
    const { query } = pool
    let open = () => {}
    const hangs = new Promise<void>((resolve) => (open = resolve))
    pool.query = ((statement: never) => hangs.then(() => query(statement))) as never

    try {
      expect((await product.call(accessApi.logout, { token })).status).toBe(200)
      const asks = other.find(token)
      expect(
        await Promise.race([asks, new Promise((resolve) => setImmediate(resolve, 'asks'))]),
      ).toBe('asks')
      open()
      expect(await asks).toBeUndefined()
    } finally {
      open()
      pool.query = query
    }
  })

  it('waits no longer for a server that was killed while the clock of the database was ahead', async () => {
    const { token } = await hire(product, company, 'Ahead')
    const id = '0199a000-0000-7000-8000-00000000dead'

    await product.owner.query(
      `insert into vault.session_caches (id, seen, valid_until) values ($1, 0, clock_timestamp() + interval '2 hours')`,
      [id],
    )

    try {
      expect((await product.call(accessApi.logout, { token })).status).toBe(200)
    } finally {
      await product.owner.query('delete from vault.session_caches where id = $1', [id])
    }
  })
})
