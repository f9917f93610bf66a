import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { listsApi } from '@workledger/contracts/lists/lists.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('lists of the console', () => {
  let product: Product
  let company: Company
  let manager: Person
  let report: Person
  let colleague: Person

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    manager = await hire(product, company, 'Mia')

    report = await hire(product, company, 'Eli', {
      manager_id: manager.employee,
      phone_number: '+351 999',
    })

    colleague = await hire(product, company, 'Zoe')

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token: report.token,
      params: { ws: company.ws },
    })

    for (const who of [report, colleague]) {
      const body = {
        leave_type_id: types.body.data[0]!.id,
        description: 'Holiday',
        start_on: '2027-03-01',
        finish_on: '2027-03-05',
      }
      expect(
        (
          await product.call(leaveApi.requestLeave, {
            token: who.token,
            params: { id: who.employee },
            body,
          })
        ).status,
      ).toBe(201)
    }
  })

  afterAll(() => product?.stop())

  const list = (
    who: Person,
    resource: string,
    asked: { sort?: unknown; range?: unknown; filter?: unknown } = {},
  ) =>
    product.call(listsApi.adminList, {
      token: who.token,
      params: { ws: company.ws, resource },
      query: Object.fromEntries(
        Object.entries(asked).map(([key, value]) => [key, JSON.stringify(value)]),
      ),
    })

  const names = (answer: { body: any[] }) =>
    answer.body.map(({ first_name, name }) => first_name ?? name)

  it('pages with the true total in Content-Range', async () => {
    const page = await list(company.admin, 'employees', {
      sort: ['first_name', 'DESC'],
      range: [1, 2],
    })

    expect(page.status).toBe(200)

    expect(page.headers).toMatchObject({
      'content-range': 'employees 1-2/4',
      'access-control-expose-headers': 'Content-Range',
    })

    expect(names(page)).toEqual(['Mia', 'Eli'])

    expect(
      (await list(company.admin, 'employees', { filter: { q: 'no such name' } })).headers[
        'content-range'
      ],
    ).toBe('employees */0')
  })

  it('filters by words, ids, columns, several values and bounds', async () => {
    expect(names(await list(company.admin, 'employees', { filter: { q: 'tester eli' } }))).toEqual([
      'Eli',
    ])

    expect(
      names(
        await list(company.admin, 'employees', {
          filter: { id: [manager.employee, report.employee] },
          sort: ['first_name', 'ASC'],
        }),
      ),
    ).toEqual(['Eli', 'Mia'])

    expect(
      names(await list(company.admin, 'employees', { filter: { ids: [manager.employee] } })),
    ).toEqual(['Mia'])
    expect(
      names(await list(company.admin, 'employees', { filter: { manager_id: manager.employee } })),
    ).toEqual(['Eli'])

    expect(
      names(
        await list(company.admin, 'employees', {
          filter: { phone_number: null, first_name: ['Eli', 'Zoe'] },
        }),
      ),
    ).toEqual(['Zoe'])

    expect(
      (
        await list(company.admin, 'leaves', {
          filter: { start_on_gte: '2027-03-01', finish_on_lte: '2027-03-05', status: 'pending' },
        })
      ).body,
    ).toHaveLength(2)

    expect(
      (await list(company.admin, 'leaves', { filter: { start_on_gte: '2027-03-02' } })).body,
    ).toHaveLength(0)
  })

  it('omits closed data of a role: columns of colleagues, and rows of others', async () => {
    const seen = Object.fromEntries(
      (await list(manager, 'employees')).body.map((row) => [row.id, row]),
    )

    expect(seen[report.employee]).toMatchObject({
      phone_number: '+351 999',
      manager_id: manager.employee,
    })

    expect(seen[colleague.employee]).not.toHaveProperty('phone_number')
    expect(seen[colleague.employee]).not.toHaveProperty('manager_id')
    expect(
      await list(manager, 'employees', { filter: { phone_number: '+351 999' } }),
    ).toMatchObject({ status: 422 })
    expect(await list(manager, 'employees', { sort: ['birthday_on', 'ASC'] })).toMatchObject({
      status: 422,
    })
    expect((await list(manager, 'leaves')).body.map(({ employee_id }) => employee_id)).toEqual([
      report.employee,
    ])
    expect((await list(colleague, 'leaves')).body.map(({ employee_id }) => employee_id)).toEqual([
      colleague.employee,
    ])

    expect(await list(colleague, 'roles')).toMatchObject({
      status: 403,
      body: { code: 'access.denied' },
    })
  })

  it('follows the visibility level of the workspace', async () => {
    const change = (employee_visibility_level: 'company' | 'project') =>
      product.call(workspacesApi.changeWorkspace, {
        token: company.admin.token,
        params: { ws: company.ws },
        body: { employee_visibility_level },
      })

    expect((await change('project')).status).toBe(200)
    expect(names(await list(colleague, 'employees'))).toEqual(['Zoe'])

    expect(names(await list(manager, 'employees', { sort: ['first_name', 'ASC'] }))).toEqual([
      'Eli',
      'Mia',
    ])

    const hidden = await product.call(listsApi.adminOne, {
      token: colleague.token,
      params: { ws: company.ws, resource: 'employees', id: manager.employee },
    })

    expect(hidden).toMatchObject({ status: 404 })
    expect((await change('company')).status).toBe(200)
  })

  it('ranks the results of a search on the server, before it is cut to a page', async () => {
    const params = { ws: company.ws }

    const add = (name: string, more: object = {}) => {
      const [first_name, last_name] = name.split('|') as [string, string]

      const body = {
        first_name,
        last_name,
        email: `${first_name}.${last_name}@rank.example`.replace(/[ ’]/g, '').toLowerCase(),
        ...more,
      }

      return product.call(peopleApi.addEmployee, { token: company.admin.token, params, body })
    }

    for (const name of ['Aaron|Remarq', 'Ben|O’Marq', 'Cy|Jean-Marq', 'Marq|Old', 'Marq|New'])
      await add(name)

    await add('Dan|Other', { email: 'marq@rank.example' })

    const search = async (query: object) => {
      const { body } = await product.call(peopleApi.employees, {
        token: colleague.token,
        params,
        query,
      })
      return [
        body.total,
        ...body.data.map(({ first_name, last_name }) =>
          [first_name, last_name].filter(Boolean).join(' '),
        ),
      ]
    }

    const best = ['Marq New', 'Marq Old', 'Cy Jean-Marq', 'Ben O’Marq', 'Aaron Remarq', 'Dan Other']
    expect(await search({ q: 'marq', sort: 'relevance' })).toEqual([6, ...best])

    expect(await search({ q: 'MARQ', sort: 'relevance', per_page: 2 })).toEqual([
      6,
      ...best.slice(0, 2),
    ])

    expect(await search({ q: 'marq', sort: 'relevance', per_page: 3, page: 2 })).toEqual([
      6,
      ...best.slice(3),
    ])

    expect(await search({ q: 'marq old', sort: 'relevance', per_page: 1 })).toEqual([1, 'Marq Old'])
    expect(await search({ q: 'old marq', sort: 'relevance' })).toEqual([1, 'Marq Old'])
    expect(await search({ q: 'marq ne', sort: 'relevance' })).toEqual([1, 'Marq New'])
    expect(await search({ q: '%', sort: 'relevance' })).toEqual([0])
    expect(await search({ sort: 'relevance' })).toEqual(await search({}))

    const refused = await product.call(peopleApi.employees, {
      token: colleague.token,
      params,
      query: { q: 'marq', sort: '-relevance' as never },
    })

    expect(refused).toMatchObject({ status: 422 })
    expect(
      await list(colleague, 'leaves', { sort: ['relevance', 'ASC'], filter: { q: 'marq' } }),
    ).toMatchObject({ status: 422 })
  })

  it('answers 404 for unknown resources and other workspaces, 422 for invalid parameters', async () => {
    const other = await createCompany(product, 'Other')
    expect(await list(company.admin, 'secrets')).toMatchObject({ status: 404 })
    expect(await list(other.admin, 'employees')).toMatchObject({ status: 404 })

    expect(
      await product.call(listsApi.adminOne, {
        token: other.admin.token,
        params: { ws: other.ws, resource: 'employees', id: report.employee },
      }),
    ).toMatchObject({ status: 404 })

    expect(
      await list(company.admin, 'employees', { filter: { 'id; drop table': 1 } }),
    ).toMatchObject({ status: 422 })
    expect(await list(company.admin, 'employees', { filter: { id: 'nonsense' } })).toMatchObject({
      status: 422,
    })

    for (const filter of [
      { q: 'a\0b' },
      { first_name: '\ud800' },
      { hired_on_gte: '0000-01-01' },
      { hired_on: ['9999-01-01'] },
    ])
      expect(await list(company.admin, 'employees', { filter })).toMatchObject({ status: 422 })

    expect(await list(company.admin, 'employees', { range: [0, 5000] })).toMatchObject({
      status: 422,
      body: { errors: { range: [expect.stringContaining('at most 1000')] } },
    })

    expect(await list(company.admin, 'employees', { sort: ['nothing', 'ASC'] })).toMatchObject({
      status: 422,
    })

    const broken = await product.inject({
      method: 'GET',
      url: `/api/v1/admin/${company.ws}/employees?filter=%7B`,
      token: company.admin.token,
    })

    expect(broken).toMatchObject({ status: 422 })
  })
})
