import { attendanceApi as api } from '@workledger/contracts/attendance/attendance.api'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { dayOfShifts, workedOf } from '@workledger/domain/attendance/breaks'
import { secondsByDay } from '@workledger/projections/attendance/attendance-days.queries'
import { type AttendanceTeam, attendanceTeam } from '../support/attendance'
import { hire, type Person } from '../support/people'

const UUID = '0190a1b2-0000-7000-8000-000000000001'
const said = (instant: string) => instant.slice(0, 19).replace('T', ' ')

const rules = {
  breaks: [],
  rest_minutes: null,
  daily_minutes: null,
  forgotten_minutes: 960,
  longest_minutes: 1440,
}

describe('breaks, rules and corrections of attendance, over HTTP', () => {
  let { product, company, manager, employee, stranger, addShift: add } = {} as AttendanceTeam

  beforeAll(async () => {
    ;({ product, company, manager, employee, stranger, addShift: add } = await attendanceTeam())
  })

  afterAll(() => product?.stop())

  const id = () => ({ id: employee.employee })

  const month = async (month: number, who: Person = employee) =>
    (
      await product.call(api.monthlyAttendance, {
        token: who.token,
        params: id(),
        query: { month, year: 2026 },
      })
    ).body.data

  const day = async (date: string) => (await month(Number(date.slice(5, 7)))).all_days[date]!

  const set = (body: object, who: Person = company.admin) =>
    product.call(api.setAttendanceRules, {
      token: who.token,
      params: { ws: company.ws },
      body: { ...rules, ...body } as never,
    })

  const propose = (body: object, who: Person = employee) =>
    product.call(api.proposeCorrection, { token: who.token, params: id(), body: body as never })

  const decide = (
    correctionId: string,
    approved: boolean,
    who: Person = manager,
    comment?: string,
  ) =>
    product.call(api.decideCorrection, {
      token: who.token,
      params: { ...id(), correctionId },
      body: { approved, rejected: !approved, comment },
    })

  const corrections = async (status: 'pending' | 'approved' | 'rejected', who: Person = manager) =>
    (
      await product.call(api.attendanceCorrections, {
        token: who.token,
        params: { ws: company.ws },
        query: { status },
      })
    ).body.data

  const unchanged = async (act: () => Promise<void>) => {
    const before = await product.events(company.ws)
    await act()
    expect(await product.events(company.ws)).toBe(before)
  }

  const paid = async (from: string, to = from) =>
    (await secondsByDay(product.reads.of([company.ws]), [employee.employee], from, to)).reduce(
      (sum, { seconds }) => sum + seconds,
      0,
    )

  it('deducts breaks by the rule in force on that day, shows it, and pays the rest', async () => {
    const steps = [
      { after_minutes: 360, minutes: 30, paid: false },
      { after_minutes: 540, minutes: 45, paid: false },
    ]

    await add('2026-03-02 09:00:00', '2026-03-02 19:00:00')
    await add('2026-04-02 09:00:00', '2026-04-02 19:00:00')

    expect(await day('2026-04-02')).toMatchObject({
      presence: 36_000,
      worked: 36_000,
      rule_unpaid: 0,
    })

    const made = await set({ effective_on: '2026-04-01', breaks: steps })
    expect(made.status).toBe(201)

    expect(await day('2026-03-02')).toMatchObject({
      presence: 36_000,
      worked: 36_000,
      rule_unpaid: 0,
    })

    expect(await day('2026-04-02')).toMatchObject({
      presence: 36_000,
      worked: 33_300,
      rule_unpaid: 2700,
      rule_paid: 0,
    })

    expect([await paid('2026-03-02'), await paid('2026-04-02')]).toEqual([36_000, 33_300])
    expect((await month(4)).stats).toMatchObject({ total_seconds: 33_300 })
    // A version of the same day replaces it and keeps its id; an equal one writes nothing.
    const paidSteps = [steps[0]!, { ...steps[1]!, paid: true }]
    expect((await set({ effective_on: '2026-04-01', breaks: paidSteps })).body.data.id).toBe(
      made.body.data.id,
    )

    expect(await day('2026-04-02')).toMatchObject({
      worked: 34_200,
      rule_unpaid: 1800,
      rule_paid: 900,
    })

    await unchanged(async () => void (await set({ effective_on: '2026-04-01', breaks: paidSteps })))

    const all = await product.call(api.attendanceRules, {
      token: employee.token,
      params: { ws: company.ws },
    })

    expect(all.body.data).toMatchObject([{ effective_on: '2026-04-01', breaks: paidSteps }])
    const params = { ws: company.ws, id: made.body.data.id }

    expect(
      (await product.call(api.removeAttendanceRules, { token: company.admin.token, params }))
        .status,
    ).toBe(204)

    expect(await day('2026-04-02')).toMatchObject({ worked: 36_000 })

    expect(
      (await product.call(api.removeAttendanceRules, { token: company.admin.token, params }))
        .status,
    ).toBe(404)
  })

  it('reckons a day in the tables as the domain does, whatever was typed and however many shifts there were', async () => {
    const steps = [
      { after_minutes: 120, minutes: 10, paid: true },
      { after_minutes: 300, minutes: 30, paid: false },
      { after_minutes: 420, minutes: 50, paid: true },
      { after_minutes: 540, minutes: 75, paid: false },
    ]

    const made = await set({ effective_on: '2026-10-01', breaks: steps })
    const hours = ['1', '2.1', '4.9', '5.2', '7.05', '7.9', '9.3', '11.4']

    for (const [n, length] of hours.entries()) {
      const date = `2026-10-${String(n + 1).padStart(2, '0')}`

      const at = (minutes: number) =>
        new Date(Date.parse(`${date}T06:00:00Z`) + Math.round(minutes * 60_000))
          .toISOString()
          .slice(0, 19)

      const whole = Number(length) * 60

      // Every other day has two shifts with a gap, and breaks of both kinds, some of a few seconds.
      const cuts =
        n % 2
          ? [[0, whole * 0.4] as const, [whole * 0.4 + 7 * n, whole + 7 * n] as const]
          : [[0, whole] as const]

      const shifts = cuts.map(([from, to], s) => ({
        in_at: `${at(from)}Z`,
        out_at: `${at(to)}Z`,
        breaks: Array.from({ length: (n + s) % 3 }, (_, b) => {
          const start = from + 5 + b * 10
          return {
            start_at: `${at(start)}Z`,
            end_at: `${at(start + 0.2 + n * 0.7)}Z`,
            paid: b % 2 === 0,
          }
        }),
      }))

      for (const { in_at, out_at, breaks } of shifts) {
        const added = await add(said(in_at), said(out_at), {
          breaks: breaks.map((each) => ({
            ...each,
            start_at: said(each.start_at),
            end_at: said(each.end_at),
          })),
        })
        expect([date, added.status]).toEqual([date, 201])
      }

      const { gaps: _, ...right } = workedOf(dayOfShifts(shifts), steps)
      expect([date, await day(date)]).toEqual([date, expect.objectContaining(right)])
    }

    await product.call(api.removeAttendanceRules, {
      token: company.admin.token,
      params: { ws: company.ws, id: made.body.data.id },
    })
  })

  it('refuses rules that are not rules, and writes nothing', async () => {
    await unchanged(async () => {
      const step = { after_minutes: 360, minutes: 30, paid: false }

      for (const wrong of [
        { effective_on: '' },
        { effective_on: '2199-01-01' },
        { effective_on: '2026-05-01', breaks: [step, step] },
        {
          effective_on: '2026-05-01',
          breaks: [step, { ...step, after_minutes: 540, minutes: 20 }],
        },
        {
          effective_on: '2026-05-01',
          breaks: [1, 2, 3, 4, 5].map((n) => ({ after_minutes: 60 * n, minutes: n, paid: false })),
        },
        { effective_on: '2026-05-01', rest_minutes: 1441 },
        { effective_on: '2026-05-01', daily_minutes: 0 },
        { effective_on: '2026-05-01', forgotten_minutes: 59 },
        { effective_on: '2026-05-01', longest_minutes: 1441 },
      ])
        expect([wrong, (await set(wrong)).status]).toEqual([wrong, 422])

      expect((await set({ effective_on: '2026-05-01' }, manager)).status).toBe(403)
      expect((await set({ effective_on: '2026-05-01' }, stranger.admin)).status).toBe(404)
    })
  })

  it('warns of short rest and of days over the limit, in the tab and in the list of those who manage', async () => {
    const made = await set({ effective_on: '2026-05-01', rest_minutes: 660, daily_minutes: 600 })
    await add('2026-05-04 09:00:00', '2026-05-04 19:30:00')
    await add('2026-05-05 06:00:00', '2026-05-05 12:00:00')
    await add('2026-05-05 12:30:00', '2026-05-05 15:00:00')
    expect(await day('2026-05-04')).toMatchObject({ warnings: ['over_limit'] })

    expect(await day('2026-05-05')).toMatchObject({
      warnings: ['short_rest'],
      rest: 37_800,
      presence: 30_600,
    })

    expect((await month(5)).stats.warnings).toBe(2)

    const year = await product.call(api.yearlyAttendance, {
      token: manager.token,
      params: id(),
      query: { year: 2026 },
    })

    expect(year.body.data[4]).toMatchObject({ warnings: 2, worked: 68_400 })

    const days = (who: Person, query: object) =>
      product.call(api.attendanceDays, {
        token: who.token,
        params: { ws: company.ws },
        query: { sort: 'day', ...query } as never,
      })

    expect(
      (await days(manager, { warning: 'any', from: '2026-05-01', to: '2026-05-31' })).body.data,
    ).toMatchObject([
      { day: '2026-05-04', over_limit: true, short_rest: false, worked: 37_800 },
      { day: '2026-05-05', over_limit: false, short_rest: true },
    ])

    const [longest] = (
      await days(manager, { sort: '-worked', from: '2026-05-01', to: '2026-05-31' })
    ).body.data
    expect(longest).toMatchObject({ day: '2026-05-04', name: 'Eli Tester' })
    const other = await hire(product, company, 'Zoe')
    expect((await days(other, {})).body.data).toEqual([])
    expect((await days(stranger.admin, {})).status).toBe(404)

    await product.call(api.removeAttendanceRules, {
      token: company.admin.token,
      params: { ws: company.ws, id: made.body.data.id },
    })
  })

  it('takes typed breaks off, the running shift’s by the employee and others by an admin', async () => {
    const added = await add('2026-06-01 09:00:00', '2026-06-01 17:00:00', {
      breaks: [
        { start_at: '2026-06-01 12:00:00', end_at: '2026-06-01 12:30:00' },
        { start_at: '2026-06-01 10:00:00', end_at: '2026-06-01 10:15:00', paid: true },
      ],
    })

    const attId = added.body.data.id

    expect(await day('2026-06-01')).toMatchObject({
      presence: 28_800,
      breaks_unpaid: 1800,
      breaks_paid: 900,
      worked: 27_000,
    })

    expect((await month(6)).attendance[0]!.breaks.map(({ start_at }) => start_at)).toEqual([
      '2026-06-01 10:00:00',
      '2026-06-01 12:00:00',
    ])

    const type = (who: Person, attId: string, breaks: object[]) =>
      product.call(api.typeBreaks, {
        token: who.token,
        params: { ...id(), attId },
        body: { breaks: breaks as never },
      })

    await unchanged(async () => {
      expect(await type(employee, attId, [])).toMatchObject({
        status: 409,
        body: { code: 'attendance.ended' },
      })

      const outside = [{ start_at: '2026-06-01 16:00:00', end_at: '2026-06-01 17:00:01' }]

      expect(
        await add('2026-06-02 09:00:00', '2026-06-02 17:00:00', { breaks: outside }),
      ).toMatchObject({
        status: 422,
        body: {
          code: 'attendance.break_outside',
          errors: { breaks: ['A break must be within its shift.'] },
        },
      })

      expect(
        (
          await add('2026-06-02 09:00:00', '2026-06-02 17:00:00', {
            breaks: Array(21).fill(outside[0]),
          })
        ).status,
      ).toBe(422)
    })

    const entered = await product.call(api.checkIn, {
      token: employee.token,
      params: id(),
      body: {},
    })

    const { id: open, in_at } = entered.body.data

    await unchanged(async () => {
      expect((await type(employee, open, [{ start_at: in_at, end_at: in_at }])).body).toMatchObject(
        { code: 'attendance.break_order' },
      )
      expect((await type(manager, open, [])).status).toBe(403)
      expect((await type(employee, UUID, [])).status).toBe(404)
    })

    await product.call(api.checkOut, { token: employee.token, params: id(), body: {} })
  })

  it('limits shifts to the longest of the rules, and never ends one at an unknown time', async () => {
    const made = await set({ effective_on: '2026-07-01', longest_minutes: 720 })

    await unchanged(async () => {
      expect(await add('2026-07-01 06:00:00', '2026-07-01 18:00:01')).toMatchObject({
        status: 422,
        body: {
          code: 'attendance.longer_than_rule',
          message: 'Your company allows shifts of at most 12 h.',
        },
      })

      expect((await add('2026-07-01 06:00:00', '2026-07-01 06:00:00')).body).toMatchObject({
        code: 'attendance.too_short',
      })
      expect((await add('2026-06-20 06:00:00', '2026-06-21 06:00:01')).body).toMatchObject({
        code: 'attendance.too_long',
      })
    })

    await product.call(api.removeAttendanceRules, {
      token: company.admin.token,
      params: { ws: company.ws, id: made.body.data.id },
    })
  })

  it('deletes a shift and restores it, only with the permission', async () => {
    const { id: attId } = (await add('2026-08-03 09:00:00', '2026-08-03 17:00:00')).body.data

    const remove = (who: Person, headers = {}, which = attId) =>
      product.call(api.deleteAttendance, {
        token: who.token,
        params: { ...id(), attId: which },
        headers,
      })

    await unchanged(async () => {
      expect((await remove(employee)).status).toBe(403)
      expect((await remove(manager)).status).toBe(403)
      expect((await remove(stranger.admin)).status).toBe(404)
      expect((await remove(company.admin, {}, UUID)).status).toBe(404)

      expect(await remove(company.admin, { 'if-match': '"7"' })).toMatchObject({
        status: 409,
        body: { code: 'state.stale' },
      })
    })

    expect((await remove(company.admin)).status).toBe(204)
    expect(await paid('2026-08-03')).toBe(0)
    expect((await month(8)).attendance).toEqual([])
    const restore = { token: company.admin.token, params: { ...id(), attId } }

    expect(await product.call(api.restoreAttendance, restore)).toMatchObject({
      status: 200,
      body: { data: { id: attId, seconds: 28_800 } },
    })

    expect(await paid('2026-08-03')).toBe(28_800)
    await unchanged(async () => void (await product.call(api.restoreAttendance, restore)))
  })

  it('lets the employee propose and the manager decide, with a comment and a history', async () => {
    const asked = await propose({
      kind: 'add',
      in_at: '2026-09-01 08:00:00',
      out_at: '2026-09-01 16:00:00',
      reason: 'The door was broken',
    })

    expect(asked.status).toBe(201)

    expect(await corrections('pending')).toMatchObject([
      {
        id: asked.body.data.id,
        kind: 'add',
        day: '2026-09-01',
        was: null,
        becomes: { in_at: '2026-09-01 08:00:00' },
        name: 'Eli Tester',
      },
    ])

    expect(await corrections('pending', stranger.admin)).toBeUndefined()

    await unchanged(async () => {
      expect((await decide(asked.body.data.id, true, employee)).status).toBe(403)
      expect((await decide(asked.body.data.id, true, stranger.admin)).status).toBe(404)
      expect((await decide(UUID, true)).status).toBe(404)
    })

    expect(await decide(asked.body.data.id, true, manager, 'Seen at the gate')).toMatchObject({
      status: 200,
      body: { data: { status: 'approved', comment: 'Seen at the gate', decided_by: 'Mia Tester' } },
    })

    expect(await paid('2026-09-01')).toBe(28_800)
    const [shift] = (await month(9)).attendance
    const stream = `attendance-${employee.employee}`

    const history = await product.call(auditApi.history, {
      token: employee.token,
      params: { ws: company.ws, stream },
      query: { subject: shift!.id },
    })

    expect(history.body.data.events.map(({ type }) => type)).toEqual([
      'CorrectionProposed',
      'CorrectionApproved',
      'AttendanceAdded',
    ])

    const change = {
      kind: 'change',
      attendance_id: shift!.id,
      in_at: '2026-09-01 08:00:00',
      reason: 'Left early',
    }

    await unchanged(async () => {
      expect(await propose({ ...change, out_at: '2026-09-01 16:00:00' })).toMatchObject({
        status: 422,
        body: { code: 'attendance.nothing_changed' },
      })

      expect(
        await propose({ ...change, attendance_id: undefined, out_at: '2026-09-01 15:00:00' }),
      ).toMatchObject({
        status: 422,
        body: { errors: { attendance_id: ['Please select the Entry!'] } },
      })

      expect(
        await propose({ ...change, out_at: '2026-09-01 15:00:00', reason: ' ' }),
      ).toMatchObject({
        status: 422,
        body: { errors: { reason: ['Please say why.'] } },
      })

      expect((await propose({ ...change, out_at: '2199-09-01 15:00:00' })).status).toBe(422)
      expect((await propose({ ...change, out_at: '2026-09-01 15:00:00' }, manager)).status).toBe(
        403,
      )
      expect(
        (await propose({ ...change, attendance_id: UUID, out_at: '2026-09-01 15:00:00' })).status,
      ).toBe(404)
    })

    const second = (await propose({ ...change, out_at: '2026-09-01 15:00:00' })).body.data.id
    expect((await month(9)).attendance[0]).toMatchObject({ correction_id: second })

    await unchanged(async () => {
      expect((await propose({ ...change, out_at: '2026-09-01 14:00:00' })).body).toMatchObject({
        code: 'attendance.correction_pending',
      })
    })

    expect((await decide(second, false, manager, 'You were seen at four')).body.data).toMatchObject(
      { status: 'rejected' },
    )
    expect(await paid('2026-09-01')).toBe(28_800)
    const third = (await propose({ kind: 'remove', attendance_id: shift!.id, reason: 'Was ill' }))
      .body.data.id
    expect((await decide(third, true)).status).toBe(200)
    expect(await paid('2026-09-01')).toBe(0)

    const withdrawn = (
      await propose({
        kind: 'add',
        in_at: '2026-09-02 08:00:00',
        out_at: '2026-09-02 16:00:00',
        reason: 'x',
      })
    ).body.data.id

    const withdraw = () =>
      product.call(api.withdrawCorrection, {
        token: employee.token,
        params: { ...id(), correctionId: withdrawn },
      })

    expect((await withdraw()).status).toBe(204)

    await unchanged(async () => {
      expect((await withdraw()).body).toMatchObject({ code: 'attendance.correction_decided' })
      expect((await decide(withdrawn, true)).body).toMatchObject({
        code: 'attendance.correction_decided',
      })
    })
  })

  it('lets exactly one of two approvers decide at the same moment', async () => {
    const { id: correction } = (
      await propose({
        kind: 'add',
        in_at: '2026-09-07 08:00:00',
        out_at: '2026-09-07 16:00:00',
        reason: 'Forgot',
      })
    ).body.data

    const before = await product.events(company.ws)

    const both = await Promise.all([
      decide(correction, true),
      decide(correction, false, company.admin),
    ])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = both[0]!.status === 200
    expect(await product.events(company.ws)).toBe(before + (won ? 2 : 1))
    expect(await paid('2026-09-07')).toBe(won ? 28_800 : 0)
  })

  it('closes a forgotten check-out by a proposal, and lets the employee check in meanwhile', async () => {
    const forgetful = await hire(product, company, 'Flo', { manager_id: manager.employee })
    const of = { id: forgetful.employee }
    const { id: attId, in_at } = (
      await product.call(api.checkIn, { token: forgetful.token, params: of, body: {} })
    ).body.data

    const asked = await product.call(api.proposeCorrection, {
      token: forgetful.token,
      params: of,
      // The shift began before it was recorded, and ended at the record.
      body: {
        kind: 'change',
        attendance_id: attId,
        in_at: in_at.replace(/^\d{4}/, (year) => String(Number(year) - 1)),
        out_at: in_at,
        reason: 'x',
      },
    })

    expect(asked).toMatchObject({ status: 422, body: { code: 'attendance.too_long' } })

    const earlier = new Date(Date.parse(`${in_at.replace(' ', 'T')}Z`) - 3_600_000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ')

    const proposed = await product.call(api.proposeCorrection, {
      token: forgetful.token,
      params: of,
      body: {
        kind: 'change',
        attendance_id: attId,
        in_at: earlier,
        out_at: in_at,
        reason: 'Forgot to check in and out',
      },
    })

    expect(proposed.status).toBe(201)

    const current = await product.call(api.currentAttendance, {
      token: forgetful.token,
      params: of,
    })

    expect(current.body.data).toMatchObject({
      id: attId,
      running: false,
      forgotten: true,
      correction_id: proposed.body.data.id,
    })

    expect(
      (await product.call(api.checkIn, { token: forgetful.token, params: of, body: {} })).status,
    ).toBe(201)
    const params = { ...of, correctionId: proposed.body.data.id }

    const decided = await product.call(api.decideCorrection, {
      token: manager.token,
      params,
      body: { approved: true, rejected: false },
    })

    expect(decided.status).toBe(200)

    const closed = await product.call(api.customAttendance, {
      token: forgetful.token,
      params: of,
      query: { from: earlier.slice(0, 10), to: in_at.slice(0, 10) },
    })

    expect(closed.body.data.attendance.find((shift) => shift.id === attId)).toMatchObject({
      seconds: 3600,
      forgotten: false,
    })

    expect(product.errors).toEqual([])
  })
})
