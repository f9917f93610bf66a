import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { terminationPreviewApi } from '@workledger/contracts/payroll/termination-preview.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { privacyApi } from '@workledger/contracts/privacy/privacy.api'
import { watchApi } from '@workledger/contracts/watch/watch.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { AFTER_RETENTION, daysLater, secondAdmin } from '../support/erasures'
import { payOf } from '../support/pay'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

describe('evidence about a former employee', () => {
  let product: Product

  beforeAll(async () => {
    product = await startProduct()
  })

  afterAll(() => product?.stop())

  const today = () => new Date().toISOString().slice(0, 10)

  const ended = (company: Company, id: string, terminated_on: string) =>
    product.call(peopleApi.terminateEmployee, {
      token: company.admin.token,
      params: { id },
      body: { terminated_on },
    })

  const preview = async ({ ws, admin }: Company, id: string) =>
    (await product.call(privacyApi.erasurePreview, { token: admin.token, params: { ws, id } })).body
      .data

  const erase = (ws: string, by: Person, who: { id: string; name: string }, days = 0) =>
    daysLater(days, () =>
      product.call(privacyApi.erasePerson, {
        token: by.token,
        params: { ws, id: who.id },
        body: { name: who.name },
      }),
    )

  const retention = ({ ws, admin }: Company, retention_years: number) =>
    product.call(workspacesApi.changeSettings, {
      token: admin.token,
      params: { ws },
      body: { retention_years },
    })

  it('is kept from the day on which the leaving was recorded, whatever day was typed and whatever retention is set', async () => {
    const company = await createCompany(product)
    const other = await secondAdmin(product, company)
    const { employee: id } = await hire(product, company, 'Liam')
    expect((await ended(company, id, '2014-01-01')).status).toBe(200)

    expect(await preview(company, id)).toMatchObject({
      ended_on: '2014-01-01',
      kept_from: today(),
      retention_years: 10,
    })

    await retention(company, 1)

    expect(await preview(company, id)).toMatchObject({
      retention_years: 10,
      blocked: 'privacy.retention',
    })

    const before = await product.events()

    for (const days of [0, 366, 9 * 366]) {
      const refused = await erase(company.ws, company.admin, { id, name: 'Liam Tester' }, days)
      expect(refused).toMatchObject({ status: 409, body: { code: 'privacy.retention' } })
    }

    expect(await product.events()).toBe(before)

    // A person who returns and leaves again is kept as long as the first leaving promised.
    const back = { token: company.admin.token, params: { ws: company.ws, id } }
    expect((await product.call(peopleApi.unterminateEmployee, back)).status).toBe(200)
    expect((await ended(company, id, today())).status).toBe(200)
    const shown = await preview(company, id)
    expect(shown.retention_years).toBe(1)
    expect(shown.erasable_on.slice(0, 4)).toBe(String(Number(today().slice(0, 4)) + 10))
    // A longer retention covers every person.
    await retention(company, 20)
    expect(await preview(company, id)).toMatchObject({ retention_years: 20 })

    expect(
      await erase(company.ws, company.admin, { id, name: 'Liam Tester' }, AFTER_RETENTION),
    ).toMatchObject({
      body: { code: 'privacy.retention' },
    })

    expect((await erase(company.ws, other, { id, name: 'Liam Tester' }, 21 * 366)).status).toBe(200)
  })

  it('keeps its subject until they have left: a person who has worked or is paid is not deleted', async () => {
    const company = await createCompany(product)
    const { token } = company.admin
    const [clocked, absent, fresh] = await Promise.all(
      ['Cleo', 'Abe', 'Fay'].map((name) => hire(product, company, name)),
    )

    await product.call(attendanceApi.checkIn, {
      token: clocked!.token,
      params: { id: clocked!.employee },
      body: {},
    })

    const leave = { start_on: '2026-12-07', finish_on: '2026-12-08', description: 'Away' }
    const [type] = (
      await product.call(leaveRulesApi.leaveTypes, { token, params: { ws: company.ws } })
    ).body.data
    const body = { ...leave, leave_type_id: type!.id }
    expect(
      await product.call(leaveApi.addLeave, { token, params: { id: absent!.employee }, body }),
    ).toMatchObject({ status: 201 })

    const remove = (who: Person) =>
      product.call(peopleApi.deleteEmployee, {
        token,
        params: { ws: company.ws, id: who.employee },
      })

    const before = await product.events(company.ws)

    for (const who of [clocked!, absent!])
      expect(await remove(who)).toMatchObject({ status: 409, body: { code: 'people.has_records' } })

    expect(await product.events(company.ws)).toBe(before)
    expect((await remove(fresh!)).status).toBe(204)
    expect((await ended(company, clocked!.employee, today())).status).toBe(200)
    expect((await remove(clocked!)).status).toBe(204)

    expect(await preview(company, clocked!.employee)).toMatchObject({
      ended_on: today(),
      blocked: 'privacy.retention',
    })
  })

  it('is under the retention of the day on which they left, though that is typed after a shorter one', async () => {
    const company = await createCompany(product)
    const { employee: id } = await hire(product, company, 'Noa')
    await retention(company, 1)
    expect((await ended(company, id, '2020-01-01')).status).toBe(200)
    // Their record was added while ten years were set.
    expect(await preview(company, id)).toMatchObject({ kept_from: today() })

    const listed = await product.call(privacyApi.formerPeople, {
      token: company.admin.token,
      params: { ws: company.ws },
      query: {},
    })

    const shown = await preview(company, id)
    expect(listed.body.data.map(({ erasable_on, kept_from }) => [erasable_on, kept_from])).toEqual([
      [shown.erasable_on, today()],
    ])
  })

  it('outlives a termination before the first day or before work, which is refused with the day', async () => {
    const company = await createCompany(product)
    const { token } = company.admin
    const { employee: id } = await hire(product, company, 'Worker', { hired_on: '2026-01-05' })
    const shift = { in_at: '2026-03-02 09:00:00', out_at: '2026-03-02 17:00:00' }

    expect(
      (
        await product.call(attendanceApi.addAttendance, {
          token,
          params: { id },
          body: shift as never,
        })
      ).status,
    ).toBe(201)

    const before = await product.events()
    const hired = await ended(company, id, '2026-01-04')

    expect([hired.status, hired.body]).toMatchObject([
      422,
      { error_codes: { terminated_on: [{ code: 'people.ended_before_hire' }] } },
    ])

    expect(JSON.stringify(hired.body)).toContain('2026-01-05')
    const worked = await ended(company, id, '2026-03-01')

    expect([worked.status, worked.body]).toMatchObject([
      422,
      { error_codes: { terminated_on: [{ code: 'people.ended_before_work' }] } },
    ])

    expect(JSON.stringify(worked.body)).toContain('2026-03-02')
    expect(await product.events()).toBe(before)
    expect((await ended(company, id, '2026-03-02')).status).toBe(200)

    const moved = await product.call(peopleApi.changeEmployee, {
      token,
      params: { ws: company.ws, id },
      body: { hired_on: '2026-03-03' },
    })

    expect(moved.body).toMatchObject({
      error_codes: { hired_on: [{ code: 'people.hired_after_end' }] },
    })
  })

  it('is kept from the last day paid, and an end before it is watched and explained', async () => {
    const company = await createCompany(product)
    const { ws, admin } = company
    const pay = payOf(product, company)
    const person = await hire(product, company, 'Paid')
    const { employee: id } = person

    await pay.contract(person, {
      base_compensation_amount: '3000',
      base_compensation_type: 'monthly',
    })

    const run = await pay.draft({ start: '2026-03-01', end: '2026-03-31', pay_date: '2026-03-31' })
    const saved = await pay.approve(run)
    expect([saved.status, saved.body.data?.status]).toEqual([200, 'complete'])

    const told = await product.call(terminationPreviewApi.terminationPreview, {
      token: admin.token,
      params: { ws, id },
      query: { terminated_on: '2026-03-13' },
    })

    expect(told.body.data).toMatchObject({ paid_until: '2026-03-31', refused: null })
    expect(told.body.data.corrections).toMatchObject([
      { start: '2026-03-01', end: '2026-03-31', amount: expect.stringMatching(/^-/) },
    ])
    expect((await ended(company, id, '2026-03-13')).status).toBe(200)

    const hits = await product.call(watchApi.watchHits, {
      token: admin.token,
      params: { ws },
      query: { rule: 'after_approval' } as never,
    })

    expect(hits.body.data.map(({ kind, employee_id }) => [kind, employee_id])).toEqual([
      ['employment_ended', id],
    ])
  })

  it('waits for seven days if no other person could confirm its erasure', async () => {
    const company = await createCompany(product)
    const { employee: id } = await hire(product, company, 'Lone')
    expect((await ended(company, id, today())).status).toBe(200)
    const who = { id, name: 'Lone Tester' }
    const asked = await erase(company.ws, company.admin, who, AFTER_RETENTION)
    expect(asked.status).toBe(200)

    expect((await preview(company, id)).proposal).toMatchObject({
      own: true,
      waits_until: expect.any(String),
    })

    const early = await erase(company.ws, company.admin, who, AFTER_RETENTION + 6)
    expect(early).toMatchObject({ status: 409, body: { code: 'privacy.waits' } })

    const withdrawn = await product.call(privacyApi.withdrawErasure, {
      token: company.admin.token,
      params: { ws: company.ws, id },
    })

    expect(withdrawn.status).toBe(204)
    expect((await erase(company.ws, company.admin, who, AFTER_RETENTION)).status).toBe(200)
    const done = await erase(company.ws, company.admin, who, AFTER_RETENTION + 8)
    expect([done.status, done.body]).toEqual([200, { message: 'Personal data is erased' }])
  })
})
