import { employeeEvents } from '@workledger/contracts/people/people.events'
import { employeeDecider } from '@workledger/domain/people/employee'
import { reportsOf } from '@workledger/projections/people/people.queries'
import { type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

type Left = { data: { employee_id: string }; meta: { occurred_at: string } }
/** Nobody keeps a manager or time-off manager who has left. */
async function vacatePosts({ data: { employee_id: left }, meta }: Left, context: ProcessContext) {
  for (const { id, manager_id, time_off_manager_id } of await context.ask((db) => reportsOf(db, left)))
    await context.run(employeeDecider, id, {
      type: 'change-job',
      employee_id: id,
      effective_on: meta.occurred_at.slice(0, 10),
      ...(manager_id === left ? { manager_id: null } : {}),
      ...(time_off_manager_id === left ? { time_off_manager_id: null } : {}),
    })
}

export const peopleProcesses: readonly Process[] = [
  process({ name: 'posts of who was terminated', on: employeeEvents.EmployeeTerminated, react: vacatePosts }),
  process({ name: 'posts of who was deleted', on: employeeEvents.EmployeeDeleted, react: vacatePosts }),
]
