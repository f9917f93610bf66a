import { randomUUID } from 'node:crypto'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { type Company, createCompany } from '../support/people'
import { axeInBothThemes } from './support/axe'
import { atRest, goWithin, overflows } from './support/document'
import { focusFaults } from './support/focus'
import { inBrowser } from './support/in-browser'

type Press = readonly [role: 'button' | 'menuitem', name: RegExp]

/**
 * Console dialogs that no other spec opens, the pages behind links in mails, and Operations with
 * work to do.
 */
describe('dialogs and seldom pages', () => {
  const web = inBrowser({ workers: true })
  let company: Company

  beforeAll(async () => {
    company = await createCompany(web.product, 'Northwind Cooling Systems')
  })

  it('have nothing that axe finds wrong in either theme, and fit on a phone', async () => {
    const { token, employee } = company.admin
    const params = { ws: company.ws }

    const invited = {
      first_name: 'Ines',
      last_name: 'Duarte',
      email: 'ines@example.com',
      invite: true,
    }

    const ines = await web.product.call(peopleApi.addEmployee, { token, params, body: invited })

    const contract = {
      effective_on: '2026-01-01',
      base_compensation_amount: '3000',
      base_compensation_type: 'monthly',
    } as const

    await web.product.call(employmentApi.addContract, {
      token,
      params: { id: employee },
      body: contract,
    })

    const helios = { name: 'Helios', contact_name: 'Ola Nord', contact_email: 'ola@helios.example' }
    const client = await web.product.call(clientsApi.addClient, { token, params, body: helios })

    const dated = {
      client_id: client.body.data.id,
      invoice_number: '1',
      invoice_date: '2026-10-01',
      due_date: '2026-10-31',
    }

    const { id } = (await web.product.call(invoicesApi.addInvoice, { token, params, body: dated }))
      .body.data
    const item = { description: 'Work', quantity: '2', unit_price: '50' }
    await web.product.call(invoicesApi.addInvoiceItem, { token, params: { id }, body: item })
    expect(
      (await web.product.call(invoicesApi.issueInvoice, { token, params: { id } })).status,
    ).toBe(200)

    await web.product.owner.query(
      `insert into jobs.failed (id, queue, name, key, data, tries, error) values ($1, 'clock', 'daily-reports', 'x', '{}', 3, 'The connection was closed')`,
      [randomUUID()],
    )

    await web.product.owner.query(
      `insert into jobs.parked (reaction, workspace, event_id, position, error, stream, revision, retry_at)
       values ('of another version', $1, $2, 1, 'Not today', 'department-x', 1, now() + interval '1 hour')`,
      [company.ws, randomUUID()],
    )

    const page = await (await web.visitor({ token })).open('/admin/clients')
    const found: string[] = []

    const look = async () => {
      await atRest(page)
      found.push(...(await axeInBothThemes(page)))
      found.push(...(await overflows(page, [390])))
    }

    // Leaving a page closes its dialog, so no two consecutive ones share a page.
    const openings: readonly (readonly [path: string, ...presses: Press[]])[] = [
      [`/employees/${employee}/profile?tab=contract`, ['button', /^Add New Contract$/]],
      ['/payroll', ['button', /^Run Payroll$/]],
      [`/employees/${employee}/profile?tab=contract`, ['button', /^Add allowance$/]],
      [`/invoice/${id}/preview`, ['button', /^Record payment$/]],
      [
        `/employees/${ines.body.data.id}/profile`,
        ['button', /^Actions for/],
        ['menuitem', /^Terminate$/],
      ],
      ['/payroll_settings', ['button', /^Add allowance$/]],
      ['/operations?tab=announcements', ['button', /^Add announcement$/]],
    ]

    for (const [path, ...presses] of openings) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await goWithin(page, `${web.url}/admin${path}`)
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      for (const [role, name] of presses) await page.getByRole(role, { name }).first().click()
      await page.getByRole('dialog').waitFor()
      await atRest(page)
      found.push(...(await focusFaults(page)))
      await look()
    }

    for (const [path, text] of [
      ['/admin/operations', 'Retry now'],
      ['/admin/operations?tab=jobs', 'The connection was closed'],
    ] as const) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await goWithin(page, web.url + path)
      await page.getByText(text).waitFor()
      await look()
    }

    expect(found).toEqual([])
  }, 180_000)

  it('are the pages of an invitation and a broken link', async () => {
    const visitor = (await web.visitor()).expects(/email\/verify.* answered 4|verify.* answered 4/)
    const found: string[] = []

    for (const path of [
      web.linkIn(await web.mailTo('ines@example.com', /./)),
      '/join',
      '/verify-email?id=x&token=x',
    ]) {
      const page = await visitor.open(path)
      await atRest(page)
      found.push(...(await axeInBothThemes(page)))
      found.push(...(await overflows(page, [320, 390])))
    }

    expect(found).toEqual([])
  }, 60_000)
})
