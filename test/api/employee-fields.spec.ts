import { accessApi } from '@workledger/contracts/access/access.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { createCallers, type Kind } from '../support/callers'
import { type Product, startProduct } from '../support/product'
import { createWorld, type World } from '../support/world'

const openFields = [
  'avatar',
  'department',
  'department_id',
  'designation',
  'email',
  'first_name',
  'id',
  'last_name',
  'location_id',
  'office',
  'revision',
  'status',
  'updated_at',
]

const personal = [
  'birthday_on',
  'address_1',
  'address_2',
  'city',
  'state',
  'postal_code',
  'country',
  'phone_number',
  'nationality',
  'gender',
]

describe('fields of an employee', () => {
  let product: Product
  let world: World
  let kinds: Map<string, Kind>
  const ws = () => world.company.ws
  const eli = () => world.employee.employee
  const token = (kind: string) => kinds.get(kind)!.token!

  beforeAll(async () => {
    product = await startProduct()
    world = await createWorld(product)
    kinds = new Map((await createCallers(product, world)).map((kind) => [kind.name, kind]))
  }, 120_000)

  afterAll(() => product?.stop())

  const change = (who: string, body: object) =>
    product.call(peopleApi.changeEmployee, {
      token: token(who),
      params: { ws: ws(), id: eli() },
      body,
    })

  const changeOwn = (who: string, body: object) =>
    product.call(peopleApi.changeEmployeeMe, { token: token(who), params: { ws: ws() }, body })

  const job = async (): Promise<Record<string, string | null>> => {
    const { body } = await product.call(accessApi.roles, {
      token: token('Admin'),
      query: { workspace: ws() },
    })
    return {
      oid: 'W-77',
      manager_id: null,
      time_off_manager_id: null,
      role_id: body.data.find(({ name }) => name === 'Recruiter')!.id,
      location_id: world.ids.offices!,
      department_id: world.ids.departments!,
      time_off_policy_id: null,
    }
  }

  it('that describe a job change only with edit_company, also through the own record', async () => {
    const before = await product.events()

    for (const [field, value] of Object.entries(await job())) {
      expect([field, (await change('Only manage_company', { [field]: value })).status]).toEqual([
        field,
        403,
      ])

      expect([field, (await changeOwn('the employee', { [field]: value })).status]).toEqual([
        field,
        403,
      ])

      expect([field, (await change('their manager', { [field]: value })).status]).toEqual([
        field,
        403,
      ])

      expect([field, (await change('Payroll Officer', { [field]: value })).status]).toEqual([
        field,
        403,
      ])
    }

    expect(await product.events()).toBe(before)
    expect(
      (await changeOwn('the employee', { city: 'Porto', birthday_on: '1990-05-05' })).status,
    ).toBe(200)
    expect((await change('Only manage_company', { phone_number: '+351 2' })).status).toBe(200)
    const { manager_id: _, time_off_manager_id: __, role_id: ___, ...rest } = await job()

    for (const [field, value] of Object.entries(rest)) {
      const { status, body } = await change('Only edit_company', { [field]: value })
      expect([field, status, body.data?.[field as 'oid']]).toEqual([field, 200, value])
    }
  })

  it('are not changed over a change that the caller has not seen', async () => {
    const edit = (body: object) =>
      product.call(peopleApi.changeEmployee, {
        token: world.company.admin.token,
        params: { ws: ws(), id: eli() },
        body,
        headers: { 'if-match': '"0"' },
      })

    expect((await change('Only manage_company', { city: 'Faro' })).status).toBe(200)

    const { body: before } = await product.call(structureApi.workspaceRoles, {
      token: world.company.admin.token,
      params: { ws: ws() },
    })

    const manager = before.data.find(({ name }) => name === 'Manager')!.id
    const head = await product.store.head()

    expect(await edit({ city: 'Porto' })).toMatchObject({
      status: 409,
      body: { code: 'state.stale' },
    })

    expect(await edit({ role_id: manager })).toMatchObject({
      status: 409,
      body: { code: 'state.stale' },
    })

    expect(await product.store.head()).toBe(head)
  })

  it('are sent back unchanged by a person without the right, which is no change', async () => {
    const { body } = await product.call(peopleApi.employeeMe, {
      token: token('the employee'),
      params: { ws: ws() },
    })

    const { manager_id, role_id, department_id } = body.data

    expect(
      (await changeOwn('the employee', { manager_id, role_id, department_id, city: 'Lisbon' }))
        .status,
    ).toBe(200)
  })

  it('that are public are all that colleagues see, in a record, in lists and in the console', async () => {
    for (const who of ['a colleague', 'Recruiter', 'Payroll Officer', 'Manager']) {
      const one = await product.call(peopleApi.employee, {
        token: token(who),
        params: { ws: ws(), id: eli() },
      })

      expect(Object.keys(one.body.data).toSorted()).toEqual(openFields)

      const all = await product.call(peopleApi.employees, {
        token: token(who),
        params: { ws: ws() },
        query: {},
      })

      const row = all.body.data.find(({ id }) => id === eli())!
      expect(Object.keys(row).toSorted()).toEqual(openFields)

      const console = await product.inject({
        method: 'GET',
        url: `/api/v1/admin/${ws()}/employees/${eli()}`,
        token: token(who),
      })

      for (const field of [...personal, 'oid', 'role', 'manager', 'hired_on'])
        expect(Object.keys(console.body)).not.toContain(field)
    }
  })

  it('that are personal are seen by oneself, one’s managers, admins and auditors', async () => {
    for (const who of [
      'the employee',
      'their manager',
      'their time-off manager',
      'Only manage_company',
      'Only edit_company',
      'Auditor',
    ]) {
      const { body } = await product.call(peopleApi.employee, {
        token: token(who),
        params: { ws: ws(), id: eli() },
      })

      expect([who, body.data.city, body.data.birthday_on]).toEqual([who, 'Lisbon', '1990-05-05'])
      expect(Object.keys(body.data)).toEqual(expect.arrayContaining(personal))
    }
  })

  it('that are pay are seen by oneself, admins, payroll officers and auditors; managers see the rest of a contract', async () => {
    const pay = async (who: string) => {
      const { status, body } = await product.call(employmentApi.contracts, {
        token: token(who),
        params: { id: eli() },
      })
      return status === 200
        ? body.data.map((contract) => contract.base_compensation_amount)
        : status
    }

    for (const who of [
      'the employee',
      'Only manage_company',
      'Only edit_company',
      'Payroll Officer',
      'Auditor',
    ])
      expect([who, await pay(who)]).toEqual([who, ['3000.00']])

    for (const who of ['their manager', 'their time-off manager'])
      expect([who, await pay(who)]).toEqual([who, [undefined]])

    for (const who of ['a colleague', 'Recruiter', 'Accountant', 'Manager', 'Only manage_time_off'])
      expect([who, await pay(who)]).toEqual([who, 403])

    const listed = async (who: string) => {
      const { status, body } = await product.inject({
        method: 'GET',
        url: `/api/v1/admin/${ws()}/contracts`,
        token: token(who),
      })
      return status === 200
        ? body.map((row: object) => ['base_compensation_amount' in row, 'designation' in row])
        : status
    }

    expect(await listed('Payroll Officer')).toEqual([[true, true]])
    expect(await listed('Auditor')).toEqual([[true, true]])
    expect(await listed('their manager')).toEqual([[false, true]])
    expect(await listed('Recruiter')).toEqual([])
  })

  it('a repeated invitation needs edit_company', async () => {
    const body = {
      first_name: 'New',
      last_name: 'Tester',
      email: 'new.tester@example.com',
      invite: true,
    }

    const added = await product.call(peopleApi.addEmployee, {
      token: token('Only manage_company'),
      params: { ws: ws() },
      body,
    })

    const invite = (who: string) =>
      product.call(peopleApi.inviteEmployee, {
        token: token(who),
        params: { id: added.body.data.id },
      })

    const before = await product.events()
    expect((await invite('Only manage_company')).status).toBe(403)
    expect(await product.events()).toBe(before)
    expect((await invite('Only edit_company')).status).toBe(200)
  })

  it('an area’s permission opens nothing of another area', async () => {
    const name = { name: 'Labs' }

    for (const who of [
      'Payroll Officer',
      'Recruiter',
      'Accountant',
      'Only manage_time_off',
      'Only manage_surveys',
      'Auditor',
    ])
      expect(
        (
          await product.call(structureApi.addDepartment, {
            token: token(who),
            params: { ws: ws() },
            body: name,
          })
        ).status,
      ).toBe(403)
  })
})
