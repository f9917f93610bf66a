import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { noticesApi } from '@workledger/contracts/notices/notices.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import type { Page } from 'playwright-core'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { until } from '../support/until'
import { axeInBothThemes } from './support/axe'
import { nextMonday } from './support/days'
import { overflows } from './support/document'
import { inBrowser } from './support/in-browser'

describe('notices', () => {
  const web = inBrowser({ workers: true })
  let company: Company
  let ann: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    ann = await hire(web.product, company, 'Ann')
  })

  const approve = async (week: number) => {
    const { token } = ann
    const types = await web.product.call(leaveRulesApi.leaveTypes, {
      token,
      params: { ws: company.ws },
    })

    const day = nextMonday(week)
    const requested = await web.product.call(leaveApi.requestLeave, {
      token,
      params: { id: ann.employee },
      body: {
        leave_type_id: types.body.data[0]!.id,
        start_on: day,
        finish_on: day,
        description: 'Rest',
      },
    })

    const decided = await web.product.call(leaveApi.decideLeave, {
      token: company.admin.token,
      params: { id: ann.employee, leaveId: requested.body.data.id },
      body: { approved: true, rejected: false },
    })

    expect(decided.status).toBe(200)
  }

  const bell = (page: Page) => page.getByRole('button', { name: /^Notices/ })
  const unreadBell = (page: Page) => page.getByRole('button', { name: 'Notices, some unread' })

  it('arrive in every browser at once, and are read in both', async () => {
    const one = await (await web.visitor({ token: ann.token })).open('/dashboard')
    const other = await (await web.visitor({ token: ann.token })).open('/dashboard')
    await one.live()
    await other.live()
    await bell(one).waitFor()
    expect(await unreadBell(one).count()).toBe(0)

    await approve(4)
    await unreadBell(one).waitFor()
    await unreadBell(other).waitFor()

    await unreadBell(one).click()
    const panel = one.getByRole('dialog', { name: 'Notices' })
    await panel.getByText('Leave approved').waitFor()
    expect(await panel.getByText('1 unread').count()).toBe(1)
    await panel.getByRole('button', { name: 'Mark all as read' }).click()
    await panel.getByText('0 unread').waitFor()
    await until(async () => (await unreadBell(other).count()) === 0)
    await one.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
  })

  it('have a bell whose room a phone keeps free, also next to a running timer', async () => {
    const { status } = await web.product.call(timeTrackingApi.startTimer, {
      token: ann.token,
      params: { ws: company.ws },
      body: { description: 'Read the contract' },
    })

    expect(status).toBe(201)
    const page = await (await web.visitor({ token: ann.token })).tab()
    await page.setViewportSize({ width: 390, height: 844 })
    // The bell comes while the page is idle: when the test says so.
    await page.addInitScript('window.idle = []; requestIdleCallback = (run) => idle.push(run)')
    await page.goto(`${web.url}/dashboard`)
    await page.getByRole('group', { name: 'Timer running' }).waitFor()
    const checkIn = page.getByRole('button', { name: 'Check in' }).first()
    await checkIn.waitFor()
    await page.locator('header button[aria-hidden=true]').waitFor({ state: 'attached' })
    const before = await checkIn.boundingBox()

    // It asks for idle time once the page's reads are over.
    await until(async () => {
      await page.evaluate('idle.splice(0).forEach((run) => run())')
      return (await bell(page).count()) > 0
    })

    expect(await checkIn.boundingBox()).toEqual(before)
  })

  it('are a list to search and filter, whose rows open their record', async () => {
    await approve(6)
    const page = await (await web.visitor({ token: ann.token })).open('/notices?unread=1')
    await page.getByRole('link', { name: 'Leave approved' }).first().waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    expect(await overflows(page, [320, 390, 1440])).toEqual([])
    await page.getByRole('link', { name: 'Leave approved' }).first().click()
    await page.waitForURL(/requests/)
  })

  it('come as their reader chooses, at once and with the hours', async () => {
    const page = await (await web.visitor({ token: ann.token })).open('/notices/settings')
    await page.getByLabel('My leave').click()
    await page.getByRole('option', { name: 'Notice only' }).click()

    const settings = async () =>
      (
        await web.product.call(noticesApi.noticeSettings, {
          token: ann.token,
          params: { ws: company.ws },
        })
      ).body.data

    await until(async () =>
      (await settings()).kinds.some(
        ({ kind, channel }) => kind === 'leave' && channel === 'notice',
      ),
    )

    await page.getByLabel('Quiet hours from').fill('22')
    await page.getByLabel('Quiet hours to').fill('6')
    await page.locator('form').getByRole('button', { name: 'Save' }).click()
    await until(async () => (await settings()).quiet_to === '06:00')
    expect(await settings()).toMatchObject({ quiet_from: '22:00', digest_hour: null })
    expect(await axeInBothThemes(page)).toEqual([])
    expect(await overflows(page, [320, 390, 1440])).toEqual([])
  })
})
