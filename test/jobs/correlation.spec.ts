import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import type { Event } from '@workledger/event-store/port'
import { type Company, createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { startWorkers } from './workers'

/** Causes and correlation ids, from a request to its last mail. */
describe('the effects of one request', () => {
  let product: Product
  let company: Company
  let workers: { close(): Promise<void> }

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)

    const pdf = {
      payslip: async () => Buffer.from('pdf'),
      invoice: async () => Buffer.from('pdf'),
    } as never

    workers = await startWorkers(product, { pdf })
  })

  afterAll(async () => {
    await workers?.close()
    await product?.stop()
  })

  /**
   * Returns the events of the request whose first event has this type, with all followers, once its
   * last event is there.
   */
  const after = (position: string | null, first: string, last: string) =>
    until(async () => {
      const events = await product.store.readAll(position, 1000)
      const request = events.find(({ type }) => type === first)
      const all = events.filter(({ meta }) => meta.correlation_id === request?.meta.correlation_id)

      return all.some(({ type }) => type === last) && all
    })

  /** Returns `type ← type of its cause`, in log order. */
  const causes = (events: readonly Event[]) =>
    events.map(({ type, meta }) => {
      const cause = events.find(({ id }) => id === meta.causation_id)
      return `${type} ← ${cause?.type ?? (meta.causation_id ? 'something else' : 'the request')}`
    })

  const correlations = (events: readonly Event[]) => [
    ...new Set(events.map(({ meta }) => meta.correlation_id)),
  ]
  /** Checks that the first event's command is the request's own, whose id all share. */
  const one = (events: readonly Event[]) =>
    expect(correlations(events)).toEqual([events[0]!.meta.command_id])

  it('has one correlation through steps, processes and mails, and names the event that caused each', async () => {
    const { token } = company.admin
    const params = { ws: company.ws }
    const contact = { name: 'Client', contact_name: 'Ana', contact_email: 'ana@client.example' }
    const client_id = (await product.call(clientsApi.addClient, { token, params, body: contact }))
      .body.data.id

    const draft = {
      client_id,
      invoice_number: 'x',
      invoice_date: '2026-01-10',
      due_date: '2026-02-10',
    }

    const { id } = (await product.call(invoicesApi.addInvoice, { token, params, body: draft })).body
      .data

    await product.call(invoicesApi.addInvoiceItem, {
      token,
      params: { id },
      body: { description: 'Work', quantity: 1, unit_price: 10 },
    })

    await product.settled()
    const before = await product.store.head()
    expect(
      (await product.call(invoicesApi.emailInvoice, { token, params: { id }, body: {} })).status,
    ).toBe(200)
    const events = await after(before, 'InvoiceClosed', 'DeliverySucceeded')

    expect(causes(events)).toEqual([
      'InvoiceClosed ← the request',
      'InvoiceNumberGiven ← InvoiceClosed',
      'InvoiceIssued ← InvoiceClosed',
      'InvoiceEmailRequested ← InvoiceClosed',
      'DeliveryIntended ← InvoiceEmailRequested',
      'DeliverySucceeded ← DeliveryIntended',
    ])

    one(events)
    const [request] = events
    expect(events.slice(0, 4).map(({ meta }) => meta.actor)).toEqual(
      Array(4).fill(request!.meta.actor),
    )
  })

  it('has one correlation if it claims first, and if processes touch other people', async () => {
    const { token } = company.admin
    const params = { ws: company.ws }
    const manager = await hire(product, company, 'Mia')
    const report = await hire(product, company, 'Rob', { manager_id: manager.employee })

    const client_id = (
      await product.call(clientsApi.addClient, {
        token,
        params,
        body: { name: 'Other', contact_name: 'Ana' },
      })
    ).body.data.id

    const project = (
      await product.call(projectsApi.addProject, {
        token,
        params,
        body: { name: 'One', client_id } as never,
      })
    ).body.data.id

    await product.call(projectsApi.addProjectMember, {
      token,
      params: { id: project },
      body: { employee_id: manager.employee },
    })

    await product.settled()
    const before = await product.store.head()

    const gone = await product.call(peopleApi.deleteEmployee, {
      token,
      params: { ws: company.ws, id: manager.employee },
    })

    expect(gone.status).toBe(204)
    await product.settled()
    const events = await after(before, 'EmployeeDeleted', 'ProjectMemberRemoved')
    one(events)
    const told = causes(events)
    expect(told[0]).toBe('EmployeeDeleted ← the request')

    expect(told.slice(1).sort()).toEqual([
      'DirectoryKeyReleased ← EmployeeDeleted',
      'DirectoryKeyReleased ← EmployeeDeleted',
      'EmployeeJobChanged ← EmployeeDeleted',
      'ProjectMemberRemoved ← EmployeeDeleted',
      'ReferenceReleased ← EmployeeDeleted',
      'ReportingLineRemoved ← EmployeeJobChanged',
    ])

    expect(events.find(({ type }) => type === 'EmployeeJobChanged')!.stream).toBe(
      `employee-${report.employee}`,
    )
  })

  it('has another correlation than the next request', async () => {
    const { token } = company.admin
    const before = await product.store.head()

    for (const name of ['Bonn', 'Oslo'])
      await product.call(clientsApi.addClient, {
        token,
        params: { ws: company.ws },
        body: { name, contact_name: 'Ana' },
      })

    const events = await product.store.readAll(before, 10)
    expect(correlations(events)).toHaveLength(2)
    expect(causes(events)).toEqual(['ClientAdded ← the request', 'ClientAdded ← the request'])
  })
})
