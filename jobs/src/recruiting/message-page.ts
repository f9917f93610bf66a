import { candidateLink } from '@workledger/projections/recruiting/candidate-link'
import type { MailContext } from '../kernel/mail-context'

/** Returns the address of a candidate's message page, with its key. */
export const messagePage = (
  { keys, publicUrl }: Pick<MailContext, 'keys' | 'publicUrl'>,
  workspace: string,
  candidate: { id: string; revoked: number },
) => candidateLink(keys, publicUrl, workspace, candidate)
