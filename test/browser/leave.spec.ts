import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { nextMonday } from './support/days'
import { inBrowser } from './support/in-browser'

describe('a leave', () => {
  const web = inBrowser()
  let company: Company
  let manager: Person
  let employee: Person

  beforeAll(async () => {
    company = await createCompany(web.product)
    manager = await hire(web.product, company, 'Mia')
    employee = await hire(web.product, company, 'Eli', { manager_id: manager.employee })
  })

  const leavesOf = async ({ employee: id, token }: Person) =>
    (await web.product.call(leaveApi.leaves, { token, params: { id } })).body.data

  it('is asked for by the employee, approved by the manager, and the first page shows it without a reload', async () => {
    const eli = await web.visitor({ token: employee.token })
    const own = await eli.open('/requests')
    const before = await web.product.events(company.ws)
    await own.getByRole('button', { name: 'Request Leave' }).first().click()
    const dialog = own.getByRole('dialog', { name: 'Request Leave' })
    await dialog.getByText('24 days available').waitFor()
    await dialog.getByRole('button', { name: 'Request' }).click()
    await dialog.getByText('Please Select the Date Range!').waitFor()
    await dialog.getByText('Please enter the description!').waitFor()
    expect(await web.product.events(company.ws)).toBe(before)
    await dialog.getByRole('combobox', { name: 'Leave type' }).click()
    await own.getByRole('option', { name: 'Annual leave' }).click()
    await dialog.getByLabel('From').fill(nextMonday(0))
    await dialog.getByLabel('To').fill(nextMonday(1))
    // The cost and the other absences are shown before it is sent.
    await dialog.getByText('6 days · 24 → 18 left').waitFor()
    await dialog.getByText('No one else is away then.').waitFor()
    await dialog.getByLabel('Reason').fill('Walking in the hills')
    await dialog.getByRole('button', { name: 'Request' }).click()
    await own.getByText('New Leave Requested').waitFor()
    const row = own.getByRole('row').filter({ hasText: 'Walking in the hills' })
    await row.getByText('Pending').waitFor()
    expect(await web.product.events(company.ws)).toBe(before + 1)
    await own.live()

    const mia = await web.visitor({ token: manager.token })
    const inbox = await mia.open('/requests?tab=approvals')

    const item = inbox
      .getByRole('list', { name: 'Approvals' })
      .getByRole('listitem')
      .filter({ hasText: 'Eli Tester' })

    await item.getByText('6 days').waitFor()
    await item.getByText('24 → 18 left').waitFor()
    // A decision is delayed while Undo is offered.
    await item.getByRole('button', { name: 'Reject' }).click()
    await inbox.getByText('Leave Rejected: Eli Tester').waitFor()
    await inbox.getByRole('button', { name: 'Undo' }).click()
    await item.waitFor()
    await inbox.keyboard.press('a')
    await inbox.getByText('Leave Approved: Eli Tester').waitFor()
    await inbox.getByText('No Pending Leave Requests').waitFor()

    await row.getByText('Approved').waitFor()
    expect(await web.product.events(company.ws)).toBe(before + 2)
    expect(await leavesOf(employee)).toMatchObject([
      { status: 'approved', days_taken: '6', description: 'Walking in the hills' },
    ])

    await row.getByText('Walking in the hills').click()
    const history = own.getByRole('dialog', { name: 'History' })
    const steps = history.getByRole('listitem')
    await history.getByText('Leave approved').waitFor()
    expect(await steps.count()).toBe(2)
    expect(await steps.nth(0).innerText()).toMatch(
      /Leave approved[\s\S]*Mia Tester[\s\S]*Pending\s*→\s*Approved/,
    )
    expect(await steps.nth(1).innerText()).toMatch(
      /Leave requested[\s\S]*Eli Tester[\s\S]*Walking in the hills/,
    )
    await own.keyboard.press('Escape')
    await history.waitFor({ state: 'detached' })
  })

  it('is approved or rejected by an admin in the console', async () => {
    const { token } = employee

    const types = await web.product.call(leaveRulesApi.leaveTypes, {
      token,
      params: { ws: company.ws },
    })

    const leave_type_id = types.body.data.find(({ name }) => name === 'Annual leave')!.id

    for (const [week, description] of [
      [3, 'A wedding'],
      [4, 'A long weekend'],
    ] as const) {
      const body = {
        leave_type_id,
        start_on: nextMonday(week),
        finish_on: nextMonday(week),
        description,
      }
      expect(
        await web.product.call(leaveApi.requestLeave, {
          token,
          params: { id: employee.employee },
          body,
        }),
      ).toMatchObject({
        status: 201,
      })
    }

    const ada = await web.visitor({ token: company.admin.token })
    const page = await ada.open('/admin/leaves')
    const inbox = page.getByRole('list', { name: 'Leave approvals' })
    const row = (reason: string) => inbox.getByRole('listitem').filter({ hasText: reason })
    await row('A wedding').getByRole('button', { name: 'Approve' }).click()
    await row('A long weekend').getByRole('button', { name: 'Reject' }).click()
    await page.getByText('No Pending Leave Requests').waitFor()

    const own = await (await web.visitor({ token })).open('/requests')
    const decided = async (reason: string, status: string) =>
      own.getByRole('row').filter({ hasText: reason }).getByText(status, { exact: true }).waitFor()
    await decided('A wedding', 'Approved')
    await decided('A long weekend', 'Rejected')

    expect(await leavesOf(employee)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ description: 'A wedding', status: 'approved' }),
        expect.objectContaining({ description: 'A long weekend', status: 'rejected' }),
      ]),
    )
  })

  it('over New Year shows the months of its days, says which holidays do not count, and how many days each year gives', async () => {
    const year = new Date().getUTCFullYear()

    await web.product.call(leaveRulesApi.addHoliday, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { name: 'New Year', date: `${year + 1}-01-01` },
    })

    const eli = await web.visitor({ token: employee.token })
    const page = await eli.open('/requests')
    await page.getByRole('button', { name: 'Request Leave' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Request Leave' })
    await dialog.getByRole('combobox', { name: 'Leave type' }).click()
    await page.getByRole('option', { name: 'Annual leave' }).click()
    await dialog.getByLabel('From').fill(`29 Dec ${year}`)
    await dialog.getByRole('table', { name: `December ${year}` }).waitFor()
    await dialog.getByRole('table', { name: `January ${year + 1}` }).waitFor()
    await dialog.getByLabel('To').fill(`4 Feb ${year + 1}`)
    await dialog.getByRole('table', { name: `February ${year + 1}` }).waitFor()
    await dialog.getByLabel('To').fill(`4 Jan ${year + 1}`)
    await dialog.getByText(`from ${year} ·`).waitFor()
    await dialog
      .getByText(`Holidays that are not counted: \u2068New Year\u2069 (1 Jan ${year + 1}).`)
      .waitFor()
  })

  it('cannot be requested twice for one time: the form shows the server’s sentence, and nothing is written', async () => {
    const eli = (await web.visitor({ token: employee.token })).expects(/leaves answered 422/)
    const page = await eli.open('/requests')
    await page.setViewportSize({ width: 390, height: 640 })
    await page.getByRole('button', { name: 'Request Leave' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Request Leave' })
    await dialog.getByRole('combobox', { name: 'Leave type' }).click()
    await page.getByRole('option', { name: 'Annual leave' }).click()
    await dialog.getByText('Single day').click()
    await dialog.getByLabel('Date').fill(nextMonday(0))
    // The reason of a refusal is shown before it is sent.
    await dialog.getByText('There is a leave in this time already.').waitFor()
    await dialog.getByLabel('Reason').fill('Once more')
    const before = await web.product.events()
    await dialog.getByRole('button', { name: 'Request' }).click()
    const told = dialog.getByRole('alert').getByText('There is a leave in this time already.')
    await told.waitFor()

    // At the top of a form that is longer than the phone, and still visible.
    const inSight = (one: any) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return one.contains(
        (globalThis as any).document.elementFromPoint(x + width / 2, y + height / 2),
      )
    }

    expect(await told.evaluate(inSight)).toBe(true)
    expect(await dialog.getByText('There is a leave in this time already.').count()).toBe(1)
    expect(await dialog.getByLabel('Reason').inputValue()).toBe('Once more')
    expect(await web.product.events()).toBe(before)
  })

  it('is asked for in hours of a day, and shows days and hours', async () => {
    const { token } = company.admin
    const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']

    await web.product.call(employmentApi.addContract, {
      token,
      params: { id: employee.employee },
      body: {
        effective_on: '2026-01-01',
        working_hours: '40',
        working_period_unit: 'week',
        working_days: Object.fromEntries(week.map((name) => [name, [1, 2, 3, 4]])),
      } as never,
    })

    await web.product.call(leaveRulesApi.addLeaveType, {
      token,
      params: { ws: company.ws },
      body: {
        name: 'Care',
        accrues: true,
        approval_required: true,
        smallest_part: 'quarter_hour',
      },
    })

    const own = await (await web.visitor({ token: employee.token })).open('/requests')
    await own.getByRole('button', { name: 'Request Leave' }).first().click()
    const dialog = own.getByRole('dialog', { name: 'Request Leave' })
    await dialog.getByRole('combobox', { name: 'Leave type' }).click()
    await own.getByRole('option', { name: 'Care' }).click()
    await dialog.getByText('Hours', { exact: true }).first().click()
    await dialog.getByLabel('Date').fill(nextMonday(7))
    await dialog.getByLabel('Start').fill('9:00')
    await dialog.getByLabel('End').fill('11:00')
    await dialog.getByLabel('Reason').fill('Dentist')
    await dialog.getByText('0.25 days · 2 h').waitFor()
    await dialog.getByLabel('End').fill('19:00')
    await dialog.getByLabel('Reason').fill('Dentist')
    await dialog.getByText('Of this day’s working time, 8:00 h are left.').waitFor()
    await dialog.getByLabel('End').fill('11:30')
    await dialog.getByLabel('Reason').fill('Dentist, later')
    await dialog.getByText('2 h 30 min').waitFor()
    await dialog.getByRole('button', { name: 'Request' }).click()
    await own.getByText('New Leave Requested').waitFor()

    const row = own.getByRole('row').filter({ hasText: 'Dentist, later' })
    await row.getByText('09:00–11:30').waitFor()
    expect(await leavesOf(employee)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ from_time: '09:00', to_time: '11:30', seconds: 9000 }),
      ]),
    )
  })
})
