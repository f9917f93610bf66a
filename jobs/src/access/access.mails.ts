import { userEvents } from '@workledger/contracts/access/access.events'
import type { Desk } from '../kernel/desk'
import { type Mail, mail, textsIn } from '../mail/mail'
import { accessTexts } from './access.texts'

/** Recorded in the system workspace, where users' own streams are. */
export const accessMails: readonly Mail[] = [
  mail({
    template: 'verify-email',
    on: userEvents.VerificationRequested,
    recipients: (event, desk) => owner(event.data.user_id, desk, (user) => !user.email_verified_at),
    async letter(event, { to }, desk) {
      const user = await desk.user(event.data.user_id)
      // An address that was changed since has a message of its own.
      if (!user || user.email !== to) return undefined
      const token = await desk.keys.mint(event.id, { kind: 'verify-email', subject: user.id, value: desk.emailKey(to), minutes: 24 * 60 })
      const texts = textsIn(accessTexts, user.locale)
      const { button, ...words } = texts.verify(user.first_name ?? '')
      const url = desk.url('/verify-email', { id: user.id, token })
      return { locale: user.locale, ...words, button: { label: button, url }, footer: texts.footer }
    },
  }),
  mail({
    template: 'password-reset',
    on: userEvents.PasswordResetRequested,
    recipients: (event, desk) => owner(event.data.user_id, desk, () => true),
    async letter(event, { to }, desk) {
      const user = await desk.user(event.data.user_id)
      if (!user || user.email !== to) return undefined
      const token = await desk.keys.mint(event.id, { kind: 'reset-password', subject: user.id, minutes: 60 })
      const texts = textsIn(accessTexts, user.locale)
      const { button, ...words } = texts.reset(user.first_name ?? '')
      const url = desk.url('/reset-password', { token })
      return { locale: user.locale, ...words, button: { label: button, url }, footer: texts.footer }
    },
  }),
]

type User = NonNullable<Awaited<ReturnType<Desk['user']>>>
async function owner(id: string, desk: Desk, wanted: (user: User) => boolean) {
  const user = await desk.user(id)
  return user?.email && wanted(user) ? [{ person_id: id, to: user.email }] : []
}
