import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import type { Route } from 'playwright-core'
import { type Company, createCompany } from '../support/people'
import { axeFindings, axeInBothThemes } from './support/axe'
import { overflows, settled } from './support/document'
import { inBrowser } from './support/in-browser'
import { readAlone } from './support/read-alone'
import { fromRowMenu } from './support/row-menu'

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
    const holidays = async () =>
      (await web.product.call(leaveRulesApi.holidays, { token, params, query: {} })).body.data

    const visitor = (await web.visitor({ token })).expects(
      /answered 422/,
      /public-holidays.* answered 409/,
      /policies.* answered 404/,
    )

    const page = await visitor.open(`/admin/offices/${office}/holidays`)
    const dialog = page.getByRole('dialog')
    const refused = (status: number) => (route: Route) =>
      route.fulfill({ status, json: { message: 'Not now.' } })
    const offer = /\/public-holidays\?/
    await readAlone(page, offer)
    await page.route(offer, refused(409))
    await page.getByRole('button', { name: 'Import Holiday' }).click()
    await dialog.getByText('Not now.').waitFor()
    await page.unroute(offer)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    const list = dialog.getByRole('list', { name: 'Holidays' })
    await list.getByRole('listitem').first().waitFor()
    const offered = await list.getByRole('listitem').count()
    // All but the first.
    await list.getByRole('checkbox').first().uncheck()
    await dialog.getByRole('button', { name: `Import ${offered - 1} holidays` }).click()
    await page.getByText(/Holidays imported successfully/).waitFor()
    expect(await holidays()).toHaveLength(offered - 1)
    // Existing holidays are not offered again.
    await page.getByRole('button', { name: 'Import Holiday' }).click()

    await list
      .getByText(/already added/)
      .first()
      .waitFor()

    expect(await list.locator('input:disabled').count()).toBe(offered - 1)
    expect(await axeInBothThemes(page)).toEqual([])
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
    // The list showed this year, and switches to the year of the added holidays.
    const next = new Date().getUTCFullYear() + 1
    await dialog.getByLabel('Name').fill('Founders’ day')
    await dialog.getByLabel('Date').fill(`5 May ${next}`)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('row').filter({ hasText: 'Founders’ day' }).waitFor()

    await page.goto(`${web.url}/admin/timeoff`)
    await settled(page)
    await page.getByRole('button', { name: 'Add leave policy' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()

    for (const sentence of [
      'Please input the Policy Name!',
      'Please input the Description!',
      'Must be numeric value!',
      'Please Select Days Type!',
      'Please Select Expiry Month!',
    ])
      await dialog.getByText(sentence).first().waitFor()

    await page.keyboard.press('Escape')
    const terms = /\/leaves\/policies\/[\w-]+$/
    await readAlone(page, terms)
    await page.route(terms, refused(404))
    await fromRowMenu(page, /^Actions for /, 'Edit')
    await dialog.getByText('Not now.').waitFor()
    await page.unroute(terms)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await dialog.getByLabel('Holiday allowance').fill('26')
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Leave policy updated').waitFor()
    await page.getByText('26 days').waitFor()

    await fromRowMenu(page, /^Actions for /, 'History')

    await page.getByRole('dialog', { name: 'History' }).getByText('Leave policy changed').waitFor()
    expect(await axeFindings(page)).toEqual([])

    await page.goto(`${web.url}/admin/timeoff?tab=types`)
    await settled(page)
    await page.getByRole('button', { name: 'Add leave type' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Please input the Leave Type!').waitFor()
    await dialog.getByText('Select Leave Accrues!').waitFor()
    await dialog.getByText('Select Approval!').waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await overflows(page, [390])).toEqual([])
  })

  it('show how a year was closed and the people it waits for, and close it again if facts changed since', async () => {
    const { ws, admin } = await createCompany(web.product)
    const year = new Date().getUTCFullYear() - 1
    // Simulates an earlier hire, because no call dates a policy back into a past year.
    const places = `update read.leave_places set places = jsonb_set(places, '{0,from}', to_jsonb($2::text)) where id = $1`
    await web.product.owner.query(places, [admin.employee, `${year}-01-01`])
    const page = await (await web.visitor({ token: admin.token })).open('/admin/timeoff?tab=years')
    const row = page.getByRole('row').filter({ hasText: 'Ada Tester' })

    const close = async (action: string) => {
      await row.getByRole('button', { name: /^Actions for/ }).click()
      await page.getByRole('menuitem', { name: action }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: action }).click()
    }

    await row.getByText('Waiting').waitFor()
    // The address names only the tab; the list starts with last year and keeps another choice.
    const ofYear = page.getByRole('button', { name: /^Year: / })
    expect(await ofYear.innerText()).toBe(`Year: ${year}`)
    await ofYear.click()
    await page.getByRole('menuitemradio', { name: 'All' }).click()
    await page.getByRole('columnheader', { name: 'Year' }).waitFor()
    expect(await ofYear.innerText()).toBe('Year: All')
    await page.goto(`${web.url}/admin/timeoff?tab=years`)
    await close('Close now')
    await page.getByText('Year closed').waitFor()
    await page.getByText('19 days').waitFor()
    // A week of last year, entered only now.
    const types = (
      await web.product.call(leaveRulesApi.leaveTypes, { token: admin.token, params: { ws } })
    ).body.data
    const leave_type_id = types.find(({ accrues }) => accrues)!.id

    const body = {
      leave_type_id,
      description: 'Sea',
      start_on: `${year}-07-01`,
      finish_on: `${year}-07-07`,
      half_day: null,
    }

    await web.product.call(leaveApi.addLeave, {
      token: admin.token,
      params: { id: admin.employee },
      body,
    })

    await row.getByText('Changed since').waitFor()
    await row.getByText('→ 14').waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    expect(await overflows(page, [390])).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await row.getByRole('checkbox').check()
    const together = page.getByRole('button', { name: 'Close again' })
    await together.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close again' }).click()
    await page.getByText('14 days').waitFor()
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: 'History' })
    await history.getByText('Year closed').nth(1).waitFor()
    expect(await axeFindings(page)).toEqual([])
  })
})
