import { Inject, Injectable } from '@nestjs/common'
import { MOST_AHEAD, OLDEST_PUNCH_DAYS } from '@workledger/contracts/biometrics/bounds'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { SYSTEM_ACTOR } from '@workledger/contracts/kernel/system'
import { deviceDecider } from '@workledger/domain/biometrics/device'
import { deviceClock, offsetAt } from '@workledger/domain/biometrics/device-time'
import { punchDayDecider, type ReceivedPunch } from '@workledger/domain/biometrics/punch-day'
import { getById } from '@workledger/domain/kernel/by-id'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { secondsBetween, toSecond } from '@workledger/domain/kernel/zone-days'
import { derivedId } from '@workledger/event-store/ids'
import {
  deviceOffice,
  registeredNames,
} from '@workledger/projections/biometrics/biometrics.queries'
import { Commands } from '../../kernel/commands/commands'
import { Ctx } from '../../kernel/http/context'
import { Queries } from '../../kernel/lists/queries'
import { DeviceCalls, type KnownDevice } from '../device-calls'
import { commandAnswers, enrolments, kindOf, punchLines } from './lines'
import { askFinger, CHECK, commandLines, forgetUser, handshake, OK, tellUser } from './words'

/** Most commands of one answer, and milliseconds after which an unanswered one is sent again. */
const AT_ONCE = 50

const AGAIN = 300_000

/** An upload of so few lines contains new punches. */
const LIVE_LINES = 3

const DAY = 86_400

export const MOST_LINES = 20_000

/** The upload is rejected, and the device repeats it. */
export class NotTaken extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Answers accepted devices by ZKTeco's push protocol. */
@Injectable()
export class DeviceService {
  /** Times of unanswered commands, by device and number. */
  private readonly sent = new Map<string, Map<number, number>>()

  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    @Inject(DeviceCalls) private readonly calls: DeviceCalls,
  ) {}

  async begin(device: KnownDevice, network: string, now: Date): Promise<string> {
    const { stamp } = await this.calls.last(device)
    const offset = offsetAt(await this.zone(device), now.getTime())
    await this.calls.accepted(device, network, now, { told: offset })
    // Commands under way at the power-off were not done.
    this.sent.delete(device.id)

    return handshake(device.serial_no, { stamp, offset })
  }

  /** Acknowledged after the commit; attendance evaluates the punches later. */
  async punches(
    device: KnownDevice,
    network: string,
    now: Date,
    { text, stamp }: { text: string; stamp: string | undefined },
  ): Promise<string> {
    const { punches, unread, cut } = punchLines(text)
    if (cut) throw new NotTaken(400, 'ERROR: the last line breaks off\n')

    if (punches.length + unread.length > MOST_LINES)
      throw new NotTaken(413, `ERROR: at most ${MOST_LINES} lines\n`)

    const received = toSecond(now)
    const clock = deviceClock(await this.zone(device), received)
    const { id: device_id, serial_no, workspace_id } = device
    let previous: string | undefined

    const read = punches.map(({ pin, time, status, verify }, place): ReceivedPunch => {
      const at = clock(time, previous)
      previous = at
      const late = secondsBetween(at, received)
      const counts = late >= -MOST_AHEAD && late <= OLDEST_PUNCH_DAYS * DAY
      const punch_id = derivedId(device_id, `${serial_no} ${pin} ${time} ${status}`)

      return {
        punch_id,
        pin,
        at,
        device_time: time,
        status,
        verify,
        kind: kindOf(status, device.reads_keys),
        counts,
        place,
      }
    })

    const ctx = Ctx.begin(SYSTEM_ACTOR, now, { wait: false })
    const days = [...groupBy(read, ({ device_time }) => device_time.slice(0, 10))]

    await sideBySide(days, ([day, received]) =>
      this.commands
        .in(ctx, workspace_id)
        .append(punchDayDecider, derivedId(device_id, `${serial_no} ${day}`), {
          type: 'receive',
          device_id,
          serial_no,
          day,
          punches: received,
        }),
    )

    const newest = read.reduce((latest, { at }) => (at > latest ? at : latest), '')

    await this.calls.accepted(device, network, now, {
      ...(read.length > 0 && read.length <= LIVE_LINES
        ? { drift: clamp(secondsBetween(newest, received)) }
        : {}),
      ...(stamp ? { stamp } : {}),
      ...(unread.length > 0
        ? { unread: { lines: unread.length, sample: unread[0]!.slice(0, 200) } }
        : {}),
    })

    return `OK: ${punches.length + unread.length}\n`
  }

  /** Records enrolments. Other data stays on the device. */
  async people(device: KnownDevice, now: Date, text: string): Promise<string> {
    const ctx = Ctx.begin(SYSTEM_ACTOR, now, { wait: false })

    for (const [pin, [{ by } = { by: 'other' as const }]] of groupBy(
      enrolments(text),
      (each) => each.pin,
    ))
      await this.commands.in(ctx.step(pin), device.workspace_id).append(deviceDecider, device.id, {
        type: 'enrolled',
        device_id: device.id,
        pin,
        by,
      })

    return `OK: ${text.split('\n').filter((line) => line.trim() !== '').length}\n`
  }

  async request(device: KnownDevice, network: string, now: Date): Promise<string> {
    await this.calls.accepted(device, network, now)
    const state = await this.commands.state(deviceDecider, device.workspace_id, device.id)
    if (state.status !== 'active') return OK
    const sent = this.sent.get(device.id) ?? new Map<number, number>()
    const due = state.pending
      .filter(({ number }) => now.getTime() - (sent.get(number) ?? 0) >= AGAIN)
      .slice(0, AT_ONCE)

    if (due.length === 0)
      return (await this.clockMoved(device, now, sent))
        ? commandLines([{ number: `T${toHour(now)}`, text: CHECK }])
        : OK

    const names = await this.queries.ask(device.workspace_id, (db) =>
      registeredNames(
        db,
        device.workspace_id,
        due.map(({ registration_id }) => registration_id),
      ),
    )

    const nameOf = new Map(
      names.map(({ id, first_name, last_name }) => [id, fullName({ first_name, last_name })]),
    )

    const lines = due.map(({ number, what, registration_id }) => {
      const { pin } = getById(state.registrations, registration_id)!

      const text =
        what === 'user'
          ? tellUser(pin, nameOf.get(registration_id) ?? pin)
          : what === 'enrol'
            ? askFinger(pin)
            : forgetUser(pin)

      return { number, text }
    })

    const waiting = new Set(state.pending.map(({ number }) => number))
    const still = [...sent].filter(([number]) => waiting.has(number))

    this.sent.set(
      device.id,
      new Map([...still, ...due.map(({ number }) => [number, now.getTime()] as const)]),
    )

    return commandLines(lines)
  }

  async answered(device: KnownDevice, now: Date, text: string): Promise<string> {
    const answers = commandAnswers(text)
    const ctx = Ctx.begin(SYSTEM_ACTOR, now, { wait: false })

    if (answers.length > 0)
      await this.commands
        .in(ctx, device.workspace_id)
        .append(deviceDecider, device.id, { type: 'answered', device_id: device.id, answers })

    return OK
  }

  /** Returns once an hour whether the device's offset differs from that of its office. */
  private async clockMoved(
    device: KnownDevice,
    now: Date,
    sent: Map<number, number>,
  ): Promise<boolean> {
    if (now.getTime() - (sent.get(LOOKED) ?? 0) < 3_600_000) return false
    this.sent.set(device.id, sent.set(LOOKED, now.getTime()))
    const { told } = await this.calls.last(device)

    return told !== null && told !== offsetAt(await this.zone(device), now.getTime())
  }

  private async zone({ workspace_id, location_id }: KnownDevice): Promise<string> {
    return (
      (await this.queries.ask(workspace_id, (db) => deviceOffice(db, workspace_id, location_id)))
        ?.timezone ?? 'UTC'
    )
  }
}

/** A number that no command has. */
const LOOKED = -1

const toHour = (at: Date) => Math.floor(at.getTime() / 3_600_000)

/** Limits seconds to the range of the column. */
const clamp = (seconds: number) => Math.max(-2_147_483_647, Math.min(2_147_483_647, seconds))
