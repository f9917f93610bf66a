import { type RoutedKind, stepReaders } from '@workledger/projections/access/approval-steps.port'
import type { MailContext } from '../kernel/mail-context'
import type { Recipient } from '../mail/mail'

/** Returns the people for whom the waiting step of a request waits; `but`: a user who is left out. */
export async function stepRecipients(
  context: MailContext,
  kind: RoutedKind,
  { workspace, id, but }: { workspace: string; id: string; but?: string | undefined },
): Promise<Recipient[]> {
  const people = await context.ask(workspace, (db) => stepReaders(db, kind, workspace, id))

  return people.flatMap(({ id: person_id, email, user_id }) =>
    email && user_id !== but ? [{ person_id, to: email }] : [],
  )
}
