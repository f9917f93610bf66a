import { webhookEvents } from '@workledger/contracts/integrations/webhooks.events'
import { webhookById } from '@workledger/projections/integrations/integrations.queries'
import { administrators } from '@workledger/projections/people/people.queries'
import { textsIn } from '../mail/language'
import { type Mail, mail } from '../mail/mail'
import { webhookTexts } from './webhooks.texts'

/** Tells admins of an endpoint that was switched off after failures. */
export const webhookMails: readonly Mail[] = [
  mail({
    template: 'webhook-off',
    on: webhookEvents.WebhookSwitchedOff,
    async recipients({ workspace, data: { because } }, context) {
      if (because === 'hand') return []
      const admins = await context.ask(workspace, (db) => administrators(db, workspace))

      return admins.flatMap(({ id, email }) => (email ? [{ person_id: id, to: email }] : []))
    },
    async letter({ workspace, data: { webhook_id, because } }, _, context) {
      const webhook = await context.ask(workspace, (db) => webhookById(db, workspace, webhook_id))
      if (!webhook?.off_because || because === 'hand') return undefined
      const { name: company, locale } = await context.workspace(workspace)
      const texts = textsIn(webhookTexts, locale)

      return {
        locale,
        subject: texts.subject(webhook.name),
        heading: texts.subject(webhook.name),
        lines: [texts[because](webhook.origin), texts.next],
        button: {
          label: texts.button,
          url: context.url('/admin/integrations?tab=webhooks'),
        },
        footer: texts.footer(company),
      }
    },
  }),
]
