import type { Asker } from '@workledger/domain/kernel/fair-turns'
import { networkOf } from './network'

/**
 * Returns for whom a call's costly work is done: a person of a company, or a network address
 * without a session.
 */
export const askerOf = (
  session: { user: { id: string } } | undefined,
  workspace: string | undefined,
  address: string,
): Asker => ({
  company: workspace ?? (session ? `user ${session.user.id}` : 'visitors'),
  person: session ? session.user.id : networkOf(address),
})
