import { employeeEvents } from '@workledger/contracts/people/people.events'
import { projectDecider } from '@workledger/domain/projects/project'
import { projectsOfMember } from '@workledger/projections/projects/projects.queries'
import { type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

/** Removes a leaver from their projects; their open tasks lose the assignee. */
async function leaveProjects(
  { data: { employee_id } }: { data: { employee_id: string } },
  context: ProcessContext,
) {
  for (const project_id of await context.ask((db) => projectsOfMember(db, employee_id)))
    await context.run(projectDecider, project_id, {
      type: 'remove-member',
      project_id,
      employee_id,
    })
}

export const projectProcesses: readonly Process[] = [
  process({
    name: 'projects of who was terminated',
    on: employeeEvents.EmployeeTerminated,
    react: leaveProjects,
  }),
  process({
    name: 'projects of who was deleted',
    on: employeeEvents.EmployeeDeleted,
    react: leaveProjects,
  }),
]
