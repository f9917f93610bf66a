import { documentImportEvents as e } from '@workledger/contracts/documents/document-imports.events'
import { documentImportDecider } from '@workledger/domain/documents/import/document-import-record'
import { type Expectation, expectation } from '../kernel/process'

/** A long import says three times a minute that it still runs. */
const followedBy = [
  e.DocumentImportContinued,
  e.DocumentImportFinished,
  e.DocumentImportInterrupted,
]

/** The archive is not kept: the import stays as it is, and the same archive adds the rest. */
const expected = (
  name: string,
  on: typeof e.DocumentImportStarted | typeof e.DocumentImportContinued,
) =>
  expectation({
    name,
    on,
    followedBy,
    key: ({ import_id }) => import_id as string,
    async otherwise({ data: { import_id, workspace_id } }, context) {
      await context.run(
        documentImportDecider,
        import_id,
        { type: 'interrupt', import_id, workspace_id },
        { asRequest: 'interrupt' },
      )
    },
  })

export const documentImportExpectations: readonly Expectation[] = [
  expected('end of a started import of documents', e.DocumentImportStarted),
  expected('end of a continued import of documents', e.DocumentImportContinued),
]
