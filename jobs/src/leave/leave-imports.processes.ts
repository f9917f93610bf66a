import { leaveImportEvents as e } from '@workledger/contracts/leave/leave-imports.events'
import { leaveImportDecider } from '@workledger/domain/leave/import/leave-import-record'
import { type Expectation, expectation } from '../kernel/process'

export const leaveImportExpectations: readonly Expectation[] = [
  expectation({
    name: 'end of a started import of leave',
    on: e.LeaveImportStarted,
    followedBy: [e.LeaveImportFinished, e.LeaveImportInterrupted],
    key: ({ import_id }) => import_id as string,
    /** The file is not kept: the import stays as it is, and the same file adds the rest. */
    async otherwise({ data: { import_id, workspace_id } }, context) {
      await context.run(
        leaveImportDecider,
        import_id,
        { type: 'interrupt', import_id, workspace_id },
        { asRequest: 'interrupt' },
      )
    },
  }),
]
