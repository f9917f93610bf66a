import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('rules across employees, when two people act at the same moment', () => {
  let product: Product

  beforeAll(async () => {
    product = await startProduct()
  })

  afterAll(async () => {
    expect(product.errors).toEqual([])
    await product.stop()
  })

  const change = (
    company: Company,
    by: Person,
    { employee }: Person,
    body: Record<string, unknown>,
  ) =>
    product.call(peopleApi.changeEmployee, {
      token: by.token,
      params: { ws: company.ws, id: employee },
      body,
    })

  const adminRole = async ({ ws, admin }: Company) =>
    (await product.call(peopleApi.employeeMe, { token: admin.token, params: { ws } })).body.data
      .role_id!
  const plainRole = async ({ ws }: Company, { token }: Person) =>
    (await product.call(peopleApi.employeeMe, { token, params: { ws } })).body.data.role_id!

  async function twoAdmins() {
    const company = await createCompany(product)
    const other = await hire(product, company, 'Bea')
    const none = await plainRole(company, other)
    await change(company, company.admin, other, { role_id: await adminRole(company) })

    return { company, ada: company.admin, bea: other, none }
  }

  const administrators = async ({ ws }: Company) => {
    const { rows } = await product.owner.query(
      `select e.id from read.employees e join read.roles r on r.id = e.role_id
       where e.workspace_id = $1 and e.status = 'active' and r.permissions ? 'edit_company'`,
      [ws],
    )
    return rows.length
  }

  /**
   * Starts both before either can read the other's effect. Returns the refusal first, the other
   * answer after it.
   */
  async function atOnce<T>(...calls: (() => Promise<T>)[]): Promise<T[]> {
    product.projector.close()

    try {
      const running = calls.map((call) => call())
      const first = await Promise.race(running)
      product.projector.open()
      const all = await Promise.all(running)
      // On a slow machine both answer 202.
      await product.settled()

      return [first, ...all.filter((answer) => answer !== first)]
    } finally {
      product.projector.open()
    }
  }

  it('let the profile name only a person who can administer the company', async () => {
    const { company, ada, bea, none } = await twoAdmins()
    const params = { ws: company.ws }
    const user = async ({ employee }: Person) =>
      (await product.owner.query('select user_id from read.employees where id = $1', [employee]))
        .rows[0].user_id as string

    const name = (admin: string, by = ada) =>
      product.call(workspacesApi.changeWorkspace, {
        token: by.token,
        params,
        body: { admin, name: 'Renamed' },
      })

    const shown = async () =>
      (await product.call(workspacesApi.workspace, { token: ada.token, params })).body.data
    expect((await shown()).admin).toBe(await user(ada))

    expect((await name(await user(bea))).body.data).toMatchObject({
      admin: await user(bea),
      name: 'Renamed',
    })

    expect((await name(await user(bea))).status).toBe(200)

    const plain = await hire(product, company, 'Eli')
    const stranger = await createCompany(product, 'Other')
    await change(company, ada, bea, { role_id: none })
    const before = await product.events()

    for (const one of [await user(plain), await user(stranger.admin), company.ws])
      expect(await name(one)).toMatchObject({
        status: 422,
        body: { error_codes: { admin: [{ code: 'workspace.admin' }] } },
      })

    expect((await name('nobody')).status).toBe(422)
    expect((await name(await user(ada), bea)).status).toBe(403)
    expect(await product.events()).toBe(before)
    // It neither gives nor takes rights: bea is still named.
    expect((await shown()).admin).toBe(await user(bea))
    expect((await name(await user(ada))).body.data.admin).toBe(await user(ada))
  })

  it('give each new person the next employee id, also two at the same moment', async () => {
    const company = await createCompany(product)

    const add = (first_name: string) =>
      product.call(peopleApi.addEmployee, {
        token: company.admin.token,
        params: { ws: company.ws },
        body: {
          first_name,
          last_name: 'Tester',
          email: `${first_name}@series.example.com`,
          invite: false,
        },
      })

    const oids = async () => {
      const { rows } = await product.owner.query(
        'select oid from read.employees where workspace_id = $1 order by oid',
        [company.ws],
      )
      return rows.map(({ oid }) => oid)
    }

    expect(await oids()).toEqual(['EMP-001'])
    expect((await change(company, company.admin, company.admin, { oid: 'emp-002' })).status).toBe(
      200,
    )

    await atOnce(
      () => add('Ben'),
      () => add('Cy'),
    )

    expect(await oids()).toEqual(['EMP-003', 'EMP-004', 'emp-002'])
    await add('Dee')
    expect(await oids()).toContain('EMP-005')

    const { ws, admin } = company

    const pattern = (oid_pattern: string) =>
      product.call(workspacesApi.changeSettings, {
        token: admin.token,
        params: { ws },
        body: { oid_pattern },
      })

    for (const wrong of ['EMP', '#-#', '#########', `${'x'.repeat(32)}#`]) {
      const before = await product.events()

      expect(await pattern(wrong)).toMatchObject({
        status: 422,
        body: {
          error_codes: {
            oid_pattern: [
              { code: expect.stringMatching(/^(workspace.oid_pattern|field.most_characters)$/) },
            ],
          },
        },
      })

      expect(await product.events()).toBe(before)
    }

    // Wildcards of a search are plain text here.
    expect((await pattern(' n%_(##)/X ')).body.data.oid_pattern).toBe('n%_(##)/X')
    await add('Eve')
    await change(company, admin, admin, { oid: 'N%_(07)/x' })
    await add('Fay')

    expect((await oids()).filter((oid) => oid.includes('%'))).toEqual([
      'N%_(07)/x',
      'n%_(01)/X',
      'n%_(08)/X',
    ])

    expect((await pattern('')).body.data.oid_pattern).toBeNull()
    await add('Gus')
    expect(await oids()).toContain(null)
  })

  it('one of two admins stays who terminate each other', async () => {
    const { company, ada, bea } = await twoAdmins()

    const terminate = (by: Person, { employee }: Person) =>
      product.call(peopleApi.terminateEmployee, {
        token: by.token,
        params: { id: employee },
        body: { terminated_on: '2026-01-31' },
      })

    const answers = await atOnce(
      () => terminate(ada, bea),
      () => terminate(bea, ada),
    )

    expect(answers.map(({ status }) => status)).toEqual([409, 200])
    expect(answers[0]!.body).toMatchObject({ code: 'people.last_admin' })
    expect(await administrators(company)).toBe(1)
  })

  it('one of two admins stays who demote each other, or delete each other', async () => {
    const demotion = await twoAdmins()

    const demoted = await atOnce(
      () => change(demotion.company, demotion.ada, demotion.bea, { role_id: demotion.none }),
      () => change(demotion.company, demotion.bea, demotion.ada, { role_id: demotion.none }),
    )

    expect(demoted.map(({ status }) => status)).toEqual([409, 200])
    expect(await administrators(demotion.company)).toBe(1)
    const { company, ada, bea } = await twoAdmins()

    const remove = (by: Person, { employee }: Person) =>
      product.call(peopleApi.deleteEmployee, {
        token: by.token,
        params: { ws: company.ws, id: employee },
      })

    const deleted = await atOnce(
      () => remove(ada, bea),
      () => remove(bea, ada),
    )

    expect(deleted.map(({ status }) => status)).toEqual([409, 204])
    expect(await administrators(company)).toBe(1)
  })

  it('an admin who was taken back counts again', async () => {
    const { company, ada, bea } = await twoAdmins()
    const params = { id: bea.employee }

    await product.call(peopleApi.terminateEmployee, {
      token: ada.token,
      params,
      body: { terminated_on: '2026-01-31' },
    })

    const alone = await product.call(peopleApi.deleteEmployee, {
      token: ada.token,
      params: { ws: company.ws, id: ada.employee },
    })

    expect(alone.status).toBe(409)

    await product.call(peopleApi.unterminateEmployee, {
      token: ada.token,
      params: { ws: company.ws, id: bea.employee },
    })

    const left = await product.call(peopleApi.deleteEmployee, {
      token: bea.token,
      params: { ws: company.ws, id: ada.employee },
    })

    expect(left.status).toBe(204)
  })

  it('two changes cannot put a person above themselves', async () => {
    const company = await createCompany(product)
    const [one, two] = [await hire(product, company, 'One'), await hire(product, company, 'Two')]

    const answers = await atOnce(
      () => change(company, company.admin, one, { manager_id: two.employee }),
      () => change(company, company.admin, two, { manager_id: one.employee }),
    )

    expect(answers.map(({ status }) => status)).toEqual([422, 200])
    expect(answers[0]!.body).toMatchObject({ code: 'people.manager_circle' })

    // A removed manager no longer blocks the change.
    const { body } = await product.call(peopleApi.employee, {
      token: company.admin.token,
      params: { ws: company.ws, id: one.employee },
    })

    const [lower, upper] = body.data.manager_id ? [one, two] : [two, one]
    expect((await change(company, company.admin, lower, { manager_id: null })).status).toBe(200)
    expect(
      (await change(company, company.admin, upper, { manager_id: lower.employee })).status,
    ).toBe(200)
  })

  const addDepartment = async ({ ws, admin }: Company, name: string) =>
    (
      await product.call(structureApi.addDepartment, {
        token: admin.token,
        params: { ws },
        body: { name },
      })
    ).body.data.id

  const removeDepartment = ({ ws, admin }: Company, id: string) =>
    product.call(structureApi.removeDepartment, { token: admin.token, params: { ws, id } })

  const departmentOf = async ({ employee }: Person) =>
    (
      await product.owner.query('select department_id from read.employees where id = $1', [
        employee,
      ])
    ).rows[0].department_id

  it('no person gets a department that is removed at the same moment', async () => {
    const company = await createCompany(product)
    const person = await hire(product, company, 'Mover')

    for (let round = 0; round < 12; round++) {
      const id = await addDepartment(company, `Labs ${round}`)
      const move = () => change(company, company.admin, person, { department_id: id })
      const remove = () => removeDepartment(company, id)
      // The order varies, and both arrive while the tables show nothing of the other.
      const answers = await atOnce(...(round % 2 ? [move, remove] : [remove, move]))
      const moved = (await departmentOf(person)) === id
      const { rows } = await product.owner.query('select id from read.departments where id = $1', [
        id,
      ])
      expect([round, moved, rows.length]).toEqual([round, moved, moved ? 1 : 0])
      const refused = answers.filter(({ status }) => status >= 400)

      expect(refused).toEqual([
        moved
          ? expect.objectContaining({
              status: 409,
              body: expect.objectContaining({ code: 'structure.in_use' }),
            })
          : expect.objectContaining({
              status: 422,
              body: expect.objectContaining({ code: 'validation' }),
            }),
      ])
    }
  })

  it('a department can be removed once all people have moved, left or been terminated; a reinstated person is in none', async () => {
    const company = await createCompany(product)
    const { token } = company.admin
    const id = await addDepartment(company, 'Labs')

    const [mover, leaver, deleted] = [
      await hire(product, company, 'Mover', { department_id: id }),
      await hire(product, company, 'Leaver', { department_id: id }),
      await hire(product, company, 'Deleted', { department_id: id }),
    ]

    const refused = async () =>
      expect((await removeDepartment(company, id)).body).toMatchObject({ code: 'structure.in_use' })
    await refused()
    await change(company, company.admin, mover, { department_id: null })

    await product.call(peopleApi.deleteEmployee, {
      token,
      params: { ws: company.ws, id: deleted.employee },
    })

    await refused()
    const params = { ws: company.ws, id: leaver.employee }

    await product.call(peopleApi.terminateEmployee, {
      token,
      params,
      body: { terminated_on: '2026-01-31' },
    })

    expect((await removeDepartment(company, id)).status).toBe(204)
    expect((await removeDepartment(company, id)).status).toBe(404)
    expect((await product.call(peopleApi.unterminateEmployee, { token, params })).status).toBe(200)
    expect(await departmentOf(leaver)).toBeNull()
  })

  it('a refused change of job writes nothing, and leaves the employee id free', async () => {
    const company = await createCompany(product)
    const { admin } = company
    const other = await hire(product, company, 'Other')
    const before = await product.events(company.ws)
    const none = await plainRole(company, other)
    const refused = await change(company, admin, admin, { oid: 'E-1', role_id: none })
    expect(refused).toMatchObject({ status: 409, body: { code: 'people.last_admin' } })
    const born = await change(company, admin, other, { oid: 'E-1', birthday_on: '2199-01-01' })

    expect(born).toMatchObject({
      status: 422,
      body: { errors: { birthday_on: ['Future dates cannot be chosen.'] } },
    })

    expect(await product.events(company.ws)).toBe(before)
    expect((await change(company, admin, other, { oid: 'E-1' })).status).toBe(200)

    expect(await change(company, admin, admin, { oid: 'E-1' })).toMatchObject({
      status: 422,
      body: { code: 'people.oid_taken' },
    })

    expect((await change(company, admin, other, { oid: 'E-2' })).status).toBe(200)
    expect((await change(company, admin, admin, { oid: 'E-1' })).status).toBe(200)
  })
})
