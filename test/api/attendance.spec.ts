import { attendanceApi as api } from '@workledger/contracts/attendance/attendance.api'
import { attendanceReportApi as reportApi } from '@workledger/contracts/attendance/attendance-report.api'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { secondsByDay } from '@workledger/projections/attendance/attendance-days.queries'
import { type AttendanceTeam, attendanceTeam } from '../support/attendance'
import { anInstant } from '../support/instants'
import { hire, type Person } from '../support/people'

const UUID = '0190a1b2-0000-7000-8000-000000000001'

describe('attendance, over HTTP', () => {
  let { product, company, manager, employee, stranger, addShift } = {} as AttendanceTeam

  beforeAll(async () => {
    ;({ product, company, manager, employee, stranger, addShift } = await attendanceTeam())
  })

  afterAll(() => product?.stop())

  const params = () => ({ id: employee.employee })

  const checkIn = (
    who: Person,
    body: object = { in_location: null, out_location: null },
    id = who.employee,
  ) => product.call(api.checkIn, { token: who.token, params: { id }, body: body as never })

  const checkOut = (who: Person, body = {}) =>
    product.call(api.checkOut, { token: who.token, params: { id: who.employee }, body })
  const log = (who: Person, body: object) =>
    product.call(api.updateTaskLog, { token: who.token, params: params(), body: body as never })
  const current = (who: Person) =>
    product.call(api.currentAttendance, { token: who.token, params: params() })
  const add = (who: Person, in_at: string, out_at: string) => addShift(in_at, out_at, {}, who)

  it('runs a day: check-in, plan, check-out with a task log, and the plan comes back the next time', async () => {
    expect((await current(employee)).body).toEqual({ data: null })
    const before = Date.now()

    const arrived = await checkIn(employee, {
      in_location: { lat: 38.7, long: -9.1 },
      out_location: null,
    })

    expect(arrived).toMatchObject({
      status: 201,
      body: { lastTask: null, data: { lastTask: null, out_at: null, zone: 'Europe/Lisbon' } },
    })

    const id = arrived.body.data.id
    const came = Date.parse(`${arrived.body.data.in_at.replace(' ', 'T')}Z`)
    expect(came).toBeGreaterThan(before - 1000)
    expect(came).toBeLessThanOrEqual(Date.now())
    const planned = await log(employee, { employee_attendance_id: id, check_in_task: 'Invoices' })

    expect(planned.body.data).toMatchObject({
      employee_attendance_id: id,
      attendance_task: { check_in_task: 'Invoices' },
    })

    expect((await current(manager)).body.data).toMatchObject({ id, out_at: null, forgotten: false })
    const left = await checkOut(employee, { out_location: { lat: 38.7, long: -9.1 } })

    expect(left).toMatchObject({
      status: 200,
      body: { data: { id, out_at: anInstant(), out_location: { lat: 38.7, long: -9.1 } } },
    })

    await log(employee, {
      employee_attendance_id: id,
      check_out_done_task: 'Invoices',
      check_out_tomorrow_task: 'Taxes',
    })

    expect((await checkIn(employee)).body).toMatchObject({ lastTask: 'Taxes' })
    await checkOut(employee)
    const stream = left.body.data.stream

    const history = await product.call(auditApi.history, {
      token: employee.token,
      params: { ws: company.ws, stream },
      query: { subject: id },
    })

    expect(history.body.data.events.map(({ type }) => type)).toEqual([
      'CheckedIn',
      'TaskLogUpdated',
      'CheckedOut',
      'TaskLogUpdated',
    ])

    expect(history.body.data.events[1]!.changes).toContainEqual({
      field: 'check_in_task',
      from: null,
      to: 'Invoices',
    })
  })

  it('begins and ends breaks of the running shift, which count as not worked, and ends one with the shift', async () => {
    const rower = await hire(product, company, 'Rob', { manager_id: manager.employee })
    const params = { id: rower.employee }
    const pause = (call: typeof api.startBreak | typeof api.endBreak, who = rower) =>
      product.call(call, { token: who.token, params })

    expect(await pause(api.startBreak)).toMatchObject({
      status: 409,
      body: { code: 'attendance.not_in' },
    })

    const { id } = (await checkIn(rower)).body.data
    const started = await pause(api.startBreak)

    expect(started).toMatchObject({
      status: 200,
      body: { data: { id, running: true, breaks: [], break_since: anInstant() } },
    })

    const seen = await product.call(api.currentAttendance, { token: manager.token, params })
    expect(seen.body.data).toMatchObject({ break_since: started.body.data.break_since })
    const before = await product.events(company.ws)

    expect(await pause(api.startBreak)).toMatchObject({
      status: 409,
      body: { code: 'attendance.on_break' },
    })

    expect(await pause(api.endBreak, manager)).toMatchObject({ status: 403 })
    expect(await product.events(company.ws)).toBe(before)
    const ended = await pause(api.endBreak)

    expect(ended.body.data).toMatchObject({
      break_since: null,
      breaks: [{ start_at: started.body.data.break_since, paid: false }],
    })

    expect(await pause(api.endBreak)).toMatchObject({
      status: 409,
      body: { code: 'attendance.not_on_break' },
    })

    await pause(api.startBreak)
    const left = await checkOut(rower)
    expect(left.body.data.breaks).toHaveLength(2)
    expect(left.body.data).toMatchObject({ running: false, break_since: null })
    expect(left.body.data.breaks[1]!.end_at).toBe(left.body.data.out_at)

    const month = {
      month: Number(left.body.data.date.slice(5, 7)),
      year: Number(left.body.data.date.slice(0, 4)),
    }

    const { all_days } = (
      await product.call(api.monthlyAttendance, { token: rower.token, params, query: month })
    ).body.data
    const day = all_days[left.body.data.date]!
    expect(day.breaks_unpaid).toBeGreaterThanOrEqual(2)
    expect(day.presence).toBe(day.worked + day.breaks_unpaid)
  })

  it('shows an hourly employee the hours of paid leave and holidays as pay counts them', async () => {
    const { token } = company.admin
    const ws = { ws: company.ws }
    const hal = await hire(product, company, 'Hal')
    const params = { id: hal.employee }

    const month = async () =>
      (
        await product.call(api.monthlyAttendance, {
          token: hal.token,
          params,
          query: { month: 2, year: 2026 },
        })
      ).body.data

    const holiday = await product.call(leaveRulesApi.addHoliday, {
      token,
      params: ws,
      body: { name: 'Carnival', date: '2026-02-17' },
    })

    expect(holiday.status).toBe(201)

    expect((await month()).all_days['2026-02-17']).toMatchObject({
      type: 'holiday',
      paid_holiday: 0,
    })

    const contract = await product.call(employmentApi.addContract, {
      token,
      params,
      body: {
        effective_on: '2026-01-01',
        base_compensation_amount: '20',
        base_compensation_type: 'hourly',
        working_hours: '37.5',
        working_period_unit: 'week',
      },
    })

    expect(contract.status).toBe(201)
    const { all_days, stats } = await month()
    expect(all_days['2026-02-17']).toMatchObject({ paid_holiday: 27_000, paid_leave: 0, worked: 0 })
    expect(stats).toMatchObject({ paid_holiday_seconds: 27_000, paid_leave_seconds: 0 })

    const draft = await product.call(payrollApi.draftPayrun, {
      token,
      params: ws,
      body: { start: '2026-02-01', end: '2026-02-28', pay_date: '2026-02-28' },
    })

    const entries = await product.call(payrollApi.payrunEntries, {
      token,
      params: { ...ws, id: draft.body.data.id },
      query: {},
    })

    // 7.5 hours at 20.
    expect(entries.body.data.find(({ employee_id }) => employee_id === hal.employee)).toMatchObject(
      { basic_pay: '150.00' },
    )
  })

  it('keeps locations and tasks encrypted in the log', async () => {
    const rows = await product.stored(
      ({ workspace, stream }) => workspace === company.ws && stream.startsWith('attendance-'),
    )
    expect(rows.map(({ type }) => type)).toContain('CheckedIn')
    for (const { data } of rows) expect(JSON.stringify(data)).not.toMatch(/38\.7|Invoices|Taxes/)
  })

  it('refuses with the documented status and writes nothing', async () => {
    await checkIn(manager)
    const before = await product.events(company.ws)
    const attendance = (await current(employee)).body.data!.id

    expect(await checkIn(manager)).toMatchObject({
      status: 409,
      body: { code: 'attendance.already_in' },
    })

    expect(await checkOut(employee)).toMatchObject({
      status: 409,
      body: { code: 'attendance.not_in' },
    })

    expect(await checkIn(employee, { in_location: { lat: 'north', long: 0 } })).toMatchObject({
      status: 422,
    })
    expect(await checkIn(employee, { in_location: { lat: 91, long: 0 } })).toMatchObject({
      status: 422,
    })
    // A manager may read, not act.
    expect(await checkIn(manager, {}, employee.employee)).toMatchObject({ status: 403 })
    expect(await checkIn(employee, {}, manager.employee)).toMatchObject({ status: 403 })

    expect(await checkIn(stranger.admin, {}, employee.employee)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })

    expect(await log(employee, { employee_attendance_id: UUID, check_in_task: 'x' })).toMatchObject(
      { status: 404 },
    )

    expect(await log(employee, { employee_attendance_id: attendance })).toMatchObject({
      status: 422,
      body: { errors: { check_in_task: ['Required!'] } },
    })

    expect(
      await log(employee, { employee_attendance_id: attendance, check_out_done_task: 'x' }),
    ).toMatchObject({
      status: 422,
      body: { errors: { check_out_tomorrow_task: ['Required!'] } },
    })

    expect(await add(employee, '2026-03-02 09:00:00', '2026-03-02 17:00:00')).toMatchObject({
      status: 403,
    })
    const { token } = company.admin

    expect(await add(company.admin, '2026-03-02 17:00:00', '2026-03-02 09:00:00')).toMatchObject({
      status: 422,
      body: { code: 'attendance.end_before_start' },
    })

    expect(await add(company.admin, '2026-03-02 17:00:00', '2199-03-02 09:00:00')).toMatchObject({
      status: 422,
      body: { code: 'attendance.future', errors: { out_at: ['You cannot select future time'] } },
    })

    const missing = await product.inject({
      method: 'POST',
      url: `/api/v1/employees/${employee.employee}/attendances`,
      token,
      body: {},
    })

    expect(missing).toMatchObject({
      status: 422,
      body: { errors: { in_at: ['Date Required!'], out_at: ['Date Required!'] } },
    })

    const correction = {
      params: { ...params(), attId: UUID },
      body: { in_at: '2026-03-02 09:00:00', out_at: '2026-03-02 10:00:00' },
    }

    expect(await product.call(api.correctAttendance, { token, ...correction })).toMatchObject({
      status: 404,
    })
    expect(await product.events(company.ws)).toBe(before)
    await checkOut(manager)
  })

  it('takes entries and corrections of an admin, without overlap and not against a newer version', async () => {
    const { token } = company.admin
    const added = await add(company.admin, '2026-03-02 22:00:00', '2026-03-03 06:00:00')
    expect(added.status).toBe(201)
    const before = await product.events(company.ws)

    expect(await add(company.admin, '2026-03-03 05:00:00', '2026-03-03 09:00:00')).toMatchObject({
      status: 422,
      body: { code: 'attendance.overlaps' },
    })

    expect(await product.events(company.ws)).toBe(before)

    const correct = (out_at: string, headers = {}) =>
      product.call(api.correctAttendance, {
        token,
        params: { ...params(), attId: added.body.data.id },
        body: { in_at: '2026-03-02 22:00:00', out_at },
        headers,
      })

    expect(await correct('2026-03-03 05:30:00', { 'if-match': '"0"' })).toMatchObject({
      status: 200,
      body: { data: { seconds: 27_000, revision: 1 } },
    })

    expect(await correct('2026-03-03 05:00:00', { 'if-match': '"0"' })).toMatchObject({
      status: 409,
      body: { code: 'state.stale' },
    })
  })

  it('shows a month, a year and any days, and counts an overnight shift on the day it starts', async () => {
    const { token } = employee
    await add(company.admin, '2026-03-04 09:00:00', '2026-03-04 17:00:00')

    const month = await product.call(api.monthlyAttendance, {
      token,
      params: params(),
      query: { month: 3, year: 2026 },
    })

    const { all_days, attendance, stats } = month.body.data
    expect(Object.keys(all_days)).toHaveLength(31)
    expect(all_days['2026-03-02']).toMatchObject({ is_working: true, type: null, worked: 27_000 })
    expect(all_days['2026-03-03']!.worked).toBe(0)
    expect(all_days['2026-03-07']).toMatchObject({ is_working: false, type: 'weekend' })
    expect(attendance.map(({ date }) => date)).toEqual(['2026-03-02', '2026-03-04'])
    expect(stats).toMatchObject({ present: 2, total_seconds: 55_800, average_seconds: 27_900 })

    const year = await product.call(api.yearlyAttendance, {
      token,
      params: params(),
      query: { year: 2026 },
    })

    expect(year.body.data[2]).toMatchObject({
      month: 3,
      attendance: 2,
      leaves_applied: 0,
      worked: 55_800,
    })

    const custom = await product.call(api.customAttendance, {
      token,
      params: params(),
      query: { from: '2026-03-02', to: '2026-03-08' },
    })

    expect(Object.values(custom.body.data.all_days).map(({ type }) => type)).toEqual([
      null,
      null,
      null,
      null,
      null,
      'weekend',
      'weekend',
    ])

    const wrong = await product.call(api.customAttendance, {
      token,
      params: params(),
      query: { from: '2026-03-08', to: '2026-03-02' },
    })

    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { to: ['The end is before the start.'] } },
    })
  })

  it('reports a month of those whom the reader may choose, day by day and as a file', async () => {
    const rae = await hire(product, company, 'Rae', {
      manager_id: manager.employee,
      hired_on: '2026-03-03',
    })

    for (const [in_at, out_at] of [
      ['2026-03-03 09:00:00', '2026-03-03 17:00:00'],
      ['2026-03-04 09:00:00', '2026-03-04 16:59:59'],
    ] as const) {
      const added = await product.call(api.addAttendance, {
        token: company.admin.token,
        params: { id: rae.employee },
        body: { in_at, out_at },
      })
      expect(added.status).toBe(201)
    }

    const query = { year: 2026, month: 3 }

    const report = async ({ token }: Person, more: object = {}) =>
      (
        await product.call(reportApi.attendanceReport, {
          token,
          params: { ws: company.ws },
          query: { ...query, ...more },
        })
      ).body

    const { data, total } = await report(manager, { employee_id: rae.employee })
    const marks = Object.fromEntries(data[0]!.days.map(({ date, mark }) => [date.slice(8), mark]))
    expect([total, data[0]!.first_name, data[0]!.presence]).toEqual([1, 'Rae', 15 * 3600 + 3599])

    expect(marks).toMatchObject({
      '02': null,
      '03': 'present',
      '04': 'undertime',
      '05': 'absent',
      '07': 'holiday',
      '31': 'absent',
    })

    expect(data[0]!.counts).toMatchObject({ present: 1, undertime: 1, leave: 0 })
    // People who are not reports are left out; a colleague sees none.
    expect(await report(employee, { employee_id: rae.employee })).toEqual({ data: [], total: 0 })
    expect((await report(rae)).data.map(({ id }) => id)).toEqual([rae.employee])
    expect((await report(company.admin, { q: 'rae', per_page: 1 })).total).toBe(1)

    const linesIn = async (language: string) => {
      const { body } = await product.app.inject({
        method: 'GET',
        url: `/api/v1/workspaces/${company.ws}/reports/attendance/file?year=2026&month=3&employee_id=${rae.employee}&language=${language}`,
        headers: { authorization: `Bearer ${manager.token}` },
      })

      return body.trim().split('\r\n')
    }

    const lines = await linesIn('en')
    expect(lines).toHaveLength(32)
    expect(lines[4]).toMatch(/,Rae Tester,2026-03-04,Undertime,28799,$/)
    expect((await linesIn('ar'))[4]).toMatch(/,Rae Tester,2026-03-04,أقل من الدوام,28799,$/)
  })

  it('tells payroll the seconds worked on each day', async () => {
    const reads = (ws: string) => product.reads.of([ws])

    const found = await secondsByDay(
      reads(company.ws),
      [employee.employee],
      '2026-03-01',
      '2026-03-31',
    )

    expect(found.sort((a, b) => (a.day < b.day ? -1 : 1))).toEqual([
      { employee_id: employee.employee, day: '2026-03-02', seconds: 27_000 },
      { employee_id: employee.employee, day: '2026-03-04', seconds: 28_800 },
    ])

    expect(
      await secondsByDay(reads(stranger.ws), [employee.employee], '2026-03-01', '2026-03-31'),
    ).toEqual([])
  })

  it('cuts days by the zone of the office that was in force', async () => {
    const { token } = company.admin
    const tokyo = await hire(product, company, 'Tao')

    const office = await product.call(structureApi.addOffice, {
      token,
      params: { ws: company.ws },
      body: {
        name: 'Tokyo',
        main: false,
        timezone: 'Asia/Tokyo',
        address_line_1: 'Ginza 1',
        address_line_2: 'Chuo',
      },
    })

    const moved = await product.inject({
      method: 'PUT',
      url: `/api/v1/workspaces/${company.ws}/employees/${tokyo.employee}`,
      token,
      body: { location_id: office.body.data.id },
    })

    expect(moved.status).toBe(200)

    const entry = (day: string) =>
      product.call(api.addAttendance, {
        token,
        params: { id: tokyo.employee },
        body: { in_at: `${day} 16:00:00`, out_at: `${day} 17:00:00` },
      })

    // Before the move the Lisbon office counted; the first zone also counts for all earlier time.
    await entry('2026-03-02')
    const arrived = await checkIn(tokyo)
    expect(arrived.body.data.zone).toBe('Asia/Tokyo')

    const month = await product.call(api.monthlyAttendance, {
      token: tokyo.token,
      params: { id: tokyo.employee },
      query: { month: 3, year: 2026 },
    })

    expect(month.body.data.attendance).toMatchObject([
      { date: '2026-03-02', zone: 'Europe/Lisbon' },
    ])
  })

  it('flags a forgotten check-out after 16 hours and never closes it automatically', async () => {
    const forgetful = await hire(product, company, 'Flo')
    const { id } = (await checkIn(forgetful)).body.data

    await product.owner.query(
      `update read.attendance set in_at = now() - interval '17 hours' where id = $1`,
      [id],
    )

    const found = await product.call(api.currentAttendance, {
      token: forgetful.token,
      params: { id: forgetful.employee },
    })

    expect(found.body.data).toMatchObject({ id, forgotten: true, out_at: null })
    expect(await checkIn(forgetful)).toMatchObject({ status: 409 })
  })

  it('refuses a check-in of a terminated employee', async () => {
    const leaver = await hire(product, company, 'Lea')

    await product.inject({
      method: 'POST',
      url: `/api/v1/employees/${leaver.employee}/terminate`,
      token: company.admin.token,
      body: { terminated_on: '2026-01-01' },
    })

    expect(await checkIn(company.admin, {}, leaver.employee)).toMatchObject({
      status: 409,
      body: { code: 'people.terminated' },
    })

    expect(product.errors).toEqual([])
  })
})
