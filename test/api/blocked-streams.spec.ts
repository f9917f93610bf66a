import { operationsApi } from '@workledger/contracts/operations/operations.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

/** A row that the read table refuses represents any unforeseen fault. */
describe('a stream that a projection cannot take in', () => {
  let product: Product
  let company: Company
  let rebel: Person
  let roles: Map<string, string>

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)

    const { rows } = await product.owner.query(
      'select id, name from read.roles where workspace_id = $1',
      [company.ws],
    )

    roles = new Map(rows.map(({ id, name }) => [name, id]))

    await product.owner.query(`
      create function refuse_row() returns trigger language plpgsql as $$ begin
        if new.first_name = 'Frozen' then raise exception 'this row is refused' using errcode = '22000'; end if; return new; end $$;
      create trigger refuse before insert or update on read.employees for each row execute function refuse_row()`)
  })

  beforeEach(async () => {
    rebel = await hire(product, company, 'Reb', { role_id: roles.get('Admin') })
    product.errors.length = 0
  })

  afterAll(() => product?.stop())

  const at = {
    get admin() {
      return { token: company.admin.token, params: { ws: company.ws, id: rebel.employee } }
    },
  }

  const freeze = () =>
    product.call(peopleApi.changeEmployeeMe, {
      token: rebel.token,
      params: { ws: company.ws },
      body: { first_name: 'Frozen' } as never,
    })

  const colleague = () =>
    product.call(peopleApi.employeeMe, { token: rebel.token, params: { ws: company.ws } })

  it('reports it in the answer, raises an alarm and keeps the rest running', async () => {
    const answer = await freeze()

    expect(answer).toMatchObject({
      status: 202,
      body: { code: 'stream.blocked', data: { position: expect.any(String) } },
    })

    expect(product.errors.join()).toContain('this row is refused')

    const { rows } = await product.owner.query(
      'select projection, type, mended from read.dead_letters where stream = $1',
      [`employee-${rebel.employee}`],
    )

    expect(rows).toEqual([{ projection: 'people', type: 'EmployeeProfileChanged', mended: false }])
    expect(await hire(product, company, 'Other')).toMatchObject({ token: expect.any(String) })
  })

  it('does not keep a demotion from taking effect on the next request', async () => {
    await freeze()
    const change = { ...at.admin, body: { role_id: roles.get('Employee') } }
    const manage = () =>
      product.call(operationsApi.deliveries, { token: rebel.token, params: { ws: company.ws } })
    expect((await manage()).status).toBe(200)

    expect(await product.call(peopleApi.changeEmployee, change as never)).toMatchObject({
      status: 202,
      body: { code: 'stream.blocked' },
    })

    expect((await manage()).status).toBe(403)
  })

  it('does not keep a termination or a deletion from taking effect on the next request', async () => {
    await freeze()
    expect((await colleague()).status).toBe(200)
    const terminated_on = new Date().toISOString().slice(0, 10)

    const ended = await product.call(peopleApi.terminateEmployee, {
      ...at.admin,
      body: { terminated_on } as never,
    })

    expect(ended.status).toBe(202)
    expect((await colleague()).status).toBe(404)
    const deleted = await hire(product, company, 'Del')
    rebel = deleted
    await freeze()
    expect((await product.call(peopleApi.deleteEmployee, at.admin)).status).toBe(202)
    expect((await colleague()).status).toBe(404)
  })
})
