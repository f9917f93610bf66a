import { Ctx } from '@workledger/api/kernel/http/context'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { timeTrackingApi as api } from '@workledger/contracts/time-tracking/time-tracking.api'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { unknownCompany } from '@workledger/domain/invoicing/nothing-said'
import { streamOf } from '@workledger/domain/kernel/decider'
import { timerDecider } from '@workledger/domain/time-tracking/timer'
import { anInstant } from '../support/instants'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

const UUID = '0190a1b2-0000-7000-8000-000000000001'
const hour = 3_600_000

/** Returns an instant so many hours ago, in the interface's form. */
const ago = (hours: number) =>
  new Date(Date.now() - hours * hour).toISOString().slice(0, 19).replace('T', ' ')

describe('the timer, over HTTP', () => {
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

  const params = () => ({ ws: company.ws })
  const start = (who: Person, body: object = {}) =>
    product.call(api.startTimer, { token: who.token, params: params(), body: body as never })
  const add = (who: Person, body: object) =>
    product.call(api.addTimeEntry, { token: who.token, params: params(), body: body as never })
  const stop = (who: Person, id: string, body = {}) =>
    product.call(api.stopTimer, { token: who.token, params: { ...params(), id }, body })

  const change = (who: Person, id: string, body: object, headers = {}) =>
    product.call(api.changeTimeEntry, {
      token: who.token,
      params: { ...params(), id },
      body: body as never,
      headers,
    })

  const remove = (who: Person, id: string) =>
    product.call(api.deleteTimeEntry, { token: who.token, params: { ...params(), id } })
  const entries = (who: Person, query: object = {}) =>
    product.call(api.timeEntries, { token: who.token, params: params(), query: query as never })

  it('starts, stops the first when the second starts, and stops', async () => {
    const first = await start(employee, { description: 'Ledger', billable: 1, start: ago(2) })

    expect(first).toMatchObject({
      status: 201,
      body: {
        data: { description: 'Ledger', billable: 1, end: null, zone: 'Europe/Lisbon', revision: 0 },
      },
    })

    expect(first.body.data.duration).toBeGreaterThanOrEqual(7200)
    const before = await product.events(company.ws)
    const second = await start(employee, { description: 'Taxes' })
    expect(await product.events(company.ws)).toBe(before + 2)
    const list = await entries(employee)

    expect(list.body.data.map(({ description, end }) => [description, end === null])).toEqual([
      ['Taxes', true],
      ['Ledger', false],
    ])

    expect(list.body.meta).toMatchObject({ last_page: 1, total: 2 })
    expect((await stop(employee, second.body.data.id)).body.data.end).toEqual(anInstant())

    const history = await product.call(auditApi.history, {
      token: employee.token,
      params: { ws: company.ws, stream: first.body.data.stream },
      query: { subject: first.body.data.id },
    })

    expect(history.body.data.events.map(({ type }) => type)).toEqual([
      'TimeEntryStarted',
      'TimeEntryStopped',
    ])
  })

  it('takes entries, duplicates, changes, the billable flag, and deletes', async () => {
    const placeholder = { start: '2026-03-02 09:00:00', end: '2026-03-02 10:00:00' }
    const first = (await add(employee, { ...placeholder, description: 'Plan' })).body.data
    expect(first).toMatchObject({ duration: 3600, day: '2026-03-02', billable: 0 })
    const copy = (await add(employee, { ...placeholder, description: 'Plan' })).body.data
    expect(copy.id).not.toBe(first.id)

    expect(await change(employee, copy.id, { billable: 1 }, { 'if-match': '"0"' })).toMatchObject({
      status: 200,
      body: { data: { billable: 1, revision: 1, description: 'Plan' } },
    })

    expect(await change(employee, copy.id, { billable: 0 }, { 'if-match': '"0"' })).toMatchObject({
      status: 409,
      body: { code: 'state.stale' },
    })

    expect(
      (await change(employee, copy.id, { start: '2026-03-01 23:30:00' })).body.data,
    ).toMatchObject({
      day: '2026-03-01',
      duration: 37_800,
    })

    expect((await remove(employee, copy.id)).status).toBe(204)
    expect(await remove(employee, copy.id)).toMatchObject({ status: 404 })
    await remove(employee, first.id)
  })

  it('totals days over all pages, cut at the midnights of the zone', async () => {
    const night = await add(colleague, { start: '2026-07-01 22:00:00', end: '2026-07-02 01:00:00' })

    for (const n of [3, 4, 5])
      await add(colleague, {
        start: `2026-07-02 0${n}:00:00`,
        end: `2026-07-02 0${n}:30:00`,
        description: n === 5 ? 'needle' : 'hay',
      })

    // Summer in Lisbon: midnight is 23:00 UTC.
    expect(night.body.data).toMatchObject({ day: '2026-07-01', duration: 10_800 })
    const page = await entries(colleague, { per_page: 1 })

    expect(page.body).toMatchObject({
      total: 4,
      meta: { last_page: 4, days: [{ day: '2026-07-02', seconds: 7200 + 5400 }] },
    })

    const found = await entries(colleague, { q: 'needle' })

    expect(found.body).toMatchObject({
      total: 1,
      meta: { days: [{ day: '2026-07-02', seconds: 1800 }] },
    })

    expect((await entries(colleague, { from: '2026-07-01', to: '2026-07-01' })).body).toMatchObject(
      {
        total: 1,
        meta: { days: [{ day: '2026-07-01', seconds: 3600 }] },
      },
    )

    const { data, meta } = (await entries(colleague, { sort: 'start', per_page: 1 })).body
    expect(data[0]!.id).toBe(night.body.data.id)

    // The night's second day counts though no entry of this page starts on it.
    expect(meta.days).toEqual([
      { day: '2026-07-02', seconds: 7200 + 5400 },
      { day: '2026-07-01', seconds: 3600 },
    ])
  })

  it('shows the end of 24 hours over a day of 23 in the week after', async () => {
    const start = '2026-03-28 23:30:00'
    expect((await add(colleague, { start, end: '2026-03-29 23:30:00' })).status).toBe(201)
    const params = { ws: company.ws }
    const query = { day: '2026-03-30' }
    const week = product.call(timesheetsApi.timesheetWeek, {
      token: colleague.token,
      params,
      query,
    })
    expect((await week).body.data.days[0]).toMatchObject({ day: '2026-03-30', seconds: 1800 })
  })

  it('refuses with the documented status and sentence, and writes nothing', async () => {
    const entry = (
      await add(employee, {
        start: '2026-03-03 09:00:00',
        end: '2026-03-03 10:00:00',
        description: 'Mine',
      })
    ).body.data

    const before = await product.events(company.ws)
    const length = { code: 'timer.too_long', errors: { end: [expect.stringMatching(/24 hours/)] } }
    expect(
      await add(employee, { start: '2024-03-01 09:00:00', end: '2026-03-01 09:00:00' }),
    ).toMatchObject({ status: 422, body: length })
    const future = { errors: { start: ['You cannot select future time'] } }

    expect(await start(employee, { start: ago(-1) })).toMatchObject({
      status: 422,
      body: { code: 'timer.future', ...future },
    })

    expect(await add(employee, { start: ago(-1), end: ago(-2) })).toMatchObject({
      status: 422,
      body: future,
    })

    expect(await add(employee, { start: ago(1), end: ago(2) })).toMatchObject({
      status: 422,
      body: { code: 'timer.end_before_start' },
    })

    expect(await add(employee, { start: 'half past nine' })).toMatchObject({
      status: 422,
      body: { errors: { start: ['Invalid Time String'] } },
    })

    expect(await start(employee, { project_id: UUID })).toMatchObject({
      status: 422,
      body: { code: 'timer.project_unknown' },
    })

    expect(await start(employee, { task_id: UUID })).toMatchObject({
      status: 422,
      body: { code: 'timer.task_unknown' },
    })

    expect(await start(employee, { project_id: 'nonsense' })).toMatchObject({ status: 422 })

    expect(await stop(employee, entry.id)).toMatchObject({
      status: 409,
      body: { code: 'timer.ended' },
    })

    expect(await stop(employee, UUID)).toMatchObject({ status: 404 })

    expect(await change(employee, entry.id, { end: null })).toMatchObject({
      status: 409,
      body: { code: 'timer.ended' },
    })

    expect(await change(employee, entry.id, { end: '2026-03-03 08:00:00' })).toMatchObject({
      status: 422,
      body: { code: 'timer.end_before_start' },
    })

    // Other people's entries: colleagues and managers may not write them; for strangers they do not
    // exist.
    for (const who of [colleague, manager]) {
      expect(await change(who, entry.id, { description: 'x' })).toMatchObject({ status: 403 })
      expect(await remove(who, entry.id)).toMatchObject({ status: 403 })
      expect(await start(who, { employee_id: employee.employee })).toMatchObject({ status: 403 })
    }

    expect(await change(stranger.admin, entry.id, { description: 'x' })).toMatchObject({
      status: 404,
    })

    const elsewhere = await product.call(api.changeTimeEntry, {
      token: stranger.admin.token,
      params: { ws: stranger.ws, id: entry.id },
      body: { description: 'x' },
    })

    expect(elsewhere).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await entries(colleague, { employee_id: employee.employee })).toMatchObject({
      status: 403,
    })
    expect(await entries(employee, { employee_id: stranger.admin.employee })).toMatchObject({
      status: 404,
    })
    expect(await entries(employee, { employee_id: UUID })).toMatchObject({ status: 404 })
    expect((await entries(manager, { employee_id: employee.employee })).status).toBe(200)
    expect(await product.events(company.ws)).toBe(before)
    expect((await change(company.admin, entry.id, { description: 'By the admin' })).status).toBe(
      200,
    )
  })

  it('asks for description and project if the company wants them', async () => {
    const { token } = company.admin

    await product.call(workspacesApi.changeSettings, {
      token,
      params: params(),
      body: { timer_desc_required: true },
    })

    const before = await product.events(company.ws)
    const sentence = 'You cannot start timer without description and project'

    expect(await start(employee, { description: 'Ledger' })).toMatchObject({
      status: 422,
      body: { code: 'timer.description_and_project', message: sentence },
    })

    // A row's button starts its description again, with or without a project.
    const again = (description: string) =>
      product.call(api.addTimeEntry, {
        token: employee.token,
        params: params(),
        body: { description, start: ago(0) },
      })

    expect(await again('')).toMatchObject({
      status: 422,
      body: { message: 'You cannot start timer without description' },
    })

    expect(await product.events(company.ws)).toBe(before)

    expect(await again('Ledger')).toMatchObject({
      status: 201,
      body: { data: { end: null, project_id: null } },
    })

    const written = await product.events(company.ws)
    const { id } = (await entries(employee)).body.data[0]!

    expect(await change(employee, id, { description: ' ' })).toMatchObject({
      status: 422,
      body: { errors: { description: ['You cannot leave description blank'] } },
    })

    // So does new time of the week grid.
    const typed = await product.call(timesheetsApi.typeTimesheetCell, {
      token: employee.token,
      params: params(),
      // A day without time, also just after midnight.
      body: { day: ago(5 * 24).slice(0, 10), seconds: 3600 },
    })

    expect(typed).toMatchObject({
      status: 422,
      body: { errors: { description: ['You cannot leave description blank'] } },
    })

    expect(await product.events(company.ws)).toBe(written)

    await product.call(workspacesApi.changeSettings, {
      token,
      params: params(),
      body: { timer_desc_required: false },
    })
  })

  it('answers only the running entry, and null while none runs', async () => {
    const worker = await hire(product, company, 'Run')
    const running = async (who = worker, query = {}) =>
      product.call(api.runningTimer, { token: who.token, params: params(), query })
    expect((await running()).body).toEqual({ data: null })
    const { data } = (await start(worker, { description: 'Now' })).body

    expect((await running()).body.data).toMatchObject({
      id: data.id,
      description: 'Now',
      end: null,
    })

    expect(
      (await running(company.admin, { employee_id: worker.employee })).body.data,
    ).toMatchObject({ id: data.id })
    expect(await running(employee, { employee_id: worker.employee })).toMatchObject({ status: 403 })
    await stop(worker, data.id)
    expect((await running()).body).toEqual({ data: null })
  })

  it('keeps one running entry when many tabs start at once', async () => {
    await Promise.all(
      Array.from({ length: 6 }, (_, n) => start(employee, { description: `Tab ${n}` })),
    )
    const { data } = (await entries(employee, { per_page: 1000 })).body
    expect(data.filter(({ end }) => end === null)).toHaveLength(1)
  })

  it('takes a start made offline from when it was pressed, and a repeated one once', async () => {
    const worker = await hire(product, company, 'Off')
    const pressed = ago(1)

    const send = () =>
      product.call(api.startTimer, {
        token: worker.token,
        params: params(),
        body: { description: 'Offline', start: pressed },
        headers: { 'idempotency-key': 'offline-1' },
      })

    const [first, second] = [await send(), await send()]
    expect(first.body.data).toMatchObject({ start: pressed, end: null })
    expect(second).toMatchObject({ status: 201, body: first.body })
    // Pressed earlier on another device: it ended when the running one began.
    const late = await start(worker, { description: 'Earlier', start: ago(3) })
    expect(late.body.data.end).toBe(pressed)
    expect((await entries(worker)).body.total).toBe(2)
  })

  it('names project and client, takes only known ones, and runs on own tasks only', async () => {
    const ids = await aProject()
    const own = await start(employee, { description: 'Build', task_id: ids.own })

    expect(own.body.data).toMatchObject({
      project_id: ids.project,
      project_name: 'Bridge',
      client_name: 'Acme',
      task_title: 'own',
      billable: 1,
    })

    expect(await start(employee, { task_id: ids.others })).toMatchObject({
      status: 422,
      body: {
        code: 'timer.task_not_yours',
        message: 'This task is not Assigned to you. Assign task to yourself first.',
      },
    })

    expect((await entries(employee, { project_id: ids.project })).body.total).toBe(1)

    expect(
      (await change(employee, own.body.data.id, { project_id: null })).body.data,
    ).toMatchObject({
      project_id: null,
      task_id: null,
      client_name: null,
    })

    const foreign = await product.call(api.startTimer, {
      token: stranger.admin.token,
      params: { ws: stranger.ws },
      body: { project_id: ids.project },
    })

    expect(foreign).toMatchObject({ status: 422, body: { code: 'timer.project_unknown' } })
  })

  /** A client with a project and two tasks: one of the employee's, one of the colleague's. */
  async function aProject() {
    const ctx = Ctx.begin('system')

    const [client, project, status, own, others] = Array.from({ length: 5 }, () => ctx.newId()) as [
      string,
      string,
      string,
      string,
      string,
    ]

    const append = (stream: string, events: { type: string; data: Record<string, unknown> }[]) =>
      product.store.append({
        workspace: company.ws,
        stream,
        expected: -1,
        events,
        meta: {
          actor: 'system',
          command_id: ctx.newId(),
          correlation_id: ctx.newId(),
          occurred_at: ctx.now.toISOString(),
        },
      })

    const nothing = {
      description: null,
      start_date: null,
      due_date: null,
      task_list_id: null,
      sort_weight: 0,
      status_id: status,
    }

    const task = (task_id: string, title: string, employee_id: string) => ({
      type: 'TaskAdded',
      data: {
        project_id: project,
        task_id,
        author_id: employee_id,
        type: 'task',
        title,
        employee_id,
        notify: false,
        ...nothing,
      },
    })

    await append(`client-${client}`, [
      {
        type: 'ClientAdded',
        data: {
          client_id: client,
          name: 'Acme',
          ...unknownCompany,
          contact_name: null,
          contact_email: null,
          contact_phone: null,
          hrate: null,
          buyer_reference: null,
          language: null,
        },
      },
    ])

    const { position } = await append(`project-${project}`, [
      {
        type: 'ProjectAdded',
        data: {
          project_id: project,
          name: 'Bridge',
          client_id: client,
          description: null,
          estimated_hours: null,
          rate: null,
          billable: true,
          due_date: null,
        },
      },
      task(own, 'own', employee.employee),
      task(others, 'others', colleague.employee),
    ])

    await product.progress.waitFor(position)

    return { project, own, others }
  }

  it('stays quick with thousands of entries', async () => {
    const at = (n: number) =>
      new Date(Date.UTC(2020, 0, 1) + n * hour).toISOString().replace('.000Z', 'Z')
    const ctx = Ctx.begin('system')

    const events = Array.from({ length: 5000 }, (_, n) => ({
      type: 'TimeEntryAdded',
      data: {
        employee_id: manager.employee,
        entry_id: ctx.newId(),
        description: 'Old',
        project_id: null,
        task_id: null,
        billable: false,
        start: at(n),
        end: at(n + 1),
        zone: 'UTC',
        day: at(n).slice(0, 10),
      },
    }))

    let position = ''

    for (let n = 0; n < events.length; n += 500)
      position = (
        await product.store.append({
          workspace: company.ws,
          stream: streamOf(timerDecider, manager.employee),
          expected: 'any',
          events: events.slice(n, n + 500),
          meta: {
            actor: 'system',
            command_id: ctx.newId(),
            correlation_id: ctx.commandId,
            occurred_at: ctx.now.toISOString(),
          },
        })
      ).position

    await product.progress.waitFor(position)
    const { body } = await start(manager, { description: 'Now' })
    await stop(manager, body.data.id)
    await entries(manager, { per_page: 50 })

    expect((await entries(manager, { per_page: 1000 })).body).toMatchObject({
      total: 5001,
      meta: { last_page: 6 },
    })

    // Without a page, all entries come at once; the day totals must not be summed for each row.
    expect((await entries(manager)).body.data).toHaveLength(5001)
    expect(product.errors).toEqual([])
  })
})
