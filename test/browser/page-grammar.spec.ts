import { axeFindings } from './support/axe'
import { atRest, follow, goWithin, settled } from './support/document'
import { type EveryPage, everyPage } from './support/every-page'
import { focusFaults } from './support/focus'
import { inBrowser } from './support/in-browser'
import { LONG } from './support/long'
import type { Tab } from './support/visitor'

const MOST_SHIFT = 0.01

/** Sums the layout shifts that no press caused. A text, because it runs in the page. */
const countShifts = `
  window.shifts = []
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries())
      if (!shift.hadRecentInput)
        window.shifts.push({
          value: shift.value,
          of: shift.sources.slice(0, 3).map(({ node }) => (node?.nodeType === 1 ? node.localName + ' ' + (node.id || node.innerText?.slice(0, 30) || node.className) : 'text')),
        })
  }).observe({ type: 'layout-shift', buffered: true })
`

/** Returns in words everything of the open page that breaks the grammar. */
const faultsOfPage = `(() => {
  const seen = (element) => element.checkVisibility() && element.getClientRects().length > 0
  const words = (element) => (element.innerText || element.ariaLabel || '').trim()
  const faults = []
  const headings = [...document.querySelectorAll('h1')]
  if (headings.length !== 1) faults.push(headings.length + ' headings of the first level')
  const main = document.querySelector('main')
  const row = main.querySelector('[data-title-row]')
  const primary = row?.querySelector('[data-primary], .MuiButton-contained')

  if (primary) {
    const last = [...row.querySelectorAll('button, a')].filter(seen).at(-1)
    if (last !== primary) faults.push('after the primary action comes "' + words(last) + '"')
    const gap = Math.abs(primary.getBoundingClientRect().right - row.getBoundingClientRect().right)
    if (gap > 1) faults.push('the primary action is ' + gap + ' px before the end of the title row')
  }

  const actions = [...(row?.querySelectorAll('button, a') ?? [])].filter(seen).map(words)
  for (const action of new Set(actions.filter((one, index) => actions.indexOf(one) !== index)))
    faults.push('two actions are called "' + action + '"')

  // Without one in the title row, a bar such as the timer's may have the page's first action.
  const prominent = [...main.querySelectorAll('.MuiButton-contained')].filter(
    (one) => seen(one) && !one.closest('form, section, article, [role=region], [role=dialog], #foot'),
  )

  for (const button of prominent)
    if (button !== (primary ?? prominent[0])) faults.push('a second primary action, "' + words(button) + '"')

  for (const list of main.querySelectorAll('[data-list]')) {
    const lacks = list.dataset.lacks.split(' ')
    const heads = [...list.querySelectorAll('thead th')]
    const has = {
      search: list.querySelector('input[type=search]'),
      export: list.querySelector('button[aria-label="Export"]'),
      sorts: heads.length === 0 || heads.some((head) => head.ariaSort),
    }
    for (const [part, found] of Object.entries(has))
      if (!found && !lacks.includes(part)) faults.push('the list ' + list.dataset.list + ' has no ' + part + ', and gives no reason')
  }

  const navigation = document.querySelector('aside nav')
  if (!navigation) faults.push('no sidebar')
  const current = navigation?.querySelector('[aria-current=page]')

  if (current) {
    const { top, bottom } = current.getBoundingClientRect()
    const frame = current.parentElement.parentElement.getBoundingClientRect()
    if (top < frame.top - 0.5 || bottom > frame.bottom + 0.5) faults.push('the current entry is outside the sidebar')
  }

  return faults
})()`

/** The words of the title row's buttons that can be pressed. */
const headerActions = `[...document.querySelectorAll('main [data-title-row] :is(button, a)')]
  .filter((one) => one.checkVisibility() && !one.disabled && !one.hasAttribute('aria-haspopup') && !one.closest('[data-aside]'))
  .map((one) => one.innerText.trim())`

const options = `[...document.querySelectorAll('[role=option] > bdi, [role=option] > * > bdi')].map((one) => one.innerText.trim())`

/** Returns actions of the header that the palette does not offer. */
async function notInPalette(page: Tab): Promise<string[]> {
  const actions = await page.evaluate<string[]>(headerActions)
  const menu = page.locator('main [data-title-row] button[aria-haspopup=menu]')

  if ((await menu.count()) > 0) {
    await menu.last().click()
    const entries = page.locator('[role=menuitem]:not([aria-disabled=true])')
    await entries.first().waitFor()
    actions.push(...(await entries.allInnerTexts()).map((words) => words.trim()))
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
  }

  if (actions.length === 0) return []
  await page.keyboard.press('Control+k')
  await page.getByRole('option').first().waitFor()
  const offered = await page.evaluate<string[]>(options)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  return actions.filter(
    (action) => !offered.some((words) => words === action || words.endsWith(`: ${action}`)),
  )
}

/**
 * Presses N, the key of a page's primary action, and returns whether a dialog opened, with its
 * faults. The page is left if the action leads elsewhere.
 */
async function dialogOfPrimary(page: Tab): Promise<{ opened: boolean; faults: string[] }> {
  const primary = page.locator('main [data-title-row] button[data-primary]:enabled')
  if ((await primary.count()) === 0) return { opened: false, faults: [] }
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog')
  const opened = await dialog.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  )
  if (!opened) return { opened, faults: [] }
  await atRest(page)
  const faults = await focusFaults(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  return { opened, faults }
}

/** Marks the headings of the page that is left. */
const leave = `for (const one of document.querySelectorAll('h1')) one.dataset.left = ' left'`

interface Shift {
  value: number
  of: string[]
}

/** The footer's place follows from the content, so its own moves do not count. */
const isOfContent = ({ of }: Shift) => of.some((source) => !source.startsWith('footer'))

async function shiftsOf(page: Tab): Promise<string[]> {
  const shifts = (await page.evaluate<Shift[]>('window.shifts.splice(0)')).filter(isOfContent)
  const sum = shifts.reduce((all, { value }) => all + value, 0)

  return sum > MOST_SHIFT
    ? [`it shifts by ${sum.toFixed(4)}: ${shifts.flatMap((shift) => shift.of).join('; ')}`]
    : []
}

/** Pages with notices, figures or cards above or beside their list. */
const firstSeen = [
  '/dashboard',
  '/requests',
  '/timer',
  '/inbox',
  '/admin/employees',
  '/admin/payroll',
  '/admin/invoice',
  '/admin/audit',
  '/admin/work_reports',
  '/admin/general',
  '/admin/general?tab=checklists',
]

describe('the grammar of pages', () => {
  const web = inBrowser()
  let every: EveryPage

  beforeAll(async () => {
    every = await everyPage(web.product)
  })

  it('holds on every page of both apps', async () => {
    const visitor = await web.visitor({ token: every.admin.token })
    await visitor.context.addInitScript(countShifts)
    const page = await visitor.open('/dashboard')
    await settled(page)
    const found: string[] = []

    for (const path of ['/dashboard', '/admin/nowhere', ...every.pages]) {
      await page.evaluate('window.shifts.splice(0)')
      await goWithin(page, web.url + path)

      const faults = [
        ...(await shiftsOf(page)),
        ...(await page.evaluate<string[]>(faultsOfPage)),
        ...(await notInPalette(page)).map((action) => `the palette lacks "${action}"`),
      ]

      found.push(...faults.map((fault) => `${path}: ${fault}`))
    }

    expect(found).toEqual([])
  }, 900_000)

  it('opens the dialog of each primary action by N, on its first field', async () => {
    const page = await (await web.visitor({ token: every.admin.token })).open('/dashboard')
    await settled(page)
    const found: string[] = []
    let dialogs = 0

    for (const path of new Set(every.pages)) {
      await goWithin(page, web.url + path)
      const { opened, faults } = await dialogOfPrimary(page)
      if (opened) dialogs += 1
      found.push(...faults)
    }

    expect(found).toEqual([])
    // Most lists have one; fewer means that N opened nothing.
    expect(dialogs).toBeGreaterThan(20)
  }, 600_000)

  it('has one heading on every page while its data load', async () => {
    const page = await (await web.visitor({ token: every.admin.token })).open('/my_account')
    await settled(page)
    // Calls from here on get no answer.
    await page.route(/\/api\/v1\//, () => undefined)
    const found: string[] = []

    for (const path of new Set(every.pages.map((each) => each.split('?')[0]!))) {
      await page.evaluate(leave)
      await follow(page, path)
      const arrived = page.locator('h1:not([data-left])').first()
      await arrived.waitFor({ state: 'attached', timeout: 5_000 }).catch(() => {})
      // React hides what a loading page replaces.
      const headings = await page.evaluate<string[]>(
        `[...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).map((one) => one.innerText.trim())`,
      )
      if (headings.length !== 1 || !headings[0])
        found.push(`${path}: ${headings.join(', ') || 'no heading'}`)
    }

    expect(found).toEqual([])
  }, 600_000)

  it('has a heading while the code of a page loads', async () => {
    const visitor = await web.visitor({ token: every.admin.token })
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })

    await visitor.context.route(/\/assets\/audit-page[^/]*\.js/, async (route) => {
      await held
      await route.continue()
    })

    const page = await visitor.open('/admin/audit')
    await page.locator('main [data-skeleton]').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Audit' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    go()
    await page.locator('main [data-skeleton]').waitFor({ state: 'detached' })
    await page.locator('main [data-title-row]').getByText('Audit').waitFor()
  })

  it.each([1440, 390])(
    'keeps everything in place while a page loads, %i px wide',
    async (width) => {
      const visitor = await web.visitor({
        token: every.admin.token,
        viewport: { width, height: width < 600 ? 844 : 900 },
      })

      await visitor.context.addInitScript(countShifts)
      const found: string[] = []

      for (const path of LONG ? ['/dashboard', ...every.pages] : firstSeen) {
        const page = await visitor.open(path)
        await settled(page)
        found.push(...(await shiftsOf(page)).map((fault) => `${path}: ${fault}`))
        await page.close()
      }

      expect(found).toEqual([])
    },
    900_000,
  )

  it('moves the secondary actions into the menu on a phone', async () => {
    const visitor = await web.visitor({
      token: every.admin.token,
      viewport: { width: 390, height: 844 },
    })

    const page = await visitor.open('/admin/employees')
    const add = page.getByRole('button', { name: 'Add Employee' })
    await add.waitFor()
    expect(await page.getByRole('link', { name: 'Import Employees' }).count()).toBe(0)
    await page.locator('[data-title-row]').getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Import Employees' }).waitFor()
  })

  it('has a narrow sidebar in a window of 1,024 px until the person widens it', async () => {
    const visitor = await web.visitor({
      token: every.admin.token,
      viewport: { width: 1024, height: 768 },
    })

    const page = await visitor.open('/admin/billing')
    const sidebar = page.locator('aside nav')
    await sidebar.getByRole('link', { name: 'Employees' }).waitFor()
    expect((await sidebar.boundingBox())!.width).toBeLessThan(60)
    await sidebar.getByRole('button', { name: 'Widen sidebar' }).click()
    await sidebar.getByRole('link', { name: 'Billing' }).waitFor()
    expect((await sidebar.boundingBox())!.width).toBeGreaterThan(200)
    await page.reload()
    await sidebar.getByRole('link', { name: 'Billing' }).waitFor()
  })
})
