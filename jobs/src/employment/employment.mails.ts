import { employmentEvents } from '@workledger/contracts/employment/employment.events'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { endsOf } from '@workledger/projections/employment/ends.queries'
import { administrators, employeeById } from '@workledger/projections/people/people.queries'
import { dayIn, textsIn } from '../mail/language'
import { type Mail, mail } from '../mail/mail'
import { employmentTexts } from './employment.texts'

export const employmentMails: readonly Mail[] = [
  mail({
    template: 'employment-end',
    on: employmentEvents.EmploymentEndNear,
    /** The manager and the administrators, never the employee. */
    recipients: ({ workspace, data: { employee_id } }, context) =>
      context.ask(workspace, async (db) => {
        const person = await employeeById(db, workspace, employee_id)
        const manager = person?.manager_id
          ? await employeeById(db, workspace, person.manager_id)
          : undefined
        const admins = await administrators(db, workspace)

        const readers = new Map(
          [...(manager?.status === 'active' ? [manager] : []), ...admins].map(({ id, email }) => [
            id,
            email,
          ]),
        )

        return [...readers].flatMap(([person_id, to]) =>
          to && person_id !== employee_id ? [{ person_id, to }] : [],
        )
      }),
    async letter({ workspace, data: { employee_id, about, on }, meta }, _, context) {
      const found = await context.ask(workspace, async (db) => {
        const person = await employeeById(db, workspace, employee_id)
        const ends = await endsOf(db, workspace, employee_id, meta.occurred_at.slice(0, 10))

        return person?.status === 'active' &&
          on === (about === 'probation' ? ends.probation_end : ends.contract_end)
          ? person
          : undefined
      })

      if (!found) return undefined
      const { name, locale } = await context.workspace(workspace)
      const texts = textsIn(employmentTexts, locale)
      const who = fullName(found)
      const { button, ...words } = texts[about](who, dayIn(locale, on))

      return {
        locale,
        ...words,
        button: {
          label: button,
          url: context.url(`/admin/employees/${employee_id}/profile`, { tab: 'contract' }),
        },
        footer: texts.footer(name),
      }
    },
  }),
]
