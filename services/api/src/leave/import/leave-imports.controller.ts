import { Controller } from '@nestjs/common'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { worded } from '@workledger/contracts/kernel/errors'
import { leaveImportPreviewsApi as previews } from '@workledger/contracts/leave/leave-import-previews.api'
import {
  leaveImportsApi as api,
  keptLeaveReasons,
  type LeaveImportDetails,
} from '@workledger/contracts/leave/leave-imports.api'
import { leaveImportsList } from '@workledger/projections/leave/leave.lists'
import {
  keptLeaves,
  leaveImportById,
  leavesOfImport,
} from '@workledger/projections/leave/leave-imports.queries'
import type { Call } from '../../kernel/http/call'
import { Route } from '../../kernel/http/route'
import { Lists } from '../../kernel/lists/lists'
import { LeaveBalanceImports } from './leave-balance-import.service'
import { balancePreviewAnswer } from './leave-balance-view'
import { LeaveImports } from './leave-import.service'
import { LeaveImportUndo } from './leave-import-undo.service'
import { previewAnswer } from './leave-import-view'
import { wordedReason } from './reasons'

/** Most problems in an answer. */
const MOST_PROBLEMS = 1000

/** Most leaves that an answer names. */
const MOST_KEPT = 200

@Controller()
export class LeaveImportsController {
  constructor(
    private readonly imports: LeaveImports,
    private readonly balances: LeaveBalanceImports,
    private readonly undoing: LeaveImportUndo,
    private readonly lists: Lists,
  ) {}

  @Route(api.leaveImports)
  list(call: Call<typeof api.leaveImports>) {
    return this.lists.page(leaveImportsList, call)
  }

  @Route(api.leaveImport)
  async show(call: Call<typeof api.leaveImport>): Promise<{ data: LeaveImportDetails }> {
    return { data: await this.details(call as Call, call.params.id) }
  }

  @Route(previews.previewLeaveImport)
  async preview(call: Call<typeof previews.previewLeaveImport>) {
    const file = call.body.file as Upload

    return {
      data: previewAnswer(file.name, await this.imports.preview(call as Call, file, call.body)),
    }
  }

  @Route(api.importLeave)
  async import(call: Call<typeof api.importLeave>) {
    // The plan refuses rows about the importer.
    call.gainAsked()
    return reportAnswer(await this.imports.run(call, call.body.file as Upload, call.body))
  }

  @Route(previews.previewLeaveBalanceImport)
  async previewBalances(call: Call<typeof previews.previewLeaveBalanceImport>) {
    const file = call.body.file as Upload
    const preview = await this.balances.preview(call as Call, file, call.body)

    return { data: balancePreviewAnswer(file.name, preview) }
  }

  @Route(api.importLeaveBalances)
  async importBalances(call: Call<typeof api.importLeaveBalances>) {
    // The plan refuses rows about the importer.
    call.gainAsked()
    return reportAnswer(await this.balances.run(call, call.body.file as Upload, call.body))
  }

  @Route(api.undoLeaveImport)
  async undo(call: Call<typeof api.undoLeaveImport>): Promise<{ data: LeaveImportDetails }> {
    await this.undoing.run(call)
    return { data: await this.details(call as Call, call.params.id) }
  }

  private async details(call: Call, importId: string): Promise<LeaveImportDetails> {
    const { workspace } = call
    const row = await this.lists.one(leaveImportsList, call, importId)
    const own = await this.undoing.ownOf(call)

    const { reasons, leaves, kept } = await call.read(async (db) => ({
      reasons: (await leaveImportById(db, workspace, importId))?.reasons ?? [],
      leaves: await leavesOfImport(db, workspace, { importId, own }),
      kept: await keptLeaves(db, workspace, { importId, own, most: MOST_KEPT }),
    }))

    const corrections =
      row.content === 'balances' && row.status !== 'running'
        ? await this.undoing.keptCorrections(call, importId, own)
        : { all: 0, kept: [] }

    const stay = [...leaves, ...corrections.kept]

    return {
      ...row,
      reasons: reasons.map(wordedReason),
      undo: {
        removable:
          leaves.filter(({ reason }) => reason === null).length +
          (corrections.all - corrections.kept.length),
        kept: keptLeaveReasons.flatMap((reason) => {
          const count = stay.filter((each) => each.reason === reason).length
          return count === 0 ? [] : [{ reason, count }]
        }),
        leaves: kept,
        corrections: corrections.kept.slice(0, MOST_KEPT),
      },
    }
  }
}

const reportAnswer = (report: Awaited<ReturnType<LeaveImports['run']>>) => ({
  data: {
    ...report,
    reasons: report.reasons.map(wordedReason),
    problems: report.problems.slice(0, MOST_PROBLEMS).map(worded),
  },
})
