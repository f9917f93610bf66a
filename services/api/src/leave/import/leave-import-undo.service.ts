import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import {
  leaveImportsApi as api,
  type keptLeaveReasons,
} from '@workledger/contracts/leave/leave-imports.api'
import { groupBy } from '@workledger/domain/kernel/group-by'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { leaveImportDecider } from '@workledger/domain/leave/import/leave-import-record'
import { leaveLedger } from '@workledger/domain/leave/leave'
import { keptBalanceReason } from '@workledger/domain/leave/leave-balance-import'
import { keptReason } from '@workledger/domain/leave/leave-import'
import {
  correctionsOfImport,
  leavesOfImport,
  settledDaysOf,
} from '@workledger/projections/leave/leave-imports.queries'
import { leaveFactsOf, ledgersOf } from '@workledger/projections/leave/leave-ledgers'
import { OwnGain } from '../../kernel/access/own-gain'
import { Pending } from '../../kernel/commands/commands'
import { selvesOf } from '../../kernel/http/acts-for'
import type { Call } from '../../kernel/http/call'

const MOST_LEAVES = 250

const PEOPLE_AT_ONCE = 4

/** Ledgers read together, and the corrections that a page asks about before an undo. */
const LEDGERS_AT_ONCE = 100
const MOST_ASKED = 1000

type KeptReason = (typeof keptLeaveReasons)[number]

interface Undoing {
  import_id: string
  own: readonly string[]
  keep(reason: string): unknown
}

/** Undoes imports of leave and of balances, as far as no one has used them since. */
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
    ctx.request.patience = 12
    const kept = new Map<string, number>()
    const keep = (reason: string) => kept.set(reason, (kept.get(reason) ?? 0) + 1)
    const all =
      (await this.leaves(call as Call, { import_id, own, keep })) +
      (await this.corrections(call as Call, { import_id, own, keep }))

    await commands.step('undone').append(leaveImportDecider, import_id, {
      type: 'undo',
      import_id,
      workspace_id: workspace,
      removed: all - [...kept.values()].reduce((sum, count) => sum + count, 0),
      kept: [...kept].map(([reason, count]) => ({ reason, count })),
    })

    await ctx.settled().catch((error) => {
      if (!(error instanceof Pending)) throw error
    })
  }

  /** Removes leaves that no one has used, and returns how many the import had. */
  private async leaves(call: Call, { import_id, own, keep }: Undoing): Promise<number> {
    const { workspace, commands } = call
    const leaves = await call.read((db) =>
      leavesOfImport(db, workspace, { importId: import_id, own }),
    )

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

    return leaves.length
  }

  /** Takes back corrections that no one has used, and returns how many the import had. */
  private async corrections(call: Call, { import_id, own, keep }: Undoing): Promise<number> {
    const { workspace, commands, ctx } = call
    const all = await call.read((db) => correctionsOfImport(db, workspace, import_id))

    await sideBySide(
      all,
      async ({ id: adjustment_id, employee_id }) => {
        if (own.includes(employee_id)) return void keep('own')
        const now = ctx.now.toISOString()
        const known = await call.read((db) => leaveFactsOf(db, workspace, [employee_id], now))
        const { facts } = known.get(employee_id) ?? refuse('not_found')
        const command = { ...{ import_id, adjustment_id, facts }, type: 'undo-balance' as const }
        const step = commands.step(`undo ${adjustment_id}`)
        const { state } = await step.append(leaveLedger, employee_id, { ...command, employee_id })
        const reason = keptBalanceReason(state, command)
        // The removed ones are gone now.
        if (reason !== undefined && reason !== 'gone') keep(reason)
      },
      PEOPLE_AT_ONCE,
    )

    return all.length
  }

  /** Returns the corrections that an undo would leave now, of the first that it would ask about. */
  async keptCorrections(call: Call, import_id: string, own: readonly string[]) {
    const { workspace, ctx } = call
    const all = await call.read((db) => correctionsOfImport(db, workspace, import_id))
    const kept: (Omit<(typeof all)[number], 'reason'> & { reason: KeptReason })[] = []

    for (let at = 0; at < Math.min(all.length, MOST_ASKED); at += LEDGERS_AT_ONCE) {
      const some = all.slice(at, at + LEDGERS_AT_ONCE)
      const ids = some.map(({ employee_id }) => employee_id)
      const ledgers = await call.read((db) =>
        ledgersOf(db, workspace, ids, { now: ctx.now.toISOString() }),
      )

      for (const row of some) {
        const { ledger, facts } = ledgers.get(row.employee_id) ?? refuse('not_found')
        const reason = own.includes(row.employee_id)
          ? 'own'
          : keptBalanceReason(ledger, { import_id, adjustment_id: row.id, facts })
        if (reason !== undefined && reason !== 'gone') kept.push({ ...row, reason })
        await new Promise(setImmediate)
      }
    }

    return { all: all.length, kept }
  }

  /** Returns the caller's own employees, if another person could undo their part. */
  async ownOf(call: Call): Promise<string[]> {
    const own = selvesOf(call.caller)
    call.gainAsked()
    return (await this.gain.anotherCan(call, own, { by: api.undoLeaveImport })) ? own : []
  }
}
