import { Controller } from '@nestjs/common'
import { kiosksApi as api, type KioskPerson } from '@workledger/contracts/attendance/kiosks.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { SYSTEM_ACTOR } from '@workledger/contracts/kernel/system'
import { attendanceDecider } from '@workledger/domain/attendance/attendance'
import type { AttendanceBook } from '@workledger/domain/attendance/attendance-book'
import type { AttendanceCommand } from '@workledger/domain/attendance/attendance-commands'
import { kioskDecider } from '@workledger/domain/attendance/kiosk'
import { kioskPinDecider } from '@workledger/domain/attendance/kiosk-pin'
import { getById } from '@workledger/domain/kernel/by-id'
import { secondsBetween, toSecond } from '@workledger/domain/kernel/zone-days'
import {
  kioskById,
  lastOut,
  type PersonAtKiosk,
  personOfNumber,
} from '@workledger/projections/attendance/kiosks.queries'
import { instantOf } from '@workledger/projections/kernel/projection'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import { allowLate, Commands } from '../kernel/commands/commands'
import type { Call } from '../kernel/http/call'
import type { Ctx } from '../kernel/http/context'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'
import { nowOf } from '../kernel/lists/zones'
import { Clock, type ClockFacts } from './clock.service'
import { KioskPins } from './kiosk-pins'
import { KioskTablets } from './kiosk-tablets'
import { Shifts } from './shifts'

type PersonCall = Call<typeof api.kioskPerson> | Call<typeof api.clockAtKiosk>
type Act = Call<typeof api.clockAtKiosk>['body']['act']

interface AtKiosk {
  workspace: string
  person: PersonAtKiosk
  /** Name of the kiosk. */
  kiosk: string
}

/** The calls of a kiosk's tablet. Its token opens nothing else. */
@Controller()
export class KioskTabletsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly tablets: KioskTablets,
    private readonly pins: KioskPins,
    private readonly clock: Clock,
    private readonly shifts: Shifts,
  ) {}

  @Route(api.pairKiosk)
  async pair({ params, body, ctx, address }: Call<typeof api.pairKiosk>) {
    const workspace = await this.tablets.redeem(params.id, body.code, address)
    const pair = { type: 'pair', kiosk_id: params.id } as const
    await this.commands.in(ctx, workspace).append(kioskDecider, params.id, pair)
    const token = await this.tablets.give(params.id, workspace)
    await this.tablets.seen(params.id, workspace)
    // No other answer has the token.
    await ctx.settled().catch(allowLate)

    return { data: { token } }
  }

  @Route(api.kioskState)
  async state({ params, body, address }: Call<typeof api.kioskState>) {
    const workspace = await this.tablets.recognise(params.id, body.token, address)

    const [kiosk, company] = await this.queries.ask(workspace, (db) =>
      Promise.all([kioskById(db, workspace, params.id), workspaceById(db, workspace)]),
    )

    if (!kiosk || !company) return refuse('kiosk.token')
    await this.tablets.seen(params.id, workspace)

    return {
      data: {
        name: kiosk.name,
        company: company.name,
        logo: company.logo,
        language: company.locale,
      },
    }
  }

  @Route(api.kioskPerson)
  async person(call: Call<typeof api.kioskPerson>) {
    const { workspace, person } = await this.identify(call)
    const book = await this.commands.state(attendanceDecider, workspace, person.id)
    const clock = await this.clock.readClock(workspace, person.id)

    return { data: await this.answer({ workspace, person }, book, clock, call.ctx) }
  }

  @Route(api.clockAtKiosk)
  async act(call: Call<typeof api.clockAtKiosk>) {
    const { workspace, person, kiosk } = await this.identify(call)
    const ctx = call.ctx.as(person.user_id ?? SYSTEM_ACTOR)
    const clock = await this.clock.readClock(workspace, person.id)
    const at_kiosk = { kiosk_id: call.params.id, kiosk }
    const command = commandOf(call.body.act, { clock, person: person.id, at_kiosk }, ctx)
    const book = await this.shifts.run(ctx, workspace, command)
    const shown = await this.answer({ workspace, person }, book, clock, ctx)

    return { data: { ...shown, at: instantOf(nowOf(ctx)) } }
  }

  /**
   * Finds the person of an employee id and PIN. An unknown id, a wrong PIN and a locked one get the
   * same answer after the same work.
   */
  private async identify({ params, body, ctx, address }: PersonCall): Promise<AtKiosk> {
    const { id: kiosk } = params
    const workspace = await this.tablets.recognise(kiosk, body.token, address)

    return this.tablets.inTurn(kiosk, async () => {
      const pausedUntil = await this.tablets.count(kiosk, workspace)

      const [found, person] = await this.queries.ask(workspace, (db) =>
        Promise.all([
          kioskById(db, workspace, kiosk),
          personOfNumber(db, workspace, body.number.trim()),
        ]),
      )

      if (!found) return refuse('kiosk.token')

      const tried = await this.pins.tryPin(workspace, person?.id, body.pin)

      if (tried.right && person) {
        await this.tablets.right(kiosk)
        return { workspace, person, kiosk: found.name }
      }

      const write = this.commands.in(ctx.as(SYSTEM_ACTOR), workspace)

      if (!tried.right && tried.lockedUntil && person)
        await write.append(kioskPinDecider, person.id, {
          type: 'lock',
          employee_id: person.id,
          kiosk_id: kiosk,
          until: toSecond(new Date(tried.lockedUntil)),
        })

      if (pausedUntil)
        await write.append(kioskDecider, kiosk, {
          type: 'pause',
          kiosk_id: kiosk,
          until: toSecond(pausedUntil),
        })

      return refuse('kiosk.wrong')
    })
  }

  private async answer(
    { workspace, person }: Pick<AtKiosk, 'workspace' | 'person'>,
    book: AttendanceBook,
    { rules }: ClockFacts,
    ctx: Ctx,
  ): Promise<KioskPerson> {
    const shift = book.open === null ? undefined : getById(book.shifts, book.open)
    const last_out = await this.queries.ask(workspace, (db) => lastOut(db, workspace, person.id))
    const now = nowOf(ctx)
    const since = shift ? (shift.break_since ?? shift.in_at) : null

    return {
      name: person.name,
      status: shift ? (shift.break_since ? 'break' : 'in') : 'out',
      since: since && instantOf(since),
      last_out,
      forgotten:
        shift !== undefined &&
        secondsBetween(shift.in_at, now) > rules(shift.in_at.slice(0, 10)).longest_minutes * 60,
    }
  }
}

function commandOf(
  act: Act,
  {
    clock,
    person,
    at_kiosk,
  }: { clock: ClockFacts; person: string; at_kiosk: { kiosk_id: string; kiosk: string } },
  ctx: Ctx,
): AttendanceCommand {
  const now = nowOf(ctx)
  const { longest_minutes } = clock.rules(clock.day ?? now.slice(0, 10))
  const clocked = { employee_id: person, now, at_kiosk }

  switch (act) {
    case 'in':
      return {
        ...clocked,
        type: 'check-in',
        attendance_id: ctx.newId(),
        zone: clock.zoneAt(now),
      }
    case 'out':
      return {
        ...clocked,
        type: 'check-out',
        zone: clock.zoneAt(now),
        longest_minutes,
      }
    case 'break':
      return { ...clocked, type: 'start-break', longest_minutes }
    case 'back':
      return { ...clocked, type: 'end-break', longest_minutes }
    default:
      return act satisfies never
  }
}
