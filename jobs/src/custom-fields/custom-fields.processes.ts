import {
  customFieldEvents,
  customValueEvents,
} from '@workledger/contracts/custom-fields/custom-fields.events'
import { employeeImportEvents } from '@workledger/contracts/people/import.events'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { claimsOf, customFieldsDecider } from '@workledger/domain/custom-fields/custom-fields'
import { customValuesDecider } from '@workledger/domain/custom-fields/custom-values'
import { streamOf } from '@workledger/domain/kernel/decider'
import { employeeDecider } from '@workledger/domain/people/employee'
import { isGone } from '@workledger/domain/people/employee-state'
import { employeeImportDecider } from '@workledger/domain/people/import/import'
import { filesIn } from '@workledger/projections/custom-fields/custom-fields.queries'
import { type Expectation, expectation, type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

/** Releases the claims of an owner without a value. */
async function follow(workspace_id: string, owner_id: string, context: ProcessContext, step = '') {
  // Read before the values: a claim made in between belongs to a request in progress.
  const fields = await context.state(customFieldsDecider, workspace_id)
  const gone = owner_id !== workspace_id && isGone(await context.state(employeeDecider, owner_id))
  const values = gone ? {} : await context.state(customValuesDecider, owner_id)

  const valued = new Set(
    Object.entries(fields.fields).flatMap(([id, { number }]) =>
      Object.hasOwn(values, id) ? [number] : [],
    ),
  )

  const seen = Object.fromEntries(
    Object.entries(claimsOf(fields, owner_id)).filter(([number]) => !valued.has(Number(number))),
  )

  await context.run(
    customFieldsDecider,
    workspace_id,
    { type: 'release', workspace_id, owner_id, seen },
    { step },
  )
}

export const customFieldProcesses: readonly Process[] = [
  process({
    name: 'fields that somebody has no value in any more',
    on: customValueEvents.CustomValuesChanged,
    when: ({ values }) => Object.values(values ?? {}).some((value) => value === null),
    react: ({ workspace, data }, context) => follow(workspace, data.owner_id, context),
  }),
  process({
    name: 'files in a deleted field',
    on: customFieldEvents.CustomFieldDeleted,
    react: ({ workspace, data: { field_id } }, context) =>
      context.ask(async (db) => {
        for (const { owner, file } of await filesIn(db, workspace, field_id)) {
          const stream = streamOf(customValuesDecider, owner)
          await context.traces.removeUploads(db, { workspace, stream }, [file])
        }
      }),
  }),
  process({
    name: 'fields in which who was deleted had values',
    on: employeeEvents.EmployeeDeleted,
    react: ({ workspace, data }, context) => follow(workspace, data.employee_id, context),
  }),
  process({
    name: 'fields of rows that an import could not write',
    on: employeeImportEvents.EmployeeImportRowsRefused,
    async react({ workspace, data }, context) {
      const before = await context.before(employeeImportDecider)
      if (before.status !== 'planned') return
      const refused = new Set(data.refused.flatMap(({ rows }) => rows))

      for (const { row, employee_id } of before.plan.values.rows)
        if (refused.has(row)) await follow(workspace, employee_id, context, employee_id)
    },
  }),
]

export const customFieldExpectations: readonly Expectation[] = [
  expectation({
    name: 'value in a claimed field',
    on: customFieldEvents.CustomFieldsClaimed,
    when: ({ planned }) => !planned,
    followedBy: [customValueEvents.CustomValuesChanged],
    key: ({ owner_id, owner_ids }) => (owner_id ?? (owner_ids as string[])[0]) as string,
    otherwise: ({ workspace, data }, context) => follow(workspace, data.owner_ids[0]!, context),
  }),
]
