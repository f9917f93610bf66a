import { biometricsApi as api } from '@workledger/contracts/biometrics/biometrics.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { DateTime } from 'luxon'
import { createCompany } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { dayOf } from './day'

const zone = 'Europe/Lisbon'

/** All 310 people of a real company; every run of the tests takes some of them. */
const PEOPLE = Number(process.env.DEVICE_PEOPLE ?? 40)

describe(`a day of ${PEOPLE} people at two devices`, () => {
  let product: Product

  beforeAll(async () => {
    product = await startProduct()
  })

  afterAll(() => product?.stop())

  it('gives the attendance that the table knows, with lines sent twice and lines that come late', async () => {
    const { ws, admin } = await createCompany(product)
    const { token } = admin
    const office = (await product.call(structureApi.offices, { token, params: { ws } })).body
      .data[0]!.id
    const devices: string[] = []

    for (const serial_no of ['DAYA', 'DAYB']) {
      const added = await product.call(api.addDevice, {
        token,
        params: { ws },
        body: { name: serial_no, serial_no, location_id: office },
      })
      devices.push(added.body.data.id)
    }

    const midnight = DateTime.now().setZone(zone).minus({ days: 3 }).startOf('day')
    const since = midnight.minus({ days: 1 }).toUTC().toFormat('yyyy-MM-dd HH:mm:ss')
    const pins = new Map<string, string>()

    for (let n = 1; n <= PEOPLE; n++) {
      const body = {
        first_name: `P${n}`,
        last_name: 'Tester',
        email: `p${n}@example.com`,
        invite: false,
      }

      const employee_id = (
        await product.call(peopleApi.addEmployee, { token, params: { ws }, body })
      ).body.data.id
      pins.set(employee_id, String(n))

      for (const device_id of devices) {
        const registered = { employee_id, device_id, pin: String(n), since }
        expect(
          (await product.call(api.registerEmployee, { token, params: { ws }, body: registered }))
            .status,
        ).toBe(201)
      }
    }

    const day = dayOf(PEOPLE)
    expect([day.late, day.repeated]).toEqual([3, 1])
    const at = (minute: number) => midnight.plus({ minutes: minute })

    for (const { device, lines } of day.uploads) {
      const payload = lines
        .map(
          ({ pin, minute, status }) =>
            `${pin}\t${at(minute).toFormat('yyyy-MM-dd HH:mm:ss')}\t${status}\t1\t0\t0\n`,
        )
        .join('')

      const url = `/iclock/cdata?SN=${['DAYA', 'DAYB'][device]}&table=ATTLOG&Stamp=1`

      const answer = await product.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'text/plain' },
        payload,
      })

      expect([answer.statusCode, answer.body]).toEqual([200, `OK: ${lines.length}\n`])
    }

    await product.settled()

    const { rows: known } = await product.owner.query(
      'select count(*)::int as n from read.device_punches where workspace_id = $1',
      [ws],
    )

    expect(known[0].n).toBe(day.lines)

    const { rows } = await product.owner.query(
      `select employee_id, to_char(in_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as in_at, to_char(out_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as out_at,
       breaks_unpaid from read.attendance where workspace_id = $1 order by in_at`,
      [ws],
    )

    const found = new Map(
      [...day.table.keys()].map((pin) => [pin, { shifts: [] as unknown[], breaks: 0 }]),
    )

    for (const { employee_id, in_at, out_at, breaks_unpaid } of rows) {
      const entry = found.get(pins.get(employee_id)!)!
      entry.shifts.push([in_at, out_at])
      entry.breaks += breaks_unpaid / 60
    }

    const utc = (minute: number) => at(minute).toUTC().toFormat('yyyy-MM-dd HH:mm')

    const expected = new Map(
      [...day.table].map(([pin, { shifts, breaks }]) => [
        pin,
        { shifts: shifts.map(([from, to]) => [utc(from), to === null ? null : utc(to)]), breaks },
      ]),
    )

    expect(found).toEqual(expected)
  })
})
