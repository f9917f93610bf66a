import { accessApi } from '@workledger/contracts/access/access.api'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { startingRoles } from '@workledger/contracts/kernel/permissions'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('roles of a workspace', () => {
  let product: Product
  let company: Company
  let stranger: Company

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    stranger = await createCompany(product, 'Elsewhere')
  })

  afterAll(async () => {
    expect(product?.errors).toEqual([])
    await product?.stop()
  })

  const params = (id?: string) =>
    ({ ws: company.ws, ...(id && { id }) }) as { ws: string; id: string }

  const listed = async () =>
    (
      await product.call(structureApi.workspaceRoles, {
        token: company.admin.token,
        params: params(),
      })
    ).body.data

  const named = async (name: string) => (await listed()).find((role) => role.name === name)!

  const add = (name: string, permissions: string[], { token }: { token: string } = company.admin) =>
    product.call(structureApi.addRole, {
      token,
      params: params(),
      body: { name, permissions } as never,
    })

  const change = (id: string, body: object, { token }: { token: string } = company.admin) =>
    product.call(structureApi.changeRole, { token, params: params(id), body: body as never })
  const remove = (id: string, { token }: { token: string } = company.admin) =>
    product.call(structureApi.removeRole, { token, params: params(id) })

  const give = (
    { employee }: Person,
    role_id: string,
    { token }: { token: string } = company.admin,
  ) =>
    product.call(peopleApi.changeEmployee, { token, params: params(employee), body: { role_id } })

  const made = async (name: string, permissions: string[]) =>
    (await add(name, permissions)).body.data.id

  /** Sends a call that only Edit Company allows; it is then refused for its content only. */
  const edits = async ({ token }: Person) =>
    (
      await product.call(structureApi.addDepartment, {
        token,
        params: params(),
        body: { name: 'Finance' },
      })
    ).status !== 403

  const writesNothing = async (act: () => Promise<unknown>) => {
    const before = await product.events()
    await act()
    expect(await product.events()).toBe(before)
  }

  it('are the starting ones and those that the company makes, each with how many people hold it', async () => {
    expect((await listed()).map(({ name }) => name)).toEqual(
      startingRoles.map(({ name }) => name).sort(),
    )

    const { status, body } = await add('Office manager', [
      'view_audit',
      'manage_time_off',
      'view_audit',
    ])

    expect(status).toBe(201)
    const holder = await hire(product, company, 'Olga', { role_id: body.data.id })

    expect(await named('Office manager')).toEqual({
      id: body.data.id,
      name: 'Office manager',
      permissions: ['manage_time_off', 'view_audit'],
      second_factor: false,
      employees_count: 1,
      revision: expect.any(Number),
    })

    const holders = await product.call(
      { ...peopleApi.employees, path: '/admin/{ws}/employees' } as never,
      {
        token: company.admin.token,
        params: params(),
        query: { filter: JSON.stringify({ role_id: body.data.id }) },
      } as never,
    )

    expect((holders as { body: { id: string }[] }).body.map(({ id }) => id)).toEqual([
      holder.employee,
    ])

    // The documents' call keeps its form.
    const known = await product.call(accessApi.roles, {
      token: company.admin.token,
      query: { workspace: company.ws },
    })

    expect(known.body.data.find(({ id }) => id === body.data.id)).toEqual({
      id: body.data.id,
      name: 'Office manager',
      permissions: ['manage_time_off', 'view_audit'],
    })
  })

  it('take effect on the next request of all people who hold them', async () => {
    const id = await made('Deputy', [])

    const people = [
      await hire(product, company, 'Dan', { role_id: id }),
      await hire(product, company, 'Dora', { role_id: id }),
    ]

    const may = () => Promise.all(people.map(edits))
    expect(await may()).toEqual([false, false])

    expect((await change(id, { permissions: ['edit_company'] })).body.data).toMatchObject({
      permissions: ['edit_company'],
      employees_count: 2,
      revision: expect.any(Number),
    })

    expect(await may()).toEqual([true, true])
    expect(
      (await change(id, { name: 'Former deputy', permissions: ['manage_time_off'] })).status,
    ).toBe(200)
    expect(await may()).toEqual([false, false])

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token: people[0]!.token,
      params: params(),
    })

    expect(types.status).toBe(200)

    const me = await product.call(peopleApi.employeeMe, {
      token: people[0]!.token,
      params: params(),
    })

    expect(me.body.data.role).toEqual({
      id,
      name: 'Former deputy',
      permissions: ['manage_time_off'],
    })
  })

  it('are made, changed and removed only with Edit Company, by members of the workspace', async () => {
    const id = await made('Guarded', ['manage_surveys'])
    const office = await hire(product, company, 'Max', {
      role_id: await made('Company manager', ['manage_company']),
    })
    const plain = await hire(product, company, 'Pia')
    const auditor = await hire(product, company, 'Aud', { role_id: (await named('Auditor')).id })

    await writesNothing(async () => {
      for (const person of [office, plain, auditor])
        expect([
          (await add('X', [], person)).status,
          (await change(id, { name: 'X' }, person)).status,
          (await remove(id, person)).status,
        ]).toEqual([403, 403, 403])

      const read = (token: string) =>
        product.call(structureApi.workspaceRoles, { token, params: params() })

      expect([
        (await read(auditor.token)).status,
        (await read(plain.token)).status,
        (await read(stranger.admin.token)).status,
      ]).toEqual([200, 403, 404])

      const other = { token: stranger.admin.token, params: { ws: stranger.ws, id } }
      expect(
        (await product.call(structureApi.changeRole, { ...other, body: { name: 'X' } })).status,
      ).toBe(404)
      expect((await product.call(structureApi.removeRole, other)).status).toBe(404)
    })
  })

  it('give no person a permission that the giver lacks, neither through a role nor by giving one', async () => {
    const deputy = await hire(product, company, 'Deb', {
      role_id: await made('Editor', ['edit_company', 'manage_surveys']),
    })
    const person = await hire(product, company, 'Eve')
    const surveys = await made('Surveys', ['manage_surveys'])
    const refused = { status: 403, body: { code: 'structure.permission_not_held' } }

    await writesNothing(async () => {
      expect(await add('Payroll too', ['manage_payroll'], deputy)).toMatchObject(refused)
      expect(
        await change(surveys, { permissions: ['manage_surveys', 'view_audit'] }, deputy),
      ).toMatchObject(refused)
      expect(await give(person, (await named('Payroll Officer')).id, deputy)).toMatchObject(refused)

      // Their own role, their own person.
      expect(
        await change(
          (await named('Editor')).id,
          { permissions: ['edit_company', 'manage_payroll'] },
          deputy,
        ),
      ).toMatchObject(refused)

      expect(await give(deputy, (await named('Admin')).id, deputy)).toMatchObject(refused)
    })

    expect((await give(person, surveys, deputy)).status).toBe(200)
    const officer = await hire(product, company, 'Olaf', { role_id: (await named('Admin')).id })
    // A person who holds more already gains nothing.
    expect((await give(officer, (await named('Payroll Officer')).id, deputy)).status).toBe(200)
  })

  it('leave at least one holder of Admin, whatever is changed, removed or ended', async () => {
    const lone = await createCompany(product, 'Lone')
    const of = { token: lone.admin.token, params: { ws: lone.ws } }
    const roles = (await product.call(structureApi.workspaceRoles, of)).body.data
    const id = (name: string) => roles.find((role) => role.name === name)!.id

    const own = await product.call(structureApi.addRole, {
      ...of,
      body: { name: 'Owner', permissions: ['edit_company', 'manage_company'] },
    })

    const other = await hire(product, lone, 'Otto', { role_id: own.body.data.id })
    const role = (name: string) => ({ token: of.token, params: { ws: lone.ws, id: id(name) } })
    const employee = ({ employee }: Person) => ({ ws: lone.ws, id: employee })
    const last = { status: 409, body: { code: 'people.last_admin' } }
    const fixed = { status: 409, body: { code: 'structure.role_fixed' } }

    await writesNothing(async () => {
      for (const name of ['Admin', 'Employee']) {
        expect(
          await product.call(structureApi.changeRole, { ...role(name), body: { permissions: [] } }),
        ).toMatchObject(fixed)
        expect(
          await product.call(structureApi.changeRole, { ...role(name), body: { name: 'Boss' } }),
        ).toMatchObject(fixed)
        expect(await product.call(structureApi.removeRole, role(name))).toMatchObject(fixed)
      }

      for (const role_id of [id('Employee'), own.body.data.id])
        for (const { token } of [lone.admin, other])
          expect(
            await product.call(peopleApi.changeEmployee, {
              token,
              params: employee(lone.admin),
              body: { role_id },
            }),
          ).toMatchObject(last)

      const params = { id: lone.admin.employee }
      const ended = { token: other.token, params, body: { terminated_on: '2026-01-31' } }
      expect(await product.call(peopleApi.terminateEmployee, ended)).toMatchObject(last)

      expect(
        await product.call(peopleApi.deleteEmployee, {
          token: other.token,
          params: employee(lone.admin),
        }),
      ).toMatchObject(last)
    })

    // With a second administrator the first may lose the role.
    const second = { ...of, params: employee(other), body: { role_id: id('Admin') } }
    expect((await product.call(peopleApi.changeEmployee, second)).status).toBe(200)
    const body = { role_id: id('Employee') }

    expect(
      (
        await product.call(peopleApi.changeEmployee, {
          token: other.token,
          params: employee(lone.admin),
          body,
        })
      ).status,
    ).toBe(200)
  })

  it('are removed once no person holds them; a reinstated person then is an Employee', async () => {
    const id = await made('Seasonal', ['manage_surveys'])

    const [holder, left] = [
      await hire(product, company, 'Sam', { role_id: id }),
      await hire(product, company, 'Liv', { role_id: id }),
    ]

    await writesNothing(async () =>
      expect(await remove(id)).toMatchObject({
        status: 409,
        body: { code: 'structure.role_in_use' },
      }),
    )

    expect((await give(holder, (await named('Employee')).id)).status).toBe(200)
    const of = { token: company.admin.token, params: params(left.employee) }

    await product.call(peopleApi.terminateEmployee, {
      ...of,
      body: { terminated_on: '2026-01-31' },
    })

    expect([(await remove(id)).status, (await remove(id)).status]).toEqual([204, 404])
    await writesNothing(async () => expect((await give(holder, id)).status).toBe(422))
    expect((await product.call(peopleApi.employee, of)).body.data.role).toBeNull()
    expect((await product.call(peopleApi.unterminateEmployee, of)).status).toBe(200)

    expect((await product.call(peopleApi.employee, of)).body.data.role).toMatchObject({
      name: 'Employee',
      permissions: [],
    })

    expect((await add('Seasonal', [])).status).toBe(201)
  })

  it('refuse an invalid role with a sentence, and write nothing', async () => {
    const id = await made('Refused', [])
    await writesNothing(async () => {
      expect(await add('Auditor', [])).toMatchObject({
        status: 422,
        body: { errors: { name: ['This name is in use already.'] } },
      })

      expect(await add(' ', [])).toMatchObject({
        status: 422,
        body: { errors: { name: ['Please input the Role Name!'] } },
      })

      expect((await add('x'.repeat(61), [])).status).toBe(422)
      const choices = [expect.stringMatching(/^Choose one of: .*manage_payroll/)]

      expect(await add('Wrong', ['manage_everything'])).toMatchObject({
        status: 422,
        body: { errors: { 'permissions.0': choices } },
      })

      expect(await add('Wrong', 'edit_company' as never)).toMatchObject({
        status: 422,
        body: { errors: { permissions: expect.any(Array) } },
      })

      expect(await change(id, { name: 'AUDITOR' })).toMatchObject({
        status: 422,
        body: { errors: { name: ['This name is in use already.'] } },
      })

      expect((await change(id, { permissions: null })).status).toBe(422)
      expect((await change(id, {})).status).toBe(200)
    })
  })

  it('keep every change in their history', async () => {
    const id = await made('Told', ['manage_surveys'])
    await change(id, { name: 'Told twice', permissions: ['manage_surveys', 'manage_invoices'] })
    await remove(id)

    const history = {
      token: company.admin.token,
      params: { ws: company.ws, stream: `structure-${company.ws}` },
      query: { subject: id },
    }

    const { body } = await product.call(auditApi.history, history as never)
    const steps = (body as { data: { events: { type: string; changes: unknown[] }[] } }).data.events
    expect(steps.map(({ type }) => type)).toEqual(['RoleAdded', 'RoleChanged', 'RoleRemoved'])

    expect(steps[1]!.changes).toEqual(
      expect.arrayContaining([
        { field: 'name', from: 'Told', to: 'Told twice' },
        expect.objectContaining({ field: expect.stringContaining('permissions') }),
      ]),
    )
  })
})
