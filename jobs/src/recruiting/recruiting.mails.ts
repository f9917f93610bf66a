import { fullName } from '@workledger/contracts/kernel/full-name'
import { languageOf } from '@workledger/contracts/kernel/languages'
import { candidateEvents as c } from '@workledger/contracts/recruiting/candidate.events'
import { candidateById, lastWriter } from '@workledger/projections/recruiting/recruiting.queries'
import type { MailContext } from '../kernel/mail-context'
import { textsIn } from '../mail/language'
import { linesOf } from '../mail/lines'
import { type Letter, type Mail, mail } from '../mail/mail'
import { messagePage } from './message-page'
import { ownWords } from './own-words'
import { recruitingTexts } from './recruiting.texts'

interface OfCandidate {
  workspace: string
  data: { candidate_id: string }
}

const findCandidate = ({ workspace, data }: OfCandidate, context: MailContext) =>
  context.ask(workspace, (db) => candidateById(db, workspace, data.candidate_id))

/** Returns the candidate; none after their erasure. */
async function theCandidate(event: OfCandidate, context: MailContext) {
  const row = await findCandidate(event, context)
  return row?.email ? [{ person_id: row.id, to: row.email }] : []
}

/**
 * Returns the company and the language of the application, or of the company if that is unknown.
 */
async function forCandidate(
  workspace: string,
  { language }: { language: string | null },
  context: MailContext,
) {
  const { name, locale } = await context.workspace(workspace)
  return { name, locale: language ? languageOf(language) : locale }
}

/**
 * Writes a typed message to the candidate, with the link for an answer; undefined after their
 * erasure.
 */
async function writtenWords(
  event: OfCandidate & { data: { subject: string | null; body: string | null } },
  context: MailContext,
): Promise<Letter | undefined> {
  const row = await findCandidate(event, context)
  const { subject, body } = event.data
  if (!row || !subject || !body) return undefined
  const { name, locale } = await forCandidate(event.workspace, row, context)
  const texts = textsIn(recruitingTexts, locale)

  return {
    locale,
    subject,
    heading: subject,
    lines: linesOf(body),
    facts: [[texts.opening, row.opening]],
    button: {
      label: texts.button,
      url: await messagePage(context, event.workspace, row),
    },
    company: name,
    footer: texts.candidate(name),
  }
}

export const recruitingMails: readonly Mail[] = [
  mail({
    template: 'application-received',
    on: c.CandidateApplied,
    recipients: theCandidate,
    async letter(event, _, context) {
      const row = await findCandidate(event, context)
      if (!row) return undefined
      const { name, locale } = await forCandidate(event.workspace, row, context)
      const texts = textsIn(recruitingTexts, locale)

      return {
        locale,
        ...texts.received(row.opening, name, row.keep_months),
        ...(await ownWords(
          event.workspace,
          { kind: 'received', candidate: row, company: name },
          context,
        )),
        button: {
          label: texts.button,
          url: await messagePage(context, event.workspace, row),
        },
        company: name,
        footer: texts.candidate(name),
      }
    },
  }),
  mail({
    template: 'candidate-message',
    on: c.CandidateMessaged,
    recipients: theCandidate,
    letter: (event, _, context) => writtenWords(event, context),
  }),
  mail({
    template: 'candidate-rejected',
    on: c.CandidateRejected,
    recipients: async (event, context) => (event.data.body ? theCandidate(event, context) : []),
    letter: (event, _, context) => writtenWords(event, context),
  }),
  mail({
    template: 'candidate-reply',
    on: c.CandidateReplied,
    /** The last author of a message to the candidate, otherwise the author of the opening. */
    async recipients(event, context) {
      const row = await findCandidate(event, context)
      if (!row) return []

      return context.ask(event.workspace, async (db) => {
        const user = (await lastWriter(db, row.id)) ?? row.added_by

        const people = await db
          .selectFrom('employees')
          .select(['id', 'email'])
          .where('workspace_id', '=', event.workspace)
          .where('status', '=', 'active')
          .where((eb) => eb(eb.cast<string>('user_id', 'text'), '=', user))
          .execute()

        return people.flatMap(({ id, email }) => (email ? [{ person_id: id, to: email }] : []))
      })
    },
    async letter(event, _, context) {
      const row = await findCandidate(event, context)
      if (!row) return undefined
      const { name, locale } = await context.workspace(event.workspace)
      const texts = textsIn(recruitingTexts, locale)

      const { button, ...words } = texts.reply(fullName(row), row.opening)

      const url = context.url(
        `/admin/ats/${row.opening_id}/detail/candidate_detail/${row.id}/messaging`,
      )

      return { locale, ...words, button: { label: button, url }, footer: texts.colleague(name) }
    },
  }),
]
