import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { biometricsApi } from '@workledger/contracts/biometrics/biometrics.api'
import { punchImportPreviewsApi as previews } from '@workledger/contracts/biometrics/punch-import-previews.api'
import { punchImportsApi as api } from '@workledger/contracts/biometrics/punch-imports.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { DateTime } from 'luxon'
import { erase, secondAdmin } from '../support/erasures'
import { payOf } from '../support/pay'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'
import { upload } from '../support/upload'

const zone = 'Europe/Lisbon'

/** Returns a day in Lisbon so many days ago. */
const day = (ago: number) => DateTime.now().setZone(zone).minus({ days: ago }).toISODate()!

const refusal = ({ status, body }: Answer) => [status, body?.code]

/** A line as ZKTeco writes it: PIN, time, device number, status, verify, work code. */
const line = (pin: string, time: string, status: number | string = 0) =>
  `${pin.padStart(9)}\t${time}\t1\t${status}\t1\t0`

const dat = (...lines: string[]) => lines.map((each) => `${each}\r\n`).join('')

describe('imports of attlog.dat, over HTTP', () => {
  let product: Product
  let company: Company
  let eli: Person
  let col: Person
  let device: string
  let serial: string

  beforeAll(async () => {
    product = await startProduct()
  })

  beforeEach(async () => {
    company = await createCompany(product)
    eli = await hire(product, company, 'Eli')
    col = await hire(product, company, 'Col')
    serial = `P${company.ws.slice(-12)}`

    const offices = await product.call(structureApi.offices, {
      token: company.admin.token,
      params: { ws: company.ws },
    })

    device = (
      await product.call(biometricsApi.addDevice, {
        token: company.admin.token,
        params: { ws: company.ws },
        body: {
          name: 'Door',
          serial_no: serial,
          location_id: offices.body.data[0]!.id,
          network: '*',
        },
      })
    ).body.data.id

    await register(eli, '7')
    await register(col, '12')
  })

  afterAll(() => product?.stop())

  const register = (who: Person, pin: string, since = `${day(60)} 00:00:00`) =>
    product.call(biometricsApi.registerEmployee, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { employee_id: who.employee, device_id: device, pin, since },
    })

  const send = <E extends typeof previews.previewPunchImport | typeof api.importPunches>(
    endpoint: E,
    bytes: string | Buffer,
    { who = company.admin, device_id = device, name = '1_attlog.dat' } = {},
  ) =>
    upload(product, endpoint, {
      token: who.token,
      params: { ws: company.ws },
      fields: { device_id },
      files: { file: { name, bytes } },
    })

  const run = (bytes: string | Buffer, more: Parameters<typeof send>[2] = {}) =>
    send(api.importPunches, bytes, more)

  const undo = (id: string, who = company.admin) =>
    product.call(api.undoPunchImport, { token: who.token, params: { ws: company.ws, id } })

  const push = async (...lines: [pin: string, time: string, status: number][]) => {
    const answer = await product.app.inject({
      method: 'POST',
      url: `/${company.ws}/iclock/cdata?SN=${serial}&table=ATTLOG&Stamp=9999`,
      headers: { 'x-forwarded-for': '203.0.113.7', 'content-type': 'text/plain' },
      payload: lines.map(([pin, time, status]) => `${pin}\t${time}\t${status}\t1\n`).join(''),
    })
    expect(answer.body).toBe(`OK: ${lines.length}\n`)
    await product.settled()
  }

  const shifts = async (who: Person) => {
    await product.settled()

    const { body } = await product.call(attendanceApi.customAttendance, {
      token: company.admin.token,
      params: { id: who.employee },
      query: { from: day(40), to: day(0) },
    })

    return body.data.attendance
      .map(({ in_at, out_at }: any) => [in_at.slice(0, 10), local(in_at), out_at && local(out_at)])
      .sort()
  }

  const local = (utc: string) =>
    DateTime.fromSQL(utc, { zone: 'utc' }).setZone(zone).toFormat('HH:mm')

  const registrationOf = async (pin: string) => {
    const { body } = await product.call(biometricsApi.registrations, {
      token: company.admin.token,
      params: { ws: company.ws },
      query: { device_id: device },
    })
    return body.data.find((each) => each.pin === pin)!.id
  }

  const punches = async () =>
    (
      await product.call(biometricsApi.punches, {
        token: company.admin.token,
        params: { ws: company.ws },
        query: { device_id: device, per_page: 100 },
      })
    ).body.data

  const week = () =>
    dat(
      line('7', `${day(5)} 08:58:12`),
      line('12', `${day(5)} 09:03:40`),
      line('7', `${day(5)} 17:01:00`, 1),
      line('12', `${day(5)} 18:00:02`, 1),
      line('7', `${day(4)} 09:00:00`),
      line('7', `${day(4)} 12:00:00`, 1),
    )

  it('shows in a preview what it would do, and writes nothing', async () => {
    const before = await product.events()

    const { status, body } = await send(
      previews.previewPunchImport,
      week() +
        dat(
          line('99', `${day(4)} 09:00:00`),
          line('7', `${day(-2)} 09:00:00`),
          line('7', '2019-01-02 09:00:00'),
          line('7', `${day(90)} 09:00:00`),
          line('=cmd()', `${day(4)} 09:00:00`),
          line('7', '03/04/2026 09:00'),
        ) +
        line('7', `${day(3)} 09:00`).slice(0, 24),
    )

    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      file: { device: 'Door', serial_no: serial, zone, encoding: 'UTF-8' },
      counts: { rows: 13, add: 6, known: 0, refused: 7 },
      from_on: day(5),
      to_on: day(4),
    })
    expect(
      body.data.people.map(({ pin, rows, employee_id }: any) => [pin, rows, employee_id]),
    ).toEqual([
      ['99', 1, null],
      ['7', 1, null],
      ['7', 4, eli.employee],
      ['12', 2, col.employee],
    ])
    expect(body.data.problems.map(({ row, code }: any) => [row, code])).toEqual([
      [7, 'punch_import.no_person'],
      [8, 'punch_import.future'],
      [9, 'punch_import.too_old'],
      [10, 'punch_import.no_person'],
      [11, 'punch_import.pin'],
      [12, 'punch_import.time'],
      [13, 'punch_import.cut'],
    ])
    expect(await product.events()).toBe(before)
  })

  it('makes attendance, and the same file again adds nothing', async () => {
    const { status, body } = await run(week())
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ added: 6, known: 0, refused: 0 })
    expect(await shifts(eli)).toEqual([
      [day(5), '08:58', '17:01'],
      [day(4), '09:00', '12:00'],
    ])
    expect(await shifts(col)).toEqual([[day(5), '09:03', '18:00']])

    const again = await run(week() + dat(line('7', `${day(3)} 09:00:00`)))
    expect(again.body.data).toMatchObject({ added: 1, known: 6 })
    expect(await punches()).toHaveLength(7)
  })

  it('knows the punches that the device sent, and the device those of a file', async () => {
    await push(['7', `${day(5)} 08:58:12`, 0], ['7', `${day(5)} 17:01:00`, 1])
    const { body } = await run(week())
    expect(body.data).toMatchObject({ added: 4, known: 2 })
    await push(['12', `${day(5)} 09:03:40`, 0], ['12', `${day(5)} 18:00:02`, 1])
    expect(await punches()).toHaveLength(6)
    expect(await shifts(eli)).toHaveLength(2)

    // Those that the device sent too stay.
    const undone = await undo(body.data.id)
    expect(undone.body.data).toMatchObject({
      status: 'partly_undone',
      removed: 2,
      undo: { removable: 0, kept: [{ reason: 'device', count: 2 }] },
    })
    expect(undone.body.data.undo.punches).toMatchObject([
      { pin: '12', employee_id: col.employee, reason: 'device' },
      { pin: '12', reason: 'device' },
    ])
    expect(await shifts(col)).toHaveLength(1)
    expect(await shifts(eli)).toEqual([[day(5), '08:58', '17:01']])
  })

  it('undoes an import, and leaves punches of hours that someone corrected', async () => {
    const { body } = await run(week())
    await product.settled()

    const { body: shown } = await product.call(attendanceApi.customAttendance, {
      token: company.admin.token,
      params: { id: eli.employee },
      query: { from: day(4), to: day(4) },
    })

    const corrected = await product.call(attendanceApi.correctAttendance, {
      token: company.admin.token,
      params: { id: eli.employee, attId: shown.data.attendance[0]!.id },
      body: { in_at: `${day(4)} 06:00:00`, out_at: `${day(4)} 15:00:00` },
    })

    expect(corrected.status).toBe(200)
    const undone = await undo(body.data.id)
    expect(undone.body.data).toMatchObject({
      status: 'partly_undone',
      removed: 4,
      present: 2,
      undo: { removable: 0, kept: [{ reason: 'edited', count: 2 }] },
    })
    expect(await shifts(col)).toEqual([])
    expect(await shifts(eli)).toHaveLength(1)

    // The file can be imported again.
    expect((await run(week())).body.data).toMatchObject({ added: 4, known: 2 })
    expect(await shifts(col)).toHaveLength(1)
  })

  it('leaves the punches of days that an approved run has paid', async () => {
    const pay = payOf(product, company)
    await pay.contract(eli, {
      base_compensation_type: 'hourly',
      base_compensation_amount: '12',
      currency: 'EUR',
    })

    const month = DateTime.now().setZone(zone).minus({ months: 1 }).startOf('month')
    const paid = month.plus({ days: 9 }).toISODate()!
    await register(await hire(product, company, 'Fay'), '21', `${day(100)} 00:00:00`)
    const again = { employee_id: eli.employee, device_id: device, pin: '22' }
    await product.call(biometricsApi.endRegistration, {
      token: company.admin.token,
      params: { ws: company.ws, id: await registrationOf('7') },
    })
    await product.call(biometricsApi.registerEmployee, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: { ...again, since: `${day(100)} 00:00:00` },
    })

    const { body } = await run(
      dat(
        line('22', `${paid} 08:00:00`),
        line('22', `${paid} 16:00:00`, 1),
        line('21', `${paid} 08:00:00`),
      ),
    )
    expect(body.data).toMatchObject({ added: 3 })
    await product.settled()
    const [start, end] = [month.toISODate()!, month.endOf('month').toISODate()!]
    const payrun = await pay.draft({ start, end, pay_date: end })
    expect((await pay.approve(payrun)).status).toBe(200)
    await product.settled()

    expect((await undo(body.data.id)).body.data).toMatchObject({
      status: 'partly_undone',
      removed: 1,
      undo: { kept: [{ reason: 'paid', count: 2 }] },
    })
  })

  it('names the punches of a person who was erased as such, and leaves them', async () => {
    const other = await secondAdmin(product, company)
    const { body } = await run(week())
    const terminated = await product.call(peopleApi.terminateEmployee, {
      token: company.admin.token,
      params: { id: col.employee },
      body: { terminated_on: day(1) },
    })
    expect(terminated.status).toBe(200)
    const person = { id: col.employee, name: 'Col Tester' }
    expect((await erase(product, company, other, person)).status).toBe(200)

    expect((await undo(body.data.id)).body.data).toMatchObject({
      removed: 4,
      undo: {
        kept: [{ reason: 'erased', count: 2 }],
        punches: [{ pin: '12', employee_name: null }, { pin: '12' }],
      },
    })
  })

  it('pairs the punches of many months, however the file is sorted', async () => {
    const days = Array.from({ length: 150 }, (_, n) => day(n + 10))
    await product.call(biometricsApi.registerEmployee, {
      token: company.admin.token,
      params: { ws: company.ws },
      body: {
        employee_id: (await hire(product, company, 'Ana')).employee,
        device_id: device,
        pin: '20',
        since: `${day(200)} 00:00:00`,
      },
    })

    const { body } = await run(
      dat(...days.flatMap((on) => [line('20', `${on} 17:00:00`, 1), line('20', `${on} 09:00:00`)])),
    )
    expect(body.data).toMatchObject({ added: 300, refused: 0 })
    await product.settled()
    expect((await punches()).every(({ unpaired }: any) => !unpaired)).toBe(true)

    const { rows } = await product.owner.query(
      `select count(*)::int as shifts from read.attendance where workspace_id = $1
       and out_at - in_at = interval '8 hours'`,
      [company.ws],
    )
    expect(rows).toEqual([{ shifts: 150 }])
  })

  it('lets no one import, or undo, punches on which the own pay rests', async () => {
    const boss = await secondAdmin(product, company)
    await register(boss, '30')
    await register(company.admin, '31')
    await payOf(product, company).contract(boss, {
      base_compensation_type: 'hourly',
      base_compensation_amount: '50',
    })

    const mine = dat(line('30', `${day(5)} 00:00:00`), line('30', `${day(5)} 15:00:00`, 1))
    const { body } = await run(mine + week(), { who: boss })
    expect(body.data).toMatchObject({ added: 6, refused: 2 })
    expect(body.data.problems.map(({ code }: any) => code)).toEqual([
      'punch_import.own',
      'punch_import.own',
    ])
    expect(await shifts(boss)).toEqual([])

    // Nor under a PIN that is registered afterwards.
    const later = await run(dat(line('40', `${day(5)} 00:00:00`)), { who: boss })
    expect(later.body.data).toMatchObject({ added: 0, refused: 1 })

    // Another person may, and then the one who gains cannot undo it.
    const { body: others } = await run(mine)
    expect(others.data).toMatchObject({ added: 2, refused: 0 })
    expect((await undo(others.data.id, boss)).body.data).toMatchObject({
      removed: 0,
      undo: { kept: [{ reason: 'own', count: 2 }] },
    })
    expect((await undo(others.data.id)).body.data).toMatchObject({ removed: 2, status: 'undone' })
  })

  it('marks the own punches of an importer in whose place no one could import', async () => {
    await register(company.admin, '31')
    await payOf(product, company).contract(company.admin, {
      base_compensation_type: 'hourly',
      base_compensation_amount: '50',
    })

    const marked = async (of: string) =>
      (await product.stored(({ stream }) => stream === of)).map(
        ({ meta }) => meta.nobody_else ?? false,
      )

    const others = await run(dat(line('7', `${day(5)} 08:00:00`)))
    expect(await marked(others.body.data.stream)).toEqual([false, false])
    const own = await run(dat(line('31', `${day(5)} 08:00:00`)))
    expect(own.body.data).toMatchObject({ added: 1, refused: 0 })
    expect(await marked(own.body.data.stream)).toEqual([true, true])
  })

  it('reads UTF-16 and Windows-1252, and refuses what is no such file', async () => {
    const utf16 = Buffer.from(`\ufeff${dat(line('7', `${day(5)} 09:00:00`))}`, 'utf16le')
    expect((await run(utf16)).body.data).toMatchObject({ added: 1 })
    const latin = Buffer.concat([Buffer.from('\u00e9', 'latin1'), Buffer.from(week())])
    expect((await run(latin)).body.data).toMatchObject({ added: 5, refused: 1 })

    expect(refusal(await run('Name,City\nA,B'))).toEqual([422, 'punch_import.file'])
    expect(refusal(await run('\r\n\r\n'))).toEqual([422, 'punch_import.empty'])
    expect(refusal(await run(Buffer.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])))).toEqual([
      422,
      'punch_import.file',
    ])
    expect(refusal(await run(dat(line('7', `x`.repeat(300)))))).toEqual([
      422,
      'punch_import.too_many',
    ])
    expect(refusal(await run(`CGKK223862906\r\n${week()}48213\r\n`))).toEqual([
      422,
      'punch_import.other_device',
    ])
    expect((await run(`${serial}\r\n${dat(line('7', `${day(6)} 09:00:00`))}481\r\n`)).status).toBe(
      201,
    )

    expect(refusal(await run(week(), { who: eli }))).toEqual([403, 'access.denied'])
    expect((await run(week(), { device_id: company.ws })).status).toBe(422)
    expect(refusal(await undo(company.ws))).toEqual([404, 'not_found'])
  })
})
