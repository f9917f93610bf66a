import { accessApi } from '@workledger/contracts/access/access.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { settled } from './support/document'
import { inBrowser } from './support/in-browser'

describe('the settings of a company', () => {
  const web = inBrowser()
  let company: Company
  let maya: Person
  let manager: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    manager = await hire(web.product, company, 'Mia')
    maya = await hire(web.product, company, 'Maya', { manager_id: manager.employee })
  })

  const admin = async (path: string) =>
    (await web.visitor({ token: company.admin.token })).open(path)

  it('show offices as cards, name the administrator, and number new people', async () => {
    const page = await admin('/admin/general?tab=offices')
    const card = page.getByRole('article', { name: 'Main office' })
    await card.getByText('3 people').waitFor()
    // A new office gets the time zone of its country if the country has only one.
    await page.getByRole('button', { name: 'Add office' }).click()
    const office = page.getByRole('dialog')
    await office.getByRole('combobox', { name: 'Country' }).click()
    await page.getByRole('option', { name: 'Japan' }).click()
    await office.getByRole('combobox', { name: 'Time zone' }).getByText('Asia/Tokyo').waitFor()
    await office.getByRole('button', { name: 'Cancel' }).click()
    await office.waitFor({ state: 'detached' })
    await card.getByRole('link', { name: 'Holidays' }).click()
    await page.getByRole('heading', { level: 1, name: /Main office/ }).waitFor()

    const bea = await hire(web.product, company, 'Bea')
    const { token } = company.admin
    const params = { ws: company.ws }
    const me = (await web.product.call(peopleApi.employeeMe, { token, params })).body.data
    const role_id = me.role_id!

    await web.product.call(peopleApi.changeEmployee, {
      token,
      params: { ...params, id: bea.employee },
      body: { role_id },
    })

    await page.goto(`${web.url}/admin/general`)
    await page.getByRole('combobox', { name: 'Administrator' }).click()
    await page.getByRole('option', { name: 'Bea Tester' }).click()
    await page.getByRole('button', { name: 'Save' }).first().click()
    await page.getByText('Company Data Updated').waitFor()
    const { admin: named } = (await web.product.call(workspacesApi.workspace, { token, params }))
      .body.data

    expect(named).toBe(
      (await web.product.call(peopleApi.employeeMe, { token: bea.token, params })).body.data
        .user_id,
    )

    await page.goto(`${web.url}/admin/general?tab=settings`)
    const pattern = page.getByLabel('Pattern of employee IDs')
    await pattern.fill('NW-##-#')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await page.getByText('Write # once for each digit', { exact: false }).waitFor()
    await pattern.fill('NW-0001')
    await page.getByText(/NW-0001.*NW-0002/).waitFor()
    await page.getByRole('button', { name: 'Save' }).first().click()
    await page.getByText('Information Updated').waitFor()

    const added = await web.product.call(peopleApi.addEmployee, {
      token,
      params,
      body: { first_name: 'Cy', last_name: 'Tester', email: 'cy@example.com', invite: false },
    })

    const cy = await web.product.call(peopleApi.employee, {
      token,
      params: { ...params, id: added.body.data.id },
    })

    expect(cy.body.data.oid).toBe('NW-0001')
  })

  it('let a contract say the working days day by day, and keep pay from managers', async () => {
    const { token } = company.admin

    const body = {
      effective_on: '2026-01-01',
      base_compensation_amount: '3000',
      base_compensation_type: 'monthly',
    } as const

    expect(
      (
        await web.product.call(employmentApi.addContract, {
          token,
          params: { id: maya.employee },
          body,
        })
      ).status,
    ).toBe(201)

    const path = `/admin/employees/${maya.employee}/profile?tab=contract`
    const page = await admin(path)
    const day = (name: string) => page.getByRole('button', { name, exact: true })
    await day('Monday').waitFor()
    expect(await day('Friday').getAttribute('aria-pressed')).toBe('true')
    expect(await day('Saturday').getAttribute('aria-pressed')).toBe('false')
    await day('Friday').click()
    await day('Saturday').click()
    await page.getByRole('button', { name: 'Parts of days' }).click()
    await page.getByRole('button', { name: 'Saturday, slot 5' }).click()
    await page.locator('form').getByRole('button', { name: 'Save' }).first().click()
    await page.getByText('Information Updated').waitFor()
    const all = [1, 2, 3, 4, 5]
    const [contract] = (
      await web.product.call(employmentApi.contracts, { token, params: { id: maya.employee } })
    ).body.data

    expect(contract!.working_days).toEqual({
      monday: all,
      tuesday: all,
      wednesday: all,
      thursday: all,
      saturday: [1, 2, 3, 4],
    })

    // Another policy or office has an effective date.
    await page.getByRole('tab', { name: 'Work', exact: true }).click()
    const from = page.getByLabel('Office and policy apply from')
    expect(await from.count()).toBe(0)
    await page.getByRole('combobox', { name: 'Time Off Policy' }).click()
    await page.getByRole('option', { name: 'None' }).click()
    await from.fill('1 Jan 2000')
    await page.getByText(/Not before 1 Jan/).waitFor()
    await from.fill(`2 Jan ${new Date().getFullYear()}`)
    await page.getByRole('button', { name: 'Save' }).first().click()
    await page.getByText('Information Updated').waitFor()
    await from.waitFor({ state: 'detached' })
    const params = { ws: company.ws, id: maya.employee }
    expect(
      (await web.product.call(peopleApi.employee, { token, params })).body.data.time_off_policy_id,
    ).toBeNull()

    const roles = (
      await web.product.call(accessApi.roles, { token, query: { workspace: company.ws } })
    ).body.data
    const role_id = roles.find(({ name }) => name === 'Manager')!.id
    const change = { token, params: { ws: company.ws, id: manager.employee }, body: { role_id } }
    await web.product.call(peopleApi.changeEmployee, change)
    const theirs = await (await web.visitor({ token: manager.token })).open(path)
    await theirs.getByText('You do not see the amounts.', { exact: false }).waitFor()
    await settled(theirs)
    expect(await theirs.getByText('No pay set').count()).toBe(0)
    expect(await theirs.getByText('could not be loaded', { exact: false }).count()).toBe(0)
  })
})
