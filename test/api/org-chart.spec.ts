import { importApi } from '@workledger/contracts/people/import.api'
import { ORG_PAGE } from '@workledger/contracts/people/org-chart'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { upload } from '../support/upload'

/**
 * Ada manages Mia, Mia Eli, Eli Kim, and Kim Noa; Zoe has neither manager nor reports. Eli and Kim
 * share a department.
 */
describe('the org chart', () => {
  let product: Product
  let company: Company
  let stranger: Company
  const who: Record<string, Person> = {}
  const ws = () => company.ws
  const admin = () => company.admin.token

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    stranger = await createCompany(product, 'Other')

    const department = await product.call(structureApi.addDepartment, {
      token: admin(),
      params: { ws: ws() },
      body: { name: 'Work' },
    })

    const department_id = department.body.data.id
    who.Mia = await hire(product, company, 'Mia', { manager_id: company.admin.employee })
    who.Eli = await hire(product, company, 'Eli', { manager_id: who.Mia.employee, department_id })
    who.Kim = await hire(product, company, 'Kim', { manager_id: who.Eli.employee, department_id })
    who.Noa = await hire(product, company, 'Noa', { manager_id: who.Kim.employee })
    who.Zoe = await hire(product, company, 'Zoe')
  })

  afterAll(() => product?.stop())

  const chart = (token: string, query = {}) =>
    product.call(peopleApi.orgChart, { token, params: { ws: ws() }, query })

  /** Names in order, each with the manager's name and the number of people below. */
  const drawn = async (token: string, query = {}) => {
    const { body } = await chart(token, query)
    const names = new Map(body.data.map(({ id, first_name }) => [id, first_name]))
    const above = (id: string | null) => (id ? (names.get(id) ?? 'elsewhere') : null)

    return {
      total: body.total,
      people: body.data.map((each) => [
        each.first_name,
        above(each.manager_id),
        each.reports_count,
      ]),
    }
  }

  it('has three levels from the top, people with reports first, and the number of reports', async () => {
    for (const token of [admin(), who.Zoe!.token])
      expect(await drawn(token)).toEqual({
        total: 2,
        people: [
          ['Ada', null, 1],
          ['Zoe', null, 0],
          ['Mia', 'Ada', 1],
          ['Eli', 'Mia', 1],
        ],
      })

    expect((await drawn(admin(), { levels: 1 })).people).toEqual([
      ['Ada', null, 1],
      ['Zoe', null, 0],
    ])
  })

  it('continues below any person', async () => {
    expect(await drawn(who.Zoe!.token, { under: who.Eli!.employee })).toEqual({
      total: 1,
      people: [
        ['Kim', 'elsewhere', 1],
        ['Noa', 'Kim', 0],
      ],
    })
  })

  it('shows colleagues only the public part', async () => {
    const { body } = await chart(who.Zoe!.token)

    const public_part = [
      'avatar',
      'department',
      'designation',
      'first_name',
      'id',
      'last_name',
      'manager_id',
      'reports_count',
    ]

    for (const person of body.data) expect(Object.keys(person).toSorted()).toEqual(public_part)
  })

  it('shows visible people: one with a hidden manager is at the top', async () => {
    const level = (employee_visibility_level: 'company' | 'department') =>
      product.call(workspacesApi.changeWorkspace, {
        token: admin(),
        params: { ws: ws() },
        body: { employee_visibility_level },
      })

    await level('department')

    expect(await drawn(who.Eli!.token)).toEqual({
      total: 1,
      people: [
        ['Eli', null, 1],
        ['Kim', 'Eli', 0],
      ],
    })

    expect((await chart(who.Eli!.token, { under: who.Mia!.employee })).status).toBe(404)
    expect((await drawn(admin())).total).toBe(2)
    await level('company')
  })

  it('is of one company: another’s, an invalid id, and impossible pages and levels are refused', async () => {
    expect((await chart(admin(), { under: stranger.admin.employee })).status).toBe(404)

    expect(
      (
        await product.call(peopleApi.orgChart, {
          token: stranger.admin.token,
          params: { ws: ws() },
        })
      ).status,
    ).toBe(404)

    for (const query of [{ under: 'nobody' }, { page: 0 }, { levels: 4 }, { levels: 0 }])
      expect((await chart(admin(), query)).status).toBe(422)
  })

  it('pages those below one manager, and leaves out who has left', async () => {
    const { Zoe } = who

    const rows = Array.from(
      { length: ORG_PAGE + 2 },
      (_, n) => `L${n},Leaf${String(n).padStart(2, '0')},Tester,Zoe Tester`,
    )

    const bytes = ['Employee ID,First Name,Last Name,Manager', ...rows].join('\n')
    const file = { name: 'people.csv', bytes }

    const imported = await upload(product, importApi.importEmployees, {
      token: admin(),
      params: { ws: ws() },
      files: { file },
    })

    expect(imported.status).toBe(200)
    const first = await drawn(admin(), { under: Zoe!.employee })

    expect([first.total, first.people.length, first.people[0]]).toEqual([
      ORG_PAGE + 2,
      ORG_PAGE,
      ['Leaf00', 'elsewhere', 0],
    ])

    const second = await chart(admin(), { under: Zoe!.employee, page: 2 })
    expect(second.body.data.map(({ first_name }) => first_name)).toEqual(['Leaf50', 'Leaf51'])

    expect(second.body.meta).toEqual({
      total: ORG_PAGE + 2,
      page: 2,
      per_page: ORG_PAGE,
      last_page: 2,
    })

    const left = second.body.data[0]!.id
    const body = { terminated_on: '2026-01-01' }
    await product.call(peopleApi.terminateEmployee, { token: admin(), params: { id: left }, body })
    expect((await drawn(admin(), { under: Zoe!.employee })).total).toBe(ORG_PAGE + 1)

    expect((await drawn(admin())).people.find(([name]) => name === 'Zoe')).toEqual([
      'Zoe',
      null,
      ORG_PAGE + 1,
    ])
  })
})
