import { fullName } from '@workledger/contracts/kernel/full-name'
import { signOnEvents } from '@workledger/contracts/sso/sso.events'
import { administrators, employeeById } from '@workledger/projections/people/people.queries'
import { textsIn } from '../mail/language'
import { type Mail, mail } from '../mail/mail'
import { ssoTexts } from './sso.texts'

/** Tells all admins, the person included, that a person entered without the provider. */
export const ssoMails: readonly Mail[] = [
  mail({
    template: 'emergency-access',
    on: signOnEvents.EmergencyAccessUsed,
    async recipients({ workspace }, context) {
      const admins = await context.ask(workspace, (db) => administrators(db, workspace))

      return admins.flatMap(({ id, email }) => (email ? [{ person_id: id, to: email }] : []))
    },
    async letter({ workspace, data: { employee_id, reason } }, _, context) {
      const person = await context.ask(workspace, (db) => employeeById(db, workspace, employee_id))
      if (!person) return undefined
      const { name: company, locale } = await context.workspace(workspace)
      const texts = textsIn(ssoTexts, locale)
      const name = fullName(person)

      return {
        locale,
        subject: texts.subject(company),
        heading: texts.subject(company),
        lines: [texts.entered(name, company), texts.reason(reason ?? ''), texts.next],
        button: { label: texts.button, url: context.url('/admin/sign_on') },
        footer: texts.footer(company),
      }
    },
  }),
]
