import { watchRuleEvents } from '@workledger/contracts/watch/watch.events'
import { auditors, namesOfUsers } from '@workledger/projections/people/people.queries'
import { dayIn, textsIn } from '../mail/language'
import { type Mail, mail } from '../mail/mail'
import { watchTexts } from './watch.texts'

export const watchMails: readonly Mail[] = [
  mail({
    template: 'watch-rule-proposed',
    on: watchRuleEvents.WatchRuleChangeProposed,
    /** Every holder of view_audit, the proposer included: it is an announcement. */
    recipients: ({ workspace }, context) =>
      context.ask(workspace, async (db) =>
        (await auditors(db, workspace)).map(({ id, email }) => ({ person_id: id, to: email })),
      ),
    async letter({ workspace, data: { rule, by, effective_at } }, _, context) {
      const names = await context.ask(workspace, (db) => namesOfUsers(db, workspace, by))
      const { name, locale } = await context.workspace(workspace)
      const texts = textsIn(watchTexts, locale)
      const who = names.get(by[0] ?? '') ?? ''
      const words = { rule: texts.rules[rule], who }
      const lines = effective_at
        ? texts.waits({ ...words, day: dayIn(locale, effective_at.slice(0, 10)) })
        : texts.confirm(words)

      return {
        locale,
        subject: texts.subject(words.rule),
        heading: texts.subject(words.rule),
        lines,
        button: { label: texts.button, url: context.url('/admin/audit/rules', { tab: 'rules' }) },
        footer: texts.footer(name),
      }
    },
  }),
]
