import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { unbilledTimeApi } from '@workledger/contracts/invoicing/unbilled-time.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { reportsApi } from '@workledger/contracts/reports/reports.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { addDays } from '@workledger/domain/kernel/calendar-days'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

/** In winter, when the company's zone is UTC. */
const MONDAY = '2026-01-12'
const SUNDAY = addDays(MONDAY, 6)
const NEXT = addDays(MONDAY, 7)

describe('approved time alone, over HTTP', () => {
  let product: Product
  let company: Company
  let manager: Person
  let employee: Person
  let client_id: string
  let project_id: string

  const at = (who: Person = company.admin) => ({ token: who.token, params: { ws: company.ws } })

  const track = async (start: string, end: string) => {
    const body = { start, end, project_id }
    const added = await product.call(timeTrackingApi.addTimeEntry, { ...at(employee), body })
    expect(added.status).toBe(201)
  }

  const billable = async (approved: boolean) => {
    const query = { client_id, approved: String(approved) } as never
    const { body } = await product.call(unbilledTimeApi.unbilledTime, { ...at(), query })
    return [body.data.entries, body.data.seconds]
  }

  const reported = async (approved?: boolean) => {
    const days = { start_date: addDays(MONDAY, -40), end_date: addDays(MONDAY, 40) }
    const body = { ...days, ...(approved !== undefined && { approved }) }
    const groups = await product.call(reportsApi.workGroups, { ...at(), body })
    const totals = await product.call(reportsApi.workTotals, { ...at(), body })
    expect(groups.body.data.seconds).toBe(totals.body.data.seconds)
    return groups.body.data.seconds
  }

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    manager = await hire(product, company, 'Mia')
    employee = await hire(product, company, 'Eli', { manager_id: manager.employee })
    const client = { name: 'Helios', contact_name: 'Ola', hrate: '40' }
    client_id = (await product.call(clientsApi.addClient, { ...at(), body: client })).body.data.id
    const project = { name: 'Website', client_id, billable: true }
    project_id = (await product.call(projectsApi.addProject, { ...at(), body: project })).body.data
      .id
    await product.call(timesheetsApi.setTimesheetRules, { ...at(), body: { on: true } })
    await track(`${MONDAY} 09:00:00`, `${MONDAY} 10:00:00`)
    // Over the midnight that ends the week, and up to that midnight.
    await track(`${SUNDAY} 22:00:00`, `${SUNDAY} 23:00:00`)
    await track(`${SUNDAY} 23:00:00`, `${NEXT} 00:00:00`)
    await track(`${SUNDAY} 23:30:00`, `${NEXT} 00:30:00`)
    await track(`${NEXT} 09:00:00`, `${NEXT} 09:10:00`)
  })

  afterAll(() => product?.stop())

  it('is none before a week is approved', async () => {
    expect(await billable(true)).toEqual([0, 0])
    expect(await billable(false)).toEqual([5, 4 * 3600 + 600])
    expect([await reported(true), await reported(false), await reported()]).toEqual([
      0,
      4 * 3600 + 600,
      4 * 3600 + 600,
    ])
  })

  it('is the time of approved weeks; an entry that leaves the week is not billed with it', async () => {
    const sent = await product.call(timesheetsApi.submitTimesheet, {
      ...at(employee),
      body: { day: MONDAY },
    })

    const decided = await product.call(timesheetsApi.decideTimesheet, {
      token: manager.token,
      params: { id: employee.employee, timesheetId: sent.body.data.id },
      body: { approved: true, rejected: false } as never,
    })

    expect(decided.status).toBe(200)
    expect(await billable(true)).toEqual([3, 3 * 3600])
    expect(await billable(false)).toEqual([5, 4 * 3600 + 600])

    // Reports cut at midnight, so half of the entry that crosses it is approved.
    expect([await reported(true), await reported(false), await reported()]).toEqual([
      3.5 * 3600,
      1800 + 600,
      4 * 3600 + 600,
    ])
  })
})
