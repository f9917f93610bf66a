import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { secondAdmin } from '../support/erasures'
import { type Company, createCompany, type Person } from '../support/people'
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
    client = (await web.product.call(clientsApi.addClient, { token: company.admin.token, params: { ws: company.ws }, body })).body.data.id
  })

  it('project: the second is told what the first has changed, and saves what they typed beside it', async () => {
    const { token } = company.admin
    const params = { ws: company.ws }
    const added = { name: 'Reactor', client_id: client, description: 'A loop', estimated_hours: '100' }
    const { id } = (await web.product.call(projectsApi.addProject, { token, params, body: added })).body.data
    const edit = async (who: Person, refused = false) => {
      const visitor = await web.visitor({ token: who.token })
      if (refused) visitor.expects(/409/)
      const page = await visitor.open(`/projects/${id}`)
      await page.getByRole('button', { name: 'Edit' }).first().click()
      return { page, dialog: page.getByRole('dialog', { name: 'Edit Project' }) }
    }
    const first = await edit(company.admin)
    const second = await edit(bo, true)
    await second.dialog.getByLabel('Description').fill('Two loops')
    await first.dialog.getByLabel('Estimated hours').fill('40')
    await first.dialog.getByRole('button', { name: 'Save' }).click()
    await first.page.getByText('Project Edited').waitFor()

    await second.dialog.getByRole('button', { name: 'Save' }).click()
    await second.dialog.getByText(CHANGED).waitFor()
    const now = async () => (await web.product.call(projectsApi.project, { token, params: { ...params, id } })).body.data
    expect(await now()).toMatchObject({ description: 'A loop', estimated_hours: '40' })
    expect(await second.dialog.getByLabel('Description').inputValue()).toBe('Two loops')
    await second.dialog.getByRole('button', { name: 'Save' }).click()
    await second.page.getByText('Project Edited').waitFor()
    expect(await now()).toMatchObject({ description: 'Two loops', estimated_hours: '40' })
  })
})
