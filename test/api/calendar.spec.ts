import { calendarApi as api } from '@workledger/contracts/calendar/calendar.api'
import { calendarFeedsApi } from '@workledger/contracts/calendar/calendar-feeds.api'
import { eventsApi } from '@workledger/contracts/calendar/events.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

let product: Product

beforeAll(async () => {
  product = await startProduct()
})

afterAll(() => product?.stop())

describe('the calendar, over HTTP', () => {
  let company: Company
  let employee: Person
  let colleague: Person

  beforeAll(async () => {
    company = await createCompany(product)
    employee = await hire(product, company, 'Eli', { birthday_on: '1990-06-10' })
    colleague = await hire(product, company, 'Col')
  })

  const calendar = (who: Person, from: string, to: string, weekend?: string) =>
    product.call(api.calendarEvents, {
      token: who.token,
      params: { ws: company.ws },
      query: { from, to, ...(weekend ? { weekend } : {}) },
    })

  it('is a plain list of birthdays, approved leaves and days off, by day', async () => {
    const { admin, ws } = company

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token: employee.token,
      params: { ws },
    })

    const leave_type_id = types.body.data[0]!.id

    const request = (start_on: string, finish_on: string) =>
      product.call(leaveApi.requestLeave, {
        token: employee.token,
        params: { id: employee.employee },
        body: { leave_type_id, description: 'Private', start_on, finish_on },
      })

    const { id } = (await request('2027-06-08', '2027-06-09')).body.data
    await request('2027-06-15', '2027-06-16')

    await product.call(leaveApi.decideLeave, {
      token: admin.token,
      params: { id: employee.employee, leaveId: id },
      body: { approved: true, rejected: false },
    })

    const { body } = await calendar(colleague, '2027-06-09', '2027-06-14', 'weekend')
    const eli = { id: employee.employee, first_name: 'Eli', last_name: 'Tester', avatar: null }

    expect(body.filter(({ type }) => type !== 'holiday')).toEqual([
      {
        type: 'leave',
        date: '2027-06-08',
        hexColor: '#ffc34d',
        metadata: { id, employee: eli, start_on: '2027-06-08', finish_on: '2027-06-09' },
      },
      {
        type: 'birthday',
        date: '2027-06-10',
        hexColor: '#66ff66',
        metadata: { ...eli, birthday_on: '2027-06-10' },
      },
      { type: 'weekend', date: '2027-06-12', hexColor: '#e8eaed', metadata: {} },
      { type: 'weekend', date: '2027-06-13', hexColor: '#e8eaed', metadata: {} },
    ])

    // Neither the year of birth nor the reason of an absence.
    expect(JSON.stringify(body)).not.toMatch(/1990|Private|leave_type/)
    expect((await calendar(colleague, '2027-06-12', '2027-06-13')).body).toEqual([])
  })

  it('shows only colleagues whom the company shows', async () => {
    const { token } = company.admin

    await product.call(workspacesApi.changeWorkspace, {
      token,
      params: { ws: company.ws },
      body: { employee_visibility_level: 'project' },
    })

    expect(
      (await calendar(colleague, '2027-06-08', '2027-06-10')).body.filter(
        ({ type }) => type !== 'holiday',
      ),
    ).toEqual([])

    const seen = (await calendar(company.admin, '2027-06-08', '2027-06-10')).body.map(
      ({ type }) => type,
    )
    expect(seen).toEqual(expect.arrayContaining(['leave', 'birthday']))
  })

  it('refuses days in the wrong order, too many, and strangers', async () => {
    expect(await calendar(colleague, '2027-06-10', '2027-06-09')).toMatchObject({
      status: 422,
      body: { errors: { to: ['The end is before the start.'] } },
    })

    expect(await calendar(colleague, '2020-06-10', '2027-06-09')).toMatchObject({ status: 422 })
    expect(await calendar(colleague, 'soon', '2027-06-09')).toMatchObject({ status: 422 })
    const other = await createCompany(product, 'Other')
    expect(await calendar(other.admin, '2027-06-08', '2027-06-10')).toMatchObject({ status: 404 })
    expect(product.errors).toEqual([])
  })

  it('shows people as away until their last day, and not after it', async () => {
    const { token } = company.admin

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token,
      params: { ws: company.ws },
    })

    const days = {
      leave_type_id: types.body.data[0]!.id,
      start_on: '2026-06-08',
      finish_on: '2026-06-10',
      description: 'Sea',
    }

    expect(
      (
        await product.call(leaveApi.addLeave, {
          token,
          params: { id: employee.employee },
          body: days,
        })
      ).status,
    ).toBe(201)

    const left = { token, params: { id: employee.employee }, body: { terminated_on: '2026-06-09' } }
    expect((await product.call(peopleApi.terminateEmployee, left)).status).toBe(200)

    const shown = async (from: string, to: string) =>
      (await calendar(company.admin, from, to)).body.filter(
        ({ type }) => type === 'leave' || type === 'birthday',
      )

    expect(await shown('2026-06-01', '2026-06-09')).toMatchObject([
      { type: 'leave', metadata: { start_on: '2026-06-08', finish_on: '2026-06-09' } },
    ])
    expect(await shown('2026-06-10', '2026-06-11')).toEqual([])
    expect(await shown('2027-06-08', '2027-06-10')).toEqual([])
  })
})

describe('events and calendar addresses, over HTTP', () => {
  let company: Company
  let colleague: Person
  let porto: string

  beforeAll(async () => {
    company = await createCompany(product)
    colleague = await hire(product, company, 'Col', { birthday_on: '1990-06-10' })

    const office = {
      name: 'New York',
      address_line_1: 'A',
      address_line_2: 'B',
      timezone: 'America/New_York',
    }

    const { body } = await product.call(structureApi.addOffice, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: office,
    })

    porto = body.data.id
  })

  const at = (token: string) => ({ token, params: { ws: company.ws } })
  const party = { title: 'Party', event_on: '2027-05-08', event_time: '18:00', location: 'Roof' }
  const add = (change: object = {}, token = company.admin.token) =>
    product.call(eventsApi.addCompanyEvent, { ...at(token), body: { ...party, ...change } })

  const titles = async (who: Person, query = {}) =>
    (await product.call(eventsApi.companyEvents, { ...at(who.token), query })).body.data.map(
      ({ title }) => title,
    )

  it('adds, changes and deletes an event, and shows it at the reader’s clocks', async () => {
    const { admin, ws } = company
    const { id } = (await add({ title: 'Launch', location_id: porto, end_time: '19:30' })).body.data
    const item = { token: admin.token, params: { ws, id } }

    expect((await product.call(eventsApi.companyEvent, item)).body.data).toMatchObject({
      title: 'Launch',
      zone: 'America/New_York',
      office: 'New York',
      notify: true,
      start_at: '2027-05-08 22:00:00',
      end_at: '2027-05-08 23:30:00',
      stream: `company-event-${id}`,
    })

    const shown = await product.call(api.calendarEvents, {
      ...at(admin.token),
      query: { from: '2027-05-08', to: '2027-05-08' },
    })

    expect(shown.body.filter(({ type }) => type === 'event')).toEqual([
      {
        type: 'event',
        date: '2027-05-08',
        hexColor: '#5b8def',
        metadata: {
          id,
          title: 'Launch',
          location: 'Roof',
          office: 'New York',
          event_on: '2027-05-08',
          event_time: '18:00',
          end_date: null,
          end_time: '19:30',
          zone: 'America/New_York',
          start: '2027-05-08 23:00',
          end: '2027-05-09 00:30',
        },
      },
    ])

    const changed = await product.call(eventsApi.changeCompanyEvent, {
      ...item,
      body: { location_id: null, end_time: null },
    })

    expect(changed.body.data).toMatchObject({
      zone: 'Europe/Lisbon',
      event_time: '18:00',
      office: null,
      end_time: null,
    })

    expect((await product.call(eventsApi.deleteCompanyEvent, item)).status).toBe(204)
    expect((await product.call(eventsApi.companyEvent, item)).status).toBe(404)
    expect((await product.call(eventsApi.deleteCompanyEvent, item)).status).toBe(404)
  })

  it('is seen by the people of its office and by admins, changed by admins, and its office stays while it is named', async () => {
    const { admin, ws } = company
    const { id } = (await add({ title: 'Abroad', location_id: porto })).body.data
    const all = (await add({ title: 'All', event_on: '2020-05-08' })).body.data
    expect(await titles(admin)).toEqual(['All', 'Abroad'])
    expect(await titles(admin, { when: 'upcoming' })).toEqual(['Abroad'])
    expect(await titles(admin, { from: '2020-05-09', to: '2027-05-07' })).toEqual([])
    expect(await titles(colleague)).toEqual(['All'])

    expect(
      (await product.call(eventsApi.companyEvent, { token: colleague.token, params: { ws, id } }))
        .status,
    ).toBe(404)

    expect((await add({}, colleague.token)).status).toBe(403)
    const other = await createCompany(product, 'Other')

    expect(
      (
        await product.call(eventsApi.companyEvent, {
          token: other.admin.token,
          params: { ws, id: all.id },
        })
      ).status,
    ).toBe(404)

    const removed = await product.call(structureApi.removeOffice, {
      token: admin.token,
      params: { ws, id: porto },
    })

    expect(removed.status).toBe(409)

    for (const each of [id, all.id])
      await product.call(eventsApi.deleteCompanyEvent, {
        token: admin.token,
        params: { ws, id: each },
      })
  })

  it('is refused with a sentence, and nothing is written', async () => {
    const before = await product.events(company.ws)

    const refused = async (change: object) => {
      const { status, body } = await add(change)
      return [status, (body as any).errors]
    }

    expect(await refused({ title: ' ' })).toEqual([
      422,
      { title: ['Please Enter the Event Name!'] },
    ])

    expect(await refused({ event_on: '' })).toEqual([
      422,
      { event_on: ['Please Select the Event Date!'] },
    ])

    expect(await refused({ event_time: null })).toEqual([
      422,
      { event_time: ['Please Select the Event Time!'] },
    ])

    expect(await refused({ location: '' })).toEqual([
      422,
      { location: ['Please Enter the location!'] },
    ])

    expect(await refused({ end_date: '2027-05-07' })).toEqual([
      422,
      { end_date: ['The end is before the start.'] },
    ])

    expect(await refused({ event_on: '2027-03-28', event_time: '01:30' })).toEqual([
      422,
      { event_time: ['The clocks of Europe/Lisbon go forward on that day: there is no 01:30.'] },
    ])

    // In the night in which 01:00 to 02:00 occurs twice.
    expect(
      await refused({ event_on: '2027-10-31', event_time: '01:45', end_time: '01:15' }),
    ).toEqual([422, { end_time: ['The end is before the start.'] }])
    expect((await add({ location_id: company.ws })).status).toBe(422)
    expect(await product.events(company.ws)).toBe(before)
  })

  it('gives other programs a calendar address until it is revoked, with what colleagues may know', async () => {
    const { admin, ws } = company
    const today = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
    const { id } = (
      await add({ title: 'Town hall;\nBEGIN:VEVENT', event_on: today, event_time: '10:00' })
    ).body.data
    await add({ title: 'Abroad', event_on: today, location_id: porto })

    await product.call(peopleApi.changeEmployee, {
      token: admin.token,
      params: { ws, id: colleague.employee },
      body: { birthday_on: `1990-${today.slice(5)}` },
    })

    const open = async (who: Person, kind: 'own' | 'company') => {
      const { body } = await product.call(calendarFeedsApi.addCalendarFeed, {
        ...at(who.token),
        body: { kind },
      })
      return body.data
    }

    const read = (url: string) =>
      product.app.inject({ method: 'GET', url: new URL(url).pathname + new URL(url).search })
    const feed = await open(colleague, 'company')
    const first = await read(feed.url)
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8')

    const again = await product.app.inject({
      method: 'GET',
      url: new URL(feed.url).pathname + new URL(feed.url).search,
      headers: { 'if-none-match': String(first.headers.etag) },
    })

    expect([again.statusCode, again.body]).toEqual([304, ''])

    expect(first.body.replaceAll('\r\n ', '').split('\r\n')).toEqual(
      expect.arrayContaining([
        `UID:${id}@workledger`,
        'SEQUENCE:0',
        'SUMMARY:Town hall\\; BEGIN:VEVENT',
        'SUMMARY:Birthday: Col Tester',
      ]),
    )

    expect(first.body).not.toMatch(/Abroad|1990/)

    await product.call(eventsApi.changeCompanyEvent, {
      token: admin.token,
      params: { ws, id },
      body: { event_time: '11:00' },
    })

    const second = (await read(feed.url)).body
    expect(second).toContain(`UID:${id}@workledger\r\nSEQUENCE:1`)
    const hour = Number(/DTSTART:\d+T(\d\d)0000Z/.exec(second)![1])
    expect(hour).toBe(Number(/DTSTART:\d+T(\d\d)0000Z/.exec(first.body)![1]) + 1)
    // An administrator's feed shows what colleagues see, not what administrators see.
    const own = await open(admin, 'own')
    expect((await read(own.url)).body).not.toMatch(/Abroad|Birthday/)

    const [other] = [await open(colleague, 'company')]
    const swapped = feed.url.replace(feed.id, other.id)

    const answers = [
      await read(swapped),
      await read(`${feed.url}x`),
      await read(feed.url.split('?')[0]!),
    ]

    const list = await product.call(calendarFeedsApi.calendarFeeds, at(colleague.token))
    expect(JSON.stringify(list.body)).not.toContain('key=')
    expect(list.body.data).toHaveLength(2)

    const revoke = (who: Person) =>
      product
        .call(calendarFeedsApi.revokeCalendarFeed, {
          token: who.token,
          params: { ws, id: feed.id },
        })
        .then(({ status }) => status)

    expect([await revoke(admin), await revoke(colleague), await revoke(colleague)]).toEqual([
      404, 204, 404,
    ])
    answers.push(await read(feed.url))

    // A feed ends when its owner leaves.
    await product.call(peopleApi.terminateEmployee, {
      token: admin.token,
      params: { id: colleague.employee },
      body: { terminated_on: today },
    })

    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      answers.map(() => [404, answers[0]!.body]),
    )
    expect(product.errors).toEqual([])
  })
})
