import { delegationApi } from '@workledger/contracts/leave/delegation.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { DateTime } from 'luxon'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { axeInBothThemes } from './support/axe'
import { nextMonday } from './support/days'
import { atRest, overflows, settled } from './support/document'
import { inBrowser } from './support/in-browser'
import { fromRowMenu } from './support/row-menu'
import type { Tab } from './support/visitor'

/**
 * Mia manages Eli; Kim is a colleague. Eli has a week of approved leave, and requests one more day.
 */
describe('a team', () => {
  const web = inBrowser()
  const monday = nextMonday(0)
  const month = monday.slice(0, 7)
  let company: Company
  let [mia, eli, kim]: Person[] = []

  beforeAll(async () => {
    company = await createCompany(web.product)
    mia = await hire(web.product, company, 'Mia')
    eli = await hire(web.product, company, 'Eli', { manager_id: mia!.employee })
    kim = await hire(web.product, company, 'Kim')
    const { token, employee: id } = eli!

    const types = await web.product.call(leaveRulesApi.leaveTypes, {
      token,
      params: { ws: company.ws },
    })

    const leave_type_id = types.body.data.find(({ name }) => name === 'Annual leave')!.id

    const ask = async (start_on: string, finish_on: string) => {
      const body = { leave_type_id, description: 'A private matter', start_on, finish_on }
      return (await web.product.call(leaveApi.requestLeave, { token, params: { id }, body })).body
        .data.id
    }

    const friday = DateTime.fromISO(monday).plus({ days: 4 }).toISODate()!
    const leaveId = await ask(monday, friday)
    const body = { approved: true, rejected: false }

    expect(
      (
        await web.product.call(leaveApi.decideLeave, {
          token: mia!.token,
          params: { id, leaveId },
          body,
        })
      ).status,
    ).toBe(200)

    await ask(nextMonday(5), nextMonday(5))
  })

  const found: string[] = []

  const look = async (page: Tab, widths: number[]) => {
    found.push(...(await axeInBothThemes(page)))
    found.push(...(await overflows(page, widths)))
  }

  it('is seen by day in its calendar, in a wide window and on a phone, in English and in Arabic', async () => {
    const visitor = await web.visitor({ token: mia!.token })
    const page = await visitor.open(`/requests?tab=team&month=${month}`)
    const table = page.getByRole('table', { name: /Team calendar/ })
    const row = table.getByRole('row').filter({ hasText: 'Eli Tester' })
    await row.getByRole('button', { name: /Annual leave/ }).waitFor()
    await look(page, [900, 1440])

    const phone = await visitor.tab()
    await phone.setViewportSize({ width: 390, height: 844 })
    await phone.goto(`${web.url}/requests?tab=team&month=${month}&day=${monday}`)
    await phone.getByRole('heading', { name: /1 person away/ }).waitFor()

    await phone
      .getByRole('listitem')
      .filter({ hasText: 'Eli Tester' })
      .getByText('Approved')
      .waitFor()

    await look(phone, [320, 390])

    await visitor.context.addCookies([{ name: 'language', value: 'ar', url: web.url }])

    for (const width of [1440, 390]) {
      const arabic = await visitor.tab()
      await arabic.setViewportSize({ width, height: 844 })
      await arabic.goto(`${web.url}/requests?tab=team&month=${month}&day=${monday}`)
      await arabic.getByText('Eli Tester').first().waitFor()
      await look(arabic, width === 390 ? [320, 390] : [1440])
    }

    expect(found).toEqual([])

    const ada = await web.visitor({ token: company.admin.token })
    const console = await ada.open(`/admin/leaves?tab=team&month=${month}`)
    await console.getByRole('link', { name: 'Eli Tester' }).click()
    await console.getByRole('heading', { name: 'Requests' }).waitFor()
  })

  it('is decided by a stand-in while its manager is away, who then sees for whom', async () => {
    const manager = await (await web.visitor({ token: mia!.token })).open('/requests?tab=approvals')
    await manager.getByRole('button', { name: 'Choose a stand-in' }).click()
    const dialog = manager.getByRole('dialog', { name: 'Who decides while you are away' })
    const before = await web.product.events(company.ws)
    await dialog.getByRole('button', { name: 'Choose a stand-in' }).click()
    await dialog.getByText('Choose another active employee.').waitFor()
    await dialog.getByLabel('Stand-in').fill('Kim')
    await manager.getByRole('option', { name: 'Kim Tester' }).click()
    await dialog.getByLabel('From').fill(DateTime.utc().toISODate())
    await dialog.getByLabel('To').fill(DateTime.utc().plus({ days: 3 }).toISODate())
    await look(manager, [320, 390])
    expect(found).toEqual([])
    await manager.setViewportSize({ width: 1440, height: 900 })
    expect(await web.product.events(company.ws)).toBe(before)
    await dialog.getByRole('button', { name: 'Choose a stand-in' }).click()
    const section = manager.getByRole('region', { name: 'While you are away' })
    await section.getByText(/Kim Tester.* decides/).waitFor()

    const standIn = await (await web.visitor({ token: kim!.token })).open('/requests?tab=approvals')

    const item = standIn
      .getByRole('list', { name: 'Approvals' })
      .getByRole('listitem')
      .filter({ hasText: 'Eli Tester' })

    await item.getByText(/In place of .*Mia Tester/).waitFor()
    await standIn.goto(`${web.url}/admin/employees/${eli!.employee}/requests`)
    await standIn.getByRole('button', { name: 'Reject' }).first().waitFor()
    await standIn.goto(`${web.url}/requests?tab=approvals`)
    await item.getByRole('button', { name: 'Approve' }).click()
    await standIn.getByText('No Pending Leave Requests').waitFor()

    await section.getByRole('button', { name: 'End: Kim Tester' }).click()
    await manager.getByRole('alertdialog').getByRole('button', { name: 'End' }).click()
    await section.getByText('No stand-in decides for you.').waitFor()

    const { body } = await web.product.call(delegationApi.approvalDelegations, {
      token: mia!.token,
      params: { id: mia!.employee },
    })

    expect(body.data).toEqual([])
  })

  it('has leave added for one of its people by the manager, who is no admin', async () => {
    const page = await (await web.visitor({ token: mia!.token })).open(
      `/employees/${eli!.employee}/requests`,
    )
    await page.waitForURL(/\/admin\/employees/)
    await page.getByRole('button', { name: 'Add Leave' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Leave' })
    await dialog.getByRole('combobox', { name: 'Leave type' }).click()
    await page.getByRole('option', { name: 'Annual leave' }).click()
    await dialog.getByText('Single day').click()
    await dialog.getByLabel('Date').fill(nextMonday(8))
    await dialog.getByLabel('Reason').fill('Called in')
    await dialog.getByRole('button', { name: 'Add Leave' }).click()
    await page.getByText('Leave added').waitFor()
    await page.getByRole('row').filter({ hasText: 'Called in' }).getByText('Approved').waitFor()
    await settled(page)
    await look(page, [320, 390, 1440])
    expect(found).toEqual([])

    const other = (await web.visitor({ token: kim!.token })).expects(/answered 403/)
    await (await other.open(`/employees/${eli!.employee}/requests`))
      .getByRole('heading', { level: 1 })
      .waitFor()
  })

  it('has requests rejected with a comment, which the history carries, and balances adjusted, on a phone and in Arabic', async () => {
    const visitor = await web.visitor({ token: mia!.token })
    const page = await visitor.open(`/employees/${eli!.employee}/requests`)
    const called = page.getByRole('row').filter({ hasText: 'Called in' })
    await called.getByRole('button', { name: /^Actions for the leave/ }).click()
    await page.getByRole('menuitem', { name: 'Reject with a comment' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reject with a comment' })
    await dialog.getByLabel('Comment').fill('The machines arrive that day')
    await look(page, [320, 390])
    await page.setViewportSize({ width: 1440, height: 900 })
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await called.getByText('Rejected').waitFor()
    await called.getByText('Called in').click()

    await page
      .getByRole('dialog', { name: 'History' })
      .getByText('The machines arrive that day')
      .waitFor()

    const ada = await web.visitor({ token: company.admin.token })
    const balance = await ada.open(`/admin/employees/${eli!.employee}/requests`)
    await balance.getByRole('button', { name: 'Adjust Leaves' }).click()
    const adjust = balance.getByRole('dialog', { name: 'Adjust Leaves' })
    await adjust.getByRole('button', { name: 'Save' }).click()
    await adjust.getByText('Please input the Days number!').waitFor()
    await adjust.getByRole('textbox', { name: /^Days/ }).fill('1.5')
    await adjust.getByLabel('Description').fill('Worked on a Sunday')
    await adjust.getByRole('button', { name: 'Save' }).click()
    await balance.getByText('Adjustment added').waitFor()
    await fromRowMenu(balance, /^Actions for .*adjustment/, 'Edit')
    const edited = balance.getByRole('dialog', { name: 'Edit adjustment' })
    await edited.getByRole('textbox', { name: /^Days/ }).fill('2')
    await edited.getByRole('button', { name: 'Save' }).click()
    await balance.getByText('Adjustment updated').waitFor()
    await fromRowMenu(balance, /^Actions for .*adjustment/, 'History')
    const told = balance.getByRole('dialog', { name: 'History' })
    await told.getByText('Worked on a Sunday').first().waitFor()
    await told.getByText('1.5 days').first().waitFor()

    await ada.context.addCookies([{ name: 'language', value: 'ar', url: web.url }])
    const console = await ada.tab()

    for (const name of ['تعديل الرصيد', 'إضافة إجازة']) {
      await console.setViewportSize({ width: 1440, height: 900 })
      await console.goto(`${web.url}/admin/employees/${eli!.employee}/requests`)
      await settled(console)
      await console.getByRole('button', { name }).click()
      await console.getByRole('dialog').waitFor()
      await atRest(console)
      await look(console, [320, 390])
    }

    expect(found).toEqual([])
  })
})
