import { administrators, employeeById } from '@workledger/projections/people/people.queries'
import type { MailContext } from '../kernel/mail-context'
import type { Recipient } from '../mail/mail'

/**
 * Returns the recipients of an expense: the time-off manager, else the manager, else every other
 * administrator.
 */
export async function deciders(
  workspace: string,
  id: string,
  context: MailContext,
): Promise<Recipient[]> {
  return context.ask(workspace, async (db) => {
    const employee = await employeeById(db, workspace, id)

    for (const manager_id of [employee?.time_off_manager_id, employee?.manager_id]) {
      const manager = manager_id ? await employeeById(db, workspace, manager_id) : undefined

      if (manager?.email && manager.status === 'active')
        return [{ person_id: manager.id, to: manager.email }]
    }

    const admins = await administrators(db, workspace)

    return admins.flatMap((admin) =>
      admin.email && admin.id !== id ? [{ person_id: admin.id, to: admin.email }] : [],
    )
  })
}

/** Returns the requester, unless the decision was their own. */
export async function requester(
  workspace: string,
  data: { employee_id: string; own: boolean },
  context: MailContext,
): Promise<Recipient[]> {
  const employee = await context.ask(workspace, (db) =>
    employeeById(db, workspace, data.employee_id),
  )
  return employee?.email && !data.own ? [{ person_id: employee.id, to: employee.email }] : []
}
