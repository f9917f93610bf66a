import {
  deviceEvents,
  deviceSerialEvents,
} from '@workledger/contracts/biometrics/biometrics.events'
import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { deviceDecider } from '@workledger/domain/biometrics/device'
import { deviceSerialDecider, serialId } from '@workledger/domain/biometrics/device-serial'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { toSecond } from '@workledger/domain/kernel/zone-days'
import { registrationsOf } from '@workledger/projections/biometrics/biometrics.queries'
import { type Expectation, expectation, type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

type Left = { workspace: string; data: { employee_id: string }; meta: { occurred_at: string } }

/** Removes a leaver from the devices and frees their PINs. */
async function forget({ workspace, data: { employee_id }, meta }: Left, context: ProcessContext) {
  const until = toSecond(meta.occurred_at)
  const registered = await context.ask((db) => registrationsOf(db, workspace, employee_id))

  for (const device_id of new Set(registered.map((each) => each.device_id)))
    await context.run(deviceDecider, device_id, { type: 'forget', device_id, employee_id, until })
}

/**
 * Releases a serial number in the company. An old reservation is in the system workspace, or has the
 * letters as they were typed.
 */
async function release(
  serial: string,
  of: { workspace_id: string; device_id: string },
  context: ProcessContext,
) {
  for (const workspace of [of.workspace_id, SYSTEM_WORKSPACE])
    for (const id of new Set([serial, serialId(serial)]))
      await context.run(
        deviceSerialDecider,
        id,
        { type: 'release', ...of },
        { workspace, step: id === serial ? workspace : `${workspace} ${id}` },
      )
}

export const biometricsProcesses: readonly Process[] = [
  process({
    name: 'devices of who was terminated',
    on: employeeEvents.EmployeeTerminated,
    react: forget,
  }),
  process({
    name: 'devices of who was deleted',
    on: employeeEvents.EmployeeDeleted,
    react: forget,
  }),
  process({
    name: 'other devices of a deployment',
    on: deviceEvents.DeviceDeployed,
    when: ({ others }) => others.length > 0,
    async react({ data: { others } }, context) {
      await sideBySide(others, async (device_id) => {
        const { status } = await context.state(deviceDecider, device_id)

        if (status === 'active')
          await context.run(deviceDecider, device_id, { type: 'deploy', device_id, others: [] })
      })
    },
  }),
  process({
    name: 'serial number of a deleted device',
    on: deviceEvents.DeviceDeleted,
    async react({ workspace, data: { device_id } }, context) {
      const device = await context.state(deviceDecider, device_id)

      if (device.status === 'deleted')
        await release(device.serial_no, { workspace_id: workspace, device_id }, context)
    },
  }),
]

export const biometricsExpectations: readonly Expectation[] = [
  expectation({
    name: 'device of a reserved serial number',
    on: deviceSerialEvents.DeviceSerialReserved,
    followedBy: [deviceEvents.DeviceAdded],
    key: ({ device_id }) => device_id as string,
    async otherwise({ stream, data }, context) {
      const device = await context.state(deviceDecider, data.device_id, data.workspace_id)

      if (device.status !== 'active')
        await release(stream.slice(`${deviceSerialDecider.category}-`.length), data, context)
    },
  }),
]
