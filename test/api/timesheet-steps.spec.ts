import { auditApi } from '@workledger/contracts/audit/audit.api'
import { inboxApi } from '@workledger/contracts/inbox/inbox.api'
import { firstOfWeek } from '@workledger/contracts/kernel/week-start'
import { delegationApi } from '@workledger/contracts/leave/delegation.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { timesheetApprovalApi } from '@workledger/contracts/time-tracking/timesheet-approval.api'
import { timesheetPreviewApi } from '@workledger/contracts/time-tracking/timesheet-preview.api'
import { timesheetsApi as api } from '@workledger/contracts/time-tracking/timesheets.api'
import { addDays } from '@workledger/domain/kernel/calendar-days'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'
import { together } from '../support/together'

const today = () => new Date().toISOString().slice(0, 10)
const monday = (weeks: number) => addDays(firstOfWeek(today(), 1), -7 * weeks)
const refusal = ({ status, body }: Answer) => [status, body?.code]
const approve = { approved: true, rejected: false }
const back = { approved: false, rejected: true, comment: 'Friday is missing' }

describe('weeks approved in steps', () => {
  let product: Product
  let company: Company
  let jonas: Person
  let hugo: Person
  let hanna: Person
  let eli: Person
  let hr: string
  let rule: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    const { ws, admin } = company

    const role = await product.call(structureApi.addRole, {
      token: admin.token,
      params: { ws },
      body: { name: 'HR', permissions: ['manage_employee'] },
    })

    hr = role.body.data.id
    jonas = await hire(product, company, 'Jonas')
    hugo = await hire(product, company, 'Hugo', { role_id: hr })
    hanna = await hire(product, company, 'Hanna', { role_id: hr })
    eli = await hire(product, company, 'Eli', { manager_id: jonas.employee })

    await product.call(api.setTimesheetRules, {
      token: admin.token,
      params: { ws },
      body: { on: true },
    })

    rule = await addRule({})
  })

  afterAll(() => product?.stop())

  const managerThenHr = () => [{ who: 'manager' }, { who: 'role', role_id: hr }]

  const tryRule = (change: object, who: Person = company.admin) =>
    product.call(timesheetApprovalApi.addTimesheetApprovalRule, {
      token: who.token,
      params: { ws: company.ws },
      body: { name: 'Long weeks', from_hours: '8', steps: managerThenHr(), ...change } as never,
    })

  const addRule = async (change: object) => {
    const added = await tryRule(change)
    if (added.status !== 201) throw new Error(JSON.stringify(added.body))
    return added.body.data.id
  }

  const changeRule = (body: object) =>
    product.call(timesheetApprovalApi.changeTimesheetApprovalRule, {
      token: company.admin.token,
      params: { ws: company.ws, id: rule },
      body: body as never,
    })

  /** Types hours into the Monday of a week and submits it. */
  const submitted = async (weeks: number, hours: number, who = eli) => {
    const day = monday(weeks)

    const typed = await product.call(api.typeTimesheetCell, {
      token: who.token,
      params: { ws: company.ws },
      body: { day, seconds: hours * 3600 } as never,
    })

    if (typed.status !== 200) throw new Error(JSON.stringify(typed.body))

    const sent = await product.call(api.submitTimesheet, {
      token: who.token,
      params: { ws: company.ws },
      body: { day },
    })

    if (sent.status !== 201) throw new Error(JSON.stringify(sent.body))
    return sent.body.data
  }

  const decide = (
    { id, employee_id }: { id: string; employee_id: string },
    by: Person,
    body: object = approve,
    headers = {},
  ) =>
    product.call(api.decideTimesheet, {
      token: by.token,
      params: { id: employee_id, timesheetId: id },
      body: body as never,
      headers,
    })

  const week = (who: Person, day: string, of = eli) =>
    product.call(api.timesheetWeek, {
      token: who.token,
      params: { ws: company.ws },
      query: { day, employee_id: of.employee },
    })

  const waitingFor = async ({ token }: Person) => {
    const { body } = await product.call(inboxApi.inbox, {
      token,
      params: { ws: company.ws },
      query: { kind: ['timesheet'] },
    })

    return body.data
  }

  const records = async (who: Person) => (await waitingFor(who)).map(({ record }) => record)

  it('says who decides before it is sent, and asks one after the other', async () => {
    const draft = await week(eli, monday(2))
    expect(draft.body.data).toMatchObject({ approver: 'Jonas Tester', steps: [] })

    const preview = (who: Person, hours: string) =>
      product.call(timesheetPreviewApi.previewTimesheetSteps, {
        token: who.token,
        params: { id: eli.employee },
        query: { hours } as never,
      })

    expect((await preview(eli, '7.99')).body.data).toEqual([])
    expect((await preview(eli, '8')).body.data).toMatchObject([
      { who: 'manager', people: [{ first_name: 'Jonas' }], state: 'waiting' },
      { who: 'role', role: 'HR', people: [], state: 'coming' },
    ])
    expect((await preview(hugo, '8')).status).toBe(403)

    const sheet = await submitted(2, 8)
    expect(await records(jonas)).toEqual([sheet.id])
    expect(await records(hugo)).toEqual([])
    expect(await records(company.admin)).toEqual([])
    expect((await waitingFor(jonas))[0]).toMatchObject({
      facts: { steps: [{ state: 'waiting' }, { state: 'coming' }] },
    })

    const locked = () =>
      product.call(api.typeTimesheetCell, {
        token: eli.token,
        params: { ws: company.ws },
        body: { day: monday(2), seconds: 60 } as never,
      })

    // The person whose step waits can send it back; several have no name.
    expect((await locked()).body).toMatchObject({ message: expect.stringContaining('Jonas') })

    expect(await decide(sheet, jonas)).toMatchObject({
      status: 200,
      body: { data: { approved: false, status: 'submitted', approved_seconds: null } },
    })

    expect(refusal(await locked())).toEqual([409, 'timesheet.submitted_week'])

    expect(await records(jonas)).toEqual([])
    expect(await records(hanna)).toEqual([sheet.id])
    // The people of a step see this week, and no other one.
    expect((await week(hanna, monday(2))).body.data).toMatchObject({
      timesheet: { id: sheet.id, your_step: true },
      rows: [{ cells: [{ seconds: 28_800 }] }],
    })
    expect(refusal(await week(hanna, monday(1)))).toEqual([403, 'access.denied'])

    expect(await decide(sheet, hugo)).toMatchObject({
      status: 200,
      body: {
        data: {
          approved: true,
          status: 'approved',
          approved_seconds: 28_800,
          steps: [
            { state: 'approved', approvals: [{ by: { first_name: 'Jonas' } }] },
            { state: 'approved', approvals: [{ by: { first_name: 'Hugo' } }] },
          ],
        },
      },
    })
  })

  it('has one decision below the bound', async () => {
    const sheet = await submitted(3, 7)
    expect(sheet.steps).toEqual([])
    expect(refusal(await decide(sheet, hugo))).toEqual([403, 'access.denied'])
    expect((await decide(sheet, jonas)).body.data).toMatchObject({ approved: true })
  })

  it('is decided only by the people of the step, in the state that they saw', async () => {
    const sheet = await submitted(4, 9)
    const before = await product.events(company.ws)
    expect((await decide(sheet, hugo)).status).toBe(403)
    expect(refusal(await decide(sheet, company.admin))).toEqual([403, 'timesheet.not_your_step'])
    expect((await decide(sheet, eli)).status).toBe(403)
    expect(refusal(await decide(sheet, jonas, { ...approve, step: 2 }))).toEqual([
      409,
      'state.conflict',
    ])
    expect(refusal(await decide(sheet, jonas, approve, { 'if-match': '"0"' }))).toEqual([
      409,
      'state.stale',
    ])
    expect(await product.events(company.ws)).toBe(before)

    const twice = await together(product, [
      () => decide(sheet, jonas, { ...approve, step: 1 }),
      () => decide(sheet, jonas, { ...approve, step: 1 }),
    ])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])

    // Any step sends the week back to its person.
    expect((await decide(sheet, hanna, back)).body.data).toMatchObject({
      approved: false,
      status: 'open',
      comment: 'Friday is missing',
      steps: [],
    })

    const again = await submitted(4, 10)
    expect(again).toMatchObject({ id: sheet.id, steps: [{ state: 'waiting' }, {}] })
    expect((await decide(again, hanna)).status).toBe(403)
    const { revision } = again
    const seen = { 'if-match': `"${revision}"` }
    expect((await decide(again, jonas, { ...approve, step: 1 }, seen)).status).toBe(200)
    expect((await decide(again, hanna, { ...approve, step: 2 }, seen)).body.data).toMatchObject({
      approved: true,
      approved_seconds: 36_000,
    })
  })

  it('keeps its steps when the rule changes or goes, and shows the history', async () => {
    const sheet = await submitted(5, 9)
    const named = [{ who: 'people', people: [hanna.employee] }]

    expect(await changeRule({ steps: named })).toMatchObject({
      status: 200,
      body: { data: { from_hours: '8', named: [{ who: 'people' }] } },
    })

    expect((await decide(sheet, jonas)).body.data).toMatchObject({ approved: false })
    expect((await decide(sheet, hugo)).body.data).toMatchObject({ approved: true })
    const later = await submitted(6, 9)
    expect((await decide(later, hanna)).body.data).toMatchObject({ approved: true })

    const history = await product.call(auditApi.history, {
      token: company.admin.token,
      params: { ws: company.ws, stream: `timer-${eli.employee}` },
      query: { subject: sheet.id } as never,
    })

    expect(history.body.data.events.map(({ type }) => type).sort()).toEqual([
      'TimesheetApproved',
      'TimesheetStepApproved',
      'TimesheetSubmitted',
    ])

    await changeRule({ steps: managerThenHr() })
  })

  it('starts over when a running timer adds time', async () => {
    const kim = await hire(product, company, 'Kim', { manager_id: jonas.employee })
    const at = new Date(Date.now() - 3_600_000).toISOString()
    const on = { token: kim.token, params: { ws: company.ws } }

    const started = await product.call(timeTrackingApi.startTimer, {
      ...on,
      body: { start: at.slice(0, 19).replace('T', ' ') } as never,
    })

    expect(started.status).toBe(201)
    await changeRule({ from_hours: '0' })
    const body = { day: at.slice(0, 10) }
    const sheet = (await product.call(api.submitTimesheet, { ...on, body })).body.data
    await changeRule({ from_hours: '8' })
    expect((await decide(sheet, jonas)).status).toBe(200)
    expect(await records(hanna)).toContain(sheet.id)

    const stopped = await product.call(timeTrackingApi.stopTimer, {
      token: kim.token,
      params: { ws: company.ws, id: started.body.data.id },
      body: {},
    } as never)

    expect(stopped.status).toBe(200)
    expect(await records(jonas)).toContain(sheet.id)
    expect(await records(hanna)).not.toContain(sheet.id)
    const seen = { 'if-match': `"${sheet.revision}"` }
    expect(refusal(await decide(sheet, jonas, approve, seen))).toEqual([409, 'state.stale'])
  })

  it('passes a step whose only person asks, and gives the last word to another one', async () => {
    const own = await submitted(2, 9, hugo)
    // Hugo has no manager; of the role only Hanna is left.
    expect((await decide(own, hugo)).status).toBe(403)
    expect((await decide(own, hanna)).body.data).toMatchObject({ approved: true })
  })

  it('gives a step to a stand-in', async () => {
    const sheet = await submitted(7, 9)
    await decide(sheet, jonas)

    const delegated = await product.call(delegationApi.delegateApproval, {
      token: hanna.token,
      params: { id: hanna.employee },
      body: { delegate_id: jonas.employee, from_on: today(), to_on: today() },
    })

    expect(delegated.status).toBe(201)
    const [item] = await waitingFor(jonas)
    expect(item).toMatchObject({ record: sheet.id, in_place_of: { first_name: 'Hanna' } })
    expect((await decide(sheet, jonas)).body.data).toMatchObject({ approved: true })
  })

  it('is for departments by name before everyone', async () => {
    const department = await product.call(structureApi.addDepartment, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { name: 'Sales' },
    })

    const sales = department.body.data.id
    const sold = await hire(product, company, 'Sol', { department_id: sales })
    await addRule({
      name: 'Sales',
      from_hours: '0',
      departments: [sales],
      steps: [{ who: 'people', people: [hanna.employee, hugo.employee], all: true }],
    })

    const sheet = await submitted(2, 9, sold)
    expect((await decide(sheet, hanna)).body.data).toMatchObject({ approved: false })
    expect((await decide(sheet, hanna)).status).toBe(403)
    expect((await decide(sheet, hugo)).body.data).toMatchObject({ approved: true })
  })

  it('refuses rules without people, twice for the same weeks, and by others than admins', async () => {
    const before = await product.events(company.ws)
    expect(refusal(await tryRule({ name: 'Twin' }))).toEqual([422, 'timesheet.rule_overlaps'])
    expect(refusal(await tryRule({ from_hours: '9' }))).toEqual([422, 'structure.name_taken'])
    const other = { name: 'Other', from_hours: '7' }
    for (const wrong of [
      { from_hours: '168.01' },
      { from_hours: '-1' },
      { from_hours: '7.005' },
      { name: '' },
      { steps: [] },
      { steps: Array(6).fill({ who: 'manager' }) },
      { steps: [{ who: 'people', people: [] }] },
    ])
      expect((await tryRule({ ...other, ...wrong })).status).toBe(422)

    const foreign = await createCompany(product, 'Other')
    const role = { who: 'role', role_id: eli.employee }
    const people = { who: 'people', people: [foreign.admin.employee] }

    expect(refusal(await tryRule({ ...other, steps: [role] }))).toEqual([
      422,
      'timesheet.step_role',
    ])
    expect(refusal(await tryRule({ ...other, steps: [people] }))).toEqual([
      422,
      'timesheet.step_people',
    ])
    expect(refusal(await tryRule({ ...other, departments: [eli.employee] }))).toEqual([
      422,
      'timesheet.rule_department',
    ])
    expect((await tryRule(other, jonas)).status).toBe(403)
    expect(await product.events(company.ws)).toBe(before)
  })
})
