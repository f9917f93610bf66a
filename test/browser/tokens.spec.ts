import { accessApi } from '@workledger/contracts/access/access.api'
import { integrationsApi } from '@workledger/contracts/integrations/integrations.api'
import { scopeAreas } from '@workledger/contracts/kernel/token-scopes'
import { peopleApi } from '@workledger/contracts/people/people.api'
import type { Locator } from 'playwright-core'
import { type Company, createCompany, hire, PASSWORD, type Person } from '../support/people'
import { inBrowser } from './support/in-browser'
import { Keyboard } from './support/keyboard'
import { fromRowMenu } from './support/row-menu'

const hasFocus = (target: Locator) =>
  target.evaluate((element) => {
    const root = element.ownerDocument as unknown as { activeElement: unknown }
    return root.activeElement === element
  })

describe('API tokens', () => {
  const web = inBrowser()
  let company: Company
  let other: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    const { admin, ws } = company
    other = await hire(web.product, company, 'Bea')

    const roles = await web.product.call(accessApi.roles, {
      token: admin.token,
      query: { workspace: ws },
    })

    await web.product.call(peopleApi.changeEmployee, {
      token: admin.token,
      params: { ws, id: other.employee },
      body: { role_id: roles.body.data.find(({ name }) => name === 'Admin')!.id },
    })
  })

  const employees = (token: string, init: RequestInit = {}) =>
    fetch(
      `${web.url}/api/v1/workspaces/${company.ws}/employees${init.method ? '' : '?per_page=1'}`,
      {
        ...init,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      },
    )

  it('are made with the keyboard, shown once, used, and refused once revoked', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open('/my_account')
    const keys = new Keyboard(page)
    const card = page.getByRole('region', { name: 'API tokens' })
    await card.getByText('No API tokens').waitFor()
    await keys.push(card.getByRole('button', { name: 'Make token' }))
    const dialog = page.getByRole('dialog', { name: 'Make an API token' })
    await dialog.getByLabel('Name').waitFor()
    await keys.push(dialog.getByRole('button', { name: 'Make token' }))
    await dialog.getByText('Give the token a name.').waitFor()
    await dialog.getByText('Choose at least one scope.').waitFor()
    await keys.fill(dialog.getByLabel('Name'), 'Nightly')

    const box = (name: string) => dialog.getByRole('checkbox', { name, exact: true })
    await keys.reach(box('All areas: Read'))
    await keys.press('Space', 'Space', 'ArrowDown', 'ArrowRight')
    const people = box('Employees: Write')

    for (let downs = 0; downs < scopeAreas.length && !(await hasFocus(people)); downs++)
      await keys.press('ArrowDown')

    await keys.press('Space')
    expect(await people.isChecked()).toBe(true)
    expect(await box('Employees: Read').isChecked()).toBe(true)
    expect(await box('Leave: Read').isChecked()).toBe(false)
    await keys.fill(dialog.getByLabel('Your current password'), PASSWORD)
    await keys.press('Enter')

    const shown = page.getByRole('dialog', { name: /The token .*Nightly/ })
    await shown.getByText('Copy it now.').waitFor()
    const token = await shown.locator('code').first().innerText()
    expect(token).toMatch(/^wlt_/)
    await keys.push(shown.getByRole('button', { name: 'Done' }))
    await shown.waitFor({ state: 'detached' })
    await card.getByText(`…${token.slice(-4)}`).waitFor()
    await card.getByText('Employees: Write').waitFor()
    expect(await page.content()).not.toContain(token)

    expect((await employees(token)).status).toBe(200)
    const body = JSON.stringify({ first_name: 'Tom', last_name: 'Token', email: 'tom@example.com' })
    expect((await employees(token, { method: 'POST', body })).status).toBe(201)

    await keys.push(card.getByRole('button', { name: /Revoke .*Nightly/ }))
    const asked = page.getByRole('alertdialog', { name: /Revoke .*Nightly/ })
    await keys.push(asked.getByRole('button', { name: 'Revoke' }))
    await page.getByText('Token revoked').waitFor()
    expect((await employees(token)).status).toBe(401)
    await keys.push(card.getByRole('button', { name: 'Show 1 ended token' }))
    await card.getByText('Revoked', { exact: true }).waitFor()

    await page.goto(`${web.url}/admin/audit?area=people`)
    await page
      .getByText(/by the token .*Nightly/)
      .first()
      .waitFor()
  })

  it('approve once a second admin has granted it', async () => {
    const { ws, admin } = company

    const made = await web.product.call(integrationsApi.makeToken, {
      token: other.token,
      params: { ws },
      body: { name: 'Approver', scopes: ['leave:approve'], current_password: PASSWORD },
    })
    expect(made.status).toBe(201)

    const asking = await (await web.visitor({ token: other.token })).open('/admin/integrations')
    await asking.getByText('Waits for admins').waitFor()
    await asking.getByRole('button', { name: 'Actions for Approver' }).click()
    const own = asking.getByRole('menuitem', { name: 'Grant Leave: Approve' })
    expect(await own.getAttribute('aria-disabled')).toBe('true')
    await own.getByText('Granted by you').waitFor()

    const page = await (await web.visitor({ token: admin.token })).open('/admin/integrations')
    await fromRowMenu(page, 'Approver', 'Grant Leave: Approve')
    const asked = page.getByRole('alertdialog', { name: 'Grant Leave: Approve?' })
    await asked.getByRole('button', { name: 'Grant' }).click()
    await page.getByText('Granted. The token may use it now.').waitFor()
    await page.getByText('Waits for admins').waitFor({ state: 'detached' })

    await fromRowMenu(page, 'Approver', 'History')
    const history = page.getByRole('dialog', { name: 'History' })
    await history.getByText('Scope of an API token granted').first().waitFor()
  })

  it('belong to a service account, which has a name of its own', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open(
      '/admin/integrations?tab=service_accounts',
    )
    await page.getByRole('button', { name: 'Add service account' }).click()
    const adding = page.getByRole('dialog', { name: 'Add service account' })
    await adding.getByLabel('Name').fill('Payroll export')
    await adding.getByLabel('Manage the company').check()
    await adding.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Service account added').waitFor()

    await fromRowMenu(page, 'Payroll export', 'Make token')
    const dialog = page.getByRole('dialog', { name: 'Make an API token for Payroll export' })
    await dialog.getByLabel('Name').fill('Monthly')
    await dialog.getByRole('checkbox', { name: 'Employees: Write', exact: true }).check()
    await dialog.getByLabel('Your current password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Make token' }).click()
    const shown = page.getByRole('dialog', { name: /The token .*Monthly/ })
    const token = await shown.locator('code').first().innerText()
    await shown.getByRole('button', { name: 'Done' }).click()
    const body = JSON.stringify({ first_name: 'Sue', last_name: 'Made', email: 'sue@example.com' })
    expect((await employees(token, { method: 'POST', body })).status).toBe(201)

    await page.getByRole('link', { name: 'Active tokens of Payroll export: 1' }).click()
    await page
      .getByRole('row', { name: /Monthly/ })
      .getByText('Payroll export')
      .waitFor()
    await page.goto(`${web.url}/admin/audit?area=people`)
    const acted = page.getByRole('row', { name: /Payroll export.*by the token/ }).first()
    await acted.getByText('(Ada Tester)').waitFor()

    await page.goto(`${web.url}/admin/integrations?tab=service_accounts`)
    await fromRowMenu(page, 'Payroll export', 'Remove')
    await page
      .getByRole('alertdialog', { name: 'Remove Payroll export?' })
      .getByRole('button', { name: 'Remove' })
      .click()
    await page.getByText('Service account removed').waitFor()
    expect((await employees(token)).status).toBe(401)
  })
})
