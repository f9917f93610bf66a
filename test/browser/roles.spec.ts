import { structureApi } from '@workledger/contracts/structure/structure.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { inBrowser } from './support/in-browser'
import { fromRowMenu } from './support/row-menu'

describe('roles of the company', () => {
  const web = inBrowser()
  let company: Company
  let holder: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    const { admin, ws } = company
    const body = { name: 'Office manager', permissions: ['manage_time_off' as const] }

    const made = await web.product.call(structureApi.addRole, {
      token: admin.token,
      params: { ws },
      body,
    })

    holder = await hire(web.product, company, 'Olga', { role_id: made.body.data.id })
  })

  it('are made, changed for their holders, kept while held, and shown in their history', async () => {
    const page = await (await web.visitor({ token: company.admin.token })).open(
      '/admin/general?tab=roles',
    )
    await page.getByRole('cell', { name: 'Everything', exact: true }).waitFor()

    for (const [role, act] of [
      ['Admin', 'Edit'],
      ['Employee', 'Delete'],
    ] as const) {
      await page.getByRole('button', { name: `Actions for ${role}`, exact: true }).click()
      const entry = page.getByRole('menuitem', { name: act })
      expect(await entry.getAttribute('aria-disabled')).toBe('true')
      await page.keyboard.press('Escape')
      await entry.waitFor({ state: 'detached' })
    }

    await page.getByRole('button', { name: 'Add role' }).click()
    const adding = page.getByRole('dialog', { name: 'Add role' })
    await adding.getByRole('button', { name: 'Save' }).click()
    await adding.getByText('Please input the Role Name!').waitFor()
    await adding.getByLabel('Role name').fill('Payroll reader')
    await adding.getByLabel('Payroll', { exact: true }).check()
    await adding.getByLabel('View everything').check()
    await adding.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Role added').waitFor()
    const row = page.getByRole('row', { name: /Payroll reader/ })
    await row.getByText('Areas: Payroll').waitFor()
    await row.getByText('Audit: View everything').waitFor()

    await fromRowMenu(page, 'Office manager', 'Edit')
    const editing = page.getByRole('dialog', { name: 'Edit role' })
    await editing.getByLabel('Time off', { exact: true }).uncheck()
    await editing.getByLabel('Invoices', { exact: true }).check()
    await editing.getByRole('button', { name: 'Save' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Change the permissions of 1 person?' })
    await asked.getByText('Added: Invoices. Removed: Time off.').waitFor()
    await asked.getByRole('button', { name: 'Cancel' }).click()
    expect(await editing.getByLabel('Invoices', { exact: true }).isChecked()).toBe(true)
    await editing.getByRole('button', { name: 'Save' }).click()
    await asked.getByRole('button', { name: 'Change role' }).click()
    await page.getByText('Role changed').waitFor()

    await page
      .getByRole('row', { name: /Office manager/ })
      .getByText('Areas: Invoices')
      .waitFor()

    await fromRowMenu(page, 'Office manager', 'History')
    const history = page.getByRole('dialog', { name: 'History' })
    await history.getByText('Role changed').waitFor()
    await history.getByText('Time off', { exact: true }).first().waitFor()
    await page.keyboard.press('Escape')

    await fromRowMenu(page, 'Payroll reader', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Role deleted').waitFor()
    await row.waitFor({ state: 'detached' })

    await page.getByRole('link', { name: 'People with the role Office manager' }).click()
    await page.getByRole('row', { name: /Olga Tester/ }).waitFor()
    expect(await page.getByRole('row', { name: /Ada Tester/ }).count()).toBe(0)
    await page.getByRole('button', { name: 'Role' }).getByText('Office manager').waitFor()
  })

  it('a held role is refused its deletion with the reason, and an open page follows a changed role', async () => {
    const { token } = company.admin
    const params = { ws: company.ws }
    const roles = (await web.product.call(structureApi.workspaceRoles, { token, params })).body.data
    const { id } = roles.find(({ name }) => name === 'Office manager')!

    await web.product.call(structureApi.changeRole, {
      token,
      params: { ...params, id },
      body: { permissions: ['manage_invoices'] },
    })

    const hers = await (await web.visitor({ token: holder.token })).open('/dashboard')
    await hers.live()
    const menu = hers
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Invoice', exact: true })
    await menu.waitFor()
    const page = await (await web.visitor({ token }))
      .expects(/409/)
      .open('/admin/general?tab=roles')
    await fromRowMenu(page, 'Office manager', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('People still hold this role. Give them another one first.').waitFor()

    await fromRowMenu(page, 'Office manager', 'Edit')
    const editing = page.getByRole('dialog', { name: 'Edit role' })
    await editing.getByLabel('Invoices', { exact: true }).uncheck()
    await editing.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Change role' }).click()
    await menu.waitFor({ state: 'detached' })
  })
})
