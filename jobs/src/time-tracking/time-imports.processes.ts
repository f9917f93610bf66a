import { timeImportEvents as e } from '@workledger/contracts/time-tracking/time-imports.events'
import { timeImportDecider } from '@workledger/domain/time-tracking/import/time-import'
import { type Expectation, expectation } from '../kernel/process'

export const timeImportExpectations: readonly Expectation[] = [
  expectation({
    name: 'end of a started import of time',
    on: e.TimeImportStarted,
    followedBy: [e.TimeImportFinished, e.TimeImportInterrupted],
    key: ({ import_id }) => import_id as string,
    /** The file is not kept: the import stays as it is, and the same file adds the rest. */
    async otherwise({ data: { import_id, workspace_id } }, context) {
      await context.run(
        timeImportDecider,
        import_id,
        { type: 'interrupt', import_id, workspace_id },
        { asRequest: 'interrupt' },
      )
    },
  }),
]
