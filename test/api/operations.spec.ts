import { accessApi } from '@workledger/contracts/access/access.api'
import { operationsApi as api } from '@workledger/contracts/operations/operations.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { emailKey } from '@workledger/event-store/secrets/keyed-hash'
import { projections } from '@workledger/projections/registry'
import { Rebuilder } from '@workledger/projections/runner/rebuilder'
import { makeOperator } from '../support/operators'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'

describe('operations', () => {
  let product: Product
  let first: Company
  let other: Company
  let frozen: Person
  let rebuilder: Rebuilder

  beforeAll(async () => {
    product = await startProduct()
    first = await createCompany(product, 'First')
    other = await createCompany(product, 'Other')
    await makeOperator(product, first.admin)
    frozen = await hire(product, other, 'Fro')
    const { urls } = product.database

    rebuilder = new Rebuilder({
      connectionString: urls.wl_projector,
      store: product.store,
      projections,
      onError: (error) => product.errors.push(error),
    })

    rebuilder.start()

    await product.owner.query(`
      create function refuse_row() returns trigger language plpgsql as $$ begin
        if new.first_name in ('Frozen', 'Worse') then raise exception 'this row is refused' using errcode = '22000'; end if; return new; end $$;
      create trigger refuse before insert or update on read.employees for each row execute function refuse_row()`)

    const name = (first_name: string) =>
      product.call(peopleApi.changeEmployeeMe, {
        token: frozen.token,
        params: { ws: other.ws },
        body: { first_name } as never,
      })

    expect((await name('Frozen')).status).toBe(202)
    expect((await name('Well')).status).toBe(202)
  })

  afterAll(async () => {
    await rebuilder?.stop()
    await product?.stop()
  })

  const seen = ({ ws, admin }: Company) =>
    product.call(api.workspaceOperations, { token: admin.token, params: { ws } })
  const installation = (token: string) => product.call(api.installation, { token, query: {} })
  const place = () => ({ projection: 'people', stream: `employee-${frozen.employee}` })

  it('of a workspace concern only that workspace, for its administrators only', async () => {
    const { body } = await seen(other)

    expect(body.data).toMatchObject({
      operator: false,
      blocked: [
        {
          ...place(),
          workspace: other.ws,
          waiting: 1,
          error: 'this row is refused',
          event: { type: 'EmployeeProfileChanged' },
        },
      ],
    })

    expect((await seen(first)).body.data).toMatchObject({ operator: true, blocked: [] })

    expect(
      (
        await product.call(api.workspaceOperations, {
          token: frozen.token,
          params: { ws: other.ws },
        })
      ).status,
    ).toBe(403)

    expect(
      (
        await product.call(api.workspaceOperations, {
          token: first.admin.token,
          params: { ws: other.ws },
        })
      ).status,
    ).toBe(404)

    const event_id = body.data.blocked[0]!.event!.id
    const skip = { ...place(), event_id, reason: 'Not ours.' }
    const before = await product.events()

    expect(
      (
        await product.call(api.skipBlockedEvent, {
          token: first.admin.token,
          params: { ws: first.ws },
          body: skip,
        })
      ).status,
    ).toBe(409)

    expect(await product.events()).toBe(before)
  })

  it('of the installation are for operators only', async () => {
    for (const token of [other.admin.token, frozen.token]) {
      expect((await installation(token)).status).toBe(403)
      expect(
        (await product.call(api.rebuildProjection, { token, body: { name: 'people' } })).status,
      ).toBe(403)
      expect(
        (await product.call(api.cancelRebuild, { token, body: { name: 'people' } })).status,
      ).toBe(403)

      expect(
        (
          await product.call(api.retryAnyBlockedStream, {
            token,
            body: { ...place(), workspace: other.ws },
          })
        ).status,
      ).toBe(403)

      const skip = { ...place(), workspace: other.ws, event_id: other.ws, reason: 'Because.' }
      expect((await product.call(api.skipAnyBlockedEvent, { token, body: skip })).status).toBe(403)
    }

    expect(
      (await product.inject({ method: 'GET', url: '/api/v1/operations/installation' })).status,
    ).toBe(401)
    const { status, body } = await installation(first.admin.token)
    expect(status).toBe(200)
    expect(String(body.data.head.position)).toBe((await product.log.end()).position)
    expect(body.data.projections.map(({ name }) => name).sort()).toEqual(
      projections.map(({ name }) => name).sort(),
    )
    expect(body.data.rate.length).toBe(60)
    expect(body.data.rate.some(({ per_second }) => per_second > 0)).toBe(true)
    expect(body.data.blocked).toHaveLength(1)
    expect(body.data.database.bytes).toBeGreaterThan(body.data.database.log)
    expect(body.data.sessions.people).toBe(3)
  })

  it('rebuild from the page, next to the live tables', async () => {
    const oid = async () =>
      (await product.owner.query(`select 'read.clients'::regclass::oid`)).rows[0].oid
    const before = await oid()

    const asked = await product.call(api.rebuildProjection, {
      token: first.admin.token,
      body: { name: 'clients' },
    })

    expect(asked.status).toBe(200)
    await until(async () => (await oid()) !== before)

    expect(
      (
        await product.call(api.rebuildProjection, {
          token: first.admin.token,
          body: { name: 'nothing' },
        })
      ).status,
    ).toBe(422)

    const cancel = await product.call(api.cancelRebuild, {
      token: first.admin.token,
      body: { name: 'clients' },
    })

    expect(cancel).toMatchObject({ status: 409, body: { code: 'operations.rebuild_required' } })
  })

  it('skip the event that blocks a stream, with a reason that the log keeps, and fold the waiting events', async () => {
    const token = other.admin.token
    const params = { ws: other.ws }
    const { body } = await seen(other)
    const event_id = body.data.blocked[0]!.event!.id
    const retried = await product.call(api.retryBlockedStream, { token, params, body: place() })

    expect(retried).toMatchObject({
      status: 200,
      body: { data: { blocked: [{ event: { id: event_id } }] } },
    })

    const without = await product.call(api.skipBlockedEvent, {
      token,
      params,
      body: { ...place(), event_id, reason: ' ' },
    })

    expect(without).toMatchObject({
      status: 422,
      body: { errors: { reason: ['Please say why.'] } },
    })

    const skipped = await product.call(api.skipBlockedEvent, {
      token,
      params,
      body: { ...place(), event_id, reason: 'The name is wrong.' },
    })

    expect(skipped).toMatchObject({ status: 200, body: { data: { blocked: [] } } })
    const [kept] = await product.store.readStream(other.ws, `skip-${event_id}`)

    expect(kept).toMatchObject({
      type: 'ProjectionEventSkipped',
      data: { reason: 'The name is wrong.', projection: 'people' },
    })

    const me = await product.call(peopleApi.employeeMe, { token: frozen.token, params })
    expect(me.body.data.first_name).toBe('Well')

    const again = await product.call(api.skipBlockedEvent, {
      token,
      params,
      body: { ...place(), event_id, reason: 'Once more.' },
    })

    expect(again).toMatchObject({ status: 409, body: { code: 'operations.not_blocked' } })
  })

  it('belong, without OPERATORS, to holders of edit_company in the only company, and to no one with a second company', async () => {
    const alone = await startProduct()

    try {
      const company = await createCompany(alone)
      const keeper = await hire(alone, company, 'Kim', {
        role_id: await roleIn(alone, company, ['manage_company']),
      })
      const look = ({ token }: Person) => alone.call(api.installation, { token, query: {} })
      expect((await look(company.admin)).status).toBe(200)
      expect((await look(keeper)).status).toBe(403)
      await createCompany(alone, 'Second')
      expect((await look(company.admin)).status).toBe(403)
    } finally {
      await alone.stop()
    }
  })

  it('follow OPERATORS if it is set, by verified addresses only', async () => {
    const operators: string[] = []
    const second = await startProduct({ operators })

    try {
      const company = await createCompany(second)
      const look = () => second.call(api.installation, { token: company.admin.token, query: {} })
      expect((await look()).status).toBe(403)
      operators.push(company.admin.email)
      expect((await look()).status).toBe(403)
      const { body } = await second.call(accessApi.me, { token: company.admin.token })
      const value = emailKey(second.masterKey, company.admin.email)

      const token = await second.keys.mint('operator', {
        kind: 'verify-email',
        subject: body.data.id,
        value,
        minutes: 60,
      })

      expect(
        (
          await second.call(accessApi.verifyEmail, {
            token: company.admin.token,
            params: { id: body.data.id },
            body: { token },
          })
        ).status,
      ).toBe(200)

      expect((await look()).status).toBe(200)
    } finally {
      await second.stop()
    }
  })
})

async function roleIn(
  product: Product,
  { ws, admin }: Company,
  permissions: string[],
): Promise<string> {
  const role = { name: 'Keeper', permissions }

  const added = await product.call(structureApi.addRole, {
    token: admin.token,
    params: { ws },
    body: role as never,
  })

  expect(added.status).toBe(201)

  return added.body.data.id
}
