import { isolatedIn } from '@workledger/contracts/kernel/inserted'
import type { OwnKind } from '@workledger/contracts/recruiting/recruiting-setting.events'
import {
  filledTemplate,
  type TemplateValues,
} from '@workledger/contracts/recruiting/template-words'
import {
  type CandidateRow,
  templateOf,
} from '@workledger/projections/recruiting/recruiting.queries'
import type { MailContext } from '../kernel/mail-context'
import { linesOf } from '../mail/lines'

/**
 * Returns the company's own text for an automatic mail to a candidate; undefined if it uses the
 * product's.
 */
export async function ownWords(
  workspace: string,
  {
    kind,
    candidate: { first_name, last_name, opening },
    company,
  }: {
    kind: OwnKind
    candidate: Pick<CandidateRow, 'first_name' | 'last_name' | 'opening'>
    company: string
  },
  context: MailContext,
  more: TemplateValues = {},
) {
  const template = await context.ask(workspace, (db) => templateOf(db, workspace, kind))
  if (!template) return undefined

  const { locale } = await context.workspace(workspace)
  const named = { first_name: first_name ?? '', last_name: last_name ?? '', opening, company }

  const values: TemplateValues = Object.fromEntries(
    Object.entries({ ...named, ...more }).map(([name, text]) => [name, isolatedIn(locale, text)]),
  )

  const subject = filledTemplate(template.subject, values)

  return { subject, heading: subject, lines: linesOf(filledTemplate(template.body, values)) }
}
