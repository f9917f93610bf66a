import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { recurringApi } from '@workledger/contracts/invoicing/recurring.api'
import { remindersApi } from '@workledger/contracts/invoicing/reminders.api'
import { type Company, createCompany } from '../support/people'
import { inBrowser } from './support/in-browser'

describe('reminders and recurring invoices', () => {
  const web = inBrowser({ workers: true })
  let company: Company

  beforeAll(async () => {
    company = await createCompany(web.product)
  })

  it('are set, sent by hand, and made from an invoice', async () => {
    const { ws, admin } = company
    const { token } = admin

    const contact = {
      name: 'Orbit Foods',
      contact_name: 'Olga',
      contact_email: 'accounts@orbit.example',
    }

    const client_id = (
      await web.product.call(clientsApi.addClient, { token, params: { ws }, body: contact })
    ).body.data.id
    const day = (offset: number) =>
      new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
    const body = { client_id, invoice_number: 'x', invoice_date: day(0), due_date: day(14) }
    const { id } = (await web.product.call(invoicesApi.addInvoice, { token, params: { ws }, body }))
      .body.data
    const item = { description: 'Maintenance {month}', quantity: '1', unit_price: '250' }
    await web.product.call(invoicesApi.addInvoiceItem, { token, params: { id }, body: item })
    await web.product.call(invoicesApi.issueInvoice, { token, params: { id } })

    const visitor = await web.visitor({ token })
    const page = await visitor.open('/admin/invoice?tab=reminders')
    await page.getByLabel('Remind clients of unpaid invoices by email').check()
    await page.getByRole('button', { name: 'Save' }).first().click()
    await page.getByText('Add a reminder before you switch them on.').waitFor()
    await page.getByRole('button', { name: 'Add reminder' }).click()
    const first = page.getByRole('group', { name: 'Reminder 1' })
    await first.getByLabel('Days').fill('400')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await first.getByText('between 30 days before and 365 days after').waitFor()
    await first.getByLabel('Days').fill('3')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await page.getByText('Reminders saved').waitFor()
    const setting = await web.product.call(remindersApi.reminderSetting, { token, params: { ws } })

    expect(setting.body.data).toMatchObject({
      enabled: true,
      steps: [{ days: 3, subject: 'Reminder: invoice {invoice_number} from {company}' }],
    })

    await page.goto(`${web.url}/admin/invoice/${id}/preview`)
    const reminders = page.getByRole('region', { name: 'Reminders' })
    await reminders.getByText('Next reminder on').waitFor()
    await reminders.getByLabel('Stop reminders').check()
    await reminders.getByText('Reminders are off for this invoice.').waitFor()
    await reminders.getByRole('button', { name: 'Send reminder now' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send reminder now' }).click()
    await page.getByText('Reminder has been sent').waitFor()
    await reminders.getByText('Sent by hand').waitFor()
    expect((await web.mailTo(contact.contact_email, /Reminder of invoice/)).raw).toContain(
      'application/pdf',
    )
    await page.getByRole('button', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: 'History' })
    await history.getByText('Client reminded').waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: /^Actions for invoice/ }).click()
    await page.getByRole('menuitem', { name: 'Make recurring' }).click()
    await page.getByRole('heading', { name: 'New recurring invoice' }).waitFor()
    await page.getByLabel('Ends').click()
    await page.getByRole('option', { name: 'After a number of invoices' }).click()
    await page.getByRole('button', { name: 'Save' }).first().click()
    await page.getByText('Choose between 1 and 999 times.').waitFor()
    await page.getByLabel('Number of invoices').fill('12')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await page.getByRole('heading', { name: 'Recurring invoice for Orbit Foods' }).waitFor()

    const list = await web.product.call(recurringApi.recurringInvoices, {
      token,
      params: { ws },
      query: {},
    })

    expect(list.body.data).toMatchObject([
      {
        client: 'Orbit Foods',
        description: 'Maintenance {month}',
        amount: '250.00',
        times: 12,
        made: 0,
      },
    ])

    await page.getByLabel('Unit price 1').fill('300')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await page.getByText('Recurring invoice saved').last().waitFor()
    // Among the facts, which are of the saved record; the form shows it while it is typed.
    const facts = page.locator('dl', { hasText: 'Every month' })
    await facts.locator('dd', { hasText: '300.00' }).waitFor()
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByText('Paused').first().waitFor()
    await page.getByRole('button', { name: 'History' }).click()
    await page.getByRole('dialog', { name: 'History' }).getByText('Started').waitFor()
    await page.keyboard.press('Escape')

    await page.goto(`${web.url}/admin/invoice/recurring`)
    const row = page.getByRole('row').filter({ hasText: 'Orbit Foods' })
    await row.getByText('Every month').waitFor()
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Resume' }).click()
    await row.getByText('Active').waitFor()
    await page.goto(`${web.url}/admin/invoice/${id}/preview`)
    await page.getByRole('link', { name: 'Recurring invoice', exact: true }).click()
    await page.getByRole('heading', { name: 'Recurring invoice for Orbit Foods' }).waitFor()
  })
})
