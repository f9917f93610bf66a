import { inboxApi } from '@workledger/contracts/inbox/inbox.api'
import { firstOfWeek } from '@workledger/contracts/kernel/week-start'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { timesheetsApi as api } from '@workledger/contracts/time-tracking/timesheets.api'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { addDays } from '@workledger/domain/kernel/calendar-days'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'

/** Monday of the week before the last one, so that all of its days are past. */
const MONDAY = addDays(firstOfWeek(new Date().toISOString().slice(0, 10), 1), -14)
const SUNDAY = addDays(MONDAY, 6)

const refusal = ({ status, body }: Answer) => [status, body?.code]

describe('timesheets, over HTTP', () => {
  let product: Product
  let company: Company
  let manager: Person
  let employee: Person
  let colleague: Person
  let stranger: Company

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    manager = await hire(product, company, 'Mia')
    employee = await hire(product, company, 'Eli', { manager_id: manager.employee })
    colleague = await hire(product, company, 'Col')
    stranger = await createCompany(product, 'Other')
  })

  afterAll(() => product?.stop())

  const ws = () => ({ ws: company.ws })

  const rules = (body: object, who: Person = company.admin) =>
    product.call(api.setTimesheetRules, { token: who.token, params: ws(), body })

  const week = async (who: Person = employee, day = MONDAY, employee_id?: string) =>
    product.call(api.timesheetWeek, {
      token: who.token,
      params: ws(),
      query: { day, ...(employee_id ? { employee_id } : {}) },
    })

  const cell = (who: Person, body: object) =>
    product.call(api.typeTimesheetCell, { token: who.token, params: ws(), body: body as never })
  const submit = (who: Person, day = MONDAY, more = {}) =>
    product.call(api.submitTimesheet, { token: who.token, params: ws(), body: { day, ...more } })
  const sheets = async (who: Person) =>
    (await product.call(api.timesheets, { token: who.token, params: ws(), query: {} })).body.data

  const decide = (who: Person, timesheetId: string, body: object, headers = {}) =>
    product.call(api.decideTimesheet, {
      token: who.token,
      params: { id: employee.employee, timesheetId },
      body: body as never,
      headers,
    })

  const approve = { approved: true, rejected: false }
  const back = { approved: false, rejected: true, comment: 'Friday is missing' }

  const add = (who: Person, day: string) =>
    product.call(timeTrackingApi.addTimeEntry, {
      token: who.token,
      params: ws(),
      body: { start: `${day} 09:00:00`, end: `${day} 10:00:00` },
    })

  it('are off at first, and switched on by an administrator', async () => {
    expect(refusal(await submit(employee))).toEqual([409, 'timesheet.off'])
    expect(refusal(await rules({ on: true }, employee))).toEqual([403, 'access.denied'])
    expect((await rules({ on: true })).body.data).toEqual({
      on: true,
      locked_until: null,
      revision: 1,
    })
  })

  it('type time into the grid without a beginning', async () => {
    const typed = await cell(employee, { day: MONDAY, seconds: 27_000, was: 0 })
    expect(typed.status).toBe(200)

    expect(typed.body.data).toMatchObject({
      from: MONDAY,
      to: SUNDAY,
      approver: 'Mia Tester',
      timesheet: null,
      rows: [
        {
          project_id: null,
          cells: [{ day: MONDAY, seconds: 27_000, entries: 1, typable: true }],
        },
      ],
    })

    const tagged = { day: MONDAY, seconds: 27_000, was: 27_000, tags: ['deep work', 'Deep Work'] }
    const { rows } = (await cell(employee, tagged)).body.data
    expect(rows[0]!.cells[0]!.tags).toEqual(['deep work'])

    const before = await product.events(company.ws)
    expect((await cell(employee, tagged)).status).toBe(200)
    expect(await product.events(company.ws)).toBe(before)
    const wrong = { ...tagged, tags: ['a,b'] }
    expect(refusal(await cell(employee, wrong))).toEqual([422, 'validation'])

    const stale = await cell(employee, { day: MONDAY, seconds: 3600, was: 0 })
    expect(refusal(stale)).toEqual([409, 'state.stale'])
    expect(refusal(await cell(employee, { day: SUNDAY, seconds: 86_401 }))).toEqual([
      422,
      'validation',
    ])
    expect(
      refusal(await cell(colleague, { day: MONDAY, seconds: 60, employee_id: employee.employee })),
    ).toEqual([403, 'access.denied'])
    expect(await product.events(company.ws)).toBe(before)
  })

  it('are submitted, locked with a name, and decided by the manager as seen', async () => {
    const sent = await submit(employee)
    expect(sent.status).toBe(201)
    const timesheet = sent.body.data
    expect(timesheet).toMatchObject({ status: 'submitted', seconds: 27_000, undecided: true })
    const before = await product.events(company.ws)
    const locked = await add(employee, MONDAY)
    expect(refusal(locked)).toEqual([409, 'timesheet.submitted_week_by'])
    expect(locked).toMatchObject({ body: { message: expect.stringContaining('Mia Tester') } })
    expect(refusal(await submit(employee))).toEqual([409, 'timesheet.submitted_already'])
    expect(refusal(await decide(colleague, timesheet.id, approve))).toEqual([403, 'access.denied'])
    expect(refusal(await decide(employee, timesheet.id, approve))).toEqual([403, 'access.denied'])
    expect(refusal(await decide(manager, timesheet.id, { ...back, comment: '' }))).toEqual([
      422,
      'validation',
    ])
    expect(refusal(await decide(manager, timesheet.id, approve, { 'If-Match': '"0"' }))).toEqual([
      409,
      'state.stale',
    ])
    expect(await product.events(company.ws)).toBe(before)

    const inbox = await product.call(inboxApi.inbox, {
      token: manager.token,
      params: ws(),
      query: { kind: 'timesheet' },
    })

    expect(inbox.body.data).toMatchObject([
      {
        kind: 'timesheet',
        record: timesheet.id,
        due: SUNDAY,
        acts: ['approve', 'reject'],
        facts: {
          seconds: 27_000,
          days: [{ day: MONDAY, seconds: 27_000 }],
          projects: [{ name: null, seconds: 27_000 }],
        },
      },
    ])

    const returned = await decide(manager, timesheet.id, back)
    expect(returned.body.data).toMatchObject({ status: 'open', comment: 'Friday is missing' })
    expect((await add(employee, addDays(MONDAY, 4))).status).toBe(201)
    expect((await submit(employee)).body.data).toMatchObject({
      id: timesheet.id,
      seconds: 30_600,
    })

    const done = await decide(manager, timesheet.id, approve, {
      'If-Match': `"${(await sheets(manager))[0]!.revision}"`,
    })

    expect(done.body.data).toMatchObject({ status: 'approved', approved_seconds: 30_600 })
    expect(refusal(await add(employee, MONDAY))).toEqual([409, 'timesheet.approved_week_by'])
    expect(refusal(await decide(manager, timesheet.id, approve))).toEqual([
      409,
      'timesheet.decided',
    ])
  })

  it('are opened again by the manager, who says why', async () => {
    const [sheet] = await sheets(manager)
    const params = { id: employee.employee, timesheetId: sheet!.id }
    const open = (who: Person) =>
      product.call(api.reopenTimesheet, {
        token: who.token,
        params,
        body: { comment: 'Wrong project' },
      })
    expect(refusal(await open(employee))).toEqual([403, 'access.denied'])
    expect((await open(manager)).body.data).toMatchObject({
      status: 'open',
      comment: 'Wrong project',
      approved_seconds: 30_600,
    })
    expect((await add(employee, addDays(MONDAY, 1))).status).toBe(201)
  })

  it('are taken back by their owner while they wait', async () => {
    const { id } = (await submit(employee)).body.data
    const withdraw = (who: Person) =>
      product.call(api.withdrawTimesheet, { token: who.token, params: { ...ws(), id } })
    expect(refusal(await withdraw(colleague))).toEqual([403, 'access.denied'])
    expect(refusal(await withdraw(stranger.admin))).toEqual([404, 'not_found'])
    expect((await withdraw(employee)).status).toBe(204)
    expect(refusal(await withdraw(employee))).toEqual([409, 'timesheet.decided'])
    expect((await add(employee, addDays(MONDAY, 2))).status).toBe(201)
  })

  it('show weeks to their person and the people who decide, and no one else', async () => {
    expect(await sheets(colleague)).toEqual([])
    expect(await sheets(employee)).toHaveLength(1)
    expect(refusal(await week(colleague, MONDAY, employee.employee))).toEqual([
      403,
      'access.denied',
    ])
    expect((await week(manager, MONDAY, employee.employee)).status).toBe(200)
    expect(refusal(await week(stranger.admin, MONDAY))).toEqual([404, 'not_found'])
  })

  it('lock time up to a day for the whole company', async () => {
    const today = new Date().toISOString().slice(0, 10)
    expect(refusal(await rules({ locked_until: addDays(today, 1) }))).toEqual([
      422,
      'timesheet.lock_future',
    ])
    expect((await rules({ locked_until: addDays(MONDAY, -1) })).body.data).toMatchObject({
      on: true,
      locked_until: addDays(MONDAY, -1),
    })
    expect(refusal(await add(colleague, addDays(MONDAY, -1)))).toEqual([
      409,
      'timesheet.before_lock',
    ])
    expect((await add(colleague, MONDAY)).status).toBe(201)
  })

  it('flag an approved week that was opened again, and a lock that was moved back', async () => {
    const flags = async () =>
      (
        await product.call(watchApi.watchHits, {
          token: company.admin.token,
          params: ws(),
          query: { rule: 'after_approval', sort: 'at' },
        })
      ).body.data
        .map(({ kind, by, name }) => [kind, by, name])
        // Several are of one second.
        .sort()

    const reopened = ['timesheet_reopened', 'Mia Tester', 'Eli Tester']
    expect(await flags()).toEqual([reopened])
    expect((await rules({ locked_until: MONDAY })).status).toBe(200)
    expect(await flags()).toEqual([reopened])
    expect((await rules({ locked_until: addDays(MONDAY, -1) })).status).toBe(200)
    const back = ['time_lock_changed', 'Ada Tester', null]
    expect(await flags()).toEqual([back, reopened])
    expect((await rules({ locked_until: null })).status).toBe(200)
    expect(await flags()).toEqual([back, back, reopened])
    expect((await rules({ locked_until: MONDAY })).status).toBe(200)
    expect(await flags()).toEqual([back, back, reopened])
  })

  it('leave weeks of thousands of entries to the list', async () => {
    await rules({ locked_until: null })
    const busy = await hire(product, company, 'Zoe')
    const added = await add(busy, MONDAY)
    expect(added.status).toBe(201)
    await product.settled()

    // Copies of the row stand for an import of so many.
    const copies = (count: number) =>
      product.owner.query(
        `insert into read.time_entries
         select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid()))).*
         from read.time_entries t, generate_series(1, $2) where t.employee_id = $1 and t.id = $3`,
        [busy.employee, count, added.body.data.id],
      )

    await copies(4999)
    expect((await week(busy)).body.data.rows[0]!.cells).toMatchObject([{ entries: 5000 }])
    await copies(1)
    expect(refusal(await week(busy))).toEqual([422, 'timesheet.too_many_entries'])
    const typed = await cell(busy, { day: MONDAY, seconds: 60 })
    expect(refusal(typed)).toEqual([422, 'timesheet.too_many_entries'])
  })
})
