import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import { biometricsApi as api } from '@workledger/contracts/biometrics/biometrics.api'
import { punchImportsApi as imports } from '@workledger/contracts/biometrics/punch-imports.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { DateTime } from 'luxon'
import type { MultiStepCommand } from '../in-the-middle'
import { createCompany, hire, type Person } from '../people'
import type { Answer, Product } from '../product'
import { upload } from '../upload'
import { rowsOf, types } from './company'

/** A device, which reserves its serial number and names its office. */
export const biometricsCommands: readonly MultiStepCommand[] = [
  {
    name: 'a new device',
    appends: 3,
    reserves: 2,
    async prepare(product) {
      const { ws, admin } = await createCompany(product)
      const [office] = await rowsOf(product, 'offices', 'workspace_id = $1', ws)
      const serial_no = `S${ws.slice(-12)}`
      const body = { name: 'Door', serial_no, location_id: office!.id as string }
      const add = () => product.call(api.addDevice, { token: admin.token, params: { ws }, body })

      return {
        act: add,
        async complete() {
          expect(await rowsOf(product, 'devices', 'serial_no = $1', serial_no)).toHaveLength(1)
          expect((await add()).status).toBe(422)
        },
      }
    },
  },
  {
    name: 'deployment of all devices',
    appends: 3,
    reserves: 0,
    async prepare(product) {
      const { ws, admin } = await createCompany(product)
      const [office] = await rowsOf(product, 'offices', 'workspace_id = $1', ws)
      const as = { token: admin.token, params: { ws } }

      for (const name of ['Door', 'Gate', 'Yard']) {
        const body = {
          name,
          serial_no: `${name}${ws.slice(-12)}`,
          location_id: office!.id as string,
        }
        await product.call(api.addDevice, { ...as, body })
      }

      const devices = await rowsOf(product, 'devices', 'workspace_id = $1', ws)

      return {
        act: () => product.call(api.deployDevices, { ...as, body: {} }),
        async complete() {
          expect(devices).toHaveLength(3)

          for (const { id } of devices)
            expect(await types(product, `device-${id}`)).toEqual(['DeviceAdded', 'DeviceDeployed'])
        },
      }
    },
  },
  {
    name: 'termination of an employee at a device',
    appends: 2,
    reserves: 0,
    long: true,
    async prepare(product) {
      const { call, who, registration } = await door(product)
      const body = { terminated_on: new Date().toISOString().slice(0, 10) }

      return {
        act: () =>
          product.call(peopleApi.terminateEmployee, {
            ...call,
            params: { id: who.employee },
            body,
          }),
        complete: async () =>
          expect(
            await rowsOf(
              product,
              'device_registrations',
              'id = $1 and until is null',
              registration,
            ),
          ).toEqual([]),
      }
    },
  },
  {
    name: 'an import of punches',
    appends: 4,
    reserves: 2,
    long: true,
    async prepare(product) {
      const { who, file, hours } = await door(product)

      return { act: file, complete: async () => expect(await hours(who)).toEqual([8]) }
    },
  },
  {
    name: 'undo of an import of punches',
    appends: 3,
    reserves: 1,
    long: true,
    async prepare(product) {
      const { call, params, who, file, hours } = await door(product)
      const { id } = (await file()).body.data
      await product.settled()
      expect(await hours(who)).toEqual([8])

      return {
        act: () => product.call(imports.undoPunchImport, { ...call, params: { ...params, id } }),
        async complete() {
          expect(await hours(who)).toEqual([])
          expect(await rowsOf(product, 'punch_imports', 'id = $1', id)).toMatchObject([
            { status: 'undone', removed: 2 },
          ])
        },
      }
    },
  },
  ...(['set', 'taken back'] as const).map(
    (what): MultiStepCommand => ({
      name: `rules of attendance by which past punches are another shift: ${what}`,
      appends: 2,
      reserves: 0,
      long: true,
      async prepare(product) {
        const { call, params, who, push, hours } = await door(product, 18)
        await push()

        const longest = {
          effective_on: daysAgo(6).toISODate()!,
          forgotten_minutes: 20 * 60,
          longest_minutes: 1440,
        }

        const body = { ...longest, breaks: [], rest_minutes: null, daily_minutes: null } as never
        const set = () => product.call(attendanceApi.setAttendanceRules, { ...call, params, body })
        const id: string = what === 'set' ? '' : (await set()).body.data.id
        await product.settled()
        expect(await hours(who)).toEqual([what === 'set' ? null : 18])

        return {
          act:
            what === 'set'
              ? set
              : () =>
                  product.call(attendanceApi.removeAttendanceRules, {
                    ...call,
                    params: { ...params, id },
                  }),
          complete: async () => expect(await hours(who)).toEqual([what === 'set' ? 18 : null]),
        }
      },
    }),
  ),
]

const zone = 'Europe/Lisbon'
const daysAgo = (days: number) => DateTime.now().setZone(zone).minus({ days }).startOf('day')

/** Makes a device with a registered person who was there for some hours five days ago. */
async function door(product: Product, length = 8) {
  const company = await createCompany(product)
  const call = { token: company.admin.token }
  const params = { ws: company.ws }
  const [office] = await rowsOf(product, 'offices', 'workspace_id = $1', company.ws)
  const serial_no = `P${company.ws.slice(-12)}`
  const body = { name: 'Door', serial_no, location_id: office!.id as string, network: '*' }
  const device = await product.call(api.addDevice, { ...call, params, body })
  const who = await hire(product, company, 'Ana')
  const since = daysAgo(6).toUTC().toFormat('yyyy-MM-dd HH:mm:ss')
  const given = { employee_id: who.employee, device_id: device.body.data.id, pin: '5', since }
  const registered = await product.call(api.registerEmployee, { ...call, params, body: given })
  const at = (hours: number) => daysAgo(5).plus({ hours }).toFormat('yyyy-MM-dd HH:mm:ss')
  const payload = `5\t${at(6)}\t0\t1\n5\t${at(6 + length)}\t1\t1\n`

  return {
    call,
    params,
    who,
    registration: registered.body.data.id,
    push(): Promise<Answer> {
      const headers = { 'x-forwarded-for': '203.0.113.7', 'content-type': 'text/plain' }
      const url = `/${params.ws}/iclock/cdata?SN=${serial_no}&table=ATTLOG&Stamp=9999`
      return product.inject({ method: 'POST', url, headers, raw: Buffer.from(payload) })
    },
    /** Imports the same punches from the device's file. */
    file: (): Promise<Answer> =>
      upload(product, imports.importPunches, {
        ...call,
        params,
        fields: { device_id: device.body.data.id },
        files: {
          file: { name: 'attlog.dat', bytes: payload.replace(/\t(\d)\t1\n/g, '\t1\t$1\n') },
        },
      }),
    async hours({ employee }: Person) {
      const rows = await rowsOf(product, 'attendance', 'employee_id = $1 order by in_at', employee)
      return rows.map(
        ({ in_at, out_at }) =>
          out_at && (Number(new Date(out_at)) - Number(new Date(in_at))) / 3_600_000,
      )
    },
  }
}
