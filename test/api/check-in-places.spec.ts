import { accessApi } from '@workledger/contracts/access/access.api'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { checkInLimitsApi as api } from '@workledger/contracts/attendance/check-in-limits.api'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { PositionRetention } from '@workledger/jobs/attendance/position-retention'
import type { Reads } from '@workledger/projections/kernel/tenant-reads'
import { TenantReads } from '@workledger/projections/kernel/tenant-reads'
import { Pool } from 'pg'
import { type AttendanceTeam, attendanceTeam } from '../support/attendance'
import { type Person } from '../support/people'
import { wholeDatabase } from '../support/whole-database'

const PLANT = { name: 'Plant', lat: 52.52, long: 13.405, radius: 100 }
/** About 60 m from the centre, with more digits than a position keeps. */
const THERE = { lat: 52.520_412_3, long: 13.405_312_9, accuracy: 20 }
const ROUNDED = { lat: 52.52, long: 13.405 }
const AWAY = { lat: 48.137, long: 11.575, accuracy: 20 }

describe('places for check-in, over HTTP', () => {
  let { product, company, employee, manager, stranger } = {} as AttendanceTeam

  beforeAll(async () => {
    ;({ product, company, employee, manager, stranger } = await attendanceTeam())
  })

  afterAll(() => product?.stop())

  const set = (body: object, who: Person = company.admin) =>
    product.call(api.setCheckInLimits, {
      token: who.token,
      params: { ws: company.ws },
      body: body as never,
    })

  const read = (who: Person = company.admin) =>
    product.call(api.checkInLimits, { token: who.token, params: { ws: company.ws } })

  const checkIn = (in_location: unknown, who: Person = employee) =>
    product.call(attendanceApi.checkIn, {
      token: who.token,
      params: { id: who.employee },
      body: { in_location } as never,
    })

  const checkOut = (out_location: unknown, who: Person = employee) =>
    product.call(attendanceApi.checkOut, {
      token: who.token,
      params: { id: who.employee },
      body: { out_location } as never,
    })

  const current = async (who: Person = employee) =>
    (
      await product.call(attendanceApi.currentAttendance, {
        token: who.token,
        params: { id: who.employee },
      })
    ).body.data

  const month = async (token: string) => {
    const { body } = await product.call(attendanceApi.monthlyAttendance, {
      token,
      params: { id: employee.employee },
    })
    return body.data.attendance.map(({ in_location, out_location, in_place, out_place }) => ({
      in_location,
      out_location,
      in_place,
      out_place,
    }))
  }

  const said = ({ status, body }: { status: number; body: any }) => `${status} ${body.code ?? ''}`

  const stored = async () =>
    (await product.owner.query<{ n: number }>('select count(*)::int as n from vault.positions'))
      .rows[0]!.n

  const eventsOf = async () =>
    (
      await product.call(auditApi.history, {
        token: company.admin.token,
        params: { ws: company.ws, stream: `attendance-${employee.employee}` },
      })
    ).body.data.events

  it('are none at first, and no place is noted', async () => {
    expect((await read()).body.data).toMatchObject({ places: [], position_days: 30 })
    const { status, body } = await checkIn(null)
    expect([status, body.data.in_place]).toEqual([201, null])
    expect((await checkOut(null)).status).toBe(200)
    expect(await stored()).toBe(0)
  })

  it('refuse all others with a reason each, and then nothing is written', async () => {
    expect((await set({ places: [PLANT], position_days: 7 })).body.data).toMatchObject({
      places: [PLANT],
      position_days: 7,
    })

    const before = (await eventsOf()).length
    const needed = await checkIn(null)
    expect(said(needed)).toBe('403 attendance.position_needed')
    expect((needed.body as any).message).toContain('7 days')
    expect(said(await checkIn(undefined))).toBe('403 attendance.position_needed')
    expect(said(await checkIn(AWAY))).toBe('403 attendance.outside')
    const inaccurate = await checkIn({ ...THERE, accuracy: 25_000 })
    expect(said(inaccurate)).toBe('403 attendance.inaccurate')
    expect((inaccurate.body as any).message).toContain('25000 m')
    // The other side of the earth, and one beyond the date line.
    expect(said(await checkIn({ lat: -52.52, long: -166.595 }))).toBe('403 attendance.outside')
    expect(said(await checkIn({ lat: 52.52, long: -180, accuracy: 1 }))).toBe(
      '403 attendance.outside',
    )
    expect([(await eventsOf()).length, await stored()]).toEqual([before, 0])
  })

  it('take no half, wrong or boundless position', async () => {
    for (const wrong of [
      {},
      { lat: 52.52 },
      { lat: null, long: null },
      { lat: '', long: '' },
      { lat: true, long: false },
      { lat: [], long: [] },
      { lat: 'NaN', long: 'NaN' },
      { lat: 'Infinity', long: 1 },
      { lat: '1e2', long: 1 },
      { lat: 90.001, long: 0 },
      { lat: 0, long: 180.5 },
      { lat: 1e308, long: 0 },
      { ...THERE, accuracy: 1e9 },
      { ...THERE, accuracy: -1 },
      { ...THERE, accuracy: null },
      { ...THERE, accuracy: 'NaN' },
      'here',
      [52.52, 13.405],
    ])
      expect([wrong, (await checkIn(wrong)).status]).toEqual([wrong, 422])

    expect(await stored()).toBe(0)
  })

  it('note the place, and show the rounded position to its person alone', async () => {
    const entered = await checkIn(THERE)
    expect(entered.body.data).toMatchObject({ in_place: 'Plant', in_location: ROUNDED })
    expect(await current()).toMatchObject({ in_place: 'Plant', in_location: ROUNDED })
    expect(said(await checkOut(AWAY))).toBe('403 attendance.outside')
    expect((await checkOut({ ...THERE, accuracy: 150 })).body.data).toMatchObject({
      out_place: 'Plant',
      out_location: ROUNDED,
    })

    const shift = {
      in_place: 'Plant',
      out_place: 'Plant',
      in_location: ROUNDED,
      out_location: ROUNDED,
    }
    const hidden = { ...shift, in_location: null, out_location: null }
    expect((await month(employee.token)).at(-1)).toEqual(shift)
    expect((await month(company.admin.token)).at(-1)).toEqual(hidden)
    expect((await month(manager.token)).at(-1)).toEqual(hidden)
    const minted = await product.call(accessApi.loginKey, {
      token: company.admin.token,
      params: { id: employee.employee },
    })
    const asEli = await product.call(accessApi.loginAs, {
      params: { id: employee.employee },
      body: { key: minted.body.data.key },
    })
    expect((await month(asEli.body.token)).at(-1)).toEqual(hidden)
    expect(await stored()).toBe(2)
  })

  it('leave only the name of the place in the log', async () => {
    const found = await eventsOf()
    expect(JSON.stringify(found)).toContain('Plant')
    expect(JSON.stringify(found)).not.toMatch(/52\.52|13\.405/)

    const everywhere = [...(await wholeDatabase(product.owner))].flatMap(([table, rows]) =>
      rows.some((row) => row.includes('13.405')) ? [table] : [],
    )
    // The place itself is the company's.
    expect(everywhere.filter((table) => !/check_in_limits|log\.|audit/.test(table))).toEqual([])
  })

  it('are not needed in an allowed network, for exempt people and for a far larger radius', async () => {
    await set({ networks: ['127.0.0.0/8', '::1/128'] })
    const entered = await checkIn(null)
    expect([entered.status, entered.body.data.in_place]).toEqual([201, null])
    await set({ networks: ['203.0.113.0/24'] })
    expect(said(await checkOut(null))).toBe('403 attendance.position_needed')
    await set({ exempt: [employee.employee] })
    expect((await checkOut(null)).status).toBe(200)
    expect(said(await checkIn(null, manager))).toBe('403 attendance.position_needed')
    await set({ exempt: [], networks: [], places: [{ ...PLANT, radius: 50_000 }] })
    expect((await checkIn({ lat: 52.2, long: 13.405, accuracy: 30_000 })).status).toBe(201)
    expect((await checkOut({ lat: '52.2', long: '13.405' })).status).toBe(200)
  })

  it('are set by those who may change the company, within bounds, and leave a history', async () => {
    expect((await set({ places: [] }, manager)).status).toBe(403)
    expect((await set({ places: [] }, stranger.admin)).status).toBe(404)

    for (const wrong of [
      { ...PLANT, radius: 49 },
      { ...PLANT, radius: 50_001 },
      { ...PLANT, radius: 99.5 },
      { ...PLANT, lat: 91 },
      { ...PLANT, long: -181 },
      { ...PLANT, lat: null },
      { ...PLANT, name: ' ' },
      { ...PLANT, name: 'x'.repeat(121) },
      { name: 'Plant' },
    ])
      expect([wrong, (await set({ places: [wrong] })).status]).toEqual([wrong, 422])

    const twice = await set({ places: [PLANT, { ...PLANT, name: 'PLANT' }] })
    expect(twice).toMatchObject({
      status: 422,
      body: { errors: { places: ['Each place needs a name of its own.'] } },
    })
    const many = Array.from({ length: 51 }, (_, n) => ({ ...PLANT, name: `Plant ${n}` }))
    expect((await set({ places: many })).status).toBe(422)
    expect((await set({ places: many.slice(1) })).status).toBe(200)
    for (const days of [0, 366, 1.5, 'x', null])
      expect([days, (await set({ position_days: days })).status]).toEqual([days, 422])

    const { places } = (await set({ places: [{ ...PLANT, lat: 52.123_456_789 }] })).body.data
    expect(places).toEqual([{ ...PLANT, lat: 52.123_46 }])

    const history = await product.call(auditApi.history, {
      token: company.admin.token,
      params: { ws: company.ws, stream: `check-in-limits-${company.ws}` },
    })

    expect(new Set(history.body.data.events.map(({ type }) => type))).toEqual(
      new Set(['CheckInPlacesSet', 'CheckInNetworksSet']),
    )
  })

  it('keep a position for the days that the company sets, and longer under a legal hold', async () => {
    const vault = new Pool({ connectionString: product.database.urls.wl_vault, max: 1 })
    const reads = new TenantReads(product.database.urls.wl_jobs)
    const context = {
      ask: <T>(ws: string, read: (db: Reads) => Promise<T>) => read(reads.of([ws])),
    }

    /** Runs the retention as on the morning of a coming day. */
    const inDays = async (days: number) => {
      await new PositionRetention({ vault, context }).run(new Date(Date.now() + days * 86_400_000))
      return stored()
    }

    const hold = (at: string | null) =>
      product.owner.query('update read.retained_people set held_at = $2 where id = $1', [
        employee.employee,
        at,
      ])

    try {
      await set({ position_days: 3 })
      const count = await stored()
      expect(count).toBeGreaterThan(2)
      expect(await inDays(0)).toBe(count)
      expect(await inDays(2)).toBe(count)
      await hold('2026-01-01 00:00:00')
      expect(await inDays(5)).toBe(count)
      await hold(null)
      expect(await inDays(5)).toBe(0)
    } finally {
      await vault.end()
      await reads.close()
    }

    expect((await month(employee.token)).every(({ in_location }) => in_location === null)).toBe(
      true,
    )
    expect((await month(employee.token)).map(({ in_place }) => in_place)).toContain('Plant')
    expect(product.errors).toEqual([])
  })
})
