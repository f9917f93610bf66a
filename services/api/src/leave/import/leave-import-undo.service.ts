import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { leaveImportsApi as api } from '@workledger/contracts/leave/leave-imports.api'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { leaveImportDecider } from '@workledger/domain/leave/import/leave-import-record'
import { leaveLedger } from '@workledger/domain/leave/leave'
import { keptReason } from '@workledger/domain/leave/leave-import'
import { leavesOfImport, settledDaysOf } from '@workledger/projections/leave/leave-imports.queries'
import { OwnGain } from '../../kernel/access/own-gain'
import { Pending } from '../../kernel/commands/commands'
import { selvesOf } from '../../kernel/http/acts-for'
import type { Call } from '../../kernel/http/call'

const MOST_LEAVES = 250

const PEOPLE_AT_ONCE = 4

/** Undoes imports of leave, as far as no one has used the leaves since. */
@Injectable()
export class LeaveImportUndo {
  constructor(private readonly gain: OwnGain) {}

  async run(call: Call<typeof api.undoLeaveImport>): Promise<void> {
    const { workspace, params, ctx, commands } = call
    const import_id = params.id
    const record = await call.state(leaveImportDecider, import_id)
    if (record.status === 'none') refuse('not_found')
    if (record.status === 'running') refuse('leave_import.running_still')
    const own = await this.ownOf(call as Call)
    if (own.length === 0) ctx.markAloneOn(selvesOf(call.caller))
    const leaves = await call.read((db) =>
      leavesOfImport(db, workspace, { importId: import_id, own }),
    )
    ctx.request.patience = 12
    const kept = new Map<string, number>()
    const keep = (reason: string) => kept.set(reason, (kept.get(reason) ?? 0) + 1)

    await sideBySide(
      [...groupBy(leaves, ({ employee_id }) => employee_id)],
      async ([employee_id, all]) => {
        const settled = await call.read((db) => settledDaysOf(db, workspace, [employee_id]))
        const others = all.filter(({ reason }) => reason !== 'own')
        for (let n = others.length; n < all.length; n++) keep('own')

        for (let at = 0; at < others.length; at += MOST_LEAVES) {
          const leave_ids = others.slice(at, at + MOST_LEAVES).map(({ id }) => id)
          const on = { employee_id, import_id, settled: settled.get(employee_id) ?? [] }
          const command = { ...on, type: 'undo-import' as const, leave_ids }
          const step = commands.step(`undo ${at}`)
          const { state } = await step.append(leaveLedger, employee_id, command)

          for (const id of leave_ids) {
            const reason = keptReason(state, command, id)
            // The removed ones are gone now.
            if (reason === undefined || reason === 'gone') continue
            keep(reason)
          }
        }
      },
      PEOPLE_AT_ONCE,
    )

    await commands.step('undone').append(leaveImportDecider, import_id, {
      type: 'undo',
      import_id,
      workspace_id: workspace,
      removed: leaves.length - [...kept.values()].reduce((sum, count) => sum + count, 0),
      kept: [...kept].map(([reason, count]) => ({ reason, count })),
    })

    await ctx.settled().catch((error) => {
      if (!(error instanceof Pending)) throw error
    })
  }

  /** Returns the caller's own employees, if another person could undo their part. */
  async ownOf(call: Call): Promise<string[]> {
    const own = selvesOf(call.caller)
    call.gainAsked()
    return (await this.gain.anotherCan(call, own, { by: api.undoLeaveImport })) ? own : []
  }
}
