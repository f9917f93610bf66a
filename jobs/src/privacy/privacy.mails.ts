import { fullName } from '@workledger/contracts/kernel/full-name'
import { employeeEvents } from '@workledger/contracts/people/people.events'
import { auditors, namesOfUsers } from '@workledger/projections/people/people.queries'
import { retainedPerson } from '@workledger/projections/privacy/privacy.queries'
import { dayIn, textsIn } from '../mail/language'
import { type Mail, mail } from '../mail/mail'
import { privacyTexts } from './privacy.texts'

export const privacyMails: readonly Mail[] = [
  mail({
    template: 'erasure-announced',
    on: employeeEvents.PersonErasureProposed,
    /** The people who may confirm an erasure, if it needs a confirmation. */
    async recipients({ workspace, data }, context) {
      if (!data.waits_until) return []
      const found = await context.ask(workspace, (db) => auditors(db, workspace))
      return found.map(({ id, email }) => ({ person_id: id, to: email }))
    },
    async letter({ workspace, data, meta }, _, context) {
      const { employee_id, waits_until } = data
      const row = await context.ask(workspace, (db) => retainedPerson(db, workspace, employee_id))
      if (!row?.proposed_by || !waits_until) return undefined
      const { name, locale } = await context.workspace(workspace)
      const who = (
        await context.ask(workspace, (db) => namesOfUsers(db, workspace, [meta.actor]))
      ).get(meta.actor)
      const texts = textsIn(privacyTexts, locale)
      const person = fullName(row)

      const { button, until, ...words } = texts.waits(who || texts.admin, person || texts.person)

      return {
        locale,
        ...words,
        facts: [[until, dayIn(locale, waits_until.slice(0, 10))]],
        button: { label: button, url: context.url('/admin/audit') },
        footer: texts.footer(name),
      }
    },
  }),
]
