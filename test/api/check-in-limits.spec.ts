import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { checkInLimitsApi as api } from '@workledger/contracts/attendance/check-in-limits.api'
import { kiosksApi } from '@workledger/contracts/attendance/kiosks.api'
import { auditApi } from '@workledger/contracts/audit/audit.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { type AttendanceTeam, attendanceTeam } from '../support/attendance'
import { PASSWORD, type Person } from '../support/people'

const ELSEWHERE = ['203.0.113.0/24', '2001:db8::/32']

describe('networks for check-in, over HTTP', () => {
  let { product, company, employee, manager, stranger } = {} as AttendanceTeam

  beforeAll(async () => {
    ;({ product, company, employee, manager, stranger } = await attendanceTeam())
  })

  afterAll(() => product?.stop())

  const set = (body: object, who: Person = company.admin) =>
    product.call(api.setCheckInLimits, { token: who.token, params: { ws: company.ws }, body })

  const read = (who: Person = company.admin) =>
    product.call(api.checkInLimits, { token: who.token, params: { ws: company.ws } })

  /** Checks in or out from an address, as a trusted proxy on this machine reports it. */
  const clock = async (act: 'in' | 'out', address?: string, who: Person = employee) => {
    const answer = await product.app.inject({
      method: 'POST',
      url: `/api/v1/employees/${who.employee}/attendances-check${act}`,
      headers: {
        authorization: `Bearer ${who.token}`,
        ...(address && { 'x-forwarded-for': address }),
      },
      payload: {},
    })
    const { code } = answer.json()
    return code ? `${answer.statusCode} ${code}` : answer.statusCode
  }

  it('are none at first, and then refuse check-in and check-out elsewhere', async () => {
    expect((await read()).body.data).toMatchObject({ networks: [], exempt: [], within: true })
    expect(await clock('in', '198.51.100.1')).toBe(201)
    expect((await set({ networks: ELSEWHERE })).body.data).toMatchObject({ within: false })
    expect(await clock('out', '198.51.100.1')).toBe('403 attendance.elsewhere')
    expect(await clock('out', '203.0.113.9')).toBe(200)
    expect(await clock('in')).toBe('403 attendance.elsewhere')
    expect(await clock('in', '2001:db8:1::7')).toBe(201)
    expect(await clock('out', '2001:db9::7')).toBe('403 attendance.elsewhere')
    // A client that invents its own address only adds to what the proxy reports last.
    expect(await clock('out', '203.0.113.9, 198.51.100.1')).toBe('403 attendance.elsewhere')
    expect(await clock('out', '::ffff:203.0.113.9')).toBe(200)

    const shifts = await product.call(attendanceApi.currentAttendance, {
      token: employee.token,
      params: { id: employee.employee },
    })

    expect(shifts.body.data).toMatchObject({ running: false })
  })

  it('limit neither exempt people nor corrections nor kiosks', async () => {
    const { body } = await set({ exempt: [employee.employee] })
    expect(body.data).toMatchObject({
      networks: ELSEWHERE,
      exempt: [{ id: employee.employee, name: 'Eli Tester' }],
    })
    expect(await clock('in', '198.51.100.1')).toBe(201)
    expect(await clock('out', '198.51.100.1')).toBe(200)
    expect(await clock('in', '198.51.100.1', manager)).toBe('403 attendance.elsewhere')

    const correction = await product.call(attendanceApi.proposeCorrection, {
      token: manager.token,
      params: { id: manager.employee },
      body: {
        kind: 'add',
        in_at: '2026-03-02 09:00:00',
        out_at: '2026-03-02 17:00:00',
        reason: 'Away',
      },
    })

    expect(correction.status).toBe(201)
    const { token } = company.admin
    const params = { ws: company.ws }
    const kiosk = await product.call(kiosksApi.addKiosk, { token, params, body: { name: 'Door' } })
    const { id, url } = kiosk.body.data

    const tablet = await product.call(kiosksApi.pairKiosk, {
      params: { id },
      body: { code: new URL(url).hash.slice(1) },
    })

    await product.call(peopleApi.changeEmployee, {
      token,
      params: { ...params, id: manager.employee },
      body: { oid: 'M-1' },
    })

    await product.call(kiosksApi.setKioskPin, {
      token: manager.token,
      params,
      body: { pin: '2580', current_password: PASSWORD },
    })

    const arrived = await product.call(kiosksApi.clockAtKiosk, {
      params: { id },
      body: { token: tablet.body.data.token, number: 'M-1', pin: '2580', act: 'in' },
    })

    expect(arrived.status).toBe(200)
  })

  it('are set by those who may change the company, for its own people, and leave a history', async () => {
    expect((await set({ networks: [] }, manager)).status).toBe(403)
    expect((await set({ networks: [] }, stranger.admin)).status).toBe(404)
    expect((await read(employee)).status).toBe(403)
    expect((await set({ exempt: [stranger.admin.employee] })).status).toBe(422)
    expect((await set({ networks: ['203.0.113.0/33'] })).status).toBe(422)
    expect((await set({ networks: ['here'] })).status).toBe(422)
    const many = Array.from({ length: 51 }, (_, n) => `10.0.${n}.0/24`)
    expect((await set({ networks: many })).status).toBe(422)
    const before = (await read()).body.data
    expect((await set({ networks: [] })).status).toBe(200)
    expect(await clock('in', '198.51.100.1', employee)).toBe(201)

    const stale = await product.call(api.setCheckInLimits, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { networks: ELSEWHERE },
      headers: { 'if-match': `"${before.revision}"` },
    })

    expect(stale.status).toBe(409)

    const history = await product.call(auditApi.history, {
      token: company.admin.token,
      params: { ws: company.ws, stream: `check-in-limits-${company.ws}` },
    })

    expect(history.body.data.events.map(({ type, actor }) => [type, actor.name])).toEqual(
      Array(3).fill(['CheckInNetworksSet', 'Ada Tester']),
    )
    expect(product.errors).toEqual([])
  })
})
