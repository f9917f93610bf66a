import { deliveryDecider } from '@workledger/domain/operations/delivery'
import { derivedId } from '@workledger/event-store/ids'
import type { Event } from '@workledger/event-store/port'
import type { SystemCommands } from '../kernel/commands'
import type { MailContext } from '../kernel/mail-context'
import type { Reaction } from '../kernel/reaction'
import type { Mail, Recipient } from './mail'

/** Appends at a time; a pay run tells thousands. */
const AT_ONCE = 32

/**
 * Records that these people are to get a mail. The id of a delivery is made from its cause, so that repeating this has no
 * effect; `cause.id` begins with 12 hexadecimal digits of Unix milliseconds, as event ids do.
 */
export async function intend(
  commands: SystemCommands,
  cause: { id: string; workspace: string; event?: Event; day?: string },
  template: string,
  recipients: readonly Recipient[],
): Promise<void> {
  const { event } = cause
  const each = recipients.map(({ person_id, to }) => () => {
    const delivery_id = derivedId(cause.id, `${template} ${person_id}`)
    const about = event ? { stream: event.stream, revision: event.revision, event_id: event.id } : null
    const why = event ? { correlation: event.meta.correlation_id, causation: event.id } : {}
    return commands.run(
      deliveryDecider,
      cause.workspace,
      delivery_id,
      { type: 'intend', delivery_id, kind: 'mail', template, person_id, to, about, day: cause.day ?? null },
      { commandId: delivery_id, ...why },
    )
  })
  for (let from = 0; from < each.length; from += AT_ONCE) await Promise.all(each.slice(from, from + AT_ONCE).map((run) => run()))
}

export const reactionOf = (mail: Mail, commands: SystemCommands, context: MailContext): Reaction => ({
  name: mail.template,
  on: mail.on.type,
  async react(event) {
    const recipients = await mail.recipients(event as never, context)
    await intend(commands, { id: event.id, workspace: event.workspace, event }, mail.template, recipients)
  },
})
