import { userEvents } from '@workledger/contracts/access/access.events'
import type { EventDefinition } from '@workledger/contracts/kernel/event'
import type { MailContext } from '../kernel/mail-context'
import { textsIn } from '../mail/language'
import { type Mail, mail } from '../mail/mail'
import { accessTexts } from './access.texts'

/** Mails about accounts, recorded in the system workspace, which has the users' streams. */
export const accessMails: readonly Mail[] = [
  mail({
    template: 'verify-email',
    on: userEvents.VerificationRequested,
    recipients: (event, context) =>
      owner(event.data.user_id, context, (user) => !user.email_verified_at),
    async letter(event, { to }, context) {
      const user = await context.user(event.data.user_id)
      // A later address gets a message of its own.
      if (!user || user.email !== to) return undefined

      const token = await context.keys.mint(event.id, {
        kind: 'verify-email',
        subject: user.id,
        value: context.emailKey(to),
        minutes: 24 * 60,
      })

      const texts = textsIn(accessTexts, user.locale)
      const { button, ...words } = texts.verify
      const url = context.url('/verify-email', { id: user.id, token })

      return { locale: user.locale, ...words, button: { label: button, url }, footer: texts.footer }
    },
  }),
  mail({
    template: 'password-reset',
    on: userEvents.PasswordResetRequested,
    recipients: (event, context) => owner(event.data.user_id, context, () => true),
    async letter(event, { to }, context) {
      const user = await context.user(event.data.user_id)
      if (!user || user.email !== to) return undefined

      const token = await context.keys.mint(event.id, {
        kind: 'reset-password',
        subject: user.id,
        value: context.emailKey(to),
        minutes: 60,
      })

      const texts = textsIn(accessTexts, user.locale)
      const { button, ...words } = texts.reset
      const url = context.url('/reset-password', { token })

      return { locale: user.locale, ...words, button: { label: button, url }, footer: texts.footer }
    },
  }),
  ...(
    [
      ['second-factor-added', userEvents.FactorAdded, 'added'],
      ['second-factor-removed', userEvents.FactorRemoved, 'removed'],
      ['recovery-code-used', userEvents.RecoveryCodeUsed, 'used'],
      ['passkey-blocked', userEvents.PasskeyBlocked, 'blocked'],
      ['second-factors-reset', userEvents.FactorsReset, 'reset'],
    ] as const
  ).map(([template, on, text]) => aboutFactors(template, on, text)),
]

/** A mail that tells a person of a change of their second factors, with a link to their account. */
function aboutFactors(
  template: string,
  on: EventDefinition,
  text: keyof (typeof accessTexts)['en']['factors'],
): Mail {
  return mail({
    template,
    on,
    recipients: (event, context) => owner(String(event.data.user_id), context, () => true),
    async letter(event, { to }, context) {
      const user = await context.user(String(event.data.user_id))
      if (!user || user.email !== to) return undefined
      const texts = textsIn(accessTexts, user.locale)
      const { button, note, ...words } = { ...texts.factorMail, ...texts.factors[text] }
      const url = context.url('/my_account')

      return {
        locale: user.locale,
        ...words,
        note,
        button: { label: button, url },
        footer: texts.footer,
      }
    },
  })
}

type User = NonNullable<Awaited<ReturnType<MailContext['user']>>>

async function owner(id: string, context: MailContext, wanted: (user: User) => boolean) {
  const user = await context.user(id)
  return user?.email && wanted(user) ? [{ person_id: id, to: user.email }] : []
}
