import { notTracking } from '@workledger/projections/reports/not-tracking.queries'
import type { Pool } from 'pg'
import type { SystemCommands } from '../kernel/commands'
import type { MailContext } from '../kernel/mail-context'
import { eachInTurn } from '../kernel/schedule'
import { intendOnce } from '../mail/intend'
import { textsIn } from '../mail/language'
import type { Letter, Recipient } from '../mail/mail'
import { reminderTexts } from './reminders.texts'

interface RemindersOptions {
  /** Connects as wl_vault, which reads every workspace. */
  vault: Pool
  commands: SystemCommands
  context: MailContext
}

/** Minutes after which a missed reminder, due while no worker ran, is not sent any more. */
const LATE = 5

/**
 * Reminds people who are checked in and track no time, by the workspace's settings: after some
 * minutes, once or repeatedly.
 */
export class Reminders {
  constructor(private readonly options: RemindersOptions) {}

  async run(now: Date): Promise<void> {
    const { rows } = await this.options.vault.query<{ id: string; after: number; every: number }>(
      `select id, not_tracking_notify_after as after, not_tracking_notify_every as every from read.workspaces
       where not_tracking_notify_after > 0 order by id`,
    )
    await eachInTurn(rows, ({ id, after, every }) => this.remind(id, after, every, now))
  }

  private async remind(workspace: string, after: number, every: number, now: Date): Promise<void> {
    const { commands, context } = this.options

    for (const { id, email, day, since } of await context.ask(workspace, (db) =>
      notTracking(db, workspace, now),
    )) {
      const began = Date.parse(`${since.replace(' ', 'T')}Z`)
      const minutes = Math.floor((now.getTime() - began) / 60_000) - after
      if (minutes < 0) continue
      const round = every > 0 ? Math.floor(minutes / every) : 0
      if (minutes - round * every > LATE) continue
      await intendOnce(commands, { at: began, what: `${round}`, workspace, day }, 'not-tracking', [
        { person_id: id, to: email },
      ])
    }
  }
}

/** Writes the reminder; undefined if the reader tracks time or has checked out. */
export async function reminderLetter(
  workspace: string,
  _: string,
  { person_id }: Recipient,
  context: MailContext,
): Promise<Letter | undefined> {
  const still = await context.ask(workspace, (db) =>
    notTracking(db, workspace, new Date(), person_id),
  )
  if (still.length === 0) return undefined
  const { name, locale } = await context.workspace(workspace)
  const texts = textsIn(reminderTexts, locale)

  return {
    locale,
    subject: texts.subject,
    heading: texts.subject,
    lines: texts.lines,
    button: { label: texts.button, url: context.url('/timer') },
    footer: texts.footer(name),
  }
}
