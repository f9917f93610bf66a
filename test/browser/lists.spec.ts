import { type Company, createCompany, hire } from '../support/people'
import { axeInBothThemes } from './support/axe'
import { overflows } from './support/document'
import { inBrowser } from './support/in-browser'

describe('a list', () => {
  const web = inBrowser()
  let company: Company

  beforeAll(async () => {
    company = await createCompany(web.product)
    for (const name of ['Bea', 'Cai', 'Dov']) await hire(web.product, company, name)
  })

  const admin = () => web.visitor({ token: company.admin.token })

  /** Waits for the name of the row with the focus. */
  const focused = async (page: Awaited<ReturnType<Awaited<ReturnType<typeof admin>>['open']>>) =>
    page.evaluate(() => document.activeElement?.closest('[data-row]')?.textContent ?? '')

  it('is walked, selected, opened and searched by keys, which are listed', async () => {
    const page = await (await admin()).open('/admin/employees')
    await page.getByRole('row', { name: /Bea Tester/ }).waitFor()
    await page.keyboard.press('j')
    expect(await focused(page)).toContain('Ada Tester')
    await page.keyboard.press('j')
    expect(await focused(page)).toContain('Bea Tester')
    await page.keyboard.press('k')
    expect(await focused(page)).toContain('Ada Tester')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('x')
    await page.getByRole('checkbox', { name: 'Select Bea Tester', checked: true }).waitFor()

    await page.keyboard.press('m')
    await page.getByRole('menuitem', { name: 'History' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menuitem', { name: 'History' }).waitFor({ state: 'detached' })
    await page.keyboard.press('.')
    await page.getByRole('menuitem', { name: 'History' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menuitem', { name: 'History' }).waitFor({ state: 'detached' })

    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await keys.getByText('Next row').waitFor()
    await keys.getByText('Search this list').waitFor()
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'detached' })

    await page.keyboard.press('/')
    await page.keyboard.type('Dov')
    await page.getByRole('row', { name: /Bea Tester/ }).waitFor({ state: 'detached' })
    await page.waitForURL(/Dov/)
    await page.getByRole('searchbox').blur()
    await page.keyboard.press('j')
    await page.keyboard.press('o')
    await page.waitForURL(/\/admin\/employees\/[\w-]+\/profile/)
  })

  it('hides no part of a column at any width, and stays usable', async () => {
    const page = await (await admin()).open('/admin/employees')
    await page.getByRole('row', { name: /Bea Tester/ }).waitFor()

    for (const width of [1440, 1200, 1024, 900, 768]) {
      await page.setViewportSize({ width, height: 800 })
      await page.waitForFunction(() =>
        [...document.querySelectorAll('main [data-scroller]')].every(
          (element) => element.scrollWidth <= element.clientWidth + 1,
        ),
      )
      await page.getByText('Bea Tester').first().waitFor()
    }

    await page.setViewportSize({ width: 768, height: 800 })
    await page.getByRole('list', { name: 'Employees' }).getByText('Active').first().waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    expect(await overflows(page, [320, 390, 768, 1024])).toEqual([])
  })

  it('keeps its filters in a sheet on a phone, and counts the chosen ones', async () => {
    const page = await (await admin()).open('/admin/employees')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('button', { name: 'Status' }).click()
    await page.getByRole('menuitemradio', { name: 'Terminated' }).click()
    await page.waitForURL(/terminated/)
    expect(await axeInBothThemes(page)).toEqual([])
    await sheet.getByRole('button', { name: /^Show/ }).click()
    await sheet.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Filters · 1' }).waitFor()
  })

  it('stops the access of a person, says so, and restores it', async () => {
    const person = 'Dov Tester'
    const page = await (await admin()).open('/admin/employees')
    const row = page.getByRole('row').filter({ hasText: person })
    const menu = page.getByRole('button', { name: `Actions for ${person}` })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Stop access' }).click()

    const question = page.getByRole('alertdialog')
    await question.getByText('Signed out at once').waitFor()
    await question.getByRole('button', { name: 'Stop access' }).click()
    await page.getByText(`The access of ${person} is stopped.`).waitFor()
    await row.getByText('Access stopped', { exact: true }).waitFor()

    await menu.click()
    await page.getByRole('menuitem', { name: 'Restore access' }).click()
    await page.getByText(`${person} has access again.`).waitFor()
    await row.getByText('Access stopped', { exact: true }).waitFor({ state: 'detached' })
  })
})
