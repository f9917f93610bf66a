import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { writtenDuration } from '@workledger/contracts/kernel/written'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { DirectoryMailContext } from '@workledger/jobs/access/directory-mail-context'
import { SystemCommands } from '@workledger/jobs/kernel/commands'
import type { MailContext } from '@workledger/jobs/kernel/mail-context'
import { dailyReportLetter } from '@workledger/jobs/reports/daily-report.letter'
import { DailyReports } from '@workledger/jobs/reports/daily-reports'
import { dailyReport } from '@workledger/projections/reports/daily-report.queries'
import { Pool } from 'pg'
import { createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { until } from '../support/until'
import { parseMail } from './mailbox'
import { startWorkers } from './workers'

describe('the daily work report', () => {
  let product: Product
  let workers: Awaited<ReturnType<typeof startWorkers>>
  let pools: Pool[] = []
  let reports: DailyReports
  let context: MailContext

  beforeAll(async () => {
    product = await startProduct()
    workers = await startWorkers(product)
    const { urls } = product.database
    pools = [urls.wl_vault, urls.wl_jobs].map(
      (connectionString) => new Pool({ connectionString, max: 2 }),
    )
    const [vault, jobs] = pools as [Pool, Pool]

    context = new DirectoryMailContext({
      reads: workers.reads,
      vault,
      keys: product.keys,
      masterKey: product.masterKey,
      publicUrl: 'https://work.example.com',
      pdf: workers.pdf,
    })

    reports = new DailyReports({
      vault,
      jobs,
      commands: new SystemCommands(product.store),
      context,
    })
  })

  afterAll(async () => {
    for (const pool of pools) await pool.end()
    await workers?.close()
    await product?.stop()
  })

  it('counts worked time: without breaks, and a running shift until now', async () => {
    const company = await createCompany(product)
    const { token } = company.admin
    const ws = { ws: company.ws }

    const rules = {
      effective_on: '2026-01-01',
      rest_minutes: null,
      daily_minutes: null,
      forgotten_minutes: 960,
      longest_minutes: 1440,
    }

    const breaks = [{ after_minutes: 360, minutes: 30, paid: false }]

    const set = await product.call(attendanceApi.setAttendanceRules, {
      token,
      params: ws,
      body: { ...rules, breaks },
    })

    expect(set.status).toBe(201)

    const [ann, ben, cleo] = [
      await hire(product, company, 'Ann'),
      await hire(product, company, 'Ben'),
      await hire(product, company, 'Cleo'),
    ]

    const add = (id: string, body: object) =>
      product.call(attendanceApi.addAttendance, { token, params: { id }, body: body as never })
    await add(ann.employee, { in_at: '2026-03-02 09:00:00', out_at: '2026-03-02 17:00:00' })
    const lunch = { start_at: '2026-03-02 12:00:00', end_at: '2026-03-02 13:00:00' }

    await add(ben.employee, {
      in_at: '2026-03-02 09:00:00',
      out_at: '2026-03-02 17:00:00',
      breaks: [lunch],
    })

    for (const who of [ben, cleo])
      await product.call(attendanceApi.checkIn, {
        token: who.token,
        params: { id: who.employee },
        body: {},
      })

    await product.call(attendanceApi.startBreak, {
      token: cleo.token,
      params: { id: cleo.employee },
    })

    // Over midnight: each day gets its part.
    const night = {
      employee_id: ann.employee,
      description: 'Moving the servers',
      start: '2026-03-01T23:30:00Z',
      end: '2026-03-02T01:00:00Z',
    }

    expect(
      (await product.call(timeTrackingApi.addTimeEntry, { token, params: ws, body: night })).status,
    ).toBe(201)
    const reads = product.reads.of([company.ws])

    for (const [day, tracked] of [
      ['2026-03-01', 1_800],
      ['2026-03-02', 3_600],
    ] as const) {
      const { people, projects } = await dailyReport(reads, company.ws, day, { now: new Date() })
      expect(people.find(({ name }) => name === 'Ann Tester')).toMatchObject({ tracked })
      expect(projects).toEqual([{ name: null, client: null, seconds: tracked }])
    }

    const of = async (day: string, now: Date) =>
      Object.fromEntries(
        (await dailyReport(reads, company.ws, day, { now })).people.map(({ name, worked }) => [
          name,
          worked,
        ]),
      )

    // The rule takes half an hour of Ann's; Ben's own hour covers it.
    expect(await of('2026-03-02', new Date())).toMatchObject({
      'Ann Tester': 27_000,
      'Ben Tester': 25_200,
    })

    const current = await product.call(attendanceApi.currentAttendance, {
      token: ben.token,
      params: { id: ben.employee },
    })

    const { in_at, date } = current.body.data!
    const after = (seconds: number) =>
      new Date(Date.parse(`${in_at.replace(' ', 'T')}Z`) + seconds * 1000)
    expect((await of(date, after(7200)))['Ben Tester']).toBe(7200)
    expect((await of(date, after(7200)))['Cleo Tester']).toBeLessThan(60)
    // A forgotten check-out counts 0.
    expect((await of(date, after(961 * 60)))['Ben Tester']).toBe(0)
  })

  it('names who is on leave, and for which half or hours of the day', async () => {
    const company = await createCompany(product)
    const { token, employee: person_id } = company.admin

    const [ann, ben, cam] = [
      await hire(product, company, 'Ann', { hired_on: '2025-01-01' }),
      await hire(product, company, 'Ben', { hired_on: '2025-01-01' }),
      await hire(product, company, 'Cam', { hired_on: '2025-01-01' }),
    ]

    const inHours = { effective_on: '2026-01-01', working_hours: '8', working_period_unit: 'day' }
    const params = { id: cam!.employee }
    await product.call(employmentApi.addContract, { token, params, body: inHours as never })

    const hourly = await product.call(leaveRulesApi.addLeaveType, {
      token,
      params: { ws: company.ws },
      body: { name: 'Care', accrues: false, approval_required: true, smallest_part: 'minute' },
    })

    const types = await product.call(leaveRulesApi.leaveTypes, {
      token,
      params: { ws: company.ws },
    })

    const days = {
      leave_type_id: types.body.data[0]!.id,
      description: 'Away',
      start_on: '2026-03-02',
      finish_on: '2026-03-02',
    }

    for (const [who, half_day] of [
      [ann, 'second_half'],
      [ben, null],
    ] as const) {
      const added = await product.call(leaveApi.addLeave, {
        token,
        params: { id: who.employee },
        body: { ...days, half_day },
      })
      expect([added.status, added.body]).toEqual([201, expect.anything()])
    }

    const care = { ...days, leave_type_id: hourly.body.data.id }

    for (const part of [{ from_time: '09:00', to_time: '10:30' }, { seconds: 5400 }]) {
      const body = { ...care, ...part }
      const added = await product.call(leaveApi.addLeave, { token, params, body })
      expect([added.status, added.body]).toEqual([201, expect.anything()])
    }

    const letter = await dailyReportLetter(
      company.ws,
      '2026-03-02',
      { person_id, to: company.admin.email },
      context,
    )

    expect(letter!.lines[1]!.replaceAll('\u00a0', ' ')).toBe(
      'On leave: Ann Tester (second half of the day), Ben Tester, Cam Tester (09:00–10:30, 1 h 30 min).',
    )
  })

  it('shows administrators all people’s work and managers their own people’s, once a day', async () => {
    const company = await createCompany(product)
    const manager = await hire(product, company, 'Mia')
    const employee = await hire(product, company, 'Eli', { manager_id: manager.employee })
    const other = await hire(product, company, 'Una')

    for (const { token, employee: id } of [employee, other])
      await product.call(attendanceApi.checkIn, { token, params: { id }, body: {} })

    const { body: current } = await product.call(attendanceApi.currentAttendance, {
      token: employee.token,
      params: { id: employee.employee },
    })

    const task = {
      employee_attendance_id: current.data!.id,
      check_in_task: 'Write the offer\nCall Lisbon',
      check_out_done_task: 'Wrote the offer',
      check_out_tomorrow_task: 'Send the offer',
    }

    const logged = await product.call(attendanceApi.updateTaskLog, {
      token: employee.token,
      params: { id: employee.employee },
      body: task,
    })

    expect(logged).toMatchObject({ status: 200 })

    await product.call(attendanceApi.checkOut, {
      token: employee.token,
      params: { id: employee.employee },
      body: {},
    })

    const end = new Date()
    // Only of this day, which may have begun a moment ago.
    const start = new Date(
      Math.max(end.getTime() - 90 * 60_000, Date.parse(`${current.data!.date}T00:00:00Z`)),
    )
    const seconds = Math.floor(end.getTime() / 1000) - Math.floor(start.getTime() / 1000)

    const added = await product.call(timeTrackingApi.addTimeEntry, {
      token: employee.token,
      params: { ws: company.ws },
      body: {
        employee_id: employee.employee,
        description: 'Offer',
        start: start.toISOString(),
        end: end.toISOString(),
      },
    })

    expect(added.status).toBe(201)
    const settings = { send_daily_work_report: true, daily_work_report_at: '20:00' }

    await product.call(workspacesApi.changeSettings, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: settings,
    })

    const day = current.data!.date
    await reports.run(new Date(`${day}T19:59:30Z`))
    expect(await reportsIn(product.dataDir)).toEqual([])

    await Promise.all([
      reports.run(new Date(`${day}T20:00:10Z`)),
      reports.run(new Date(`${day}T20:00:20Z`)),
    ])

    await reports.run(new Date(`${day}T23:00:00Z`))
    const mails = await until(async () =>
      [await reportsIn(product.dataDir)].find((found) => found.length === 2),
    )
    const to = (email: string) => mails.find((mail) => mail.to === email)!
    expect(to(company.admin.email).text).toContain('2 of 4 were in')
    expect(to(company.admin.email).html).toContain('Una Tester')
    const own = to(manager.email)
    expect(own.text).toContain('1 of 1 were in')
    expect(own.text).toContain('Planned: Write the offer')
    expect(own.text).toContain('Planned: Call Lisbon')
    expect(own.text).toContain('Done: Wrote the offer')
    expect(own.text).toContain(`No project: ${writtenDuration('en-GB', seconds)}`)
    expect(own.html).not.toContain('Una Tester')
  })
})

async function reportsIn(dataDir: string) {
  const folder = join(dataDir, 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'))
  const mails = await Promise.all(
    files.map(async (file) => parseMail(await readFile(join(folder, file)))),
  )

  return mails.filter(({ subject }) => /work on/.test(subject))
}
