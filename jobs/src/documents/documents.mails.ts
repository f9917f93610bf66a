import { documentEvents } from '@workledger/contracts/documents/documents.events'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { type DocumentRow, documentById } from '@workledger/projections/documents/documents.queries'
import { administrators, namesOfUsers } from '@workledger/projections/people/people.queries'
import type { MailContext } from '../kernel/mail-context'
import { dateIn, type Language, textsIn } from '../mail/language'
import { type Mail, mail, type Recipient } from '../mail/mail'
import { documentTexts } from './documents.texts'

interface DocumentMailEvent {
  workspace: string
  data: { document_id: string }
}

export const documentMails: readonly Mail[] = [
  mail({
    template: 'document-added',
    on: documentEvents.DocumentAdded,
    async recipients(event, context) {
      // Thousands of old documents are no news.
      if (event.data.import_id) return []
      const document = await findDocument(event, context)
      return document && document.user_id !== event.meta.actor ? theEmployee(document) : []
    },
    async letter(event, _, context) {
      const document = await findDocument(event, context)
      if (!document?.filename) return undefined
      const { name, locale } = await context.workspace(event.workspace)
      const texts = textsIn(documentTexts, locale)
      const by = await context.ask(event.workspace, (db) =>
        namesOfUsers(db, event.workspace, [event.meta.actor]),
      )
      const { button, ...words } = texts.added(by.get(event.meta.actor))

      return {
        locale,
        ...words,
        facts: documentFacts(document, locale),
        button: { label: button, url: context.url('/my_profile', { tab: 'documents' }) },
        footer: texts.employee(name),
      }
    },
  }),
  mail({
    template: 'document-expires',
    on: documentEvents.DocumentExpiryReminded,
    async recipients(event, context) {
      const document = await findDocument(event, context)
      if (!document) return []
      const admins = await context.ask(event.workspace, (db) => administrators(db, event.workspace))
      // To the uploader while they still manage documents, otherwise to every person who does.
      const uploader = admins.filter(
        ({ user_id }) => user_id !== null && user_id === document.author_id,
      )
      const told = (uploader.length > 0 ? uploader : admins).flatMap(({ id, email }) =>
        email ? [{ person_id: id, to: email }] : [],
      )
      const own = theEmployee(document)

      return [...own, ...told.filter(({ person_id }) => person_id !== document.employee_id)]
    },
    async letter(event, { person_id }, context) {
      const { expires_on, days } = event.data
      const document = await findDocument(event, context)
      if (!document?.filename || document.expires_on !== expires_on) return undefined
      const { name, locale } = await context.workspace(event.workspace)
      const texts = textsIn(documentTexts, locale)
      const own = person_id === document.employee_id
      const who = fullName(document)
      const { button, ...words } = own ? texts.yours(days) : texts.theirs(who, days)
      const path = own ? '/my_profile' : `/admin/employees/${document.employee_id}/profile`

      return {
        locale,
        ...words,
        facts: [...(own ? [] : [[texts.person, who] as const]), ...documentFacts(document, locale)],
        button: { label: button, url: context.url(path, { tab: 'documents' }) },
        footer: own ? texts.employee(name) : texts.admin(name),
      }
    },
  }),
]

const findDocument = ({ workspace, data }: DocumentMailEvent, context: MailContext) =>
  context.ask(workspace, (db) => documentById(db, workspace, data.document_id))

const theEmployee = ({ employee_id, email, status }: DocumentRow): Recipient[] =>
  email && status === 'active' ? [{ person_id: employee_id, to: email }] : []

function documentFacts(
  { filename, type, expires_on }: DocumentRow,
  locale: Language,
): (readonly [string, string])[] {
  const texts = textsIn(documentTexts, locale)
  return [
    [texts.name, filename ?? ''],
    [texts.type, type ?? ''],
    ...(expires_on ? [[texts.expires, dateIn(locale, expires_on)] as const] : []),
  ]
}
