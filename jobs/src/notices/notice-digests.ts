import { writtenNumber } from '@workledger/contracts/kernel/written'
import { DIGEST_TEMPLATE } from '@workledger/contracts/notices/notice-kinds'
import { mailNames } from '@workledger/contracts/operations/mail-names'
import { dayIn as dayAt } from '@workledger/domain/kernel/zone-days'
import { nextDigest } from '@workledger/domain/notices/quiet-hours'
import {
  noticesOfDigest,
  type WaitingReader,
  waitingReaders,
} from '@workledger/projections/notices/notices.queries'
import { zonesOfEach } from '@workledger/projections/structure/zones.queries'
import type { MailContext } from '../kernel/mail-context'
import { eachInTurn, type Schedule, type ScheduleTools } from '../kernel/schedule'
import { intendOnce } from '../mail/intend'
import { dateIn, textsIn } from '../mail/language'
import type { Letter } from '../mail/mail'
import { allWorkspaces } from '../workspaces/all-workspaces.port'
import { noticesTexts } from './notices.texts'
import { stopLink } from './wishes'

/** Local hours begin at quarters of a UTC hour in every zone. */
const QUARTER = 900_000

/** Requests each person's mail of the day at their hour, if any mail waits for it. */
export class NoticeDigests implements Schedule {
  /** The last finished quarter of an hour by workspace. */
  private readonly done = new Map<string, number>()

  constructor(private readonly tools: Pick<ScheduleTools, 'vault' | 'commands' | 'context'>) {}

  async run(now: Date): Promise<void> {
    const quarter = Math.floor(now.getTime() / QUARTER)
    const workspaces = await allWorkspaces(this.tools.vault)

    await eachInTurn(workspaces, async ({ id }) => {
      if (this.done.get(id) === quarter) return
      await this.workspace(id, now.toISOString())
      this.done.set(id, quarter)
    })
  }

  private async workspace(workspace: string, now: string): Promise<void> {
    const { commands, context } = this.tools

    const due = await context.ask(workspace, async (db) => {
      const readers = await waitingReaders(db, workspace)
      if (readers.length === 0) return []
      const zones = await zonesOfEach(
        db,
        workspace,
        readers.map(({ id }) => id),
      )

      return readers.flatMap((reader) => {
        const zone = zones(reader.id)(now)
        const at = momentOf(reader, zone)
        return at <= now ? [{ ...reader, at, day: dayAt(zone, at) }] : []
      })
    })

    for (const { id, email, at, day } of due)
      await intendOnce(
        commands,
        { at: Date.parse(at), what: `${id} ${at}`, workspace, day },
        DIGEST_TEMPLATE,
        [{ person_id: id, to: email }],
      )
  }
}

/** Returns when a reader's mail of the day is due; at once if they do not want one any more. */
const momentOf = ({ digest_hour, since }: WaitingReader, zone: string): string => {
  const from = `${since.replace(' ', 'T')}Z`
  return digest_hour === null ? from : nextDigest(digest_hour, zone, from)
}

/**
 * Writes the mail of the day. It names kinds and their numbers and no person, because an erasure
 * finds a mail by the person whom its cause names.
 */
export async function digestLetter(
  workspace: string,
  day: string,
  { person_id, delivery_id }: { person_id: string; delivery_id: string },
  context: MailContext,
): Promise<Letter | undefined> {
  const rows = await context.ask(workspace, (db) => noticesOfDigest(db, workspace, delivery_id))
  const total = rows.reduce((sum, { n }) => sum + n, 0)
  if (total === 0) return undefined
  const { name, locale } = await context.workspace(workspace)
  const texts = textsIn(noticesTexts, locale)
  const { button, ...words } = texts.digest(total, dateIn(locale, day))

  return {
    locale,
    ...words,
    facts: rows.map(({ template, n }) => [
      mailNames.get(template)?.[locale] ?? template,
      writtenNumber(locale, n),
    ]),
    button: { label: button, url: context.url('/notices') },
    footer: texts.footer(name),
    unsubscribe: stopLink({ locale }, { workspace, person_id, kind: 'digest' }, context),
  }
}
