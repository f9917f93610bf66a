import { biometricsApi } from '@workledger/contracts/biometrics/biometrics.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import type { DemoCalls } from './demo-calls'

/** Adds a device at the main office with a few registered people; no device calls in its name. */
export async function installDevice(demo: DemoCalls, at: Date): Promise<void> {
  const { session } = demo.member('ines')
  const params = { ws: demo.workspace }
  const [office] = (await demo.call(structureApi.offices, { session, params })).data

  const body = {
    name: 'Reception',
    serial_no: 'DEMO20260001',
    location_id: office!.id,
    reads_keys: true,
    network: '192.0.2.10',
  }

  const { data } = await demo.call(biometricsApi.addDevice, { session, at, params, body })
  const people = [...demo.members.values()].slice(0, 8)

  for (const { employee } of people)
    await demo.call(biometricsApi.registerEmployee, {
      session,
      at,
      params,
      body: { employee_id: employee, device_id: data.id },
    })

  await demo.call(biometricsApi.deployDevices, { session, at, params, body: {} })
}
