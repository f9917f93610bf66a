import { employeeImportEvents as e } from '@workledger/contracts/people/import.events'
import { carryOut, countsOf } from '@workledger/domain/carry-out-import'
import type { Give } from '@workledger/domain/import-rows'
import { employeeImportDecider } from '@workledger/domain/people/import/import'
import { importAccountsDecider } from '@workledger/domain/people/import/import-accounts'
import { type Expectation, expectation } from '../kernel/process'

export const importExpectations: readonly Expectation[] = [
  expectation({
    name: 'plan of a started import',
    on: e.EmployeeImportStarted,
    followedBy: [e.EmployeeImportPlanned, e.EmployeeImportAbandoned],
    key: ({ import_id }) => import_id as string,
    async otherwise({ data: { import_id, workspace_id } }, context) {
      await context.run(
        employeeImportDecider,
        import_id,
        { type: 'abandon', import_id, workspace_id },
        { asRequest: 'abandon' },
      )
    },
  }),
  expectation({
    name: 'end of a planned import',
    on: e.EmployeeImportPlanned,
    followedBy: [e.EmployeeImportFinished],
    key: ({ import_id }) => import_id as string,
    /**
     * Sends the commands that the request sent or would have sent, under the same ids, so nothing
     * is written twice. It works in slices, between which other processes run.
     */
    async *otherwise({ workspace, data: { import_id, workspace_id } }, context) {
      const state = await context.state(employeeImportDecider, import_id)
      if (state.status !== 'planned') return
      const give: Give = (decider, id, command, { step = '' } = {}) =>
        context.run(decider, id, command, { asRequest: step })
      const keyOf = (kind: string, value: string) => context.directoryKey(kind, value)
      const accounts = await context.state(importAccountsDecider, import_id)
      const refused = yield* carryOut(state.plan, accounts, { workspace, give, keyOf })

      const finish = {
        type: 'finish' as const,
        import_id,
        workspace_id,
        counts: countsOf(state, refused),
        refused,
      }

      await context.run(employeeImportDecider, import_id, finish, { asRequest: 'finish' })
    },
  }),
]
