import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { secondAdmin } from '../support/erasures'
import { type Company, createCompany, type Person } from '../support/people'
import { until } from '../support/until'
import { inBrowser } from './support/in-browser'

const CHANGED = /changed after it was shown to you/

describe('two people who change the same', () => {
  const web = inBrowser()
  let company: Company
  let bo: Person
  let client: string

  beforeAll(async () => {
    company = await createCompany(web.product)
    bo = await secondAdmin(web.product, company, 'Bo')
    const body = { name: 'Orbit Foods', contact_name: 'Olga', address: 'Lisbon' }

    client = (
      await web.product.call(clientsApi.addClient, {
        token: company.admin.token,
        params: { ws: company.ws },
        body,
      })
    ).body.data.id
  })

  it('project: the second person sees the first one’s changes, and saves their own text as well', async () => {
    const { token } = company.admin
    const params = { ws: company.ws }

    const added = {
      name: 'Reactor',
      client_id: client,
      description: 'A loop',
      estimated_hours: '100',
    }

    const { id } = (await web.product.call(projectsApi.addProject, { token, params, body: added }))
      .body.data

    const edit = async (who: Person, refused = false) => {
      const visitor = await web.visitor({ token: who.token })
      if (refused) visitor.expects(/409/)
      const page = await visitor.open(`/projects/${id}`)
      await page.getByRole('button', { name: 'Edit' }).first().click()

      return { page, dialog: page.getByRole('dialog', { name: 'Edit project' }) }
    }

    const first = await edit(company.admin)
    const second = await edit(bo, true)
    await second.dialog.getByLabel('Description').fill('Two loops')
    await first.dialog.getByLabel('Estimated hours').fill('40')
    await first.dialog.getByRole('button', { name: 'Save' }).click()
    await first.page.getByText('Project Edited').waitFor()

    await second.dialog.getByRole('button', { name: 'Save' }).click()
    await second.dialog.getByText(CHANGED).waitFor()
    const now = async () =>
      (await web.product.call(projectsApi.project, { token, params: { ...params, id } })).body.data
    expect(await now()).toMatchObject({ description: 'A loop', estimated_hours: '40' })
    expect(await second.dialog.getByLabel('Description').inputValue()).toBe('Two loops')
    await second.dialog.getByRole('button', { name: 'Save' }).click()
    await second.page.getByText('Project Edited').waitFor()
    expect(await now()).toMatchObject({ description: 'Two loops', estimated_hours: '40' })
  })

  it('invoice: the second person does not overwrite the first one’s changes, and saves again after seeing them', async () => {
    const { token } = company.admin
    const params = { ws: company.ws }
    const dates = { invoice_date: '2026-11-02', due_date: '2026-12-02', invoice_number: 'draft' }

    const { id } = (
      await web.product.call(invoicesApi.addInvoice, {
        token,
        params,
        body: { client_id: client, ...dates },
      })
    ).body.data

    const line = { description: 'Design', quantity: '1', unit_price: '50' }
    await web.product.call(invoicesApi.addInvoiceItem, { token, params: { id }, body: line })

    const edit = async (who: Person) => {
      const visitor = await web.visitor({ token: who.token })
      const page = await visitor.open(`/admin/invoice/${id}`)
      const items = page.getByRole('region', { name: 'Items' })
      await items.getByLabel('Unit price 1').waitFor()

      return {
        visitor,
        page,
        items,
        save: () => page.getByRole('button', { name: 'Save Invoice' }).click(),
      }
    }

    const first = await edit(company.admin)
    const second = await edit(bo)
    second.visitor.expects(/409/)
    await second.items.getByLabel('Description 1').fill('Design of the loop')
    await first.items.getByLabel('Unit price 1').fill('5000')
    await first.save()
    await first.page.getByText('Invoice Saved').first().waitFor()

    await second.save()
    await second.page.getByText(CHANGED).first().waitFor()

    await second.page
      .getByText(/50.*→.*5,?000/)
      .first()
      .waitFor()

    const saved = async () =>
      (await web.product.call(invoicesApi.invoice, { token, params: { id } })).body.data
    expect((await saved()).items).toMatchObject([{ description: 'Design', amount: '5000.00' }])

    await second.save()
    await until(async () => (await saved()).items[0]!.description === 'Design of the loop')
    expect((await saved()).items).toMatchObject([{ amount: '5000.00' }])
  })

  it('settings: the second person sees the first one’s switches, and saves their own changes', async () => {
    const edit = async (who: Person) => {
      const visitor = await web.visitor({ token: who.token })
      const page = await visitor.open('/admin/general?tab=settings')
      await page.getByLabel('Pattern of employee IDs').waitFor()

      return {
        visitor,
        page,
        save: () => page.getByRole('button', { name: 'Save' }).first().click(),
      }
    }

    const first = await edit(company.admin)
    const second = await edit(bo)
    second.visitor.expects(/409/)
    await second.page.getByLabel('Pattern of employee IDs').fill('NW-####')
    await first.page.getByLabel('Pattern of employee IDs').fill('EM-####')
    await first.save()
    await first.page.getByText('Information Updated').waitFor()

    await second.save()
    await second.page.getByText(CHANGED).first().waitFor()
    const { token } = company.admin
    const pattern = async () =>
      (await web.product.call(workspacesApi.settings, { token, params: { ws: company.ws } })).body
        .data.oid_pattern
    expect(await pattern()).toBe('EM-####')
    await second.save()
    await until(async () => (await pattern()) === 'NW-####')
  })
})
