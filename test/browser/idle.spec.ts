import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { until } from '../support/until'
import { axeInBothThemes } from './support/axe'
import { inBrowser } from './support/in-browser'
import { goOffline } from './support/offline'
import type { Tab, Visitor } from './support/visitor'

const MINUTE = 60_000

describe('time without input', () => {
  const web = inBrowser()
  let company: Company
  let eli: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    eli = await hire(web.product, company, 'Eli')
  })

  const at = () => ({ token: eli.token, params: { ws: company.ws } })

  const entries = async () =>
    (await web.product.call(timeTrackingApi.timeEntries, { ...at(), query: {} })).body.data

  const running = async () =>
    (await web.product.call(timeTrackingApi.runningTimer, { ...at(), query: {} })).body.data

  const instant = (ago: number) =>
    new Date(Date.now() - ago).toISOString().slice(0, 19).replace('T', ' ')

  /** Runs a timer since an hour ago, with no other entries. */
  const run = async (description: string) => {
    for (const { id } of await entries())
      await web.product.call(timeTrackingApi.deleteTimeEntry, {
        token: eli.token,
        params: { ws: company.ws, id },
      })
    const started = await web.product.call(timeTrackingApi.startTimer, {
      ...at(),
      body: { description, start: instant(60 * MINUTE) },
    })
    expect(started.status).toBe(201)
    return started.body.data.id
  }

  /** Sets the last input in this browser, as if the device had slept since then. */
  const away = (page: Tab, minutes: number) =>
    page.evaluate(
      `localStorage.setItem('workledger.last_input.${eli.employee}', String(Date.now() - ${minutes * MINUTE}))`,
    )

  /** Opens the timer with the question switched on, after 20 minutes without input. */
  const back = async (visitor: Visitor, path = '/timer') => {
    const page = await visitor.open(path)
    await page.getByRole('group', { name: 'Timer running' }).waitFor()
    await page.evaluate(
      `localStorage.setItem('workledger.idle_minutes.${eli.employee}', '10'), dispatchEvent(new Event('idle-changed'))`,
    )
    // The watch notes input from now on.
    await until(() =>
      page.evaluate(`localStorage.getItem('workledger.last_input.${eli.employee}') !== null`),
    )
    await away(page, 20)
    await page.keyboard.press('Shift')
    const dialog = page.getByRole('dialog', { name: 'You were away' })
    await dialog.waitFor()

    return { page, dialog }
  }

  it('is asked about after the chosen minutes, and kept by Escape', async () => {
    const id = await run('Reading')
    const visitor = await web.visitor({ token: eli.token })
    const page = await visitor.open('/timer')
    await page.getByRole('button', { name: 'Idle time' }).click()
    await page.getByRole('menuitemradio', { name: 'Ask after 10 minutes' }).click()
    await until(() =>
      page.evaluate(`localStorage.getItem('workledger.last_input.${eli.employee}') !== null`),
    )
    await away(page, 9)
    await page.keyboard.press('Shift')
    expect(await page.getByRole('dialog', { name: 'You were away' }).count()).toBe(0)
    await away(page, 12)
    await page.keyboard.press('Shift')
    const dialog = page.getByRole('dialog', { name: 'You were away' })
    await dialog.getByText('ran without input here').waitFor()
    expect(await axeInBothThemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await entries()).toMatchObject([{ id, end: null }])
  })

  it('is discarded by the mouse, and the timer goes on by the keyboard', async () => {
    const id = await run('Drawing')
    const visitor = await web.visitor({ token: eli.token })
    const { dialog } = await back(visitor)
    await dialog.getByRole('button', { name: /^Discard it/ }).click()
    await until(async () => (await entries())[0]?.end !== null)
    const [only, ...others] = await entries()
    expect(others).toEqual([])
    expect(only).toMatchObject({ id })
    expect(Math.abs(only!.duration - 40 * 60)).toBeLessThan(10)

    await run('Painting')
    const again = await back(visitor)
    await again.dialog.getByRole('button', { name: /^Discard and go on/ }).press('Enter')
    await until(async () => (await entries()).length === 2)
    const [next, before] = await entries()
    expect([next, before]).toMatchObject([
      { description: 'Painting', end: null },
      { description: 'Painting' },
    ])
    expect(Math.abs(before!.duration - 40 * 60)).toBeLessThan(10)
    expect(next!.duration).toBeLessThan(30)
  })

  it('becomes an entry of its own', async () => {
    await run('Writing')
    const { page, dialog } = await back(await web.visitor({ token: eli.token }), '/dashboard')
    await dialog.getByRole('button', { name: /^Split/ }).click()
    await page.keyboard.type('Talk with a client')
    await page.keyboard.press('Enter')
    await until(async () => (await entries()).length === 3)
    const [next, split, before] = await entries()
    expect([next, split, before]).toMatchObject([
      { description: 'Writing', end: null },
      { description: 'Talk with a client' },
      { description: 'Writing', end: split!.start },
    ])
    expect(next!.start).toBe(split!.end)
    expect(Math.abs(split!.duration - 20 * 60)).toBeLessThan(10)
  })

  it('is asked about in every tab once, and no more once the timer stopped elsewhere', async () => {
    await run('Two tabs')
    const visitor = await web.visitor({ token: eli.token })
    const other = await visitor.open('/timer')
    await other.getByRole('group', { name: 'Timer running' }).waitFor()
    const { dialog, page } = await back(visitor)
    const there = other.getByRole('dialog', { name: 'You were away' })
    await there.waitFor()
    await dialog.getByRole('button', { name: /^Keep the time/ }).click()
    await there.waitFor({ state: 'detached' })
    await until(async () => JSON.stringify(await running()).includes('idle_kept_until'))

    // Kept time is not asked about again, so another entry runs.
    await page.live()
    const id = await run('Two tabs, again')
    await other.getByRole('textbox', { name: 'Description' }).first().waitFor()
    const shown = (tab: Tab) => tab.getByRole('textbox', { name: 'Description' }).first()
    for (const tab of [page, other])
      await until(async () => (await shown(tab).inputValue()) === 'Two tabs, again')
    await away(page, 20)
    await page.keyboard.press('Shift')
    await there.waitFor()
    await page.live()
    await web.product.call(timeTrackingApi.stopTimer, {
      token: eli.token,
      params: { ws: company.ws, id },
      body: {},
    })
    await there.waitFor({ state: 'detached' })
    await dialog.waitFor({ state: 'detached' })
    expect(await entries()).toHaveLength(1)
  })

  it('is kept on one device, noted in the history, and asked no more on another', async () => {
    const id = await run('Two devices')
    const phone = await back(await web.visitor({ token: eli.token }))
    const laptop = await back(await web.visitor({ token: eli.token }))
    await phone.page.live()
    await laptop.page.live()
    await laptop.dialog.getByRole('button', { name: /^Keep the time/ }).click()
    await phone.dialog.waitFor({ state: 'detached' })
    expect(await entries()).toMatchObject([{ id, end: null, revision: 0 }])

    // It stays away after a reload, too, and without input since.
    await phone.page.evaluate(
      `localStorage.setItem('workledger.last_input.${eli.employee}', String(Date.now() - ${20 * MINUTE}))`,
    )
    await phone.page.reload()
    await phone.page.getByRole('group', { name: 'Timer running' }).waitFor()
    await phone.page.keyboard.press('Shift')
    await phone.page.getByRole('button', { name: 'More' }).first().click()
    await phone.page.getByRole('menuitem', { name: 'History' }).click()
    await phone.page.getByText('Time without input kept').waitFor()
    expect(await phone.dialog.count()).toBe(0)
  })

  it('is kept without a connection, and sent later', async () => {
    const id = await run('In the tunnel')
    const visitor = await web.visitor({ token: eli.token })
    const { page, dialog } = await back(visitor)
    await goOffline(visitor, page)
    await dialog.getByRole('button', { name: /^Keep the time/ }).click()
    await page.getByRole('button', { name: '1 action waits for a connection' }).click()
    await page.getByText('Time away kept:').waitFor()
    await page.keyboard.press('Escape')
    await visitor.context.setOffline(false)
    await page.getByText('1 action sent').waitFor()
    expect(await running()).toMatchObject({ id, idle_kept_until: expect.any(String) })
  })

  it('is answered without a connection, in order and once', async () => {
    await run('On the train')
    const visitor = await web.visitor({ token: eli.token })
    const { page, dialog } = await back(visitor)
    await goOffline(visitor, page)
    await dialog.getByRole('button', { name: /^Discard and go on/ }).click()
    await page.getByRole('button', { name: '2 actions wait for a connection' }).waitFor()
    expect(await entries()).toHaveLength(1)
    await visitor.context.setOffline(false)
    await page.getByText('2 actions sent').waitFor()
    const [next, before, ...others] = await entries()
    expect(others).toEqual([])
    expect(next).toMatchObject({ description: 'On the train', end: null })
    expect(Math.abs(before!.duration - 40 * 60)).toBeLessThan(10)
  })
})
