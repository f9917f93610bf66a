import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { biometricsApi as api } from '@workledger/contracts/biometrics/biometrics.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { DateTime } from 'luxon'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

const [ADDRESS, ELSEWHERE] = ['203.0.113.7', '198.51.100.7']
const zone = 'Europe/Lisbon'

describe('limits on devices', () => {
  let product: Product
  let company: Company
  let params: { ws: string }
  let token: string

  beforeAll(async () => {
    product = await startProduct()
    company = await createCompany(product)
    params = { ws: company.ws }
    token = company.admin.token
  })

  afterAll(() => product?.stop())

  const added = async (serial_no: string) => {
    const location_id = (await product.call(structureApi.offices, { token, params })).body.data[0]!
      .id

    const { status, body } = await product.call(api.addDevice, {
      token,
      params,
      body: { name: serial_no, serial_no, location_id },
    })

    expect(status).toBe(201)

    return body.data.id
  }

  const says = (method: 'GET' | 'POST', url: string, from: string, payload?: string) =>
    product.app.inject({
      method,
      url,
      headers: { 'x-forwarded-for': from, 'content-type': 'text/plain' },
      ...(payload === undefined ? {} : { payload }),
    })

  /** Repeats a call until it is refused. Returns the number of accepted calls, and the refusal. */
  const untilRefused = async (most: number, call: () => ReturnType<typeof says>) => {
    for (let taken = 0; taken < most; taken += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, call))
      const refused = answers.find(({ statusCode }) => statusCode === 429)

      if (refused)
        return {
          taken: taken + answers.filter(({ statusCode }) => statusCode !== 429).length,
          refused,
        }
    }

    throw new Error(`${most} calls were taken.`)
  }

  it('slow a device down that calls without end, and no other', async () => {
    await added('FAST')
    await added('SLOW')
    const { taken, refused } = await untilRefused(4000, () =>
      says('GET', '/iclock/cdata?SN=FAST', ADDRESS),
    )
    expect(taken).toBeGreaterThanOrEqual(1200)
    expect([refused.body, Number(refused.headers['retry-after'])]).toEqual(['ERROR\n', 1])
    const before = await product.events()
    const line = '1\t2026-03-02 09:00:00\t0\t1\n'

    // A refused upload is not written, and the device sends it again.
    const pushes = await Promise.all(
      Array.from({ length: 60 }, () =>
        says('POST', '/iclock/cdata?SN=FAST&table=ATTLOG', ADDRESS, line),
      ),
    )

    expect(pushes.some(({ statusCode }) => statusCode === 429)).toBe(true)
    expect(await product.events()).toBeLessThanOrEqual(before + 1)
    expect((await says('GET', '/iclock/cdata?SN=SLOW', ADDRESS)).statusCode).toBe(200)
  })

  it('slow a network down that guesses serial numbers, and not the devices that are known there', async () => {
    await added('HOME')
    expect((await says('GET', '/iclock/cdata?SN=HOME', ELSEWHERE)).statusCode).toBe(200)
    const before = await product.events()
    let guess = 0
    const { taken, refused } = await untilRefused(400, () =>
      says('GET', `/iclock/cdata?SN=GUESS${guess++}&options=all`, ELSEWHERE),
    )
    expect(taken).toBeGreaterThanOrEqual(60)
    expect(taken).toBeLessThan(120)
    expect(Number(refused.headers['retry-after'])).toBe(1)
    expect(await product.events()).toBe(before)
    expect((await says('GET', '/iclock/cdata?SN=HOME', ELSEWHERE)).statusCode).toBe(200)
  })

  it('pair past punches again when the longest shift of their days changes', async () => {
    const device_id = await added('RULE')
    const ana: Person = await hire(product, company, 'Ana')
    const day = DateTime.now().setZone(zone).minus({ days: 5 }).startOf('day')
    const since = day.toUTC().toFormat('yyyy-MM-dd HH:mm:ss')

    await product.call(api.registerEmployee, {
      token,
      params,
      body: { employee_id: ana.employee, device_id, pin: '5', since },
    })

    const shown = (hours: number) => day.plus({ hours }).toFormat('yyyy-MM-dd HH:mm:ss')

    const lines = [
      `5\t${shown(6)}\t0\t1`,
      `5\t${shown(24)}\t1\t1`,
      `5\t${shown(56)}\t0\t1`,
      `5\t${shown(64)}\t1\t1`,
    ]

    expect(
      (await says('POST', '/iclock/cdata?SN=RULE&table=ATTLOG', ADDRESS, `${lines.join('\n')}\n`))
        .body,
    ).toBe('OK: 4\n')

    const shifts = async () => {
      await product.settled()

      const { rows } = await product.owner.query(
        `select extract(epoch from out_at - in_at)::int / 3600 as hours from read.attendance where employee_id = $1 order by in_at`,
        [ana.employee],
      )

      return rows.map(({ hours }) => hours)
    }

    const rules = (
      forgotten_minutes: number,
      effective_on = day.minus({ days: 1 }).toISODate()!,
    ) => ({
      effective_on,
      breaks: [{ after_minutes: 360, minutes: 30, paid: false }],
      rest_minutes: null,
      daily_minutes: null,
      forgotten_minutes,
      longest_minutes: 1440,
    })

    const set = async (body: ReturnType<typeof rules>) => {
      const { status, body: answer } = await product.call(attendanceApi.setAttendanceRules, {
        token,
        params,
        body: body as never,
      })

      expect(status).toBe(201)
      return answer.data.id
    }

    expect(await shifts()).toEqual([null, 8])
    // The same longest shift changes nothing, even if other rules change.
    const before = await product.events()
    await set(rules(16 * 60))
    expect(await shifts()).toEqual([null, 8])
    expect(await product.events()).toBe(before + 1)
    const id = await set(rules(20 * 60))
    expect(await shifts()).toEqual([18, 8])
    // From the next day on, it is shorter than that day's work.
    const second = await set(rules(6 * 60, day.plus({ days: 1 }).toISODate()!))
    expect(await shifts()).toEqual([18, null])
    const remove = (one: string) =>
      product.call(attendanceApi.removeAttendanceRules, { token, params: { ...params, id: one } })
    expect((await remove(second)).status).toBe(204)
    expect(await shifts()).toEqual([18, 8])
    expect((await remove(id)).status).toBe(204)
    expect(await shifts()).toEqual([null, 8])
  })
})
