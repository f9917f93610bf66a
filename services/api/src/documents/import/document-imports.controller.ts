import { Controller } from '@nestjs/common'
import { documentImportPreviewsApi as previews } from '@workledger/contracts/documents/document-import-previews.api'
import {
  documentImportsApi as api,
  type DocumentImportDetails,
  keptDocumentReasons,
} from '@workledger/contracts/documents/document-imports.api'
import { worded } from '@workledger/contracts/kernel/errors'
import {
  documentImportById,
  keptDocuments,
  undoCounts,
} from '@workledger/projections/documents/document-imports.queries'
import { documentImportsList } from '@workledger/projections/documents/documents.lists'
import type { Call } from '../../kernel/http/call'
import { Route } from '../../kernel/http/route'
import { Spool } from '../../kernel/http/spool'
import { Lists } from '../../kernel/lists/lists'
import { DocumentImports, type ImportCall } from './document-import.service'
import { DocumentImportUndo } from './document-import-undo.service'
import { MOST_PROBLEMS, previewAnswer } from './document-import-view'
import { wordedReason } from './reasons'

/** Most documents that an answer names. */
const MOST_KEPT = 200

@Controller()
export class DocumentImportsController {
  constructor(
    private readonly imports: DocumentImports,
    private readonly undoing: DocumentImportUndo,
    private readonly lists: Lists,
  ) {}

  @Route(api.documentImports)
  list(call: Call<typeof api.documentImports>) {
    return this.lists.page(documentImportsList, call)
  }

  @Route(api.documentImport)
  async show(call: Call<typeof api.documentImport>): Promise<{ data: DocumentImportDetails }> {
    return { data: await this.details(call as Call, call.params.id) }
  }

  @Route(previews.previewDocumentImport)
  async preview(call: Call<typeof previews.previewDocumentImport>) {
    return {
      data: await reading(call, async () => previewAnswer(await this.imports.preview(call))),
    }
  }

  @Route(api.importDocuments)
  async import(call: Call<typeof api.importDocuments>) {
    const report = await reading(call, () => this.imports.run(call))

    return {
      data: {
        ...report,
        reasons: report.reasons.map(wordedReason),
        problems: report.problems.slice(0, MOST_PROBLEMS).map(worded),
      },
    }
  }

  @Route(api.undoDocumentImport)
  async undo(call: Call<typeof api.undoDocumentImport>): Promise<{ data: DocumentImportDetails }> {
    await this.undoing.run(call)
    return { data: await this.details(call as Call, call.params.id) }
  }

  private async details(call: Call, importId: string): Promise<DocumentImportDetails> {
    const { workspace } = call
    const row = await this.lists.one(documentImportsList, call, importId)

    const { reasons, counts, documents } = await call.read(async (db) => ({
      reasons: (await documentImportById(db, workspace, importId))?.reasons ?? [],
      counts: await undoCounts(db, workspace, importId),
      documents: await keptDocuments(db, workspace, { importId, most: MOST_KEPT }),
    }))

    // Of an interrupted import it is not known how many it added.
    const gone = row.status === 'interrupted' ? 0 : row.added - row.removed - row.present
    const countOf = (reason: (typeof keptDocumentReasons)[number]) =>
      reason === 'gone' ? Math.max(0, gone) : (counts.get(reason) ?? 0)

    return {
      ...row,
      reasons: reasons.map(wordedReason),
      undo: {
        removable: counts.get(null) ?? 0,
        kept: keptDocumentReasons.flatMap((reason) => {
          const count = countOf(reason)
          return count === 0 ? [] : [{ reason, count }]
        }),
        documents,
      },
    }
  }
}

/** Keeps the uploaded archive until the work is done, even if the caller has left. */
const reading = <T>({ body }: ImportCall, work: () => Promise<T>): Promise<T> =>
  body.file instanceof Spool ? body.file.use(work) : work()
