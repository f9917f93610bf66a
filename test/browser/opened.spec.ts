import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import kitEnglish from '@workledger/kit/i18n/messages.en'
import leaveEnglish from '../../web-app/src/leave/messages.en'
import timerEnglish from '../../web-app/src/time-tracking/messages.en'
import workspacesEnglish from '../../web-app/src/workspaces/messages.en'
import { createCompany, hire, type Person } from '../support/people'
import { axeFindings, inTheme } from './support/axe'
import { nextMonday } from './support/days'
import { overflows, settled } from './support/document'
import { focusFaults } from './support/focus'
import { inBrowser } from './support/in-browser'
import { LONG } from './support/long'
import type { Tab } from './support/visitor'

const english = {
  kit: kitEnglish,
  leave: leaveEnglish,
  timer: timerEnglish,
  workspaces: workspacesEnglish,
}

type Words = typeof english

const folders = {
  kit: 'kit/src/i18n',
  leave: 'src/leave',
  timer: 'src/time-tracking',
  workspaces: 'src/workspaces',
}

/**
 * Loads the words of a language. The module's name is computed, so that web-app's sources are not
 * compiled here.
 */
async function wordsIn(language: string): Promise<Words> {
  const read = async (folder: string) =>
    (await import(`../../web-app/${folder}/messages.${language}`)).default
  return Object.fromEntries(
    await Promise.all(
      Object.entries(folders).map(async ([area, folder]) => [area, await read(folder)]),
    ),
  )
}

/** Everything that opens over the pages of the employees' app: address, presses and result. */
const openings: readonly [
  string,
  (page: Tab, t: Words) => Promise<unknown>,
  'dialog' | 'alertdialog' | 'menu' | 'listbox',
][] = [
  ['/dashboard', (page, t) => page.getByRole('button', { name: t.kit.user.menu }).click(), 'menu'],
  ['/dashboard', (page, t) => page.getByRole('button', { name: t.kit.language }).click(), 'menu'],
  ['/dashboard', (page) => page.keyboard.press('?'), 'dialog'],
  ['/dashboard', (page) => page.keyboard.press('Control+k'), 'listbox'],
  ['/dashboard', (page) => page.keyboard.press('t'), 'dialog'],
  [
    '/dashboard',
    (page, t) => page.getByRole('button', { name: t.kit.attendance.checkIn }).click(),
    'dialog',
  ],
  ['/requests', (page, t) => page.getByRole('button', { name: t.leave.request }).click(), 'dialog'],
  [
    '/requests',
    (page, t) => page.getByRole('button', { name: t.leave.more }).first().click(),
    'menu',
  ],
  [
    '/requests',
    async (page, t) => {
      await page.getByRole('button', { name: t.leave.more }).first().click()
      await page.getByRole('menuitem', { name: t.leave.historyAction }).click()
    },
    'dialog',
  ],
  [
    '/requests',
    async (page, t) => {
      await page.getByRole('button', { name: t.leave.more }).first().click()
      await page.getByRole('menuitem', { name: t.leave.deleteAction }).click()
    },
    'alertdialog',
  ],
  [
    '/timer',
    (page, t) => page.getByRole('combobox', { name: t.timer.description }).click(),
    'listbox',
  ],
  ['/timer', (page, t) => page.getByRole('button', { name: t.timer.export }).click(), 'menu'],
  [
    '/timer',
    (page, t) => page.getByRole('button', { name: t.timer.allProjects }).click(),
    'listbox',
  ],
  ['/timer', (page, t) => page.getByRole('button', { name: t.timer.more }).first().click(), 'menu'],
  [
    '/timer',
    async (page, t) => {
      await page.getByRole('button', { name: t.timer.more }).first().click()
      await page.getByRole('menuitem', { name: t.timer.history }).click()
    },
    'dialog',
  ],
  [
    '/workspaces',
    (page, t) => page.getByRole('button', { name: t.workspaces.add }).click(),
    'dialog',
  ],
  ['/my_profile', (page) => page.getByRole('combobox').first().click(), 'listbox'],
]

describe('everything that opens over a page', () => {
  const web = inBrowser()
  let employee: Person

  beforeAll(async () => {
    const company = await createCompany(web.product, 'Northwind Cooling Systems')
    employee = await hire(web.product, company, 'Maximiliane', {
      manager_id: company.admin.employee,
    })
    const { token } = employee
    const params = { ws: company.ws }

    await web.product.call(workspacesApi.changeSettings, {
      token: company.admin.token,
      params,
      body: { enable_attendance_task: true },
    })

    const types = await web.product.call(leaveRulesApi.leaveTypes, { token, params })

    const body = {
      leave_type_id: types.body.data[0]!.id,
      start_on: nextMonday(0),
      finish_on: nextMonday(2),
      description:
        'Visiting the family in the far north, where the trains are rare and the ferries rarer still',
    }

    const asked = await web.product.call(leaveApi.requestLeave, {
      token,
      params: { id: employee.employee },
      body,
    })

    expect(asked.status).toBe(201)
    const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

    for (const [from, to] of [
      [26, 25],
      [3, 2],
    ] as const)
      expect(
        (
          await web.product.call(timeTrackingApi.addTimeEntry, {
            token,
            params,
            body: { description: `Cooling loop ${from}`, start: at(from), end: at(to) },
          })
        ).status,
      ).toBe(201)
  })

  /**
   * Returns the faults of everything that opens, in one language; the short form checks every
   * second one.
   */
  async function faults(language: 'en' | 'ar', half: 0 | 1): Promise<string[]> {
    const visitor = await web.visitor({ token: employee.token })
    await visitor.context.addCookies([{ name: 'language', value: language, url: web.url }])
    const page = await visitor.tab()
    const found: string[] = []
    const t = await wordsIn(language)
    let at = ''

    for (const [path, open, role] of openings.filter((_, index) => LONG || index % 2 === half)) {
      await page.setViewportSize({ width: 1440, height: 900 })
      // All time, so that entries are there on a Monday too.
      if (path !== at) await page.goto(web.url + (path === '/timer' ? `${path}?range=all` : path))
      at = path
      await settled(page)
      await open(page, t)
      const there = page.getByRole(role).first().waitFor()
      await there.catch((error) => Promise.reject(new Error(`${path} ${open}`, { cause: error })))

      if (role === 'dialog') found.push(...(await focusFaults(page)))

      for (const theme of LONG
        ? (['light', 'dark'] as const)
        : ([language === 'en' ? 'light' : 'dark'] as const)) {
        await inTheme(page, theme)
        found.push(...(await axeFindings(page)).map((finding) => `${role}, ${theme}: ${finding}`))
      }

      found.push(...(await overflows(page, [390])))
      await page.keyboard.press('Escape')
      await page.getByRole(role).first().waitFor({ state: 'detached' })
    }

    return found
  }

  it('has nothing that axe finds wrong, and fits on a phone, in English and in Arabic', async () => {
    expect(await Promise.all([faults('en', 0), faults('ar', 1)])).toEqual([[], []])
  }, 300_000)
})
