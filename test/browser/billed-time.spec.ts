import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { createCompany } from '../support/people'
import { axeInBothThemes } from './support/axe'
import { atRest, overflows } from './support/document'
import { inBrowser } from './support/in-browser'

describe('unbilled time', () => {
  const web = inBrowser()

  it('becomes lines of a new invoice, and is marked as billed', async () => {
    const { ws, admin } = await createCompany(web.product)
    const { token } = admin
    const at = { token, params: { ws } }

    const client_id = (
      await web.product.call(clientsApi.addClient, {
        ...at,
        body: { name: 'Helios', contact_name: 'Ola' },
      })
    ).body.data.id

    for (const [name, rate] of [
      ['Website', '90'],
      ['App', '60'],
    ] as const) {
      const body = { name, client_id, rate, billable: true }
      const project_id = (await web.product.call(projectsApi.addProject, { ...at, body })).body.data
        .id

      const entry = {
        start: '2026-04-01 09:00:00',
        end: '2026-04-01 10:20:00',
        project_id,
        description: `Work on ${name}`,
      }

      await web.product.call(timeTrackingApi.addTimeEntry, { ...at, body: entry })
    }

    const other = (
      await web.product.call(clientsApi.addClient, {
        ...at,
        body: { name: 'Orbit', contact_name: 'Ola' },
      })
    ).body.data.id

    await web.product.call(projectsApi.addProject, {
      ...at,
      body: { name: 'Skid', client_id: other, billable: true },
    })

    const page = await (await web.visitor({ token })).open('/projects')
    await page.getByRole('link', { name: 'Website' }).click()
    await page.getByText('1 h 20 min', { exact: true }).first().waitFor()
    await page.getByText('120.00 EUR').first().waitFor()
    await atRest(page)
    expect(await overflows(page, [390])).toEqual([])
    await page.getByRole('link', { name: 'Invoice this' }).click()
    await page.locator('input[name=client_id][value=Helios]').waitFor()
    await page.getByRole('button', { name: 'Add unbilled time' }).click()
    const dialog = page.getByRole('dialog', { name: 'Unbilled time of Helios' })
    await dialog.getByText('1 time entry, 1.33 h').waitFor()
    // Opening it saves nothing.
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect((await web.product.call(invoicesApi.invoices, at)).body.total).toBe(0)
    await page.getByRole('button', { name: 'Add unbilled time' }).click()
    await dialog.getByText('1 time entry, 1.33 h').waitFor()
    const projects = dialog.getByRole('combobox', { name: 'Projects' })
    await projects.click()
    await page.getByRole('option', { name: 'App' }).waitFor()
    // Other clients’ projects are left out.
    expect(await page.getByRole('option').count()).toBe(2)
    await projects.fill('web')
    await page.getByRole('option', { name: 'App' }).waitFor({ state: 'detached' })
    await page.getByRole('option', { name: 'Website', selected: true }).click()
    await dialog.getByText('2 time entries, 2.67 h').waitFor()
    await projects.fill('web')
    await page.getByRole('option', { name: 'Website' }).click()
    await page.keyboard.press('Escape')
    await dialog.getByRole('combobox', { name: 'Round each entry up to' }).click()
    await page.getByRole('option', { name: '15 minutes' }).click()
    await dialog.getByText('1 time entry, 1.5 h').waitFor()
    await dialog.getByRole('row').filter({ hasText: 'Website' }).getByText('135.00').waitFor()
    await atRest(page)
    expect([...(await axeInBothThemes(page)), ...(await overflows(page, [390]))]).toEqual([])
    // After the addition, it is not read again while the dialog closes.
    const asked: string[] = []

    page.on(
      'request',
      (request) => void (request.url().includes('/unbilled-time?') && asked.push(request.url())),
    )

    await dialog.getByRole('button', { name: 'Add to invoice' }).click()
    await page.getByText('Time added to the invoice').waitFor()
    await dialog.waitFor({ state: 'detached' })
    expect(asked).toEqual([])
    await page.getByText('Bills 1 time entry. Deleting the line makes it unbilled again.').waitFor()
    expect(await page.getByLabel('Quantity 1').inputValue()).toBe('1.50')
    await page.getByRole('combobox', { name: 'Unit 1' }).getByText('Hour').waitFor()
    await atRest(page)
    expect([...(await axeInBothThemes(page)), ...(await overflows(page, [320, 800]))]).toEqual([])
    const { data } = (await web.product.call(invoicesApi.invoices, at)).body
    expect(data).toMatchObject([{ amount: '135.00', client: { name: 'Helios' } }])
    await web.product.call(invoicesApi.issueInvoice, { token, params: { id: data[0]!.id } })

    await page.goto(`${web.url}/work_reports?tab=details&range=day&date=2026-04-01`)

    await page
      .getByRole('listitem')
      .filter({ hasText: 'Work on Website' })
      .getByText('Billed · INV-0001')
      .waitFor()

    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${web.url}/work_reports?tab=details&range=month&date=2026-04-01`)

    await page
      .getByRole('listitem')
      .filter({ hasText: 'Work on Website' })
      .getByRole('img', { name: 'Billed · INV-0001' })
      .waitFor()

    await page.goto(`${web.url}/timer?range=all`)

    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('img', { name: 'Billed · INV-0001' }) })
      .waitFor()

    const visitor = await web.visitor({ token, locale: 'ar' })
    await visitor.context.addCookies([{ name: 'language', value: 'ar', url: web.url }])
    const arabic = await visitor.open(`/admin/invoice/new?client=${client_id}`)
    await arabic.getByRole('button', { name: 'أضف الوقت غير المفوتر' }).click()
    await arabic.getByRole('dialog').getByText('قيد وقت واحد').waitFor()
  })

  it('begins an invoice with the usual tax, and a client that is added on the way', async () => {
    const { ws, admin } = await createCompany(web.product)
    const { token } = admin
    const visitor = (await web.visitor({ token })).expects(/invoice-setting answered 422/)
    const page = await visitor.open('/admin/invoice?tab=settings')
    await page.getByText('Filled in from your company. Save to use it on invoices.').waitFor()
    expect(await page.getByLabel('Legal name').inputValue()).not.toBe('')
    await page.getByLabel('Legal name').fill('Aquila')
    await page.getByLabel('Address of the company').fill('Rua 1')
    await page.getByLabel('PayPal email').fill('pay@aquila.example')
    await page.getByLabel('Tax name').fill('VAT')
    const save = page.getByRole('tabpanel').getByRole('button', { name: 'Save' })
    await save.click()
    await page.getByText('Please enter Tax Value').waitFor()
    await page.getByLabel('Tax value').fill('23')
    await page.getByRole('combobox', { name: 'VAT category' }).click()
    await page.getByRole('option', { name: 'S · Standard rate' }).click()
    await atRest(page)
    expect([...(await axeInBothThemes(page)), ...(await overflows(page, [390]))]).toEqual([])
    await save.click()
    await page.getByText('Information Updated').waitFor()

    await page.goto(`${web.url}/admin/invoice/new`)
    await page.getByRole('combobox', { name: 'Client' }).fill('Helios')
    await page.getByRole('option', { name: 'Add client “Helios”' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Contact', exact: true }).fill('Ola')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.locator('input[name=client_id][value=Helios]').waitFor()
    expect(await page.getByLabel('Tax value 1').inputValue()).toBe('23')
    await page.getByLabel('Description 1').fill('Repairs')
    await page.getByLabel('Unit price 1').fill('100')
    await page.getByRole('button', { name: 'Save Invoice' }).click()
    await page.getByRole('heading', { name: 'Draft for Helios' }).waitFor()
    const { data } = (await web.product.call(invoicesApi.invoices, { token, params: { ws } })).body
    expect(data).toMatchObject([{ amount: '123.00', client: { name: 'Helios' } }])
  })
})
