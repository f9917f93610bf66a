import type { LinkKeys } from '@workledger/event-store/secrets/link-keys'

interface Linked {
  id: string
  /** How many times links were revoked; the next link has another key. */
  revoked: number
}

const DAY = 24 * 60

/**
 * The address of the page where a candidate reads and writes messages. The key is the same in every
 * mail until it is revoked, opens this one candidate, and lasts as long as an application is kept
 * at most; each mail gives it that time anew.
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
