import { checklistsApi } from '@workledger/contracts/checklists/checklists.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { axeFindings, axeInBothThemes } from './support/axe'
import { goWithin, overflows, readIn, settled } from './support/document'
import { inBrowser } from './support/in-browser'

const day = (offset: number) =>
  new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

describe('joining, leaving and coming back', () => {
  const web = inBrowser()
  let company: Company
  let manager: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    manager = await hire(web.product, company, 'Mia')
  })

  it('is prepared in the settings, done by whose items they are, and seen on the profile', async () => {
    const ada = await web.visitor({ token: company.admin.token })
    const page = await ada.open('/admin/general?tab=checklists')
    await page.getByText('No checklists yet').waitFor()
    const before = await web.product.events(company.ws)
    await page.getByRole('button', { name: 'Add checklist' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add checklist' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Please input the name of the checklist!').waitFor()
    await dialog.getByText('Please say what is to be done!').waitFor()
    expect(await web.product.events(company.ws)).toBe(before)
    await dialog.getByLabel('Name').fill('Welcome')
    await dialog.getByLabel('To do').fill('Order a laptop')
    await dialog.getByRole('button', { name: 'Add item' }).click()
    const second = dialog.getByRole('group', { name: 'Item 2' })
    await second.getByLabel('To do').fill('Show the office')
    await second.getByRole('combobox', { name: 'Owner' }).click()
    await page.getByRole('option', { name: 'The manager' }).click()
    await second.getByLabel('Days after the day').fill('2')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Checklist added').waitFor()
    await page.getByRole('row').filter({ hasText: 'Welcome' }).getByText('Joining').waitFor()

    const eli = await hire(web.product, company, 'Eli', { manager_id: manager.employee })
    const mia = await web.visitor({ token: manager.token })
    const own = await mia.open('/requests?tab=checklists')
    const row = own.getByRole('row').filter({ hasText: 'Show the office' })
    await row.getByText('Eli Tester').waitFor()
    await row.getByRole('button', { name: 'Actions for Show the office' }).click()
    await own.getByRole('menuitem', { name: /Not needed/ }).click()
    const why = own.getByRole('dialog', { name: /Why is/ })
    await why.getByRole('button', { name: 'Not needed' }).click()
    await why.getByText('Please say why!').waitFor()
    await why.getByLabel('Reason').fill('Was here as a student')
    await why.getByRole('button', { name: 'Not needed' }).click()
    await own.getByText('Not needed: Show the office').waitFor()
    await own.getByText('Nothing found').or(own.getByText('Nothing to do')).first().waitFor()

    await page.goto(`${web.url}/admin/checklists`)
    const progress = page.getByRole('row').filter({ hasText: 'Eli Tester' })
    await progress.getByText('1 of 2').waitFor()
    await progress.getByText('Eli Tester').click()
    await page.waitForURL(/profile\?tab=checklists/)
    // The previous page stays until this one can be shown.
    await page.getByRole('tab', { name: 'Checklists', selected: true }).waitFor()
    await page.getByRole('row').filter({ hasText: 'Welcome' }).getByText('Welcome').click()
    const item = page.getByRole('row').filter({ hasText: 'Order a laptop' })

    await page
      .getByRole('row')
      .filter({ hasText: 'Show the office' })
      .getByText('Was here as a student')
      .waitFor()

    await item.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('row').filter({ hasText: 'Welcome' }).getByText('2 of 2').waitFor()
    await page.getByRole('button', { name: 'Actions for Welcome of Eli Tester' }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    await page.getByText('Item not needed').waitFor()

    const { body } = await web.product.call(checklistsApi.checklists, {
      token: company.admin.token,
      params: { ws: company.ws },
      query: { employee_id: eli.employee },
    })

    expect(body.data).toMatchObject([{ status: 'done', settled_count: 2 }])
  })

  it('fits on a phone in Arabic, and axe finds nothing wrong', async () => {
    const una = await hire(web.product, company, 'Una', { manager_id: manager.employee })
    const found: string[] = []

    const ada = await web.visitor({
      token: company.admin.token,
      locale: 'ar',
      viewport: { width: 390, height: 844 },
    })

    await ada.context.addCookies([{ name: 'language', value: 'ar', url: web.url }])
    const page = await ada.open('/requests?tab=checklists')
    expect(await readIn(page)).toEqual({ lang: 'ar', dir: 'rtl' })
    await page.getByRole('listitem').filter({ hasText: 'Order a laptop' }).first().waitFor()

    for (const path of [
      '',
      `/admin/employees/${una.employee}/profile?tab=checklists`,
      '/admin/checklists',
      '/admin/general?tab=checklists',
    ]) {
      if (path) await goWithin(page, web.url + path)
      await settled(page)
      found.push(...(await axeInBothThemes(page)))
      found.push(...(await overflows(page, [320, 390, 1440])))
    }

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'إضافة قائمة' }).click()
    await page.getByRole('dialog').waitFor()
    found.push(...(await axeFindings(page)), ...(await overflows(page, [320, 390])))
    expect(found).toEqual([])
  })

  it('hires a former employee again from the list of those who left', async () => {
    const zoe = await hire(web.product, company, 'Zoe')
    const params = { id: zoe.employee }

    await web.product.call(peopleApi.terminateEmployee, {
      token: company.admin.token,
      params,
      body: { terminated_on: day(-10) },
    })

    const ada = await web.visitor({ token: company.admin.token })
    const page = await ada.open(`/admin/employees/${zoe.employee}/profile`)
    await page.getByRole('button', { name: 'Actions for Zoe Tester' }).click()
    await page.getByRole('menuitem', { name: 'Hire again' }).click()
    const dialog = page.getByRole('dialog', { name: 'Hire Zoe Tester again' })
    await dialog.getByRole('button', { name: 'Hire again' }).click()
    await dialog.getByText('Please select the new first day!').waitFor()
    await dialog.getByLabel('New first day').fill(day(-5))
    await dialog.getByRole('button', { name: 'Hire again' }).click()
    await page.getByText('Zoe Tester was hired again.').waitFor()

    const { body } = await web.product.call(peopleApi.employee, {
      token: company.admin.token,
      params: { ws: company.ws, id: zoe.employee },
    })

    expect(body.data).toMatchObject({ status: 'active', hired_on: day(-5) })
  })
})
