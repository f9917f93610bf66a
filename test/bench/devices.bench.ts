import { setTimeout as pause } from 'node:timers/promises'
import { client } from './client'
import { company, expect } from './company'
import { figure } from './people.bench'
import type { Server } from './server'

const DEVICES = 100
const A_SECOND = 50
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20)

/**
 * Measures a hundred devices that push 50 punches a second in total, each on schedule however late
 * the previous answer is. Returns milliseconds until a punch is acknowledged.
 */
export async function benchDevices(server: Server) {
  const { ws, admin } = await company(server.url, 'Devices')
  const office = (await expect(admin('GET', `/api/v1/workspaces/${ws}/locations`), 200)).body
    .data[0]
  const devices: string[] = []

  for (let n = 0; n < DEVICES; n++) {
    const serial_no = `BENCH${Date.now()}${n}`
    const device = { name: `Door ${n}`, serial_no, location_id: office.id }
    const device_id = (
      await expect(admin('POST', `/api/v1/workspaces/${ws}/biometrics/devices`, device), 201)
    ).body.data.id

    const person = {
      first_name: `Person${n}`,
      last_name: 'Bench',
      email: `person.${n}.${ws}@example.com`,
      invite: false,
    }

    const employee_id = (
      await expect(admin('POST', `/api/v1/workspaces/${ws}/employees`, person), 201)
    ).body.data.id
    const since = new Date(Date.now() - 86_400_000).toISOString().slice(0, 19).replace('T', ' ')
    const registered = { employee_id, device_id, pin: String(n + 1), since }

    await expect(
      admin('POST', `/api/v1/workspaces/${ws}/biometrics/register-employee`, registered),
      201,
    )

    const { data: key } = (
      await expect(
        admin('POST', `/api/v1/workspaces/${ws}/biometrics/devices/${device_id}/key`),
        201,
      )
    ).body

    devices.push(`${new URL(key.path).pathname}/iclock/cdata?SN=${serial_no}`)
  }

  const clock = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: office.timezone ?? 'UTC',
  })

  const calls = devices.map(() => client(server.url))
  const times: number[] = []
  const start = performance.now()
  const sent: Promise<void>[] = []

  for (let n = 0; n < SECONDS * A_SECOND; n++) {
    const due = start + (n * 1000) / A_SECOND
    const left = due - performance.now()
    if (left > 0) await pause(left)
    const at = n % DEVICES
    const line = `${at + 1}\t${clock.format(new Date())}\t${Math.floor(n / DEVICES) % 2}\t1\t0\t0\n`
    const path = `${devices[at]}&table=ATTLOG&Stamp=${n}`

    sent.push(
      calls[at]!('POST', path, Buffer.from(line), { 'content-type': 'text/plain' }).then(
        ({ status, body }) => {
          if (status !== 200 || body !== 'OK: 1\n') throw new Error(`${status} ${body}`)
          times.push(performance.now() - due)
        },
      ),
    )
  }

  await Promise.all(sent)

  return [figure(`${DEVICES} devices, ${A_SECOND} punches/s: acknowledged (p99)`, 100, times)]
}
