import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { biometricsApi as api } from '@workledger/contracts/biometrics/biometrics.api'
import { payRunsApi } from '@workledger/contracts/payroll/pay-runs.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { DateTime } from 'luxon'
import { payOf } from '../support/pay'
import { type Company, createTeam, hire, type Person } from '../support/people'
import { type Product, startProduct } from '../support/product'

const ADDRESS = '203.0.113.7'
const zone = 'Europe/Lisbon'

/** Returns the time on a clock in Lisbon so many minutes ago. */
const shown = (minutes: number) =>
  DateTime.now().setZone(zone).minus({ minutes }).toFormat('yyyy-MM-dd HH:mm:ss')

describe('biometric devices', () => {
  let product: Product
  let company: Company
  let manager: Person
  let employee: Person
  let stranger: Company
  let location_id: string

  beforeAll(async () => {
    product = await startProduct()
    ;({ company, manager, employee, stranger } = await createTeam(product))
    location_id = await officeOf(company)
  })

  afterAll(() => product?.stop())

  const officeOf = async ({ ws, admin }: Company) =>
    (await product.call(structureApi.offices, { token: admin.token, params: { ws } })).body.data[0]!
      .id

  const add = async (serial_no: string, more: object = {}, of = company) => {
    const office = of === company ? location_id : await officeOf(of)
    const body = { name: `Door ${serial_no}`, serial_no, location_id: office, ...more }
    return product.call(api.addDevice, { token: of.admin.token, params: { ws: of.ws }, body })
  }

  const added = async (serial: string, more: object = {}) => {
    const { status, body } = await add(serial, more)
    expect(status).toBe(201)
    return body.data.id
  }

  const register = (device_id: string, who: Person, more: object = {}) =>
    product.call(api.registerEmployee, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { employee_id: who.employee, device_id, ...more },
    })

  /**
   * A device's call at its company's address, as in the protocol's documentation; `at` is another
   * address.
   */
  const says = async (
    method: 'GET' | 'POST',
    url: string,
    text?: string,
    { from = ADDRESS, type = 'text/plain', at = `/${company.ws}`, host = 'localhost' } = {},
  ) => {
    const answer = await product.app.inject({
      method,
      url: `${at}${url}`,
      headers: {
        host,
        'x-forwarded-for': from,
        ...(text === undefined ? {} : { 'content-type': type }),
      },
      ...(text === undefined ? {} : { payload: text }),
    })
    return { status: answer.statusCode, body: answer.body, type: answer.headers['content-type'] }
  }

  const push = (serial: string, lines: string, more: Parameters<typeof says>[3] = {}) =>
    says('POST', `/iclock/cdata?SN=${serial}&table=ATTLOG&Stamp=9999`, lines, more)

  const row = async (id: string) => {
    const { body } = await product.call(api.devices, {
      token: company.admin.token,
      params: { ws: company.ws },
    })
    return body.data.find((device) => device.id === id)!
  }

  const punches = async (device_id: string) => {
    await product.settled()
    return (
      await product.call(api.punches, {
        token: company.admin.token,
        params: { ws: company.ws },
        query: { device_id },
      })
    ).body.data
  }

  const shifts = async (who: Person) => {
    await product.settled()

    const [from, to] = [
      DateTime.utc().minus({ days: 40 }).toISODate(),
      DateTime.utc().plus({ days: 1 }).toISODate(),
    ]

    const { body } = await product.call(attendanceApi.customAttendance, {
      token: company.admin.token,
      params: { id: who.employee },
      query: { from, to },
    })

    return body.data.attendance
      .map(({ in_at, out_at, running, by_hand, day }: any) => ({
        in_at,
        out_at,
        running,
        by_hand,
        day,
      }))
      .sort((a: any, b: any) => (a.in_at < b.in_at ? -1 : 1))
  }

  const utc = (time: string) =>
    DateTime.fromSQL(time, { zone }).toUTC().toFormat('yyyy-MM-dd HH:mm:ss')

  it('are added, changed and deleted; each refusal has its sentence and writes nothing', async () => {
    const id = await added('AAA1')
    const before = await product.events()

    expect((await add('AAA1')).body).toMatchObject({
      code: 'device.serial_taken',
      errors: { serial_no: [expect.any(String)] },
    })

    // One device has one label, however its letters are typed.
    expect((await add('aaa1')).body).toMatchObject({ code: 'device.serial_taken' })

    const empty = await product.call(api.addDevice, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: {} as never,
    })

    expect(empty.body).toMatchObject({
      errors: {
        name: ['Please input the Device Name!'],
        serial_no: ['Please input the Serial Number!'],
        location_id: ['Please select the Office!'],
      },
    })

    expect((await add('AAA 2')).status).toBe(422)
    expect((await add('AAA2', { location_id: await officeOf(stranger) })).body).toMatchObject({
      errors: { location_id: [expect.any(String)] },
    })
    const change = (body: object, token = company.admin.token) =>
      product.call(api.changeDevice, { token, params: { ws: company.ws, id }, body })
    expect((await change({ serial_no: 'AAA9' })).body).toMatchObject({
      code: 'device.serial_fixed',
    })
    expect((await change({ name: 'x' }, manager.token)).status).toBe(403)

    const foreign = {
      token: stranger.admin.token,
      params: { ws: stranger.ws, id },
      body: { name: 'x' },
    }

    expect((await product.call(api.changeDevice, foreign)).status).toBe(404)
    expect(await product.events()).toBe(before)

    expect((await change({ name: 'Gate', serial_no: 'AAA1' })).body.data).toMatchObject({
      name: 'Gate',
      serial_no: 'AAA1',
      last_checkin: null,
    })

    const params = { ws: company.ws, id }
    expect(
      (await product.call(api.deleteDevice, { token: company.admin.token, params })).status,
    ).toBe(204)
    expect(
      (await product.call(api.deleteDevice, { token: company.admin.token, params })).status,
    ).toBe(404)
    await added('AAA1')
  })

  const keyOf = async (id: string, of = company) =>
    product.call(api.setDeviceKey, { token: of.admin.token, params: { ws: of.ws, id } })

  it('have a serial number within their company: the address says whose device calls', async () => {
    const theirs = await add('TWIN1', {}, stranger)
    expect(theirs.status).toBe(201)
    const ours = await added('TWIN1')
    const line = `8\t${shown(3)}\t0\t1\n`
    expect(await push('TWIN1', line)).toMatchObject({ status: 200 })
    expect(await punches(ours)).toMatchObject([{ pin: '8' }])

    const seen = await product.call(api.punches, {
      token: stranger.admin.token,
      params: { ws: stranger.ws },
      query: {},
    })

    expect(seen.body.data).toEqual([])
    // With two companies, a call without an address has no known company.
    expect(await push('TWIN1', line, { at: '' })).toMatchObject({ status: 403 })
    const params = { ws: stranger.ws, id: theirs.body.data.id }
    expect(
      (await product.call(api.deleteDevice, { token: stranger.admin.token, params })).status,
    ).toBe(204)
    await product.settled()
    expect((await add('TWIN1', {}, stranger)).status).toBe(201)
  })

  it('are unknown at an address that no database can look for', async () => {
    await added('NUL1')

    for (const at of ['/%00', '/a%00b', '/%00/%00'])
      expect(
        await says('GET', '/iclock/cdata?SN=NUL1&options=all', undefined, { at }),
      ).toMatchObject({ status: 403, body: 'UNKNOWN DEVICE\n' })
  })

  it('from before go on where no company is named, and have no key', async () => {
    const id = await added('OLD1')
    await product.settled()
    await product.owner.query('update read.devices set anywhere = true where id = $1', [id])
    expect(await push('OLD1', '', { at: '' })).toMatchObject({ status: 200 })
    expect(await row(id)).toMatchObject({ has_key: false })
  })

  it('with a key are identified by it only: in the path, in the host name, or as communication key', async () => {
    const id = await added('KEY1')
    expect(await push('KEY1', '')).toMatchObject({ status: 200 })
    const given = await keyOf(id)

    expect(given).toMatchObject({
      status: 201,
      body: { data: { key: expect.stringMatching(/^[0-9a-f]{32}$/) } },
    })

    const { key, path, host } = given.body.data
    expect(new URL(path).pathname).toMatch(new RegExp(`/${key}$`))
    expect(new URL(host).hostname.split('.')[0]).toBe(key)
    expect(await row(id)).toMatchObject({ has_key: true, network: null })
    // The address that called first, without a key, does not lock the device out.
    const elsewhere = { from: '198.51.100.77' }
    expect(await push('KEY1', '', { ...elsewhere, at: `/${company.ws}/${key}` })).toMatchObject({
      status: 200,
    })
    // A device's call does not wait for the read tables.
    await product.settled()
    expect(await row(id)).toMatchObject({ network: elsewhere.from })
    const params = { ws: company.ws, id }

    const back = await product.call(api.changeDevice, {
      token: company.admin.token,
      params,
      body: { network: ADDRESS },
    })

    expect(back.status).toBe(200)
    // From the same address, with the serial number, and with wrong keys.
    const before = await product.events()
    const line = `5\t${shown(2)}\t0\t1\n`

    for (const more of [
      {},
      { at: '' },
      { at: `/${company.ws}/${'0'.repeat(32)}` },
      { host: `${'0'.repeat(32)}.localhost` },
    ])
      expect(await push('KEY1', line, more)).toMatchObject({
        status: 403,
        body: 'UNKNOWN DEVICE\n',
      })

    expect(await product.events()).toBe(before)

    expect(await push('KEY1', line, { at: `/${company.ws}/${key}` })).toMatchObject({
      status: 200,
      body: 'OK: 1\n',
    })

    expect(await push('KEY1', line, { at: '', host: `${key}.clock.example` })).toMatchObject({
      status: 200,
    })
    // A key opens only its own device.
    await added('KEY2')

    await keyOf(
      (
        await product.call(api.devices, { token: company.admin.token, params: { ws: company.ws } })
      ).body.data.find(({ serial_no }) => serial_no === 'KEY2')!.id,
    )

    expect(await push('KEY2', '', { at: `/${company.ws}/${key}` })).toMatchObject({ status: 403 })
    expect(await product.stored(({ data }) => JSON.stringify(data).includes(key))).toEqual([])
  })

  it('that only have a communication key show it when they begin; another key ends that', async () => {
    const id = await added('COM1')
    const { key } = (await keyOf(id)).body.data
    const begin = (comm: string, more = {}) =>
      says('GET', `/iclock/cdata?SN=COM1&options=all&pushcommkey=${comm}`, undefined, more)
    expect(await push('COM1', '')).toMatchObject({ status: 403 })
    expect(await begin('0'.repeat(32))).toMatchObject({ status: 403 })
    expect(await begin(key)).toMatchObject({ status: 200 })

    expect(await push('COM1', `5\t${shown(2)}\t0\t1\n`)).toMatchObject({
      status: 200,
      body: 'OK: 1\n',
    })

    expect(await push('COM1', '', { from: '198.51.100.9' })).toMatchObject({ status: 403 })
    expect(await begin('0'.repeat(32))).toMatchObject({ status: 403 })
    const next = (await keyOf(id)).body.data.key
    expect(next).not.toBe(key)
    expect(await push('COM1', '')).toMatchObject({ status: 403 })
    expect(await begin(key)).toMatchObject({ status: 403 })
    expect(await begin(next)).toMatchObject({ status: 200 })
    expect(await push('COM1', '')).toMatchObject({ status: 200 })
  })

  it('with a communication key begin again after a silence, and where they showed it last', async () => {
    const id = await added('COM2', { network: '*' })
    const { key } = (await keyOf(id)).body.data
    const begin = (from: string) =>
      says('GET', `/iclock/cdata?SN=COM2&options=all&pushcommkey=${key}`, undefined, { from })
    const first = '198.51.100.20'
    const second = '198.51.100.21'
    expect(await begin(first)).toMatchObject({ status: 200 })
    expect(await push('COM2', '', { from: first })).toMatchObject({ status: 200 })

    await product.owner.query(
      `update operations.device_calls set last_at = last_at - interval '11 minutes' where serial_no = 'COM2'`,
    )
    expect(await push('COM2', '', { from: first })).toMatchObject({ status: 403 })
    expect(await begin(first)).toMatchObject({ status: 200 })
    expect(await push('COM2', '', { from: first })).toMatchObject({ status: 200 })

    expect(await begin(second)).toMatchObject({ status: 200 })
    expect(await push('COM2', '', { from: second })).toMatchObject({ status: 200 })
    expect(await push('COM2', '', { from: first })).toMatchObject({ status: 403 })
  })

  it('are given a key by who may change them', async () => {
    const id = await added('WHO1')
    const params = { ws: company.ws, id }
    expect((await product.call(api.setDeviceKey, { token: manager.token, params })).status).toBe(
      403,
    )

    expect(
      (
        await product.call(api.setDeviceKey, {
          token: stranger.admin.token,
          params: { ws: stranger.ws, id },
        })
      ).status,
    ).toBe(404)
  })

  it('send coming and going of one second in their order, out first', async () => {
    const id = await added('TIE1')
    const tina = await hire(product, company, 'Tina')
    const day = DateTime.now().setZone(zone).minus({ days: 20 }).startOf('day')
    await register(id, tina, { pin: '7', since: day.toUTC().toFormat('yyyy-MM-dd HH:mm:ss') })
    const days = Array.from({ length: 12 }, (_, n) => day.plus({ days: n }).toFormat('yyyy-MM-dd'))

    const lines = days.map(
      (each) =>
        `7\t${each} 08:00:00\t0\t1\n7\t${each} 12:00:00\t1\t1\n7\t${each} 12:00:00\t0\t1\n7\t${each} 16:00:00\t1\t1\n`,
    )

    await push('TIE1', lines.join(''))

    expect(await shifts(tina)).toMatchObject(
      days.flatMap((each) => [
        { in_at: utc(`${each} 08:00:00`), out_at: utc(`${each} 12:00:00`) },
        { in_at: utc(`${each} 12:00:00`), out_at: utc(`${each} 16:00:00`) },
      ]),
    )

    expect((await punches(id)).filter(({ unpaired }) => unpaired)).toEqual([])
  })

  it('send punches without a shift: they are marked until a person types the hours', async () => {
    const id = await added('ODD1')
    const otto = await hire(product, company, 'Otto')
    const day = DateTime.now().setZone(zone).minus({ days: 10 }).toFormat('yyyy-MM-dd')

    await register(id, otto, {
      pin: '6',
      since: DateTime.fromSQL(day, { zone }).toUTC().toFormat('yyyy-MM-dd HH:mm:ss'),
    })

    await push(
      'ODD1',
      `6\t${day} 08:00:00\t0\t1\n6\t${day} 12:00:00\t1\t1\n6\t${day} 17:00:00\t1\t1\n`,
    )

    const marked = async () =>
      (await punches(id)).filter(({ unpaired }) => unpaired).map(({ device_time }) => device_time)
    expect(await marked()).toEqual([`${day} 17:00:00`])
    // The missing check-in arrives late.
    await push('ODD1', `6\t${day} 12:30:00\t0\t1\n`)
    expect(await marked()).toEqual([])
    await push('ODD1', `6\t${day} 18:30:00\t1\t1\n`)
    expect(await marked()).toEqual([`${day} 18:30:00`])
  })

  it('are looked at before pay: the checks of a run name who punched without a shift', async () => {
    const id = await added('PAY1')
    const pia = await hire(product, company, 'Pia')
    const pay = payOf(product, company)

    await pay.contract(pia, {
      base_compensation_amount: '12',
      base_compensation_type: 'hourly',
      currency: 'EUR',
    })

    const start = DateTime.now().setZone(zone).minus({ months: 1 }).startOf('month')
    const day = start.plus({ days: 9 }).toFormat('yyyy-MM-dd')
    await register(id, pia, { pin: '66', since: start.toUTC().toFormat('yyyy-MM-dd HH:mm:ss') })

    await push(
      'PAY1',
      `66\t${day} 08:00:00\t0\t1\n66\t${day} 12:00:00\t1\t1\n66\t${day} 17:00:00\t1\t1\n`,
    )

    await product.settled()
    const [from, to] = [start.toISODate()!, start.endOf('month').toISODate()!]
    const run = await pay.draft({ start: from, end: to, pay_date: to })

    const named = async () => {
      const { body } = await product.call(payRunsApi.payrunChecks, pay.on(run))
      return body.data.checks.flatMap(({ code, people }) =>
        code === 'payroll.check.unpaired_punch' ? people : [],
      )
    }

    expect(await named()).toMatchObject([{ employee: { id: pia.employee }, facts: { day } }])
    await pay.shift(pia, day, '12:30:00', '17:00:00')
    expect(await named()).toEqual([])
  })

  it('keep their office from being deleted', async () => {
    const { token } = company.admin
    const body = { name: 'Porto', address_line_1: 'Rua 1', address_line_2: '2', timezone: zone }
    const office = (
      await product.call(structureApi.addOffice, { token, params: { ws: company.ws }, body })
    ).body.data.id
    const id = await added('OFF1', { location_id: office })
    const remove = () =>
      product.call(structureApi.removeOffice, { token, params: { ws: company.ws, id: office } })
    expect((await remove()).status).toBe(409)

    await product.call(api.changeDevice, {
      token,
      params: { ws: company.ws, id },
      body: { location_id },
    })

    expect((await remove()).status).toBe(204)
  })

  it('say hello, learn their position, and ask for commands', async () => {
    const id = await added('HEL1')
    const hello = await says('GET', '/iclock/cdata?SN=HEL1&options=all&pushver=2.4.1&language=69')
    expect(hello).toMatchObject({ status: 200, type: 'text/plain; charset=utf-8' })
    expect(hello.body).toMatch(/^GET OPTION FROM: HEL1\nATTLOGStamp=0\n/)
    expect(hello.body).toContain(`\nTimeZone=${DateTime.now().setZone(zone).offset / 60}\n`)

    expect(await says('GET', '/iclock/getrequest?SN=HEL1')).toMatchObject({
      status: 200,
      body: 'OK\n',
    })

    expect(await says('GET', '/iclock/getrequest.aspx?SN=HEL1&INFO=Ver%208.0,3,0')).toMatchObject({
      status: 200,
      body: 'OK\n',
    })

    expect(await says('POST', '/iclock/cdata?SN=HEL1&table=options', 'DeviceName=x')).toMatchObject(
      { status: 200, body: 'OK\n' },
    )
    expect(await says('POST', '/iclock/nothing?SN=HEL1', '')).toMatchObject({ status: 404 })

    expect(await says('POST', '/iclock/registry?SN=HEL1', 'DeviceType=acc')).toMatchObject({
      status: 501,
      body: expect.stringMatching(/not 3\n$/),
    })

    const { last_checkin, network } = await row(id)
    expect(Math.abs(Date.parse(`${last_checkin!.replace(' ', 'T')}Z`) - Date.now())).toBeLessThan(
      10_000,
    )
    expect(network).toBe(ADDRESS)
  })

  it('are calls without events, except where something happened', async () => {
    await added('QUI1')
    await says('GET', '/iclock/getrequest?SN=QUI1')
    const before = await product.events()
    for (let n = 0; n < 5; n++) await says('GET', '/iclock/getrequest?SN=QUI1')
    await says('GET', '/iclock/cdata?SN=QUI1&options=all')
    await push('QUI1', '')
    expect(await product.events()).toBe(before)
  })

  it('enrol an employee: registered, told to the device, asked for the finger, answered', async () => {
    const id = await added('ENR1')
    const bo = await hire(product, company, 'Bo', { first_name: 'Bo C:9:REBOOT' })

    const enrolled = async () =>
      (
        await product.call(api.isEnrolled, {
          token: company.admin.token,
          params: { ws: company.ws, employeeId: bo.employee },
        })
      ).body

    const refused = await product.call(api.registerEmployee, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { employee_id: bo.employee } as never,
    })

    expect(refused.body).toMatchObject({ errors: { device_id: ['Please select the Device!'] } })

    const denied = {
      token: manager.token,
      params: { ws: company.ws },
      body: { employee_id: bo.employee, device_id: id },
    }

    expect((await product.call(api.registerEmployee, denied)).status).toBe(403)
    expect((await register(id, bo)).body.data.pin).toBe('1')
    expect((await register(id, bo)).body).toMatchObject({ code: 'device.registered' })
    expect(await enrolled()).toEqual({ data: 0 })
    const asked = (await says('GET', '/iclock/getrequest?SN=ENR1')).body
    expect(asked).toMatch(
      /^C:1:DATA UPDATE USERINFO PIN=1\tName=Bo C:9:REBOOT[^\t\n]*\tPri=0\nC:2:ENROLL_FP PIN=1\tFID=6\tRETRY=3\tOVERWRITE=1\n$/,
    )
    // Unanswered commands wait; a restarted device gets them again.
    expect((await says('GET', '/iclock/getrequest?SN=ENR1')).body).toBe('OK\n')
    await says('GET', '/iclock/cdata?SN=ENR1&options=all')
    expect((await says('GET', '/iclock/getrequest?SN=ENR1')).body).toBe(asked)

    expect(
      await says(
        'POST',
        '/iclock/devicecmd?SN=ENR1',
        'ID=1&Return=0&CMD=DATA\nID=2&Return=0&CMD=ENROLL_FP\n',
      ),
    ).toMatchObject({
      status: 200,
      body: 'OK\n',
    })

    await product.settled()
    expect(await enrolled()).toEqual({ data: 1 })
    expect((await says('GET', '/iclock/getrequest?SN=ENR1')).body).toBe('OK\n')

    const deploy = (body: object) =>
      product.call(api.deployDevices, {
        token: company.admin.token,
        params: { ws: company.ws },
        body,
      })

    expect((await deploy({ id })).body).toEqual({ message: 'Device deployed' })
    expect((await says('GET', '/iclock/getrequest?SN=ENR1')).body).toMatch(
      /^C:3:DATA UPDATE USERINFO PIN=1/,
    )
    expect((await deploy({})).body).toEqual({ message: 'All Devices deployed' })

    expect(
      (await product.call(api.deployAnyDevice, { token: company.admin.token, body: { id } }))
        .status,
    ).toBe(200)

    expect(
      (await product.call(api.deployAnyDevice, { token: stranger.admin.token, body: { id } }))
        .status,
    ).toBe(404)

    const terminated_on = new Date().toISOString().slice(0, 10)

    await product.call(peopleApi.terminateEmployee, {
      token: company.admin.token,
      params: { id: bo.employee },
      body: { terminated_on },
    })

    expect((await says('GET', '/iclock/getrequest?SN=ENR1')).body).toMatch(
      /^C:\d+:DATA DELETE USERINFO PIN=1\n$/,
    )
    expect(await enrolled()).toEqual({ data: 0 })
  })

  it('never give templates away: they are in no event', async () => {
    const id = await added('TMP1')
    await register(id, manager, { pin: '77' })
    const line = 'FP PIN=77\tFID=6\tSize=16\tValid=1\tTMP=c2VjcmV0dGVtcGxhdGU=\n'

    expect(await says('POST', '/iclock/cdata?SN=TMP1&table=OPERLOG&Stamp=1', line)).toMatchObject({
      status: 200,
      body: 'OK: 1\n',
    })

    await product.settled()
    const of = { token: company.admin.token, params: { ws: company.ws }, query: { device_id: id } }
    expect((await product.call(api.registrations, of)).body.data).toMatchObject([
      { pin: '77', enrolled: true, enrolled_by: 'finger' },
    ])
    expect(await product.stored(({ data }) => JSON.stringify(data).includes('c2VjcmV0'))).toEqual(
      [],
    )
  })

  it('make attendance of punches, once each, in whatever order they come', async () => {
    const id = await added('PUN1')
    const ana = await hire(product, company, 'Ana')
    await register(id, ana, { pin: '5', since: utc(shown(60 * 24 * 30)) })
    const [came, went, back, left] = [shown(700), shown(500), shown(450), shown(200)]

    expect(await push('PUN1', `5\t${came}\t0\t1\t0\t0\n`)).toMatchObject({
      status: 200,
      body: 'OK: 1\n',
      type: 'text/plain; charset=utf-8',
    })

    expect(await shifts(ana)).toMatchObject([
      { in_at: utc(came), out_at: null, running: true, by_hand: false },
    ])
    // Sent as a form: the last one first, and the first ones twice.
    const lines = `5\t${left}\t1\t1\n5\t${came}\t0\t1\n5\t${back}\t0\t1\n`
    expect((await push('PUN1', lines, { type: 'application/x-www-form-urlencoded' })).body).toBe(
      'OK: 3\n',
    )
    expect(await shifts(ana)).toMatchObject([
      { in_at: utc(came), out_at: utc(left), running: false },
    ])
    const before = await product.events()
    expect((await push('PUN1', lines)).body).toBe('OK: 3\n')
    await product.settled()
    expect(await product.events()).toBe(before)
    expect((await push('PUN1', `5\t${went}\t1\t1\n`)).body).toBe('OK: 1\n')

    expect(await shifts(ana)).toMatchObject([
      { in_at: utc(came), out_at: utc(went) },
      { in_at: utc(back), out_at: utc(left) },
    ])

    expect(await punches(id)).toHaveLength(4)

    expect((await punches(id))[0]).toMatchObject({
      kind: 'out',
      employee_id: ana.employee,
      device_time: left,
      counts: true,
    })
  })

  it('give a PIN to whom it belonged at the time', async () => {
    const id = await added('PIN1')
    const [cy, di] = [await hire(product, company, 'Cy'), await hire(product, company, 'Di')]
    const [a, b, c, d] = [shown(60 * 24 * 4), shown(60 * 24 * 4 - 480), shown(600), shown(120)]
    await push('PIN1', `9\t${a}\t0\t1\n9\t${b}\t1\t1\n9\t${c}\t0\t1\n9\t${d}\t1\t1\n`)

    expect(await punches(id)).toMatchObject([
      { employee_id: null },
      { employee_id: null },
      { employee_id: null },
      { employee_id: null },
    ])

    expect((await register(id, cy, { pin: '9', since: utc(shown(60 * 24 * 5)) })).status).toBe(201)

    expect(await shifts(cy)).toMatchObject([
      { in_at: utc(a), out_at: utc(b) },
      { in_at: utc(c), out_at: utc(d) },
    ])

    expect((await register(id, di, { pin: '9' })).body).toMatchObject({ code: 'device.pin_taken' })

    const { body } = await product.call(api.registrations, {
      token: company.admin.token,
      params: { ws: company.ws },
      query: { device_id: id },
    })

    const end = { token: company.admin.token, params: { ws: company.ws, id: body.data[0]!.id } }
    expect((await product.call(api.endRegistration, end)).status).toBe(204)
    expect((await register(id, di, { pin: '9' })).status).toBe(201)
    const again = shown(-1)
    await push('PIN1', `9\t${again}\t0\t1\n`)
    expect(await shifts(di)).toMatchObject([{ in_at: utc(again), out_at: null }])
    expect(await shifts(cy)).toHaveLength(2)
  })

  it('that are unknown, or call from elsewhere, wait until an administrator accepts them', async () => {
    await says('GET', '/iclock/cdata?SN=AAA1&options=all')
    const subdomain = 'devices-co'

    await product.owner.query('update read.workspaces set subdomain = $1 where id = $2', [
      subdomain,
      company.ws,
    ])

    const waiting = async () =>
      (
        await product.call(api.waitingDevices, {
          token: company.admin.token,
          params: { ws: company.ws },
        })
      ).body.data.filter(({ has_key }) => !has_key)

    const before = await product.events()
    const at = ''

    expect(await says('GET', '/iclock/cdata?SN=NEW1&options=all', undefined, { at })).toMatchObject(
      {
        status: 403,
        body: 'UNKNOWN DEVICE\n',
      },
    )

    expect(await push('NEW1', `1\t${shown(1)}\t0\t1\n`, { at })).toMatchObject({ status: 403 })
    expect(await waiting()).toEqual([])
    expect(
      await says('GET', '/iclock/cdata?SN=NEW1&options=all', undefined, { at: `/${subdomain}` }),
    ).toMatchObject({ status: 403 })
    expect(await waiting()).toMatchObject([
      { serial_no: 'NEW1', network: ADDRESS, device_id: null },
    ])
    // Another caller claims to be our device.
    expect(await push('AAA1', `1\t${shown(1)}\t0\t1\n`, { from: '198.51.100.9' })).toMatchObject({
      status: 403,
    })
    expect(await product.events()).toBe(before)
    const spoofed = (await waiting()).find(({ serial_no }) => serial_no === 'AAA1')!
    expect(spoofed).toMatchObject({ network: '198.51.100.9', device_id: expect.any(String) })
    const params = { ws: company.ws, id: spoofed.device_id! }

    await product.call(api.changeDevice, {
      token: company.admin.token,
      params,
      body: { network: '198.51.100.9' },
    })

    expect(await push('AAA1', '', { from: '198.51.100.9' })).toMatchObject({ status: 200 })
    expect(await push('AAA1', '')).toMatchObject({ status: 403 })
    await added('NEW1')
    expect(await push('NEW1', '')).toMatchObject({ status: 200, body: 'OK: 0\n' })
    expect((await waiting()).map(({ serial_no }) => serial_no)).not.toContain('NEW1')

    for (const url of ['/iclock/cdata', "/iclock/cdata?SN='x", '/iclock/cdata?SN=a&SN=b'])
      expect((await says('GET', url)).status).toBe(400)
  })

  it('lose nothing: half a line is requested again, an unreadable one stops no other', async () => {
    const id = await added('BAD1')
    const before = await product.events()
    expect(await push('BAD1', `1\t${shown(9)}\t0\t1\n1\t${shown(8).slice(0, 12)}`)).toMatchObject({
      status: 400,
    })
    expect(await product.events()).toBe(before + 1) // The record of its connection.
    expect(
      (await push('BAD1', `1\t${shown(9)}\t0\t1\nrubbish\n1\t${shown(8)}\t255\t1\n`)).body,
    ).toBe('OK: 3\n')
    await product.settled()
    expect(await punches(id)).toHaveLength(2)
    expect((await row(id)).unread_lines).toBe(1)
  })

  it('show how far their clock is off, and a clock that is plainly wrong makes no attendance', async () => {
    const id = await added('CLK1')
    const ed = await hire(product, company, 'Ed')
    await register(id, ed, { pin: '3', since: utc(shown(600)) })
    await push('CLK1', `3\t${shown(4)}\t0\t1\n`)
    expect(Math.abs((await row(id)).drift! - 240)).toBeLessThan(30)
    await push('CLK1', `3\t${shown(-60)}\t1\t1\n3\t2000-01-01 00:00:10\t0\t1\n`)
    await product.settled()
    expect((await punches(id)).map(({ counts }) => counts)).toEqual([false, true, false])
    expect(await shifts(ed)).toMatchObject([{ out_at: null }])
  })

  it('end a shift that was begun by a click, and the reverse', async () => {
    const id = await added('MIX1')
    await register(id, employee, { pin: '4' })
    const of = { token: employee.token, params: { id: employee.employee }, body: {} as never }
    expect((await product.call(attendanceApi.checkIn, of)).status).toBe(201)
    await push('MIX1', `4\t${shown(-1)}\t1\t1\n`)
    expect(await shifts(employee)).toMatchObject([{ running: false, out_at: expect.any(String) }])
    await push('MIX1', `4\t${shown(-3)}\t0\t1\n`)
    expect((await shifts(employee))[1]).toMatchObject({ running: true })
    expect((await product.call(attendanceApi.checkIn, of)).body).toMatchObject({
      code: 'attendance.already_in',
    })
    expect((await product.call(attendanceApi.checkOut, of)).status).toBe(200)
  })

  it('send ten thousand lines at once, and no more than an upload may hold', async () => {
    const id = await added('BIG1')
    const start = DateTime.now().setZone(zone).minus({ days: 30 })

    const lines = Array.from({ length: 10_000 }, (_, n) => {
      const at = start.plus({ minutes: n * 4 }).toFormat('yyyy-MM-dd HH:mm:ss')
      return `${(n % 300) + 1}\t${at}\t255\t1\t0\t0\n`
    }).join('')

    expect(await push('BIG1', lines)).toMatchObject({ status: 200, body: 'OK: 10000\n' })
    await product.settled()

    const { body } = await product.call(api.punches, {
      token: company.admin.token,
      params: { ws: company.ws },
      query: { device_id: id },
    })

    expect(body.total).toBe(10_000)
    expect((await push('BIG1', 'x'.repeat(2 * 1024 * 1024 + 1))).status).toBe(413)
    expect((await push('BIG1', `1\t${shown(1)}\t0\t1\n`.repeat(20_001))).status).toBe(413)
  })
})
