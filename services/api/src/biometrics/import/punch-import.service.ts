import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { punchImportPreviewsApi as previews } from '@workledger/contracts/biometrics/punch-import-previews.api'
import { punchImportsApi as api } from '@workledger/contracts/biometrics/punch-imports.api'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { refuseField } from '@workledger/contracts/kernel/errors'
import { punchDayDecider } from '@workledger/domain/biometrics/punch-day'
import { punchImportDecider } from '@workledger/domain/biometrics/punch-import'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { derivedId } from '@workledger/event-store/ids'
import { deviceById, deviceOffice } from '@workledger/projections/biometrics/biometrics.queries'
import { ownersOfPins, punchesHere } from '@workledger/projections/biometrics/punch-imports.queries'
import { packedAs, unpackedInTurns } from '@workledger/projections/kernel/threads/pieces'
import { payRestsOn } from '@workledger/projections/payroll/own-pay.queries'
import { OwnGain } from '../../kernel/access/own-gain'
import { Commands, Pending } from '../../kernel/commands/commands'
import { selvesOf } from '../../kernel/http/acts-for'
import type { Call } from '../../kernel/http/call'
import { reasonsOf } from '../../kernel/imports/reasons'
import { Queries } from '../../kernel/lists/queries'
import { isoOf, nowOf } from '../../kernel/lists/zones'
import type { PlannedPunch, PunchProblem } from './attlog.parser'
import { planAttlog } from './plan-attlog'

/** Ids of one look-up in the read tables. */
const IDS_AT_ONCE = 5000

/** Days of the device whose punches are added at the same time. */
const DAYS_AT_ONCE = 4

export type ImportCall = Call<typeof api.importPunches | typeof previews.previewPunchImport>

/** Imports the file of a device: plans it against the company, and adds its punches. */
@Injectable()
export class PunchImports {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly gain: OwnGain,
  ) {}

  /** Returns the effects of an import of this file; a repeated request continues its import. */
  async preview(call: ImportCall, continued?: string) {
    const { workspace, body, ctx } = call
    const file = body.file as Upload
    const { device, zone, owners } = await this.facts(workspace, body.device_id)
    const names = new Map(owners.map(({ employee_id, name }) => [employee_id, name]))

    const plan = await planAttlog(call.asker, {
      bytes: Uint8Array.from(file.bytes),
      device: { id: device.id, serial_no: device.serial_no, reads_keys: device.reads_keys },
      zone,
      owners: await packedAs(owners, ({ employee_id, pin, since, until }) => ({
        employee_id,
        pin,
        since: isoOf(since),
        until: until === null ? null : isoOf(until),
      })),
      now: nowOf(ctx),
    })

    const planned = await unpackedInTurns(plan.punches)
    const here = await this.here(workspace, planned, continued)
    const fresh = planned.filter(({ punch_id }) => !here.has(punch_id))
    const { theirs, left, alone } = await this.withoutOwn(call, fresh)
    const problems = inOrder([...(await unpackedInTurns(plan.problems)), ...left])
    const known = planned.length - fresh.length + plan.repeated

    return { file, device, zone, plan, planned, punches: theirs, known, problems, names, alone }
  }

  async run(call: Call<typeof api.importPunches>) {
    const { workspace, ctx } = call
    const import_id = ctx.newId()
    const preview = await this.preview(call, import_id)
    const { device, file, plan, punches, known, problems } = preview
    if (preview.alone) ctx.markAlone()
    const on = { import_id, workspace_id: workspace }
    const { id: device_id, serial_no } = device
    const days = groupBy(punches, ({ device_time }) => device_time.slice(0, 10))
    const sorted = [...days.keys()].sort()

    const started = await call.append(punchImportDecider, import_id, {
      ...on,
      type: 'start',
      device_id,
      serial_no,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      rows: plan.rows,
      punches: punches.length,
      known,
      from_on: sorted[0] ?? null,
      to_on: sorted.at(-1) ?? null,
    })

    // The read tables may need longer for thousands of punches than one call waits.
    ctx.request.patience = 12
    const commands = this.commands.in(ctx.because(started.cause?.()), workspace)

    await sideBySide(
      [...days],
      ([day, those]) =>
        commands.append(punchDayDecider, punchDayId(device, day), {
          type: 'receive',
          device_id,
          serial_no,
          day,
          import_id,
          punches: those.map(receivedPunch),
        }),
      DAYS_AT_ONCE,
    )

    const reasons = reasonsOf(problems)

    await call.step('finish').append(punchImportDecider, import_id, {
      ...on,
      type: 'finish',
      added: punches.length,
      known,
      refused: reasons,
    })

    // The report is right even if the read tables are late.
    await ctx.settled().catch((error) => {
      if (!(error instanceof Pending)) throw error
    })

    return { id: import_id, added: punches.length, known, reasons, problems }
  }

  private async facts(workspace: string, id: string) {
    const found = await this.queries.ask(workspace, async (db) => {
      const device = await deviceById(db, workspace, id)
      const office = device && (await deviceOffice(db, workspace, device.location_id))

      return { device, office, owners: await ownersOfPins(db, workspace, id) }
    })

    const device = found.device ?? refuseField('device_id', 'field.id')

    return { device, zone: found.office?.timezone ?? 'UTC', owners: found.owners }
  }

  /**
   * Leaves out the importer's own punches if pay rests on them and another person could import
   * them. If none could, they stay, and the events are marked.
   */
  private async withoutOwn(call: ImportCall, punches: readonly PlannedPunch[]) {
    const own = selvesOf(call.caller)
    const mine = punches.filter(({ employee_id }) => own.includes(employee_id))
    const days = [...new Set(mine.map(({ device_time }) => device_time.slice(0, 10)))]
    call.gainAsked()

    const rests = await call.read(async (db) => {
      for (const employee of new Set(mine.map(({ employee_id }) => employee_id)))
        if (await payRestsOn(db, employee, days)) return true

      return false
    })

    if (!rests) return { theirs: punches, left: [], alone: false }

    if (!(await this.gain.anotherCan(call as Call, own, { by: api.importPunches })))
      return { theirs: punches, left: [], alone: true }

    return {
      theirs: punches.filter((punch) => !mine.includes(punch)),
      left: mine.map(({ row }): PunchProblem => ({ row, code: 'punch_import.own' })),
      alone: false,
    }
  }

  /** Returns which of the planned punches are here already, by another import or the device. */
  private async here(
    workspace: string,
    punches: readonly PlannedPunch[],
    continued: string | undefined,
  ): Promise<Set<string>> {
    const here = new Set<string>()

    for (let at = 0; at < punches.length; at += IDS_AT_ONCE) {
      const ids = punches.slice(at, at + IDS_AT_ONCE).map(({ punch_id }) => punch_id)
      const found = await this.queries.ask(workspace, (db) => punchesHere(db, workspace, ids))
      for (const { id, import_id } of found)
        if (import_id === null || import_id !== continued) here.add(id)
    }

    return here
  }
}

/** Returns the id of a device's day, as `DeviceService` makes it. */
export const punchDayId = (device: { id: string; serial_no: string }, day: string) =>
  derivedId(device.id, `${device.serial_no} ${day}`)

const receivedPunch = ({ row: _, employee_id: __, ...punch }: PlannedPunch) => ({
  ...punch,
  counts: true,
})

const inOrder = (problems: readonly PunchProblem[]) => [...problems].sort((a, b) => a.row - b.row)
