import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import type { Product } from '../support/product'
import { nextMonday } from './support/days'
import { goWithin, overflows, settled } from './support/document'
import { everyPage } from './support/every-page'
import { inBrowser } from './support/in-browser'
import { LONG } from './support/long'

/** The main pages of both apps; `npm run looks` visits all. */
const PAGES = [
  '/dashboard',
  '/timer',
  '/requests',
  '/inbox',
  '/calendar',
  '/projects',
  '/my_profile',
  '/my_account',
  '/work_reports',
  '/admin/inbox',
  '/admin/reports/insights',
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

/** Something to decide, so that the inbox has a list and a decision. */
async function askLeave(product: Product, { ws }: Company, { token, employee }: Person) {
  const types = await product.call(leaveRulesApi.leaveTypes, { token, params: { ws } })
  const day = nextMonday(1)

  const asked = await product.call(leaveApi.requestLeave, {
    token,
    params: { id: employee },
    body: {
      leave_type_id: types.body.data[0]!.id,
      start_on: day,
      finish_on: day,
      description: 'Visiting the family in the far north, where the ferries are rare',
    },
  })

  expect(asked.status).toBe(201)
}

/** Makes a company with an open request; returns its administrator and the pages to visit. */
async function pagesOf(product: Product): Promise<{ admin: Person; pages: readonly string[] }> {
  if (LONG) return everyPage(product)
  const company = await createCompany(product)
  await askLeave(product, company, await hire(product, company, 'Mia'))

  return { admin: company.admin, pages: PAGES }
}

/** A browser whose reader set text twice as large as usual (WCAG 2.2, 1.4.4). */
describe('text at 200 %', () => {
  const web = inBrowser({ chromium: ['--blink-settings=defaultFontSize=32'] })
  let admin: Person
  let pages: readonly string[]

  beforeAll(async () => {
    ;({ admin, pages } = await pagesOf(web.product))
  })

  it('is twice as large on every page, which still fits its window', async () => {
    const ada = await web.visitor({ token: admin.token })
    const found: string[] = []
    let page = await ada.open('/dashboard')

    for (const path of pages) {
      page = await ada.open(path)
      const heading = page.getByRole('heading', { level: 1 })
      await heading.waitFor({ state: 'attached' })
      await settled(page)
      const body = await page.evaluate('getComputedStyle(document.body).fontSize')
      if (path !== '/nowhere' && (await page.getByText('Page not found').count()))
        found.push(`${path} does not exist`)
      if (body !== '28px') found.push(`${path} has text of ${body}`)
      found.push(...(await overflows(page, [1280, 1440])))
      await page.close()
    }

    expect(found).toEqual([])
  }, 600_000)
})

/**
 * Returns the share of the window's height that bars cover which stay in place, in per cent. A
 * text, because it runs in the page.
 */
const covered = `(() => {
  const bars = [...document.querySelectorAll('body *')].filter((one) => {
    const { position } = getComputedStyle(one)
    const { top, bottom, width, height } = one.getBoundingClientRect()
    const stuck = position === 'fixed' || (position === 'sticky' && (Math.abs(top) < 1 || Math.abs(bottom - innerHeight) < 1))
    return stuck && one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && width > innerWidth / 2 && height > 0 && top < innerHeight && bottom > 0
  })
  const rows = new Set()
  for (const bar of bars) {
    const { top, bottom } = bar.getBoundingClientRect()
    for (let y = Math.max(0, Math.round(top)); y < Math.min(innerHeight, bottom); y++) rows.add(y)
  }
  return Math.round((100 * rows.size) / innerHeight)
})()`

/** Whether the reader sees at least a part of what has the focus (WCAG 2.2, 2.4.11). */
const focusSeen = `(async () => {
  // The link that skips to the content comes and goes by a transition.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
  const ends = ({ effect }) => effect.getComputedTiming().endTime !== Infinity
  await Promise.allSettled(document.getAnimations().filter(ends).map(({ finished }) => finished))
  const focus = document.activeElement
  if (focus === document.body) return null
  const { left, right, top, bottom } = focus.getBoundingClientRect()
  const points = [top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y))
  const label = focus.closest('label')
  return points.some((one) => one && (focus.contains(one) || one.contains(focus) || label?.contains(one)))
    ? null
    : (focus.ariaLabel || focus.innerText) + ' at ' + Math.round(top) + ' px is behind ' + points[1]?.outerHTML.slice(0, 120)
})()`

/** A window of 1280 × 1024 px at a zoom of 400 % has 320 × 256 px (WCAG 2.2, 1.4.10). */
describe('a zoom of 400 %', () => {
  const web = inBrowser()
  let admin: Person
  let pages: readonly string[]

  beforeAll(async () => {
    ;({ admin, pages } = await pagesOf(web.product))
  })

  it('leaves half of the window to the content of every page, in one column', async () => {
    const ada = await web.visitor({
      token: admin.token,
      viewport: { width: 320, height: 256 },
    })
    const page = await ada.open('/dashboard')
    const found: string[] = []

    for (const path of pages) {
      await goWithin(page, web.url + path)
      await page.setViewportSize({ width: 320, height: 256 })
      const wide = await page.evaluate<number>('document.scrollingElement.scrollWidth')
      if (wide > 320) found.push(`${path} is ${wide} px wide`)
      await page.evaluate('scrollTo(0, 300)')
      const share = await page.evaluate<number>(covered)
      if (share > 50) found.push(`${path} is covered by bars to ${share} %`)
    }

    expect(found).toEqual([])
  }, 600_000)

  it('never hides the focus in the inbox', async () => {
    const ada = await web.visitor({
      token: admin.token,
      viewport: { width: 320, height: 256 },
    })

    const page = await ada.open('/inbox')
    await page.getByRole('button', { name: 'Approve' }).first().waitFor()
    const hidden: string[] = []

    for (let tabs = 0; tabs < 25; tabs++) {
      await page.keyboard.press('Tab')
      const lost = await page.evaluate<string | null>(focusSeen)
      if (lost) hidden.push(lost)
    }

    expect(hidden).toEqual([])
  })
})
