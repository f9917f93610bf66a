import { billingEvents } from '@workledger/contracts/billing/billing.events'
import { isRunning } from '@workledger/domain/billing/subscription'
import { dayIn as dayOf } from '@workledger/domain/kernel/zone-days'
import { subscriptionOf } from '@workledger/projections/billing/billing.queries'
import { administrators } from '@workledger/projections/people/people.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import type { MailContext } from '../kernel/mail-context'
import { dayIn, textsIn } from '../mail/language'
import { type Letter, type Mail, mail } from '../mail/mail'
import { billingTexts } from './billing.texts'

const recipients = async ({ workspace }: { workspace: string }, context: MailContext) => {
  const admins = await context.ask(workspace, (db) => administrators(db, workspace))
  return admins.flatMap(({ id, email }) => (email ? [{ person_id: id, to: email }] : []))
}

type BillingWords = Pick<Letter, 'subject' | 'heading' | 'lines'> & { button: string }

/** Returns the letter; `at` is an instant that it shows as a day of the workspace. */
async function letterOf(
  workspace: string,
  at: string | null,
  words: (texts: typeof billingTexts.en, company: string, day: string | null) => BillingWords,
  context: MailContext,
): Promise<Letter> {
  const { name, locale } = await context.workspace(workspace)
  const zone =
    (await context.ask(workspace, (db) => workspaceById(db, workspace)))?.timezone ?? 'UTC'
  const texts = textsIn(billingTexts, locale)
  const { button, ...said } = words(texts, name, at && dayIn(locale, dayOf(zone, at)))

  return {
    locale,
    ...said,
    button: { label: button, url: context.url('/admin/billing') },
    footer: texts.footer(name),
  }
}

export const billingMails: readonly Mail[] = [
  mail({
    template: 'trial-end',
    on: billingEvents.TrialEndNear,
    recipients,
    async letter({ workspace, data: { ends_at } }, _, context) {
      const known = await context.ask(workspace, (db) => subscriptionOf(db, workspace))
      if (known && isRunning(known)) return undefined

      return letterOf(
        workspace,
        ends_at,
        (texts, company, day) => texts.trial(company, day!),
        context,
      )
    },
  }),
  mail({
    template: 'subscription-payment-failed',
    on: billingEvents.SubscriptionPaymentFailed,
    recipients,
    async letter({ workspace, data: { subscription_id } }, _, context) {
      const known = await context.ask(workspace, (db) => subscriptionOf(db, workspace))

      if (
        known?.subscription_id !== subscription_id ||
        (known.status !== 'past_due' && known.status !== 'unpaid')
      )
        return undefined

      return letterOf(workspace, null, (texts, company) => texts.failed(company), context)
    },
  }),
  mail({
    template: 'subscription-cancelled',
    on: billingEvents.SubscriptionCancelled,
    recipients,
    async letter({ workspace, data: { subscription_id, ends_at } }, _, context) {
      const known = await context.ask(workspace, (db) => subscriptionOf(db, workspace))
      if (known?.subscription_id !== subscription_id || !known.cancelled) return undefined

      return letterOf(
        workspace,
        ends_at,
        (texts, company, day) => texts.cancelled(company, day),
        context,
      )
    },
  }),
]
