import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import type { Page } from 'playwright-core'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { until } from '../support/until'
import { axeFindings, axeInBothThemes, inTheme } from './support/axe'
import { nextMonday } from './support/days'
import { atRest, follow, overflows, settled } from './support/document'
import { inBrowser } from './support/in-browser'
import { moved, recordMotion } from './support/motion'
import { readAlone } from './support/read-alone'
import type { Tab, Visitor } from './support/visitor'

/** A page in a state that its reader seldom sees, and the words by which the state is known. */
interface State {
  who: 'admin' | 'manager' | 'employee'
  path: string
  /** What the server does with calls while the page opens. */
  server?: 'silent' | 'failing'
  /** Opens something over the page. */
  open?: (page: Tab) => Promise<unknown>
  there: (page: Tab) => Promise<unknown>
}

const text = (words: string | RegExp) => (page: Tab) => page.getByText(words).first().waitFor()

const role = (name: 'dialog' | 'alertdialog' | 'menu' | 'listbox') => (page: Tab) =>
  page.getByRole(name).first().waitFor()

const loading = (page: Tab) => page.locator('main .MuiSkeleton-root').first().waitFor()

/** No placeholder stays where nothing will come. */
const failed = async (page: Tab) => {
  await page.getByRole('button', { name: 'Try again' }).first().waitFor()
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' })
}

const states: Record<string, readonly State[]> = {
  empty: [
    { who: 'employee', path: '/inbox', there: text('Nothing waits for you') },
    { who: 'employee', path: '/timer', there: text(/^No time/) },
    ...['/admin/invoice', '/admin/clients', '/admin/payroll', '/admin/ats', '/admin/survey'].map(
      (path): State => ({ who: 'admin', path, there: settled }),
    ),
    ...[
      '/projects',
      '/requests?tab=expenses',
      '/admin/invoice/recurring',
      '/admin/reports/insights',
    ].map((path): State => ({ who: 'admin', path, there: settled })),
  ],
  loading: [
    '/requests',
    '/inbox',
    '/timer',
    '/my_profile',
    '/admin/employees',
    '/admin/payroll',
    '/admin/invoice',
    '/admin/audit',
  ].map((path) => ({ who: 'admin', path, server: 'silent', there: loading })),
  error: [
    '/requests',
    '/inbox',
    '/timer',
    '/dashboard',
    '/admin/employees',
    '/admin/payroll',
    '/admin/payroll_settings',
    '/admin/audit',
  ].map((path) => ({ who: 'admin', path, server: 'failing', there: failed })),
  denied: ['/admin/payroll', '/admin/audit', '/admin/operations', '/admin/payroll_settings'].map(
    (path) => ({
      who: 'employee',
      path,
      there: text('You are not allowed to see this page.'),
    }),
  ),
  // Everyone may read the company's profile.
  closed: [
    {
      who: 'employee',
      path: '/admin/general',
      there: text('Only people with the permission Edit the company can change these.'),
    },
  ],
  dialog: [
    ['/requests', 'n'],
    ['/dashboard', 't'],
    ['/dashboard', '?'],
    ['/dashboard', 'Control+k'],
    ['/admin/employees', 'n'],
    ['/admin/payroll', 'n'],
    ['/events', 'n'],
  ].map(([path, key]) => ({
    who: 'admin',
    path: path!,
    open: async (page) => {
      await settled(page)
      await page.keyboard.press(key!)
    },
    there: role('dialog'),
  })),
  menu: ['/dashboard', '/admin/employees'].map((path) => ({
    who: 'admin',
    path,
    open: (page) => page.locator('header [aria-haspopup=menu]').last().click(),
    there: role('menu'),
  })),
}

describe('a page in each of its states', () => {
  const web = inBrowser()
  let company: Company
  let people: Record<State['who'], Person>

  beforeAll(async () => {
    company = await createCompany(web.product)
    const manager = await hire(web.product, company, 'Mia')
    const employee = await hire(web.product, company, 'Eli', { manager_id: manager.employee })
    people = { admin: company.admin, manager, employee }
  })

  const arrive = (who: State['who'], more = {}): Promise<Visitor> =>
    web.visitor({ token: people[who].token, ...more })

  /** Lets calls of data wait without end, or fail. The shell's own first calls go through. */
  async function meddle(page: Page, how: NonNullable<State['server']>): Promise<void> {
    await page.route(/\/api\/v1\//, (route) =>
      how === 'silent'
        ? undefined
        : route.fulfill({ status: 500, json: { message: 'Something went wrong.' } }),
    )
  }

  async function faults(name: string, { who, path, server, open, there }: State) {
    const visitor = await arrive(who)
    visitor.expects(/answered (500|403)/, /failed/)
    const page = await visitor.open(server ? '/my_account' : path)

    if (server) {
      await settled(page)
      await meddle(page, server)
      await follow(page, path)
    }

    await open?.(page)

    await there(page).catch((error) =>
      Promise.reject(new Error(`${name}: ${path} does not get there`, { cause: error })),
    )

    if (!server) await atRest(page)
    const found = await axeInBothThemes(page)
    await page.setViewportSize({ width: 390, height: 844 })
    found.push(...(await axeFindings(page)))
    await inTheme(page, 'light')
    found.push(...(await overflows(page, [320])))
    await page.close()

    return found.map((finding) => `${name}, ${path}: ${finding}`)
  }

  it.each(Object.keys(states))(
    'that is %s has nothing that axe finds, in both themes and on a phone',
    async (name) => {
      const found: string[] = []
      for (const state of states[name]!) found.push(...(await faults(name, state)))
      expect(found).toEqual([])
    },
    240_000,
  )

  /** Starts the timer, which shows a toast. */
  async function startTimer(page: Tab) {
    await page.keyboard.press('t')
    await page.getByRole('dialog').getByLabel('Description').fill('Cooling loop')
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click()
  }

  it.each([
    ['light', 1440],
    ['dark', 390],
  ])('that shows a toast has nothing that axe finds in %s, %d px wide', async (theme, width) => {
    const { token } = await hire(web.product, company, theme)
    const visitor = await web.visitor({ token, viewport: { width, height: 844 } })
    const page = await visitor.open(`/dashboard?theme=${theme}`)
    await settled(page)
    await startTimer(page)
    await page.locator('[role=status] button').first().waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await page.locator('[role=status] button').first().isVisible()).toBe(true)
  })

  it('offers to read the check-in again, and says no facts that are not known', async () => {
    const visitor = (await arrive('employee')).expects(/answered 500/)
    const page = await visitor.tab()
    const reads =
      /attendances-current|\/running\?|calendar_events|\/inbox\?|employees\/[\w-]+\/tasks\?/
    await readAlone(page, reads)
    await page.route(reads, (route) => route.fulfill({ status: 500, json: { message: 'No.' } }))
    await page.goto(`${web.url}/dashboard`)
    const again = page.locator('header').getByRole('button', { name: 'Try again' })
    await again.waitFor()
    const facts = page.getByRole('region', { name: 'Today' })
    await until(async () => /Clock\s–\s+Timer\s–\s+Away today\s–/.test(await facts.innerText()))
    expect(await page.getByText(/0 (Due tasks|Pending requests)/).count()).toBe(0)
    await page.unroute(reads)
    await again.click()
    await page.getByRole('button', { name: 'Check in' }).waitFor()
  })

  describe('for a reader who wants no motion', () => {
    /** Opens and closes everything that moves for other readers. */
    async function tour(page: Tab) {
      await settled(page)
      await page.keyboard.press('Control+k')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await startTimer(page)
      await page.getByRole('group', { name: 'Timer running' }).waitFor()
      await page.keyboard.press('t')
      await page.getByRole('group', { name: 'Timer running' }).waitFor({ state: 'detached' })
      await page.locator('header [aria-haspopup=menu]').last().click()
      await page.getByRole('menu').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'detached' })
    }

    it('moves nothing', async () => {
      const visitor = await arrive('manager')
      await recordMotion(visitor.context)
      const page = await visitor.open('/dashboard')
      await tour(page)
      expect(await moved(page)).toEqual([])
      await page.goto(`${web.url}/inbox`)
      await settled(page)
      await page.goto(`${web.url}/requests`)
      await settled(page)
      expect(await moved(page)).toEqual([])
    })

    it('moves for others, or the test above would notice nothing', async () => {
      const visitor = await arrive('manager', { reducedMotion: 'no-preference' })
      await recordMotion(visitor.context)
      const page = await visitor.open('/dashboard')
      await tour(page)
      const seen = (await moved(page)).join('\n')
      expect(seen).toMatch(/toast-in/)
      expect(seen).toMatch(/opacity of div\S*MuiDialog-container/)
    })
  })

  describe('for a reader who hears it', () => {
    /** Marks the live regions that are there before something happens. */
    const mark = (page: Page) =>
      page.evaluate(
        `for (const one of document.querySelectorAll('[role=status], [role=alert]')) one.dataset.before = ''`,
      )

    it('says a success in a status, and a failure in an alert', async () => {
      const visitor = await arrive('employee')
      visitor.expects(/answered 500/)
      const page = await visitor.open('/dashboard')
      await settled(page)
      await mark(page)
      await startTimer(page)
      await page.locator('[role=status][data-before]').getByText('Timer started').waitFor()
      await page.getByRole('group', { name: 'Timer running' }).waitFor()

      await page.route(/time_entries|timer/, (route) =>
        route.request().method() === 'GET'
          ? route.fallback()
          : route.fulfill({ status: 500, json: { message: 'It did not work.' } }),
      )

      await page.keyboard.press('t')
      await page.locator('[role=alert][data-before]').getByText(/\w/).first().waitFor()
    })

    it('says the next item of the inbox after a decision', async () => {
      const own = { token: people.employee.token, params: { id: people.employee.employee } }

      const types = await web.product.call(leaveRulesApi.leaveTypes, {
        token: own.token,
        params: { ws: company.ws },
      })

      for (const week of [1, 2]) {
        const day = nextMonday(week)
        const leave = { leave_type_id: types.body.data[0]!.id, start_on: day, finish_on: day }
        const body = { ...leave, description: 'Skiing' }
        expect((await web.product.call(leaveApi.requestLeave, { ...own, body })).status).toBe(201)
      }

      const page = await (await arrive('manager')).open('/inbox')
      const waiting = page.getByRole('region', { name: 'Waiting for you' })
      await waiting.getByRole('listitem').nth(1).waitFor()
      await mark(page)
      await page.keyboard.press('j')
      await page.keyboard.press('a')
      await page.getByText(/^Leave Approved/).waitFor()
      const said = page.locator('main [role=status][data-before]')
      await said.getByText('Eli Tester').waitFor()
      expect(await said.innerText()).toMatch(/1 (of|\/) 1/)
    })
  })
})
