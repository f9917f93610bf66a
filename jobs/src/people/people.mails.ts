import { employeeEvents } from '@workledger/contracts/people/people.events'
import { employeeById, namesOfUsers } from '@workledger/projections/people/people.queries'
import { textsIn } from '../mail/language'
import { type Mail, mail } from '../mail/mail'
import { unlinked } from '../mail/stranger-words'
import { peopleTexts } from './people.texts'

export const peopleMails: readonly Mail[] = [
  mail({
    template: 'invitation',
    on: employeeEvents.EmployeeInvited,
    // An erased person has no address.
    recipients: async ({ data }) =>
      data.email ? [{ person_id: data.employee_id, to: data.email }] : [],
    async letter({ id, workspace, data, meta }, { to }, context) {
      const employee = await context.ask(workspace, (db) =>
        employeeById(db, workspace, data.employee_id),
      )
      if (!employee || employee.user_id || employee.status !== 'active') return undefined
      const { name, locale } = await context.workspace(workspace)
      const inviter = (
        await context.ask(workspace, (db) => namesOfUsers(db, workspace, [meta.actor]))
      ).get(meta.actor)

      const token = await context.keys.mint(id, {
        kind: 'join',
        subject: data.employee_id,
        workspace,
        value: context.emailKey(to),
        minutes: 7 * 24 * 60,
      })

      const { button, ...words } = textsIn(peopleTexts, locale).invitation(
        unlinked(employee.first_name ?? ''),
        name,
        inviter && unlinked(inviter),
      )

      return {
        locale,
        ...words,
        button: { label: button, url: context.url('/join', { id: data.employee_id, token }) },
      }
    },
  }),
]
