import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { until } from '../support/until'
import { axeFindings } from './support/axe'
import { inBrowser } from './support/in-browser'

describe('tags of time entries', () => {
  const web = inBrowser()
  let company: Company
  let eli: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    eli = await hire(web.product, company, 'Eli')
  })

  const running = async () =>
    (
      await web.product.call(timeTrackingApi.runningTimer, {
        token: eli.token,
        params: { ws: company.ws },
        query: {},
      })
    ).body.data

  it('are typed with the keyboard, shown in the list, and filter it', async () => {
    const page = await (await web.visitor({ token: eli.token })).open('/timer')
    const bar = page.getByRole('form', { name: 'Timer' })
    await bar.getByRole('combobox').fill('Workshop with the client')
    await bar.getByRole('button', { name: 'Tags' }).focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Tags' })
    await menu.getByRole('combobox').waitFor()
    await page.keyboard.type('Travel')
    await page.keyboard.press('Enter')
    await menu.getByRole('option', { name: 'Travel', selected: true }).waitFor()
    await page.keyboard.type('a, b')
    await menu.getByText('A tag has 1 to 40 characters and no comma.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await bar.getByRole('button', { name: 'Start', exact: true }).click()
    await until(async () => (await running())?.tags.join() === 'Travel')

    const row = page.locator('[data-entry]').filter({ hasText: '#Travel' })
    await row.getByRole('button', { name: 'Tags: Travel' }).click()
    await menu.getByRole('combobox').fill('Calls')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await until(async () => (await running())?.tags.join() === 'Travel,Calls')

    await page.getByRole('button', { name: 'All tags' }).click()
    await menu.getByRole('option', { name: 'Calls' }).click()
    await page.waitForURL(/tag=Calls/)
    await row.waitFor()
    await page.goto(page.url().replace('tag=Calls', 'tag=Other'))
    await page.getByText('No entries match').waitFor()
    expect(await page.locator('[data-entry]').count()).toBe(0)
  })
})
