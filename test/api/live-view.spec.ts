import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { anInstant } from '../support/instants'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('employees with their present activity', () => {
  let product: Product
  let company: Company
  let manager: Person
  let report: Person

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    manager = await hire(product, company, 'Mia')
    report = await hire(product, company, 'Eli', { manager_id: manager.employee })
    await hire(product, company, 'Zoe')
  })

  afterAll(() => product?.stop())

  const people = async (who: Person, live_data?: '1') => {
    const { body } = await product.call(peopleApi.employees, {
      token: who.token,
      params: { ws: company.ws },
      query: { live_data },
    })
    return new Map(body.data.map((each) => [each.first_name, each]))
  }

  it('gives the newest attendance and the running timer of people close to the caller, on request', async () => {
    const at = { ws: company.ws, id: report.employee }

    expect(
      (
        await product.call(attendanceApi.checkIn, {
          token: report.token,
          params: at,
          body: {} as never,
        })
      ).status,
    ).toBeLessThan(300)

    const started = await product.call(timeTrackingApi.startTimer, {
      token: report.token,
      params: at,
      body: { description: 'Reading' } as never,
    })

    expect(started.status).toBe(201)
    const now = anInstant()

    for (const who of [company.admin, manager]) {
      const live = (await people(who, '1')).get('Eli')!

      expect(live).toMatchObject({
        last_attendance: {
          date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          in_at: now,
          out_at: null,
        },
        time_entry: { start: now, project_id: null, description: 'Reading' },
        leaves_count: 0,
        tasks_count: 0,
      })

      expect((await people(who)).get('Eli')).not.toHaveProperty('time_entry')
    }

    expect((await people(company.admin, '1')).get('Zoe')).toMatchObject({
      last_attendance: null,
      time_entry: null,
    })

    // Restricted values are not searchable either.
    const filtered = async (who: Person, query: object) => {
      const { body } = await product.call(peopleApi.employees, {
        token: who.token,
        params: { ws: company.ws },
        query,
      })
      return body.data.map(({ first_name }) => first_name).toSorted()
    }

    expect(await filtered(company.admin, { checked_in: '1' })).toEqual(['Eli'])
    expect(await filtered(company.admin, { checked_in: '0' })).toEqual(['Ada', 'Mia', 'Zoe'])
    expect(await filtered(manager, { checked_in: '1' })).toEqual(['Eli'])
    expect(await filtered(manager, { checked_in: '0' })).toEqual(['Mia'])
    expect(await filtered(report, { checked_in: '0' })).toEqual([])
    expect(await filtered(manager, { team: '1' })).toEqual(['Eli'])
    expect(await filtered(manager, { team: '0' })).toEqual(['Ada', 'Mia', 'Zoe'])
    expect(await filtered(company.admin, { team: '1' })).toEqual([])
    const zoe = (await people(manager, '1')).get('Zoe')!

    for (const part of ['last_attendance', 'time_entry', 'tasks_count', 'leaves_count'])
      expect(zoe).not.toHaveProperty(part)
  })
})
