import { CodedError } from '@workledger/contracts/kernel/errors'
import { employeeImportEvents as e } from '@workledger/contracts/people/import.events'
import { carryOut, countsOf } from '@workledger/domain/carry-out-import'
import { carryOutPutBack } from '@workledger/domain/carry-out-put-back'
import type { Give } from '@workledger/domain/import-rows'
import { employeeDecider } from '@workledger/domain/people/employee'
import { employeeImportDecider } from '@workledger/domain/people/import/import'
import { importAccountsDecider } from '@workledger/domain/people/import/import-accounts'
import { carryOutUndo } from '@workledger/domain/people/import/undo'
import { referencesDecider } from '@workledger/domain/references/references'
import { structureDecider } from '@workledger/domain/structure/structure'
import { peopleOfImport } from '@workledger/projections/people/imports.queries'
import { type Expectation, expectation, type Process, process } from '../kernel/process'

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
    completes: true,
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
      const give: Give = async (decider, id, command, { step = '' } = {}) => ({
        state: await context.run(decider, id, command, { asRequest: step }),
      })
      const keyOf = (kind: string, value: string) => context.directoryKey(kind, value)
      const accounts = await context.state(importAccountsDecider, import_id)
      const refused = yield* carryOut(state.plan, accounts, {
        ...{ workspace, give, keyOf, import_id },
      })

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
  expectation({
    name: 'end of an undo of an import',
    completes: true,
    on: e.EmployeeImportUndoStarted,
    followedBy: [e.EmployeeImportUndone],
    key: ({ import_id }) => import_id as string,
    /** Puts back the rest of the values and removes the rest of the people, under the same ids. */
    async *otherwise({ workspace, data: { import_id, workspace_id } }, context) {
      const state = await context.state(employeeImportDecider, import_id)
      if (state.status !== 'undoing') return
      const give: Give = async (decider, id, command, { step = '' } = {}) => ({
        state: await context.run(decider, id, command, { asRequest: step }),
      })

      // Claims of the request may have been released meanwhile, so these are its own.
      const putBack: Give = async (decider, id, command, options = {}) =>
        decider.category === employeeDecider.category
          ? give(decider, id, command, options)
          : { state: await context.run(decider, id, command, { step: options.step ?? '' }) }

      // An undo of an earlier version puts back no values.
      const { reassigned, outcome } =
        state.today === undefined
          ? { reassigned: [], outcome: {} }
          : yield* carryOutPutBack(
              state.updated,
              { own: state.own, today: state.today },
              {
                ...{ workspace, import_id, give: putBack },
                keyOf: (kind, value) => context.directoryKey(kind, value),
                state: (id) => context.state(employeeDecider, id),
              },
            )

      const people = await context.ask((db) => peopleOfImport(db, workspace, import_id, reassigned))
      const result = yield* carryOutUndo(people, give)

      await context.run(
        employeeImportDecider,
        import_id,
        { ...result, ...outcome, type: 'undo', import_id, workspace_id },
        { asRequest: 'undone' },
      )
    },
  }),
]

export const importProcesses: readonly Process[] = [
  process({
    name: 'places that only an undone import needed',
    on: e.EmployeeImportUndone,
    /** Closes them, so that another process removes them. Those in use or renamed stay. */
    async react({ workspace, data: { import_id } }, context) {
      const state = await context.state(employeeImportDecider, import_id)
      if (!('missing' in state) || state.missing.length === 0) return
      const structure = await context.state(structureDecider, workspace)

      for (const { kind, id: target_id, name } of state.missing) {
        const named =
          kind === 'office' ? structure.offices[target_id]?.name : structure[kind][target_id]
        if (named !== name) continue

        await context
          .run(referencesDecider, target_id, { type: 'close', kind, target_id })
          .catch((error) => {
            if (!(error instanceof CodedError)) throw error
          })
      }
    },
  }),
]
