import type { Asker } from '@workledger/domain/kernel/fair-turns'
import { networkOf } from './network'

/**
 * For whom a call's costly work is done: a person of a company, or without a session a network
 * address.
 */
export const askerOf = (
  session: { user: { id: string } } | undefined,
  workspace: string | undefined,
  address: string,
): Asker => ({
  company: workspace ?? (session ? `user ${session.user.id}` : 'visitors'),
  person: session ? session.user.id : networkOf(address),
})
