import { noticeKindOf } from '@workledger/contracts/notices/notice-kinds'
import { sideBySide } from '@workledger/domain/kernel/side-by-side'
import { deliveryDecider } from '@workledger/domain/operations/delivery'
import { derivedId } from '@workledger/event-store/ids'
import type { Event } from '@workledger/event-store/port'
import type { SystemCommands } from '../kernel/commands'
import type { MailContext } from '../kernel/mail-context'
import type { Reaction } from '../kernel/reaction'
import type { Mail, Recipient } from './mail'

/** The fields in which the events of mails name the record that the mail is about. */
const recordFields = [
  'leave_id',
  'expense_id',
  'correction_id',
  'timesheet_id',
  'overtime_id',
  'payrun_id',
  'task_id',
  'event_id',
  'document_id',
  'round_id',
  'candidate_id',
  'delegation_id',
] as const

/** Returns the record of a notice; undefined for other mails, whose ids no list needs. */
function recordOf(template: string, data: Readonly<Record<string, unknown>>): string | undefined {
  if (!noticeKindOf(template)) return undefined
  const field = recordFields.find((name) => typeof data[name] === 'string')

  return field && String(data[field])
}

/**
 * Records that these people are to get a mail. The cause gives a delivery's id, so a repetition has
 * no effect. `cause.id` begins with 12 hexadecimal digits of Unix milliseconds, as event ids do.
 */
export async function intend(
  commands: SystemCommands,
  cause: { id: string; workspace: string; event?: Event; day?: string },
  template: string,
  recipients: readonly Recipient[],
): Promise<void> {
  const { event } = cause
  await sideBySide(recipients, ({ person_id, to, which }) => {
    const name = [template, person_id, which].filter(Boolean).join(' ')
    const delivery_id = derivedId(cause.id, name)
    const about = event
      ? { stream: event.stream, revision: event.revision, event_id: event.id }
      : null
    const why = event ? { correlation: event.meta.correlation_id, causation: event.id } : {}

    return commands.run(
      deliveryDecider,
      { workspace: cause.workspace, id: delivery_id, fresh: true },
      {
        type: 'intend',
        delivery_id,
        kind: 'mail',
        template,
        person_id,
        to,
        about,
        day: cause.day ?? null,
        record_id: (event && recordOf(template, event.data)) ?? null,
        notice: noticeKindOf(template) !== undefined,
      },
      { commandId: delivery_id, ...why },
    )
  })
}

/**
 * Like `intend` for mails of a schedule, about `what` at a moment (Unix milliseconds). A second
 * worker or the next minute records nothing twice.
 */
export function intendOnce(
  commands: SystemCommands,
  { at, what, workspace, day }: { at: number; what: string; workspace: string; day: string },
  template: string,
  recipients: readonly Recipient[],
): Promise<void> {
  const id = `${at.toString(16).padStart(12, '0')} ${template} ${workspace} ${what}`
  return intend(commands, { id, workspace, day }, template, recipients)
}

export const reactionOf = (
  mail: Mail,
  commands: SystemCommands,
  context: MailContext,
): Reaction => ({
  name: mail.template,
  on: mail.on.type,
  async react(event) {
    const recipients = await mail.recipients(event as never, context)
    await intend(
      commands,
      { id: event.id, workspace: event.workspace, event },
      mail.template,
      recipients,
    )
  },
})
