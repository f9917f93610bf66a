import { Controller } from '@nestjs/common'
import type { Upload } from '@workledger/contracts/kernel/endpoint'
import { worded } from '@workledger/contracts/kernel/errors'
import { timeImportPreviewsApi as previews } from '@workledger/contracts/time-tracking/time-import-previews.api'
import {
  timeImportsApi as api,
  keptReasons,
  type TimeImportDetails,
} from '@workledger/contracts/time-tracking/time-imports.api'
import {
  keptEntries,
  timeImportById,
  undoCounts,
} from '@workledger/projections/time-tracking/time-imports.queries'
import { timeImportsList } from '@workledger/projections/time-tracking/time-tracking.lists'
import type { Call } from '../../kernel/http/call'
import { Route } from '../../kernel/http/route'
import { Lists } from '../../kernel/lists/lists'
import { wordedReason } from './reasons'
import { TimeImports } from './time-import.service'
import { TimeImportUndo } from './time-import-undo.service'
import { previewAnswer } from './time-import-view'

/** Most problems in an answer. */
const MOST_PROBLEMS = 1000

/** Most entries that an answer names. */
const MOST_KEPT = 200

@Controller()
export class TimeImportsController {
  constructor(
    private readonly imports: TimeImports,
    private readonly undoing: TimeImportUndo,
    private readonly lists: Lists,
  ) {}

  @Route(api.timeImports)
  list(call: Call<typeof api.timeImports>) {
    return this.lists.page(timeImportsList, call)
  }

  @Route(api.timeImport)
  async show(call: Call<typeof api.timeImport>): Promise<{ data: TimeImportDetails }> {
    return { data: await this.details(call, call.params.id) }
  }

  @Route(previews.previewTimeImport)
  async preview({ ctx, caller, body }: Call<typeof previews.previewTimeImport>) {
    const file = body.file as Upload

    return { data: previewAnswer(file.name, await this.imports.preview(ctx, caller, file, body)) }
  }

  @Route(api.importTime)
  async import({ ctx, caller, body }: Call<typeof api.importTime>) {
    const report = await this.imports.run(ctx, caller, body.file as Upload, body)

    return {
      data: {
        ...report,
        reasons: report.reasons.map(wordedReason),
        problems: report.problems.slice(0, MOST_PROBLEMS).map(worded),
      },
    }
  }

  @Route(api.undoTimeImport)
  async undo(call: Call<typeof api.undoTimeImport>): Promise<{ data: TimeImportDetails }> {
    await this.undoing.run(call.ctx, call.workspace, call.params.id)
    return { data: await this.details(call, call.params.id) }
  }

  private async details(
    call: Pick<Call, 'workspace' | 'read' | 'ctx' | 'caller'>,
    id: string,
  ): Promise<TimeImportDetails> {
    const row = await this.lists.one(timeImportsList, call as Call, id)

    const { reasons, counts, entries } = await call.read(async (db) => ({
      reasons: (await timeImportById(db, call.workspace, id))?.reasons ?? [],
      counts: await undoCounts(db, call.workspace, id),
      entries: await keptEntries(db, call.workspace, { importId: id, most: MOST_KEPT }),
    }))

    const countOf = new Map(counts.map(({ reason, count }) => [reason, count]))

    return {
      ...row,
      reasons: reasons.map(wordedReason),
      undo: {
        removable: countOf.get(null) ?? 0,
        kept: keptReasons.flatMap((reason) => {
          const count = reason === 'gone' ? 0 : (countOf.get(reason) ?? 0)
          return count === 0 ? [] : [{ reason, count }]
        }),
        entries,
      },
    }
  }
}
