/** Days that an act waits if it needs a second person and none could consent. */
export const WAIT_DAYS = 7

/** An act requested by one person that another person must confirm. */
export interface Proposal {
  /** Requesting users: the signed-in one, and the admin behind a sign-in-as session. */
  readonly by: readonly string[]
  /**
   * Null if another person can confirm; otherwise the instant from which the requesters may proceed
   * alone.
   */
  readonly waits_until: string | null
}

/**
 * Returns until when a proposal waits: for another person's confirmation (null), or WAIT_DAYS if
 * none could confirm.
 */
export function waitsUntil(now: string, othersCould: boolean): string | null {
  if (othersCould) return null
  return new Date(Date.parse(now) + WAIT_DAYS * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z')
}

/**
 * Returns whether these users may start the proposal: another person at once, the requesters only
 * alone and after the wait.
 */
export function mayBegin(
  proposal: Proposal,
  { by, now, othersCould }: { by: readonly string[]; now: string; othersCould: boolean },
) {
  if (!by.some((user) => proposal.by.includes(user))) return true
  return !othersCould && proposal.waits_until !== null && now >= proposal.waits_until
}
