import type { LinkKeys } from '@workledger/event-store/secrets/link-keys'

interface Linked {
  id: string
  /** Number of revocations; each gives the next link another key. */
  revoked: number
}

const DAY = 24 * 60

/**
 * Returns the address of the page where a candidate reads and writes messages. All mails share one
 * key for this candidate until it is revoked. A link lasts at most as long as an application is
 * kept, counted from its mail.
 */
export async function candidateLink(
  keys: LinkKeys,
  publicUrl: string,
  workspace: string,
  { id, revoked }: Linked,
): Promise<string> {
  const minutes = 2 * 366 * DAY

  const key = await keys.mint(`candidate ${id} ${revoked}`, {
    kind: 'candidate',
    subject: id,
    workspace,
    minutes,
    renew: true,
  })

  return `${publicUrl}/ats/candidates/${id}/messages/${key}`
}
