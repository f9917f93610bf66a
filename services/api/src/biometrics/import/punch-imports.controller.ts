import { Controller } from '@nestjs/common'
import { punchImportPreviewsApi as previews } from '@workledger/contracts/biometrics/punch-import-previews.api'
import {
  punchImportsApi as api,
  keptPunchReasons,
  type PunchImportDetails,
} from '@workledger/contracts/biometrics/punch-imports.api'
import { worded } from '@workledger/contracts/kernel/errors'
import { punchImportDecider } from '@workledger/domain/biometrics/punch-import'
import { streamOf } from '@workledger/domain/kernel/decider'
import { punchImportsList } from '@workledger/projections/biometrics/biometrics.lists'
import {
  keptPunches,
  punchImportById,
  undoPunchCounts,
} from '@workledger/projections/biometrics/punch-imports.queries'
import type { Call } from '../../kernel/http/call'
import { Route } from '../../kernel/http/route'
import { Lists } from '../../kernel/lists/lists'
import { PunchImports } from './punch-import.service'
import { PunchImportUndo } from './punch-import-undo.service'
import { MOST_PROBLEMS, previewAnswer } from './punch-import-view'

/** Most punches that an answer names. */
const MOST_KEPT = 200

@Controller()
export class PunchImportsController {
  constructor(
    private readonly imports: PunchImports,
    private readonly undoing: PunchImportUndo,
    private readonly lists: Lists,
  ) {}

  @Route(api.punchImports)
  list(call: Call<typeof api.punchImports>) {
    return this.lists.page(punchImportsList, call)
  }

  @Route(api.punchImport)
  async show(call: Call<typeof api.punchImport>): Promise<{ data: PunchImportDetails }> {
    return { data: await this.details(call as Call, call.params.id) }
  }

  @Route(previews.previewPunchImport)
  async preview(call: Call<typeof previews.previewPunchImport>) {
    return { data: previewAnswer(await this.imports.preview(call)) }
  }

  @Route(api.importPunches)
  async import(call: Call<typeof api.importPunches>) {
    const { reasons, problems, ...report } = await this.imports.run(call)

    return {
      data: {
        ...report,
        refused: problems.length,
        reasons: reasons.map(worded),
        problems: problems.slice(0, MOST_PROBLEMS).map((each) => worded({ ...each, column: null })),
        stream: streamOf(punchImportDecider, report.id),
      },
    }
  }

  @Route(api.undoPunchImport)
  async undo(call: Call<typeof api.undoPunchImport>): Promise<{ data: PunchImportDetails }> {
    await this.undoing.run(call)
    return { data: await this.details(call as Call, call.params.id) }
  }

  private async details(call: Call, id: string): Promise<PunchImportDetails> {
    const row = await this.lists.one(punchImportsList, call, id)
    const of = { importId: id, own: await this.undoing.ownOf(call, id) }

    const { reasons, counts, punches } = await call.read(async (db) => ({
      reasons: (await punchImportById(db, call.workspace, id))?.reasons ?? [],
      counts: await undoPunchCounts(db, call.workspace, of),
      punches: await keptPunches(db, call.workspace, { ...of, most: MOST_KEPT }),
    }))

    const countOf = new Map(counts.map(({ reason, count }) => [reason, count]))

    return {
      ...row,
      reasons: reasons.map(worded),
      undo: {
        removable: countOf.get(null) ?? 0,
        kept: keptPunchReasons.flatMap((reason) => {
          const count = countOf.get(reason) ?? 0
          return count === 0 ? [] : [{ reason, count }]
        }),
        punches,
      },
    }
  }
}
