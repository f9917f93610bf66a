import { type Company, createCompany, hire } from '../support/people'
import { overflows, settled } from './support/document'
import { inBrowser } from './support/in-browser'

const PAGES = [
  '/dashboard',
  '/timer',
  '/requests',
  '/calendar',
  '/projects',
  '/my_profile',
  '/my_account',
  '/work_reports',
  '/admin/employees',
  '/admin/payroll',
  '/admin/invoice',
  '/admin/clients',
  '/admin/ats',
  '/admin/survey',
  '/admin/general',
  '/admin/audit',
  '/admin/operations',
  '/admin/custom_fields',
  '/admin/timeoff',
]

/** A browser whose reader set text twice as large as usual (WCAG 2.2, 1.4.4). */
describe('text at 200 %', () => {
  const web = inBrowser({ chromium: ['--blink-settings=defaultFontSize=32'] })
  let company: Company

  beforeAll(async () => {
    company = await createCompany(web.product)
    await hire(web.product, company, 'Mia')
  })

  it('is twice as large on every page, which still fits its window', async () => {
    const ada = await web.visitor({ token: company.admin.token })
    const found: string[] = []
    let page = await ada.open('/dashboard')

    for (const path of PAGES) {
      page = await ada.open(path)
      const heading = page.getByRole('heading', { level: 1 })
      await heading.waitFor({ state: 'attached' })
      await settled(page)
      const body = await page.evaluate('getComputedStyle(document.body).fontSize')
      if (await page.getByText('Page not found').count()) found.push(`${path} does not exist`)
      if (body !== '28px') found.push(`${path} has text of ${body}`)
      found.push(...(await overflows(page, [1280, 1440])))
      await page.close()
    }

    expect(found).toEqual([])
  })
})
