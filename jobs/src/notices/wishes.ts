import {
  isFixedKind,
  isMailed,
  isPromptKind,
  noticeKindOf,
  type StoppableMails,
} from '@workledger/contracts/notices/notice-kinds'
import { channelOf, type NoticeChannels } from '@workledger/domain/notices/notices'
import { quietUntil } from '@workledger/domain/notices/quiet-hours'
import { zonesOf } from '@workledger/projections/structure/zones.queries'
import type { MailContext } from '../kernel/mail-context'
import { textsIn } from '../mail/language'
import type { Letter } from '../mail/mail'
import type { Wish } from '../mail/wish'
import { noticesTexts } from './notices.texts'

/** A mail that is about to be sent. */
interface PlannedMail {
  readonly workspace: string
  readonly person_id: string
  readonly template: string
}

const SEND: Wish = { act: 'send' }

/**
 * Returns the reader's wish at the moment of sending. Mails of accounts, to outsiders, of security
 * and of payslips follow no wish.
 */
export async function wishOf(
  context: MailContext,
  { workspace, person_id, template }: PlannedMail,
  now: string,
): Promise<Wish> {
  const kind = noticeKindOf(template)
  if (!kind || isFixedKind(kind)) return SEND
  const reader = await context.choices(workspace)
  if (!reader) return SEND
  if (!isMailed(channelOf(reader.channels as NoticeChannels, kind)))
    return { act: 'withhold', why: 'off' }

  if (reader.digest_hour !== null && !isPromptKind(kind)) return { act: 'withhold', why: 'digest' }

  if (reader.quiet_from === null) return SEND
  const zones = await context.ask(workspace, (db) => zonesOf(db, workspace, person_id))
  const until = quietUntil(reader, zones(now), now)

  return until ? { act: 'wait', until } : SEND
}

/**
 * Adds the link by which a member stops such mails (RFC 8058). Outsiders get none, for they have no
 * notices, and a mail with a link of its own keeps that.
 */
export async function stoppable(
  letter: Letter,
  { workspace, person_id, template }: PlannedMail,
  context: MailContext,
): Promise<Letter> {
  const kind = noticeKindOf(template)
  if (!kind || isFixedKind(kind) || letter.unsubscribe) return letter
  if (!(await context.isReadByMember(workspace))) return letter

  return { ...letter, unsubscribe: stopLink(letter, { workspace, person_id, kind }, context) }
}

export const stopLink = (
  { locale }: Pick<Letter, 'locale'>,
  { workspace, person_id, kind }: { workspace: string; person_id: string; kind: StoppableMails },
  context: MailContext,
) => ({
  label: textsIn(noticesTexts, locale).stop,
  url: context.url(`/api/v1/public/notices/${workspace}/${person_id}/${kind}`, {
    key: context.stopKey({ workspace, employee: person_id, kind }),
  }),
})
