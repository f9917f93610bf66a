import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { type Company, createCompany } from '../support/people'
import { axeFindings, inTheme } from './support/axe'
import { overflows, settled } from './support/document'
import { inBrowser } from './support/in-browser'

describe('the rules of time off', () => {
  const web = inBrowser()
  let company: Company
  beforeAll(async () => {
    company = await createCompany(web.product)
  })

  it('are read and changed in the console: holidays by import, a policy from this year on, a type, each with its history', async () => {
    const { token } = company.admin
    const params = { ws: company.ws }
    const offices = (await web.product.call(structureApi.offices, { token, params })).body.data
    const office = offices[0]!.id
    const holidays = async () => (await web.product.call(leaveRulesApi.holidays, { token, params, query: {} })).body.data
    const page = await (await web.visitor({ token })).expects(/answered 422/).open(`/admin/offices/${office}/holidays`)
    await page.getByRole('button', { name: 'Import Holiday' }).click()
    const dialog = page.getByRole('dialog')
    const list = dialog.getByRole('list', { name: 'Holidays' })
    await list.getByRole('listitem').first().waitFor()
    const offered = await list.getByRole('listitem').count()
    // All but the first.
    await list.getByRole('checkbox').first().uncheck()
    await dialog.getByRole('button', { name: `Import ${offered - 1} holidays` }).click()
    await page.getByText(/Holidays imported successfully/).waitFor()
    expect(await holidays()).toHaveLength(offered - 1)
    // What stands already is not offered again.
    await page.getByRole('button', { name: 'Import Holiday' }).click()
    await list
      .getByText(/added already/)
      .first()
      .waitFor()
    expect(await list.locator('input:disabled').count()).toBe(offered - 1)
    for (const theme of ['light', 'dark'] as const) {
      await inTheme(page, theme)
      expect(await axeFindings(page)).toEqual([])
    }
    expect(await overflows(page, [390])).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('Escape')

    await page.goto(`${web.url}/admin/timeoff?tab=holidays`)
    await settled(page)
    await page.getByRole('button', { name: 'Add Holiday' }).click()
    const before = await web.product.events(company.ws)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Please input the Holiday Name!').waitFor()
    await dialog.getByText('Please input the Holiday Date!').waitFor()
    expect(await web.product.events(company.ws)).toBe(before)
    await page.keyboard.press('Escape')

    await page.goto(`${web.url}/admin/timeoff`)
    await settled(page)
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    await dialog.getByLabel('Holiday Allowance').fill('26')
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Leave Policy Edited Successfully').waitFor()
    await page.getByText('26 days').waitFor()
    await page
      .getByRole('button', { name: /^History of / })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'History' }).getByText('Leave policy changed').waitFor()
    expect(await axeFindings(page)).toEqual([])

    await page.goto(`${web.url}/admin/timeoff?tab=types`)
    await settled(page)
    await page.getByRole('button', { name: 'Add Leave Type' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Please input the Leave Type!').waitFor()
    await dialog.getByText('Select Leave Accrues!').waitFor()
    await dialog.getByText('Select Approval!').waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await overflows(page, [390])).toEqual([])
  })
})
