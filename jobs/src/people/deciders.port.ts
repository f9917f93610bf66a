import { administrators, mailAddressesOf } from '@workledger/projections/people/people.queries'
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
  const employee = await context.find(mailAddressesOf, workspace, id)

  for (const manager_id of [employee?.time_off_manager_id, employee?.manager_id]) {
    const manager = manager_id
      ? await context.find(mailAddressesOf, workspace, manager_id)
      : undefined

    if (manager?.email && manager.status === 'active')
      return [{ person_id: manager.id, to: manager.email }]
  }

  const admins = await context.find(administratorsOf, workspace, workspace)

  return (admins ?? []).flatMap((admin) =>
    admin.email && admin.id !== id ? [{ person_id: admin.id, to: admin.email }] : [],
  )
}

/** Its key is the workspace. */
const administratorsOf = async (
  db: Parameters<typeof administrators>[0],
  workspace: string,
): Promise<Map<string, Awaited<ReturnType<typeof administrators>>>> =>
  new Map([[workspace, await administrators(db, workspace)]])

/** Returns the requester, unless the decision was their own. */
export async function requester(
  workspace: string,
  data: { employee_id: string; own: boolean },
  context: MailContext,
): Promise<Recipient[]> {
  const employee = await context.find(mailAddressesOf, workspace, data.employee_id)
  return employee?.email && !data.own ? [{ person_id: employee.id, to: employee.email }] : []
}
