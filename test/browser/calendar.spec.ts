import { eventsApi } from '@workledger/contracts/calendar/events.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { DateTime } from 'luxon'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { axeFindings, axeInBothThemes } from './support/axe'
import { ellipses, goWithin, overflows, readIn } from './support/document'
import { inBrowser } from './support/in-browser'

describe('events and the calendar', () => {
  const web = inBrowser()
  let company: Company
  let employee: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    employee = await hire(web.product, company, 'Eli', { birthday_on: '1990-05-12' })
    const at = { token: company.admin.token, params: { ws: company.ws } }

    await web.product.call(leaveRulesApi.addHoliday, {
      ...at,
      body: { name: 'Harbour day', date: '2027-05-13' },
    } as never)

    const fair = {
      title: 'Trade fair',
      event_on: '2027-05-10',
      end_date: '2027-05-12',
      location: 'Exhibition centre',
    }

    await web.product.call(eventsApi.addCompanyEvent, { ...at, body: fair })
  })

  it('an event is added with its sentences, found, opened by a colleague, seen in the calendar and deleted', async () => {
    const visitor = await web.visitor({ token: company.admin.token })
    visitor.expects(/events answered 422/)
    const admin = await visitor.open('/admin/events')
    await admin.getByRole('button', { name: 'Add event' }).first().click()
    const dialog = admin.getByRole('dialog', { name: 'Add event' })
    await dialog.getByRole('button', { name: 'Save' }).click()

    for (const sentence of [
      'Enter the Event Name!',
      'Select the Event Date!',
      'Select the Event Time!',
      'Enter the location!',
    ])
      await dialog.getByText(`Please ${sentence}`).waitFor()

    await dialog.getByText('Several days').click()
    await dialog.getByText('Please Select the Date Range!').waitFor()
    await dialog.getByText('Single day').click()
    await dialog.getByLabel('Event Name').fill('Launch')
    await dialog.getByLabel('Event Date').fill('28 Mar 2027')
    await dialog.getByLabel('Event Time').fill('1:30')
    await dialog.getByLabel('Location').fill('Roof')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog
      .getByText('The clocks of Europe/Lisbon go forward on that day: there is no 01:30.')
      .waitFor()
    await dialog.getByLabel('Event Date').fill('8 May 2027')
    await dialog.getByLabel('Event Time').fill('18')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await admin.getByText('New Event Added').waitFor()

    await admin
      .getByRole('row')
      .filter({ hasText: 'Launch' })
      .getByText(/8 May 2027, .18:00/)
      .waitFor()

    const eli = await (await web.visitor({ token: employee.token })).open('/events')
    await eli.getByRole('link', { name: 'Launch' }).click()
    await eli.getByRole('heading', { level: 1, name: 'Launch' }).waitFor()
    await eli.getByText(/8 May 2027, .18:00/).waitFor()
    await eli.getByRole('link', { name: 'Open in the calendar' }).click()
    await eli.getByRole('button', { name: /Launch/ }).dblclick()
    await eli.getByRole('dialog', { name: 'Launch' }).getByText('Roof').waitFor()
    await eli.keyboard.press('Escape')

    await admin.getByRole('button', { name: 'Actions for Launch' }).click()
    await admin.getByRole('menuitem', { name: 'Delete' }).click()
    await admin.getByRole('button', { name: 'Delete' }).click()
    await admin.getByText('Event Deleted Successfully').waitFor()
  })

  it('is added, changed and deleted on the shared pages, by authorised people', async () => {
    const admin = await (await web.visitor({ token: company.admin.token })).open('/events')
    await admin.getByRole('button', { name: 'Add event' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Add event' })
    await dialog.getByLabel('Event Name').fill('Picnic')
    await dialog.getByLabel('Event Date').fill('9 May 2027')
    await dialog.getByLabel('Event Time').fill('12')
    await dialog.getByLabel('Location').fill('Park')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await admin.getByText('New Event Added').waitFor()
    await admin.getByRole('link', { name: 'Picnic' }).click()
    await admin.getByRole('button', { name: 'Edit event' }).click()
    const edited = admin.getByRole('dialog', { name: 'Edit event' })
    await edited.getByLabel('Location').fill('Beach')
    await edited.getByRole('button', { name: 'Save' }).click()
    await edited.waitFor({ state: 'detached' })
    await admin.getByText('Beach').waitFor()

    const eli = await (await web.visitor({ token: employee.token })).open('/events')
    await eli.getByRole('link', { name: 'Picnic' }).waitFor()
    expect(await eli.getByRole('button', { name: 'Add event' }).count()).toBe(0)
    await eli.getByRole('link', { name: 'Picnic' }).click()
    await eli.getByText('Beach').waitFor()
    expect(await eli.getByRole('button', { name: 'Actions for Picnic' }).count()).toBe(0)
    await goWithin(eli, `${web.url}/events`)
    await eli.getByRole('link', { name: 'Picnic' }).waitFor()

    await admin.getByRole('button', { name: 'Actions for Picnic' }).click()
    await admin.getByRole('menuitem', { name: 'Delete' }).click()
    await admin.getByRole('button', { name: 'Delete' }).click()
    await admin.getByText('Event Deleted Successfully').waitFor()
    await admin.getByRole('heading', { level: 1, name: 'Events' }).waitFor()
    await admin.getByRole('link', { name: 'Trade fair' }).waitFor()
    await admin.getByRole('link', { name: 'Picnic' }).waitFor({ state: 'detached' })
  })

  it('draws an event of the night by its hours on both days, and prints only the page', async () => {
    const at = { token: company.admin.token, params: { ws: company.ws } }

    const night = {
      title: 'Night watch',
      event_on: '2027-03-27',
      event_time: '22:00',
      end_date: '2027-03-28',
      end_time: '03:00',
    }

    await web.product.call(eventsApi.addCompanyEvent, {
      ...at,
      body: { ...night, location: 'Harbour' },
    })

    const page = await (await web.visitor({ token: employee.token })).open(
      '/calendar?view=work_week&date=2027-03-27',
    )
    const [before, after] = [6, 7].map((day) => page.locator('.rbc-day-slot').nth(day - 1))
    await before!.getByText('22:00 –').waitFor()
    await after!.getByText('– 03:00').waitFor()
    // A week runs from Monday to Sunday, with or without an event at its end.
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('heading', { name: '29 Mar – 4 Apr 2027' }).waitFor()
    const days = ['Mon 29', 'Tue 30', 'Wed 31', 'Thu 1', 'Fri 2', 'Sat 3', 'Sun 4']
    expect(await page.locator('.rbc-time-header .rbc-header').allInnerTexts()).toEqual(days)
    await page.getByRole('button', { name: 'Back' }).click()
    await before!.getByText('22:00 –').waitFor()

    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('header').first().isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Subscribe' }).isVisible()).toBe(false)
    await page.getByRole('heading', { name: '22–28 Mar 2027' }).waitFor()
    const room = await page.locator('main').boundingBox()
    expect([room?.x, room?.width]).toEqual([0, page.viewportSize()!.width])
  })

  it('is opened from the dashboard, where due tasks lead to those of all projects', async () => {
    const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    const at = { token: company.admin.token, params: { ws: company.ws } }
    const body = { title: 'Stocktaking', event_on: soon, event_time: '10:00', location: 'Store' }
    await web.product.call(eventsApi.addCompanyEvent, { ...at, body })
    const page = await (await web.visitor({ token: employee.token })).open('/dashboard')
    const tasks = page.getByRole('link', { name: /Due task/ })
    await tasks.waitFor()
    expect(await tasks.getAttribute('href')).toBe('/projects?tab=tasks')
    await page.getByRole('link', { name: 'Stocktaking' }).click()
    await page.getByRole('heading', { level: 1, name: 'Stocktaking' }).waitFor()
  })

  it('says in full, on a small phone too, until when colleagues are away', async () => {
    const own = { token: employee.token, params: { id: employee.employee } }
    const types = await web.product.call(leaveRulesApi.leaveTypes, {
      token: own.token,
      params: { ws: company.ws },
    })

    const [start_on, finish_on] = [-3, 12].map((days) => DateTime.utc().plus({ days }).toISODate())
    const body = { leave_type_id: types.body.data[0]!.id, start_on, finish_on, description: 'Sea' }
    const leave = await web.product.call(leaveApi.requestLeave, { ...own, body } as never)
    expect(leave.status).toBe(201)

    const decided = await web.product.call(leaveApi.decideLeave, {
      token: company.admin.token,
      params: { ...own.params, leaveId: leave.body.data.id },
      body: { approved: true, rejected: false },
    })
    expect(decided.status).toBe(200)

    const visitor = await web.visitor({
      token: company.admin.token,
      viewport: { width: 320, height: 844 },
    })
    await visitor.context.addCookies([{ name: 'language', value: 'fr', url: web.url }])
    const page = await visitor.open('/dashboard')
    await page.getByText('jusqu’au').waitFor()
    expect((await ellipses(page)).filter((text) => text.includes('jusqu’au'))).toEqual([])
  })

  it('lists the days of a week on a phone, and draws the line of a column once where one reads from right to left', async () => {
    const visitor = await web.visitor({ token: company.admin.token })
    const page = await visitor.open('/calendar?view=week&date=2027-05-12')
    await page.locator('.rbc-time-view').waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    const thursday = page.getByRole('region', { name: 'Thu 13 May' })
    await thursday.getByRole('button', { name: /All day Harbour day/ }).waitFor()

    await page
      .getByRole('region', { name: 'Tue 11 May' })
      .getByRole('button', { name: /Trade fair/ })
      .waitFor()

    await page
      .getByRole('region', { name: 'Sun 16 May' })
      .getByText('Nothing on this day')
      .waitFor()

    await thursday.getByRole('button', { name: /Harbour day/ }).click()
    await page.getByRole('dialog', { name: 'Harbour day' }).waitFor()
    await page.keyboard.press('Escape')
    await thursday.getByRole('button', { name: 'Thu 13 May', exact: true }).click()
    await page.getByRole('heading', { name: '13 May 2027' }).waitFor()

    await visitor.context.addCookies([{ name: 'language', value: 'ar', url: web.url }])
    await page.setViewportSize({ width: 1440, height: 900 })
    await goWithin(page, `${web.url}/calendar?view=week&date=2027-05-12`)
    await page.reload()
    await page.locator('.rbc-time-view.rbc-rtl, .rbc-rtl .rbc-time-view').first().waitFor()

    const apart = `[...document.querySelectorAll('.rbc-day-slot')].filter((slot) => {
      const inner = slot.querySelector('.rbc-events-container').getBoundingClientRect()
      return Math.abs(inner.right - slot.getBoundingClientRect().right) > 1
    }).length`

    expect(await page.evaluate(apart)).toBe(0)
  })

  it('has five views that fit, in both languages and themes, and nothing for axe to find', async () => {
    const visitor = await web.visitor({ token: company.admin.token })
    const page = await visitor.open('/calendar?date=2027-05-12')
    await page.getByText('Trade fair').first().waitFor()
    await page.getByText('Harbour day').first().waitFor()
    await page.getByText('Birthday of Eli Tester').first().waitFor()
    const found: string[] = []

    const look = async (path: string) => {
      await goWithin(page, web.url + path)
      await page.getByText('Trade fair').first().waitFor()
      found.push(...(await axeInBothThemes(page)))
    }

    for (const view of ['month', 'week', 'work_week', 'day', 'agenda']) {
      await look(`/calendar?view=${view}&date=2027-05-12`)
      found.push(...(await overflows(page, [320, 390, 1440])))
    }

    await visitor.context.addCookies([{ name: 'language', value: 'ar', url: web.url }])
    await page.reload()
    await page.setViewportSize({ width: 390, height: 844 })
    await look('/calendar?date=2027-05-12')
    expect(await readIn(page)).toEqual({ lang: 'ar', dir: 'rtl' })
    // A phone has it in the menu.
    await page.locator('[data-title-row]').getByRole('button', { name: 'المزيد' }).click()
    await page.getByRole('menuitem', { name: 'اشتراك' }).click()
    await page.getByRole('button', { name: 'عنوان جديد' }).click()
    await page.getByText('انسخ هذا العنوان الآن').waitFor()
    found.push(...(await axeFindings(page)))
    expect(found).toEqual([])
  })
})
