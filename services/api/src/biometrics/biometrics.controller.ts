import { Controller, Inject } from '@nestjs/common'
import { biometricsApi as api } from '@workledger/contracts/biometrics/biometrics.api'
import { MOST_DEVICES } from '@workledger/contracts/biometrics/bounds'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { deviceDecider } from '@workledger/domain/biometrics/device'
import { deviceSerialDecider, serialId } from '@workledger/domain/biometrics/device-serial'
import { entriesById } from '@workledger/domain/kernel/by-id'
import { addDays } from '@workledger/domain/kernel/calendar-days'
import { daysBetween } from '@workledger/domain/leave/leave-days'
import {
  devicesList,
  punchesList,
  registrationsList,
  waitingDevicesList,
} from '@workledger/projections/biometrics/biometrics.lists'
import {
  deviceById,
  deviceIds,
  deviceOffice,
  deviceOfSerial,
  registrationById,
  registrationsOf,
} from '@workledger/projections/biometrics/biometrics.queries'
import { payRestsOn } from '@workledger/projections/payroll/own-pay.queries'
import { employeeById } from '@workledger/projections/people/people.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { ACCESS_CONFIG, type AccessConfig } from '../kernel/access/access-config'
import { OwnGain } from '../kernel/access/own-gain'
import { Commands } from '../kernel/commands/commands'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import type { Ctx } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { Queries } from '../kernel/lists/queries'
import { isoOf, nowOf } from '../kernel/lists/zones'
import { References, target } from '../references/references.port'
import { addressesOf, hashOfKey, newDeviceKey } from './iclock/caller'

@Controller()
export class BiometricsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly references: References,
    private readonly lists: Lists,
    private readonly gain: OwnGain,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
  ) {}

  @Route(api.devices)
  devices(call: Call<typeof api.devices>) {
    return this.lists.page(devicesList, call)
  }

  @Route(api.addDevice)
  async addDevice(call: Call<typeof api.addDevice>) {
    const { workspace, body, ctx } = call

    const device_id = ctx.newId()
    const { serial_no, location_id, reads_keys = true, network = null } = body
    await this.office(workspace, location_id)

    if ((await call.read((db) => deviceIds(db, workspace))).length >= MOST_DEVICES)
      refuse('device.most', { params: { most: MOST_DEVICES } })

    const add = {
      type: 'add',
      device_id,
      name: body.name,
      location_id,
      serial_no,
      reads_keys,
      network,
    } as const

    const reserve = { type: 'reserve', workspace_id: workspace, device_id } as const
    await this.references.check(ctx, workspace, [
      { kind: 'office', target_id: location_id, source: 'device', source_ids: [device_id] },
    ])
    await call.check(deviceDecider, device_id, add)

    // A device of an older version is in the system workspace.
    if (await call.read((db) => deviceOfSerial(db, workspace, serial_no)))
      refuse('device.serial_taken', { field: 'serial_no' })

    await call.append(deviceSerialDecider, serialId(serial_no), reserve)

    await this.references.run(
      call,
      { decider: deviceDecider, id: device_id, command: add },
      target('office', location_id),
    )

    return { data: { id: device_id } }
  }

  @Route(api.changeDevice)
  async changeDevice(call: Call<typeof api.changeDevice>) {
    const { workspace, params, body } = call
    if (body.location_id) await this.office(workspace, body.location_id)
    const change = { ...body, type: 'change', device_id: params.id } as const
    const named = target('office', body.location_id)

    return changing(
      call.seen(params.id),
      (seen) =>
        this.references.run(
          call,
          { decider: deviceDecider, id: params.id, command: change, expected: seen },
          named,
        ),
      async () => ({ data: await this.lists.one(devicesList, call, params.id) }),
    )
  }

  @Route(api.setDeviceKey)
  async setDeviceKey(call: Call<typeof api.setDeviceKey>) {
    const { workspace, params, ctx } = call

    const device_id = params.id
    const key = newDeviceKey()
    const key_hash = hashOfKey(key)

    const give = (of: Ctx) =>
      this.commands
        .in(of, workspace)
        .run(deviceDecider, device_id, { type: 'set-key', device_id, key_hash })

    const { state } = await give(ctx)

    // An earlier attempt of this request succeeded, and its key is lost.
    if (state.status === 'active' && state.key_hash !== key_hash)
      await give(ctx.step(`key ${key_hash}`))

    const company = await call.read((db) => workspaceById(db, workspace))

    return {
      data: { key, ...addressesOf(this.config.publicUrl, company?.subdomain ?? workspace, key) },
    }
  }

  @Route(api.deleteDevice)
  async deleteDevice(call: Call<typeof api.deleteDevice>) {
    const { params } = call

    await call.run(deviceDecider, params.id, { type: 'delete', device_id: params.id })
  }

  @Route(api.deployDevices)
  deployDevices({ workspace, body, ctx }: Call<typeof api.deployDevices>) {
    return this.deploy(ctx, workspace, body.id)
  }

  @Route(api.deployAnyDevice)
  async deployAnyDevice({ caller, workspace, body, ctx }: Call<typeof api.deployAnyDevice>) {
    const { id } = body
    if (!id) return this.deploy(ctx, workspace, undefined)

    for (const { workspace: each, permissions } of caller.session.memberships)
      if (
        permissions.includes('edit_company') &&
        (await this.queries.ask(each, (db) => deviceById(db, each, id)))
      )
        return this.deploy(ctx, each, id)

    return refuse('not_found')
  }

  private async deploy(ctx: Ctx, workspace: string, id: string | undefined) {
    const [device_id, ...others] = id
      ? [id]
      : await this.queries.ask(workspace, (db) => deviceIds(db, workspace))

    if (device_id)
      await this.commands
        .in(ctx, workspace)
        .run(deviceDecider, device_id, { type: 'deploy', device_id, others })

    return { message: id ? 'Device deployed' : 'All Devices deployed' }
  }

  @Route(api.registerEmployee)
  async registerEmployee(call: Call<typeof api.registerEmployee>) {
    const { workspace, body, ctx } = call

    const { employee_id, device_id } = body
    const now = nowOf(ctx)

    const [employee, device, elsewhere] = await call.read((db) =>
      Promise.all([
        employeeById(db, workspace, employee_id),
        deviceById(db, workspace, device_id),
        registrationsOf(db, workspace, employee_id),
      ]),
    )

    if (!employee) return refuseField('employee_id', 'field.id')
    if (!device) return refuseField('device_id', 'field.id')
    if (employee.status === 'terminated') refuse('people.terminated')
    const state = await this.commands.state(deviceDecider, workspace, device_id)

    const used = new Set(
      state.status === 'active'
        ? [...entriesById(state.registrations)].map(([, { pin }]) => pin)
        : [],
    )

    const registration_id = ctx.newId()
    const pin =
      body.pin ?? elsewhere.map((each) => each.pin).find((each) => !used.has(each)) ?? null
    const since = body.since ? isoOf(body.since) : now
    await this.refuseOwnPast(call, { employee_id, since, now })

    const register = {
      type: 'register',
      device_id,
      registration_id,
      employee_id,
      pin,
      since,
      now,
    } as const

    const outcome = await call.run(deviceDecider, device_id, register)
    const made =
      outcome.state.status === 'active' &&
      [...entriesById(outcome.state.registrations)].find(([id]) => id === registration_id)

    return { data: { id: registration_id, pin: made ? made[1].pin : '' } }
  }

  @Route(api.isEnrolled)
  async isEnrolled(call: Call<typeof api.isEnrolled>) {
    const { workspace, params, query } = call

    const [employee, registered] = await call.read((db) =>
      Promise.all([
        employeeById(db, workspace, params.employeeId),
        registrationsOf(db, workspace, params.employeeId),
      ]),
    )

    if (!employee) return refuse('not_found')
    const { device_id } = query

    return {
      data: registered.some(
        (each) => each.enrolled_by !== null && (!device_id || each.device_id === device_id),
      )
        ? 1
        : 0,
    }
  }

  @Route(api.registrations)
  registrations(call: Call<typeof api.registrations>) {
    return this.lists.page(registrationsList, call)
  }

  @Route(api.endRegistration)
  async endRegistration(call: Call<typeof api.endRegistration>) {
    const { workspace, params, ctx } = call

    const found =
      (await call.read((db) => registrationById(db, workspace, params.id))) ?? refuse('not_found')
    const { id: registration_id, device_id } = found

    await call.run(deviceDecider, device_id, {
      type: 'end',
      device_id,
      registration_id,
      until: nowOf(ctx),
    })
  }

  @Route(api.punches)
  punches(call: Call<typeof api.punches>) {
    return this.lists.page(punchesList, call)
  }

  @Route(api.waitingDevices)
  waitingDevices(call: Call<typeof api.waitingDevices>) {
    return this.lists.page(waitingDevicesList, call)
  }

  /** Refuses one's own registration from an earlier time, whose punches would count at once. */
  private async refuseOwnPast(
    call: Call<typeof api.registerEmployee>,
    { employee_id, since, now }: { employee_id: string; since: string; now: string },
  ) {
    const asks = since < now && call.own(employee_id)
    // A day earlier and later, for every zone.
    const days = asks
      ? daysBetween(addDays(since.slice(0, 10), -1), addDays(now.slice(0, 10), 1))
      : []
    const rests = asks && (await call.read((db) => payRestsOn(db, employee_id, days)))
    await this.gain.check(call, rests ? [employee_id] : [])
  }

  private async office(workspace: string, id: string) {
    if (!(await this.queries.ask(workspace, (db) => deviceOffice(db, workspace, id))))
      refuseField('location_id', 'field.id')
  }
}
