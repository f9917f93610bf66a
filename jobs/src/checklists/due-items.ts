import { fullName } from '@workledger/contracts/kernel/full-name'
import { dueItems, ownersOfDue } from '@workledger/projections/checklists/checklists.queries'
import { administrators, employeeById } from '@workledger/projections/people/people.queries'
import type { Pool } from 'pg'
import type { SystemCommands } from '../kernel/commands'
import type { MailContext } from '../kernel/mail-context'
import { intendOnce } from '../mail/intend'
import { dayIn, textsIn } from '../mail/language'
import type { Letter, Recipient } from '../mail/mail'
import { WorkspaceDays } from '../workspaces/workspace-days.port'
import { checklistTexts } from './checklists.texts'

interface DueItemsOptions {
  /** Connects as wl_vault, which reads every workspace. */
  vault: Pool
  commands: SystemCommands
  context: MailContext
}

/** The most items that one mail names; it gives the number of the others. */
const MOST_NAMED = 30

/**
 * Reminds of due items: each owner once a day, in one mail. Items without a present owner go to
 * every administrator.
 */
export class DueItems {
  private readonly days: WorkspaceDays

  constructor({ vault, commands, context }: DueItemsOptions) {
    this.days = new WorkspaceDays(vault, async (workspace, day) => {
      const readers = await context.ask(workspace, async (db): Promise<Recipient[]> => {
        const owners = await ownersOfDue(db, workspace, day)
        const admins = owners.includes(null) ? await administrators(db, workspace) : []
        const people = await Promise.all(
          owners.flatMap((id) => (id ? [employeeById(db, workspace, id)] : [])),
        )

        const addresses = new Map(
          [...admins, ...people].flatMap((person) =>
            person ? [[person.id, person.email] as const] : [],
          ),
        )

        return [...addresses].flatMap(([person_id, to]) => (to ? [{ person_id, to }] : []))
      })
      await intendOnce(
        commands,
        { at: Date.parse(day), what: day, workspace, day },
        'checklist-due',
        readers,
      )
    })
  }

  run(now: Date): Promise<void> {
    return this.days.run(now)
  }
}

/** Returns the reminder; undefined if none of the reader's items is still due. */
export async function dueLetter(
  workspace: string,
  day: string,
  { person_id }: Recipient,
  context: MailContext,
): Promise<Letter | undefined> {
  const items = await context.ask(workspace, async (db) => {
    const admin = (await administrators(db, workspace)).some(({ id }) => id === person_id)
    return dueItems(db, workspace, day, { employee: person_id, admin, most: MOST_NAMED })
  })

  const total = items[0]?.total ?? 0
  if (total === 0) return undefined
  const { name, locale } = await context.workspace(workspace)
  const { button, ...words } = textsIn(checklistTexts, locale).due(total)
  const texts = textsIn(checklistTexts, locale)

  return {
    locale,
    ...words,
    facts: items.map(({ text, due_on, first_name, last_name }) => [
      `${text} · ${fullName({ first_name, last_name })}`,
      dayIn(locale, due_on),
    ]),
    ...(total > items.length ? { note: texts.more(total - items.length) } : {}),
    button: { label: button, url: context.url('/requests', { tab: 'checklists' }) },
    footer: texts.footer(name),
  }
}
