import { Injectable } from '@nestjs/common'
import { punchImportsApi as api } from '@workledger/contracts/biometrics/punch-imports.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { punchDayDecider } from '@workledger/domain/biometrics/punch-day'
import { punchImportDecider } from '@workledger/domain/biometrics/punch-import'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import {
  daysOfImport,
  punchesOfImport,
  punchImportById,
} from '@workledger/projections/biometrics/punch-imports.queries'
import { payRestsOn } from '@workledger/projections/payroll/own-pay.queries'
import { OwnGain } from '../../kernel/access/own-gain'
import { Pending } from '../../kernel/commands/commands'
import { selvesOf } from '../../kernel/http/acts-for'
import type { Call } from '../../kernel/http/call'
import { isoOf } from '../../kernel/lists/zones'
import { punchDayId } from './punch-import.service'

const DAYS_AT_ONCE = 4

/** Undoes imports of punches, as far as no one has used the punches since. */
@Injectable()
export class PunchImportUndo {
  constructor(private readonly gain: OwnGain) {}

  async run(call: Call<typeof api.undoPunchImport>): Promise<void> {
    const { workspace, params, ctx, commands } = call
    const import_id = params.id
    call.gainAsked()
    const record = await call.state(punchImportDecider, import_id)
    if (record.status === 'none') return refuse('not_found')
    if (record.status === 'running') return refuse('punch_import.running_still')
    const { device_id, serial_no } = record
    const own = await this.ownOf(call as Call, import_id)
    const { all, row } = await call.read(async (db) => ({
      all: await punchesOfImport(db, workspace, { importId: import_id, own }),
      row: await punchImportById(db, workspace, import_id),
    }))
    const goes = all.filter(({ reason }) => reason === null)

    if (own.length === 0 && (await this.restsOnOwn(call as Call, import_id))) ctx.markAlone()
    ctx.request.patience = 12

    await sideBySide(
      [...groupBy(goes, ({ day }) => day)],
      ([day, those]) =>
        commands.append(punchDayDecider, punchDayId({ id: device_id, serial_no }, day), {
          type: 'withdraw',
          device_id,
          serial_no,
          day,
          import_id,
          punches: those.map(({ id, pin, at }) => ({ punch_id: id, pin, at: isoOf(at) })),
        }),
      DAYS_AT_ONCE,
    )

    // Removed by an undo whose server stopped before it recorded that.
    const lost =
      row && record.status !== 'interrupted'
        ? Math.max(0, row.punches - row.removed - all.length)
        : 0

    const kept = groupBy(
      all.filter(({ reason }) => reason !== null),
      ({ reason }) => reason!,
    )

    await call.step('undone').append(punchImportDecider, import_id, {
      type: 'undo',
      import_id,
      workspace_id: workspace,
      removed: goes.length + lost,
      kept: [...kept].map(([reason, those]) => ({ reason, count: those.length })),
    })

    // The outcome is right even if the read tables are late.
    await ctx.settled().catch((error) => {
      if (!(error instanceof Pending)) throw error
    })
  }

  /**
   * Returns the caller's own employees whose punches an undo leaves, because pay rests on them and
   * another person could undo the import.
   */
  async ownOf(call: Call, importId: string): Promise<string[]> {
    if (!(await this.restsOnOwn(call, importId))) return []
    const own = selvesOf(call.caller)

    return (await this.gain.anotherCan(call, own, { by: api.undoPunchImport })) ? own : []
  }

  private restsOnOwn(call: Call, importId: string): Promise<boolean> {
    const own = selvesOf(call.caller)

    return call.read(async (db) => {
      const days = await daysOfImport(db, { importId, own })
      if (days.length === 0) return false
      for (const employee of own) if (await payRestsOn(db, employee, days)) return true

      return false
    })
  }
}
