import { fullName } from '@workledger/contracts/kernel/full-name'
import { writtenList } from '@workledger/contracts/kernel/written'
import { partOfDay } from '@workledger/contracts/leave/part-of-day'
import { dayIn as localDay } from '@workledger/domain/kernel/zone-days'
import {
  awayOn,
  periodOfRun,
  stillWaiting,
} from '@workledger/projections/integrations/chat-channels.queries'
import { decideUrl } from '../kernel/decide-link'
import type { MailContext } from '../kernel/mail-context'
import { dateIn, dayIn, spanIn, textsIn } from '../mail/language'
import { chatTexts } from './chat.texts'
import { type ChatLine, type ChatMessage, MOST_LINES } from './chat-message'
import { askingKinds, type ChatPost, type ChatPosts } from './chat-table'

/** Names that a message has; the rest is a number. */
const MOST_NAMES = 60

/**
 * Writes the message of posts that go out together; undefined if nothing of it holds any more. It
 * has only what everyone in the channel may see: no amounts, no reasons, and no names of people who
 * ask for something.
 */
export async function chatLetter(
  taken: ChatPosts,
  context: MailContext,
  now: Date,
): Promise<ChatMessage | undefined> {
  const { kind } = taken.posts[0]!

  switch (kind) {
    case 'test':
      return testMessage(taken.workspace, context)
    case 'away':
      return awayMessage(taken, context, now)
    case 'pay_run_approved':
      return approvedMessage(taken, context)
    default:
      return waitingMessage(taken, context)
  }
}

async function testMessage(workspace: string, context: MailContext): Promise<ChatMessage> {
  const { name, locale } = await context.workspace(workspace)
  const texts = textsIn(chatTexts, locale)

  return { language: locale, title: texts.test, lines: [{ text: texts.testText(name) }] }
}

async function awayMessage(
  { workspace, timezone, posts: [post] }: ChatPosts,
  context: MailContext,
  now: Date,
): Promise<ChatMessage | undefined> {
  const day = post!.day!
  if (localDay(timezone, now.toISOString()) !== day) return undefined
  const people = await context.ask(workspace, (db) => awayOn(db, workspace, day))
  const { locale } = await context.workspace(workspace)
  const texts = textsIn(chatTexts, locale)

  const names = people.flatMap(({ half_day, ...person }) => {
    const name = fullName(person)
    const part = partOfDay(person, locale)
    if (!name) return []
    return [half_day ? texts.half(name) : part ? texts.part(name, part) : name]
  })

  if (names.length === 0) return undefined
  const shown = names.slice(0, MOST_NAMES)
  const rest = names.length - shown.length
  const all = rest > 0 ? [...shown, texts.others(rest)] : shown

  return {
    language: locale,
    title: texts.away(dayIn(locale, day)),
    lines: [{ text: writtenList(locale, all) }],
  }
}

async function approvedMessage(
  { workspace, posts: [post] }: ChatPosts,
  context: MailContext,
): Promise<ChatMessage | undefined> {
  const run = await context.ask(workspace, (db) => periodOfRun(db, workspace, post!.record_id!))
  if (!run) return undefined
  const { locale } = await context.workspace(workspace)
  const texts = textsIn(chatTexts, locale)
  const period = spanIn(locale, run.start_on, run.end_on)

  return {
    language: locale,
    title: texts.approved,
    lines: [
      {
        text: texts.approvedText(period, dateIn(locale, run.pay_date)),
        button: { label: texts.payslips, url: context.url('/requests', { tab: 'payslips' }) },
      },
    ],
  }
}

async function waitingMessage(
  { workspace, posts }: ChatPosts,
  context: MailContext,
): Promise<ChatMessage | undefined> {
  const waiting = await stillWaitingOf(workspace, posts, context)
  if (waiting.length === 0) return undefined
  const { locale } = await context.workspace(workspace)
  const texts = textsIn(chatTexts, locale)

  const lines = waiting.slice(0, MOST_LINES).map(async ({ kind, record, cause }) => ({
    text: texts.waits[kind],
    button: {
      label: texts.decide,
      url: await decideUrl(context, { workspace, kind, record, cause }),
    },
  }))

  const rest = waiting.length - MOST_LINES

  const more: ChatLine = {
    text: texts.more(rest),
    button: { label: texts.inbox, url: context.url('/inbox') },
  }

  return {
    language: locale,
    title: texts.waiting,
    lines: [...(await Promise.all(lines)), ...(rest > 0 ? [more] : [])],
  }
}

/** Returns those posts about requests that still wait for a decision, in their order. */
async function stillWaitingOf(workspace: string, posts: readonly ChatPost[], context: MailContext) {
  const found = new Set<string>()

  for (const kind of askingKinds) {
    const ids = posts.flatMap((post) => (post.kind === kind ? [post.record_id!] : []))
    if (ids.length === 0) continue
    const still = await context.ask(workspace, (db) => stillWaiting(db, workspace, kind, ids))
    for (const id of still) found.add(id)
  }

  // Of a request whose steps wait one after the other, only the last post.
  const last = new Map(posts.map((post) => [post.record_id, post]))

  return posts.flatMap((post) => {
    const { kind, record_id, cause } = post
    return found.has(record_id!) && last.get(record_id) === post
      ? [{ kind: kind as (typeof askingKinds)[number], record: record_id!, cause }]
      : []
  })
}
