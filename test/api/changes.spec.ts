import { changesApi as api } from '@workledger/contracts/changes/changes.api'
import { integrationsApi } from '@workledger/contracts/integrations/integrations.api'
import type { TokenScope } from '@workledger/contracts/kernel/token-scopes'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { publicEvents } from '@workledger/contracts/registry'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { erase, secondAdmin } from '../support/erasures'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

type Refused = { params: { position: string } }

describe('the feed of changes', () => {
  let product: Product
  let company: Company
  let manager: Person
  let employee: Person
  let annual: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    manager = await hire(product, company, 'Mia')
    employee = await hire(product, company, 'Eli', { manager_id: manager.employee })

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token: employee.token,
      params: { ws: company.ws },
    })

    annual = types.body.data.find(({ name }) => name === 'Annual leave')!.id
  }, 60_000)

  afterAll(() => product?.stop())

  const page = (token: string, query: object = {}, ws = company.ws) =>
    product.call(api.changes, { token, params: { ws }, query: query as never })

  /** Reads all pages of a reader. */
  const follow = async (token: string, query: Record<string, unknown> = {}) => {
    const found = []
    let after = query.after as string | undefined

    for (;;) {
      const { status, body } = await page(token, { ...query, ...(after && { after }) })
      expect(status).toBe(200)
      found.push(...body.data)
      after = body.next
      if (!body.has_more) return { found, next: body.next }
    }
  }

  const request = async (day: string) => {
    const { body } = await product.call(leaveApi.requestLeave, {
      token: employee.token,
      params: { id: employee.employee },
      body: {
        ...{ leave_type_id: annual, description: 'Sailing', half_day: null },
        ...{ start_on: day, finish_on: day },
      },
    })

    return body.data.id as string
  }

  const approve = (id: string) =>
    product.call(leaveApi.decideLeave, {
      token: manager.token,
      params: { id: employee.employee, leaveId: id },
      body: { approved: true, rejected: false },
    })

  const tokenOf = async (holder: Person, scopes: TokenScope[]) => {
    const { body } = await product.call(integrationsApi.makeToken, {
      token: holder.token,
      params: { ws: company.ws },
      body: { name: 'Feed', scopes, current_password: PASSWORD },
    })

    return body.data.token as string
  }

  const addDepartment = (name: string, { ws, admin }: Company = company) =>
    product.call(structureApi.addDepartment, { token: admin.token, params: { ws }, body: { name } })

  it('tells events in the order of the log, in pages that lose and repeat nothing', async () => {
    const leave = await request('2027-03-01')
    await approve(leave)

    const whole = await follow(company.admin.token, { limit: 1000 })
    const inPages = await follow(company.admin.token, { limit: 3 })
    expect(inPages.found).toEqual(whole.found)
    expect(inPages.next).toBe(whole.next)

    const places = await product.owner.query(
      'select id from read.changes where workspace_id = $1 order by place',
      [company.ws],
    )
    expect(whole.found.map(({ id }) => id)).toEqual(places.rows.map(({ id }) => id))

    const told = whole.found.filter(({ record }) => record.id === leave)
    expect(told.map(({ type, version }) => [type, version])).toEqual([
      ['leave.requested', 1],
      ['leave.approved', 1],
    ])
    expect(told[0]).toMatchObject({
      workspace_id: company.ws,
      record: { kind: 'leave', id: leave },
      person_id: employee.employee,
      data: { start_on: '2027-03-01', description: 'Sailing', status: 'pending' },
    })
    expect(Object.keys(told[1]!.data)).toEqual(['comment'])
  })

  it('goes on from a position, and keeps it while nothing happens', async () => {
    const { next } = await follow(company.admin.token)
    const empty = await page(company.admin.token, { after: next })
    expect(empty.body).toEqual({ data: [], next, has_more: false })
    expect((await page(company.admin.token, { after: 'now' })).body).toEqual(empty.body)

    await addDepartment('Harbour')
    const { body } = await page(company.admin.token, { after: next })
    expect(body.data.map(({ type, data }) => [type, data])).toEqual([
      ['department.added', { name: 'Harbour' }],
    ])
    expect(body.next).not.toBe(next)
  })

  it('gives each event the documented fields and no other', async () => {
    const { found } = await follow(company.admin.token)
    expect(found.length).toBeGreaterThan(10)

    for (const { type, version, data } of found) {
      const declared = publicEvents.find(({ name }) => name === type)!
      expect([type, version]).toEqual([type, declared.v])
      expect([type, declared.schema.strict().safeParse(data).error]).toEqual([type, undefined])
    }
  })

  it('shows a person their own events, a manager those of their people', async () => {
    const peopleIn = async ({ token }: Person) =>
      new Set((await follow(token)).found.flatMap(({ person_id }) => person_id ?? []))

    expect(await peopleIn(employee)).toEqual(new Set([employee.employee]))
    expect(await peopleIn(manager)).toEqual(new Set([manager.employee, employee.employee]))
    const all = await peopleIn(company.admin)
    expect([...all]).toEqual(expect.arrayContaining([company.admin.employee, manager.employee]))

    const types = new Set((await follow(employee.token)).found.map(({ type }) => type))
    expect(types).toContain('department.added')
    expect(types).not.toContain('role.added')
  })

  it('tells a token what its scopes cover', async () => {
    const { found } = await follow(await tokenOf(company.admin, ['leave:read']))
    const areas = new Set(
      found.map(({ type }) => publicEvents.find(({ name }) => name === type)!.area),
    )
    expect(areas).toEqual(new Set(['leave']))
  })

  it('filters by type, and refuses one that does not exist', async () => {
    const { found } = await follow(company.admin.token, { types: 'leave.requested,leave.approved' })
    expect(new Set(found.map(({ type }) => type))).toEqual(
      new Set(['leave.requested', 'leave.approved']),
    )

    expect(await page(company.admin.token, { types: 'leave.lost' })).toMatchObject({
      status: 422,
      body: { code: 'changes.type', params: { name: 'leave.lost' } },
    })
  })

  it('says so when its reader gains or loses rights, with the position to go on from', async () => {
    const reader = await hire(product, company, 'Rui')
    const { next } = await follow(reader.token)

    const roles = await product.owner.query(
      'select id, name from read.roles where workspace_id = $1',
      [company.ws],
    )
    const become = (role: string) =>
      product.call(peopleApi.changeEmployee, {
        token: company.admin.token,
        params: { ws: company.ws, id: reader.employee },
        body: { role_id: roles.rows.find(({ name }) => name === role).id },
      })

    await become('Admin')
    const grown = await page(reader.token, { after: next })
    expect(grown).toMatchObject({ status: 409, body: { code: 'changes.rights_changed' } })
    const { found, next: wide } = await follow(reader.token, {
      after: (grown.body as unknown as Refused).params.position,
    })
    expect(found.map(({ type }) => type)).toEqual(['person.job_changed'])

    await become('Employee')
    const shrunk = await page(reader.token, { after: wide })
    expect(shrunk).toMatchObject({ status: 409, body: { code: 'changes.rights_changed' } })
    expect(
      (await page(reader.token, { after: (shrunk.body as unknown as Refused).params.position }))
        .status,
    ).toBe(200)

    // A manager who is given another person gains events as well.
    const before = await follow(manager.token)
    await product.call(peopleApi.changeEmployee, {
      token: company.admin.token,
      params: { ws: company.ws, id: reader.employee },
      body: { manager_id: manager.employee },
    })
    expect((await page(manager.token, { after: before.next })).status).toBe(409)
  })

  it('says so when the log was restored, and refuses what is no position', async () => {
    const other = await createCompany(product, 'Restored')
    await addDepartment('Lost', other)
    const { body } = await page(other.admin.token, { limit: 1000 }, other.ws)
    const read = (after: string) => page(other.admin.token, { after }, other.ws)
    expect((await read(body.next)).status).toBe(200)

    // As after a restored backup and another event at the same position of the log.
    await product.owner.query('update read.changes set id = gen_random_uuid() where id = $1', [
      body.data.at(-1)!.id,
    ])
    expect(await read(body.next)).toMatchObject({
      status: 410,
      body: { code: 'changes.log_restored' },
    })

    for (const wrong of ['x', `${body.next}x`, 'bm93', '', '1.2.3'])
      expect(await read(wrong)).toMatchObject({ status: 422 })

    // A position of another company means nothing here.
    expect((await page(company.admin.token, { after: body.next })).status).toBe(410)
  })

  it('keeps companies apart', async () => {
    const other = await createCompany(product, 'Other')
    const { found } = await follow(company.admin.token)
    expect(new Set(found.map(({ workspace_id }) => workspace_id))).toEqual(new Set([company.ws]))
    expect(await page(other.admin.token)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  })

  it('loses the personal data of an erased person for ever, and stays what a rebuild makes', async () => {
    const other = await secondAdmin(product, company)
    const gone = await hire(product, company, 'Vanessa')
    const about = async () =>
      (await follow(company.admin.token)).found.filter(
        ({ person_id }) => person_id === gone.employee,
      )
    expect(JSON.stringify(await about())).toContain('Vanessa')

    await product.call(peopleApi.terminateEmployee, {
      token: company.admin.token,
      params: { id: gone.employee },
      body: { terminated_on: '2026-01-31' },
    } as never)
    const name = 'Vanessa Tester'
    expect((await erase(product, company, other, { id: gone.employee, name })).status).toBe(200)
    await product.settled()

    const left = await about()
    expect(JSON.stringify(left)).not.toContain('Vanessa')
    expect(left.find(({ type }) => type === 'person.added')!.data).toMatchObject({
      first_name: null,
      last_name: null,
      email: null,
    })
    expect(left.map(({ type }) => type)).toContain('person.erased')
  })
})
