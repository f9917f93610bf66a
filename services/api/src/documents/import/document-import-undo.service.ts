import { Injectable } from '@nestjs/common'
import type { documentImportsApi as api } from '@workledger/contracts/documents/document-imports.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { documentDecider, keptReason } from '@workledger/domain/documents/document'
import { documentImportDecider } from '@workledger/domain/documents/import/document-import-record'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { documentsOfImport } from '@workledger/projections/documents/document-imports.queries'
import { Pending } from '../../kernel/commands/commands'
import type { Call } from '../../kernel/http/call'

/** Documents that are removed at the same time, so that other requests have their turn. */
const REMOVED_AT_ONCE = 4

/** Undoes imports of documents, as far as no one has changed the documents since. */
@Injectable()
export class DocumentImportUndo {
  async run(call: Call<typeof api.undoDocumentImport>): Promise<void> {
    const { workspace, params, ctx, commands } = call
    const import_id = params.id
    const record = await call.state(documentImportDecider, import_id)
    if (record.status === 'none') refuse('not_found')
    if (record.status === 'running') refuse('document_import.running_still')
    const documents = await call.read((db) => documentsOfImport(db, workspace, import_id))
    ctx.request.patience = 12
    const kept = new Map<string, number>()

    await sideBySide(
      documents,
      async ({ id: document_id, employee_id }) => {
        const step = commands.step(`undo ${document_id}`)
        const command = { type: 'undo-import' as const, import_id, employee_id, document_id }
        const { state } = await step.append(documentDecider, document_id, command)
        const reason = keptReason(state, import_id)
        // The removed ones are gone now.
        if (reason !== undefined && reason !== 'gone') kept.set(reason, (kept.get(reason) ?? 0) + 1)
      },
      REMOVED_AT_ONCE,
    )

    await commands.step('undone').append(documentImportDecider, import_id, {
      type: 'undo',
      import_id,
      workspace_id: workspace,
      removed: documents.length - [...kept.values()].reduce((sum, count) => sum + count, 0),
      kept: [...kept].map(([reason, count]) => ({ reason, count })),
    })

    await ctx.settled().catch((error) => {
      if (!(error instanceof Pending)) throw error
    })
  }
}
