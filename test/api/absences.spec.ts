import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { absencesApi } from '@workledger/contracts/leave/absences.api'
import { delegationApi } from '@workledger/contracts/leave/delegation.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

const month = { from: '2027-03-01', to: '2027-03-31' }

/**
 * Eli reports to Mia; Zoe has no manager. Eli's approved leave is 8–12 March, his pending one 22
 * March, Zoe's approved one 11–16 March.
 */
describe('the team calendar, over HTTP', () => {
  let product: Product
  let company: Company
  let [mia, eli, zoe, kim]: Person[] = []

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    mia = await hire(product, company, 'Mia')
    eli = await hire(product, company, 'Eli', { manager_id: mia!.employee })
    zoe = await hire(product, company, 'Zoe')
    kim = await hire(product, company, 'Kim')

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token: eli!.token,
      params: { ws: company.ws },
    })

    const leave_type_id = types.body.data.find(({ name }) => name === 'Annual leave')!.id

    const ask = async (
      { token, employee: id }: Person,
      start_on: string,
      finish_on: string,
      approved: boolean,
    ) => {
      const body = { leave_type_id, description: 'A private matter', start_on, finish_on }
      const leaveId = (await product.call(leaveApi.requestLeave, { token, params: { id }, body }))
        .body.data.id

      const decision = {
        token: company.admin.token,
        params: { id, leaveId },
        body: { approved: true, rejected: false },
      }

      if (approved) expect((await product.call(leaveApi.decideLeave, decision)).status).toBe(200)
    }

    await ask(eli!, '2027-03-08', '2027-03-12', true)
    await ask(eli!, '2027-03-22', '2027-03-22', false)
    await ask(zoe!, '2027-03-11', '2027-03-16', true)
    const holiday = { name: 'Founding day', date: '2027-03-19', location_id: null }

    await product.call(leaveRulesApi.addHoliday, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: holiday,
    })
  })

  afterAll(() => product?.stop())

  const seenBy = async ({ token }: Person, query: object = {}) =>
    (
      await product.call(absencesApi.absences, {
        token,
        params: { ws: company.ws },
        query: { ...month, ...query },
      })
    ).body.data.map(({ name, start_on, status, type, decides }) => [
      name.split(' ')[0],
      start_on.slice(8),
      status,
      type,
      decides,
    ])

  const days = async ({ token }: Person, query: object = {}) => {
    const asked = { token, params: { ws: company.ws }, query: { ...month, ...query } }
    const { body } = await product.call(absencesApi.absenceDays, asked)
    expect(body.data).toHaveLength(31)

    return Object.fromEntries(
      body.data
        .filter(({ away, waiting }) => away + waiting > 0)
        .map((day) => [day.date.slice(8), [day.away, day.waiting]]),
    )
  }

  it('shows absences, and reasons and pending requests only to the deciders', async () => {
    const [approved, pending, other] = [
      ['Eli', '08', 'approved'],
      ['Eli', '22', 'pending'],
      ['Zoe', '11', 'approved'],
    ]

    expect(await seenBy(company.admin)).toEqual([
      [...approved!, 'Annual leave', true],
      [...pending!, 'Annual leave', true],
      [...other!, 'Annual leave', true],
    ])

    expect(await seenBy(mia!)).toEqual([
      [...approved!, 'Annual leave', true],
      [...pending!, 'Annual leave', true],
      [...other!, null, false],
    ])

    expect(await seenBy(eli!)).toEqual([
      [...approved!, 'Annual leave', false],
      [...pending!, 'Annual leave', false],
      [...other!, null, false],
    ])

    expect(await seenBy(zoe!)).toEqual([
      [...approved!, null, false],
      [...other!, 'Annual leave', false],
    ])
  })

  it('counts the people of each day, and names its holidays', async () => {
    const both = {
      '08': [1, 0],
      '09': [1, 0],
      '10': [1, 0],
      '11': [2, 0],
      '12': [2, 0],
      '13': [1, 0],
      '14': [1, 0],
      '15': [1, 0],
      '16': [1, 0],
    }

    expect(await days(mia!)).toEqual({ ...both, '22': [0, 1] })
    expect(await days(zoe!)).toEqual(both)

    expect(await days(mia!, { decided_by: mia!.employee })).toEqual({
      ...Object.fromEntries(['08', '09', '10', '11', '12'].map((day) => [day, [1, 0]])),
      '22': [0, 1],
    })

    expect(Object.keys(await days(mia!, { not_of: eli!.employee }))).toEqual([
      '11',
      '12',
      '13',
      '14',
      '15',
      '16',
    ])

    expect(await days(mia!, { q: 'zoe' })).toEqual(
      Object.fromEntries(['11', '12', '13', '14', '15', '16'].map((day) => [day, [1, 0]])),
    )

    const { body } = await product.call(absencesApi.absenceDays, {
      token: eli!.token,
      params: { ws: company.ws },
      query: month,
    })

    expect(body.data.filter(({ holidays }) => holidays.length > 0)).toMatchObject([
      { date: '2027-03-19', holidays: ['Founding day'] },
    ])
  })

  it('is narrowed by office, department, person and days on the server', async () => {
    const { token } = company.admin
    const params = { ws: company.ws }

    const { id: location_id } = (
      await product.call(structureApi.addOffice, {
        token,
        params,
        body: { name: 'Porto', address_line_1: 'A', address_line_2: 'B' },
      })
    ).body.data

    await product.call(peopleApi.changeEmployee, {
      token,
      params: { ...params, id: zoe!.employee },
      body: { location_id },
    })

    expect((await seenBy(mia!, { location_id })).map(([name]) => name)).toEqual(['Zoe'])
    expect(Object.keys(await days(mia!, { location_id }))[0]).toBe('11')

    expect((await seenBy(mia!, { employee_id: eli!.employee })).map(([name]) => name)).toEqual([
      'Eli',
      'Eli',
    ])

    expect(
      (await seenBy(mia!, { from: '2027-03-15', to: '2027-03-15' })).map(([name]) => name),
    ).toEqual(['Zoe'])

    const page = await product.call(absencesApi.absences, {
      token: mia!.token,
      params,
      query: { ...month, per_page: 1, page: 2 },
    })

    expect([page.body.total, page.body.data.length]).toEqual([3, 1])
  })

  it('strikes out the holidays of the office in which the person is on that day, and the days off of their contract', async () => {
    const { token } = company.admin
    const params = { ws: company.ws }

    const office = async (name: string, date: string) => {
      const address = { address_line_1: 'A', address_line_2: 'B' }
      const { id: location_id } = (
        await product.call(structureApi.addOffice, { token, params, body: { name, ...address } })
      ).body.data

      await product.call(leaveRulesApi.addHoliday, {
        token,
        params,
        body: { name: `${name} day`, date, location_id },
      })

      return location_id
    }

    const [lisbon, berlin] = [
      await office('Lisbon', '2027-03-04'),
      await office('Berlin', '2027-03-05'),
    ]

    const move = (person: Person, location_id: string) =>
      product.call(peopleApi.changeEmployee, {
        token,
        params: { ...params, id: person.employee },
        body: { location_id },
      })

    await move(eli!, lisbon)
    await move(mia!, berlin)

    const contract = {
      effective_on: '2020-01-01',
      base_compensation_amount: '1',
      base_compensation_type: 'monthly' as const,
    }

    const body = { ...contract, working_days: { 1: [1, 1], 2: [1, 1] } as never }
    await product.call(employmentApi.addContract, { token, params: { id: eli!.employee }, body })

    const shown = async (who: Person, query: object = {}) => {
      const asked = { token: who.token, params, query: { ...month, ...query } }
      const { data } = (await product.call(absencesApi.absenceDays, asked)).body
      return [data.flatMap(({ holidays }) => holidays), data.filter(({ off }) => !off).length]
    }

    expect(await shown(eli!, { not_of: eli!.employee })).toEqual([
      ['Lisbon day', 'Founding day'],
      10,
    ])

    expect(await shown(mia!, { not_of: eli!.employee })).toEqual([
      ['Lisbon day', 'Founding day'],
      10,
    ])

    expect(await shown(company.admin, { not_of: mia!.employee })).toEqual([
      ['Berlin day', 'Founding day'],
      23,
    ])

    // A colleague learns nothing about another person's contract.
    expect(await shown(zoe!, { not_of: eli!.employee })).toEqual([['Founding day'], 23])
    expect(await shown(eli!, { location_id: berlin })).toEqual([['Berlin day', 'Founding day'], 10])
  })

  it('follows the visibility level and stand-ins', async () => {
    const { token } = company.admin
    const params = { ws: company.ws }
    const { body } = await product.call(workspacesApi.workspace, { token, params })

    const change = (employee_visibility_level: string) =>
      product.call(workspacesApi.changeWorkspace, {
        token,
        params,
        body: { name: body.data.name, employee_visibility_level } as never,
      })

    const { id: department_id } = (
      await product.call(structureApi.addDepartment, { token, params, body: { name: 'Apart' } })
    ).body.data

    await product.call(peopleApi.changeEmployee, {
      token,
      params: { ...params, id: kim!.employee },
      body: { department_id },
    })

    expect((await change('department')).status).toBe(200)
    expect(await seenBy(kim!)).toEqual([])
    const today = new Date().toISOString().slice(0, 10)

    const delegated = await product.call(delegationApi.delegateApproval, {
      token: mia!.token,
      params: { id: mia!.employee },
      body: { delegate_id: kim!.employee, from_on: today, to_on: today },
    })

    expect(delegated.status).toBe(201)

    expect(
      (await seenBy(kim!)).map(([name, , status, type, decides]) => [name, status, type, decides]),
    ).toEqual([
      ['Eli', 'approved', 'Annual leave', true],
      ['Eli', 'pending', 'Annual leave', true],
    ])

    await change('company')
  })

  it('refuses days the wrong way round and too many of them', async () => {
    const ask = (query: object) =>
      product.call(absencesApi.absenceDays, {
        token: mia!.token,
        params: { ws: company.ws },
        query: query as never,
      })

    expect(await ask({ from: '2027-03-31', to: '2027-03-01' })).toMatchObject({
      status: 422,
      body: { errors: { to: [expect.any(String)] } },
    })

    expect(await ask({ from: '2027-01-01', to: '2027-12-31' })).toMatchObject({
      status: 422,
      body: { errors: { to: [expect.any(String)] } },
    })

    expect(await ask({ from: 'March' })).toMatchObject({ status: 422 })
  })
})
