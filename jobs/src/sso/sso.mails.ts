import { userEvents } from '@workledger/contracts/access/access.events'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { signOnEvents } from '@workledger/contracts/sso/sso.events'
import {
  administrators,
  employeeById,
  namesOfUsers,
} from '@workledger/projections/people/people.queries'
import { signOnOf } from '@workledger/projections/sso/sso.queries'
import type { MailContext } from '../kernel/mail-context'
import { textsIn } from '../mail/language'
import { type Mail, mail } from '../mail/mail'
import { ssoTexts } from './sso.texts'

interface InWorkspace {
  readonly workspace: string
}

/** All admins, the person who acted included. */
async function toAdmins({ workspace }: InWorkspace, context: MailContext) {
  const admins = await context.ask(workspace, (db) => administrators(db, workspace))

  return admins.flatMap(({ id, email }) => (email ? [{ person_id: id, to: email }] : []))
}

/** Mails about ways into the company besides the password: who allows them, and who uses them. */
export const ssoMails: readonly Mail[] = [
  mail({
    template: 'emergency-access',
    on: signOnEvents.EmergencyAccessUsed,
    recipients: toAdmins,
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
  mail({
    template: 'sign-on-provider',
    on: signOnEvents.SignOnProviderSet,
    recipients: toAdmins,
    async letter({ workspace, meta: { actor }, data: { name, issuer } }, _, context) {
      const names = await context.ask(workspace, (db) => namesOfUsers(db, workspace, [actor]))
      const { name: company, locale } = await context.workspace(workspace)
      const texts = textsIn(ssoTexts, locale)
      const provider = `${name} (${new URL(issuer).host})`

      return {
        locale,
        subject: texts.set.subject(company),
        heading: texts.set.subject(company),
        lines: [texts.set.line(names.get(actor) ?? '', provider, company), texts.set.next],
        button: { label: texts.button, url: context.url('/admin/sign_on') },
        footer: texts.footer(company),
      }
    },
  }),
  mail({
    template: 'sign-on-confirm',
    on: userEvents.ProviderLinkAsked,
    async recipients({ data: { user_id } }, context) {
      const user = await context.user(user_id)

      return user?.email ? [{ person_id: user_id, to: user.email }] : []
    },
    async letter({ id, data: { user_id, workspace_id, provider_id } }, { to }, context) {
      const user = await context.user(user_id)
      if (!user || user.email !== to) return undefined
      const now = await context.ask(workspace_id, (db) => signOnOf(db, workspace_id))
      if (now?.provider_id !== provider_id) return undefined
      const { name: company } = await context.workspace(workspace_id)
      const { confirm, linked } = textsIn(ssoTexts, user.locale)
      const provider = now.name ?? company

      const key = await context.keys.mint(id, {
        kind: 'sign-on-link',
        subject: user_id,
        value: provider_id,
        minutes: 20,
      })

      return {
        locale: user.locale,
        subject: confirm.subject(provider),
        heading: confirm.subject(provider),
        lines: [confirm.line(company, provider)],
        note: confirm.note,
        button: {
          label: confirm.button,
          url: context.url('/sign-on/link', { user: user_id, key }),
        },
        footer: linked.footer,
      }
    },
  }),
  mail({
    template: 'sign-on-linked',
    on: signOnEvents.SignOnLinked,
    async recipients({ data: { user_id, employee_id } }, context) {
      const user = await context.user(user_id)

      return user?.email ? [{ person_id: employee_id, to: user.email }] : []
    },
    async letter({ workspace, data: { user_id, provider_id } }, { to }, context) {
      const user = await context.user(user_id)
      if (!user || user.email !== to) return undefined
      const now = await context.ask(workspace, (db) => signOnOf(db, workspace))
      const { name: company } = await context.workspace(workspace)
      const texts = textsIn(ssoTexts, user.locale).linked
      const provider = (now?.provider_id === provider_id && now.name) || company

      return {
        locale: user.locale,
        subject: texts.subject(provider),
        heading: texts.subject(provider),
        lines: [texts.line(company, provider), texts.next],
        button: { label: texts.button, url: context.url('/my_account') },
        footer: texts.footer,
      }
    },
  }),
]
