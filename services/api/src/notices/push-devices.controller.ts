import { createPublicKey } from 'node:crypto'
import { Controller, Inject } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import {
  isPushService,
  PUSH_POINT_BYTES,
  PUSH_SECRET_BYTES,
} from '@workledger/contracts/notices/push-devices'
import {
  pushDevicesApi as api,
  type PushDevices,
} from '@workledger/contracts/notices/push-devices.api'
import { faultOfTyped, networksOf } from '@workledger/domain/kernel/outside-address'
import { noticesDecider } from '@workledger/domain/notices/notices'
import { PushSubscriptions, pushKeys } from '@workledger/event-store/secrets/push-subscriptions'
import { instantOf } from '@workledger/projections/kernel/projection'
import { pushDevicesOf } from '@workledger/projections/notices/notices.queries'
import { deviceOf } from '../kernel/access/device'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { type ApiOptions, OPTIONS } from '../kernel/options'
import { PushTests } from './push-tests'

/** The caller's own browsers that get pushes. */
@Controller()
export class PushDevicesController {
  private readonly publicKey: string

  constructor(
    private readonly subscriptions: PushSubscriptions,
    private readonly tests: PushTests,
    @Inject(OPTIONS) private readonly options: ApiOptions,
  ) {
    this.publicKey = pushKeys(options.masterKey).publicKey
  }

  @Route(api.pushDevices)
  async list(call: Call<typeof api.pushDevices>) {
    return { data: await this.devices(call) }
  }

  /** The vault has the address before the log has the browser, so each browser can get pushes. */
  @Route(api.addPushDevice)
  async add(call: Call<typeof api.addPushDevice>) {
    const { workspace, caller, session, body } = call
    const { employee } = caller
    // The pushes would outlast the sign-in as another person.
    if (session.impersonator) refuse('access.impersonating')
    this.check(body)
    const device_id = this.subscriptions.idOf(employee, body.endpoint)

    const command = {
      ...deviceOf(call.agent),
      type: 'add-device',
      employee_id: employee,
      device_id,
    } as const

    await call.check(noticesDecider, employee, command)
    const owner = { workspace, employee, user: session.user.id, session: session.id }
    await this.subscriptions.put(device_id, owner, body)
    await call.run(noticesDecider, employee, command)

    return { data: await this.devices(call) }
  }

  @Route(api.removePushDevice)
  async remove(call: Call<typeof api.removePushDevice>) {
    const { employee: employee_id } = call.caller
    const device_id = await this.own(call)
    // It gets no push before the log says so. An attempt that is cut off can be repeated.
    await this.subscriptions.remove(device_id)

    await call.run(noticesDecider, employee_id, {
      type: 'remove-device',
      employee_id,
      device_id,
      because: 'hand',
    })

    return {}
  }

  @Route(api.testPushDevice)
  async test(call: Call<typeof api.testPushDevice>) {
    await this.tests.order(call.workspace, await this.own(call))
    return {}
  }

  /** Refuses what no push could be sent to. */
  private check({ endpoint, keys }: Call<typeof api.addPushDevice>['body']): void {
    const url = new URL(endpoint)
    const { outgoingNetworks, pushServices } = this.options

    if (faultOfTyped(url, networksOf(outgoingNetworks)) || !isPoint(keys.p256dh))
      refuse('notices.push_device')

    if (Buffer.from(keys.auth, 'base64url').length !== PUSH_SECRET_BYTES)
      refuse('notices.push_device')

    if (!isPushService(url.hostname, pushServices))
      refuse('notices.push_service', { params: { host: url.hostname } })
  }

  /** Refuses another person's browser as a missing one. */
  private async own(call: OnDevice): Promise<string> {
    const { workspace, caller, params } = call
    const devices = await call.read((db) => pushDevicesOf(db, workspace, caller.employee))
    return devices.find(({ id }) => id === params.id)?.id ?? refuse('not_found')
  }

  private async devices(call: Reading): Promise<PushDevices> {
    const { workspace, caller, session } = call

    const [rows, sessions] = await Promise.all([
      call.read((db) => pushDevicesOf(db, workspace, caller.employee)),
      this.subscriptions.sessionsOf(workspace, caller.employee),
    ])

    return {
      public_key: this.publicKey,
      devices: rows.map(({ id, browser, system, created_at }) => ({
        id,
        browser,
        system,
        created_at: instantOf(created_at),
        current: sessions.get(id) === session.id,
        signed_in: sessions.has(id),
      })),
    }
  }
}

type Reading = Pick<Call<unknown>, 'workspace' | 'caller' | 'session' | 'read'>
type OnDevice = Pick<Call<typeof api.removePushDevice>, 'workspace' | 'caller' | 'params' | 'read'>

/** Tells whether a key is an uncompressed point on P-256. */
function isPoint(key: string): boolean {
  const bytes = Buffer.from(key, 'base64url')
  if (bytes.length !== PUSH_POINT_BYTES || bytes[0] !== 4) return false
  const x = bytes.subarray(1, 33).toString('base64url')
  const y = bytes.subarray(33).toString('base64url')

  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    return true
  } catch {
    return false
  }
}
