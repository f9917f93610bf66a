import { Controller, Inject } from '@nestjs/common'
import {
  kiosksApi as api,
  MOST_KIOSKS,
  PAIRING_MINUTES,
} from '@workledger/contracts/attendance/kiosks.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { kioskDecider } from '@workledger/domain/attendance/kiosk'
import { type KioskPinCommand, kioskPinDecider } from '@workledger/domain/attendance/kiosk-pin'
import { streamOf } from '@workledger/domain/kernel/decider'
import { toSecond } from '@workledger/domain/kernel/zone-days'
import { employeesNamed } from '@workledger/projections/attendance/check-in-limits.queries'
import { kiosksOf, numberOf } from '@workledger/projections/attendance/kiosks.queries'
import { instantOf } from '@workledger/projections/kernel/projection'
import { ACCESS_CONFIG, type AccessConfig } from '../kernel/access/access-config'
import { OwnPassword } from '../kernel/access/own-password'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { KioskPins } from './kiosk-pins'
import { KioskTablets } from './kiosk-tablets'

const at = (moment: Date) => instantOf(toSecond(moment))

/** Kiosks in the console, and each person's own PIN for them. */
@Controller()
export class KiosksController {
  constructor(
    private readonly tablets: KioskTablets,
    private readonly pins: KioskPins,
    private readonly password: OwnPassword,
    @Inject(ACCESS_CONFIG) private readonly config: AccessConfig,
  ) {}

  @Route(api.kiosks)
  async list(call: Call<typeof api.kiosks>) {
    return { data: await this.listed(call) }
  }

  private async listed(call: Pick<Call, 'workspace' | 'read'>) {
    const { workspace } = call

    const [rows, calls] = await Promise.all([
      call.read((db) => kiosksOf(db, workspace)),
      this.tablets.calls(workspace),
    ])

    return rows.map((row) => {
      const { seen_at, paused_until } = calls.get(row.id) ?? {}
      return {
        ...row,
        seen_at: seen_at ? at(seen_at) : null,
        paused_until: paused_until ? at(paused_until) : null,
        stream: streamOf(kioskDecider, row.id),
      }
    })
  }

  @Route(api.renameKiosk)
  async rename(call: Call<typeof api.renameKiosk>) {
    const { params, body } = call
    const rename = { type: 'rename', kiosk_id: params.id, name: body.name } as const

    return changing(
      call.seen(params.id),
      (seen) => call.run(kioskDecider, params.id, rename, seen),
      async () => ({
        data: (await this.listed(call)).find(({ id }) => id === params.id) ?? refuse('not_found'),
      }),
    )
  }

  @Route(api.addKiosk)
  async add(call: Call<typeof api.addKiosk>) {
    const { workspace, body, ctx } = call
    refuseAnotherPerson(call)

    if ((await call.read((db) => kiosksOf(db, workspace))).length >= MOST_KIOSKS)
      refuse('kiosk.most', { params: { most: MOST_KIOSKS } })

    const kiosk_id = ctx.newId()
    await call.run(kioskDecider, kiosk_id, { type: 'add', kiosk_id, name: body.name })

    return { data: await this.openPairing(workspace, kiosk_id) }
  }

  @Route(api.openKioskPairing)
  async pair(call: Call<typeof api.openKioskPairing>) {
    const { workspace, params } = call
    refuseAnotherPerson(call)
    await call.run(kioskDecider, params.id, { type: 'open-pairing', kiosk_id: params.id })

    return { data: await this.openPairing(workspace, params.id) }
  }

  @Route(api.removeKiosk)
  async remove(call: Call<typeof api.removeKiosk>) {
    const { params } = call
    await call.append(kioskDecider, params.id, { type: 'remove', kiosk_id: params.id })
    await this.tablets.end(params.id)
    await call.ctx.settled()
  }

  @Route(api.kioskPin)
  async own(call: Call<typeof api.kioskPin>) {
    const { workspace, caller } = call

    const [kiosks, number, pin] = await Promise.all([
      call.read((db) => kiosksOf(db, workspace)),
      call.read((db) => numberOf(db, workspace, caller.employee)),
      this.pins.find(workspace, caller.employee),
    ])

    return {
      data: {
        offered: kiosks.length > 0,
        number,
        set_at: pin ? at(new Date(pin.set_at)) : null,
        locked_until: pin?.locked_until ? at(new Date(pin.locked_until)) : null,
      },
    }
  }

  @Route(api.setKioskPin)
  async set(call: Call<typeof api.setKioskPin>) {
    const { workspace, caller, session, body } = call
    const { employee: employee_id } = caller
    await this.password.confirm(session, body.current_password)
    const number = await call.read((db) => numberOf(db, workspace, employee_id))
    if (!number) refuse('kiosk.no_number')
    if (number === body.pin) refuse('kiosk.own_number', { field: 'pin' })
    await call.append(kioskPinDecider, employee_id, { type: 'set', employee_id })
    await this.pins.set(workspace, employee_id, body.pin)
    await call.ctx.settled()
  }

  @Route(api.removeKioskPin)
  async removePin(call: Call<typeof api.removeKioskPin>) {
    refuseAnotherPerson(call)
    await this.end(call, { type: 'remove', employee_id: call.caller.employee })
  }

  /**
   * Takes a PIN away and gives none: only its person sets one, with their own password. So no
   * administrator checks in as another person.
   */
  @Route(api.resetKioskPin)
  async resetPin(call: Call<typeof api.resetKioskPin>) {
    const { workspace, params } = call
    refuseAnotherPerson(call)
    const found = await call.read((db) => employeesNamed(db, workspace, [params.id]))
    if (found.length === 0) refuse('not_found')
    await this.end(call, { type: 'reset', employee_id: params.id })
  }

  /** The PIN opens nothing before the log says so. An attempt that is cut off can be repeated. */
  private async end(call: Pick<Call, 'workspace' | 'check' | 'run'>, command: KioskPinCommand) {
    const { employee_id } = command
    await call.check(kioskPinDecider, employee_id, command)
    await this.pins.remove(call.workspace, employee_id)
    await call.run(kioskPinDecider, employee_id, command)
  }

  /** The link carries its code behind `#`, which no server and no log of a proxy sees. */
  private async openPairing(workspace: string, kiosk: string) {
    const code = await this.tablets.open(kiosk, workspace)
    return {
      id: kiosk,
      url: `${this.config.publicUrl}/kiosk/${kiosk}#${code}`,
      expires_at: at(new Date(Date.now() + PAIRING_MINUTES * 60_000)),
    }
  }
}

/** Refuses a sign-in-as session: what the call gives would outlast it. */
function refuseAnotherPerson({ session }: Call) {
  if (session.impersonator) refuse('access.impersonating')
}
