import { employeeEvents } from '@workledger/contracts/people/people.events'
import { employmentDecider } from '@workledger/domain/employment/employment'
import { employeeDecider } from '@workledger/domain/people/employee'
import { reportsOf } from '@workledger/projections/people/people.queries'
import { type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

type Left = { data: { employee_id: string }; meta: { occurred_at: string } }

/** Removes a leaver as manager and time-off manager of others. */
async function vacatePosts({ data: { employee_id: left }, meta }: Left, context: ProcessContext) {
  for (const { id, manager_id, time_off_manager_id } of await context.ask((db) =>
    reportsOf(db, left),
  ))
    await context.run(employeeDecider, id, {
      type: 'change-job',
      employee_id: id,
      effective_on: meta.occurred_at.slice(0, 10),
      ...(manager_id === left ? { manager_id: null } : {}),
      ...(time_off_manager_id === left ? { time_off_manager_id: null } : {}),
    })
}

export const peopleProcesses: readonly Process[] = [
  process({
    name: 'posts of who was terminated',
    on: employeeEvents.EmployeeTerminated,
    react: vacatePosts,
  }),
  process({
    name: 'contract of who was hired again',
    on: employeeEvents.EmployeeRehired,
    /**
     * Adds a contract with the last one's terms, from the new first day, without end. Without an
     * earlier contract it adds none.
     */
    async react({ data: { employee_id, hired_on } }, context) {
      const { contracts } = await context.state(employmentDecider, employee_id)

      const before = Object.values(contracts)
        .filter(({ effective_on }) => effective_on < hired_on)
        .sort((a, b) => a.effective_on.localeCompare(b.effective_on))
        .at(-1)

      if (!before) return

      const terms = {
        effective_on: hired_on,
        start_date: hired_on,
        end_date: null,
        currency: before.currency,
      }

      await context.run(employmentDecider, employee_id, {
        type: 'add',
        employee_id,
        contract_id: context.newId('contract'),
        terms,
        adjustment_ids: Object.keys(before.adjustments).map((id) => context.newId(id)),
        privileged: true,
        replace: true,
      })
    },
  }),
  process({
    name: 'posts of who was deleted',
    on: employeeEvents.EmployeeDeleted,
    react: vacatePosts,
  }),
]
