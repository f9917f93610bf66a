/**
 * Days for which an act waits that needs a second person where nobody else could give their
 * consent.
 */
export const WAIT_DAYS = 7

/** An act that one person asked for and that takes another person to begin. */
export interface Proposal {
  /** Users who asked: the signed-in one, and the admin behind a sign-in-as session. */
  readonly by: readonly string[]
  /**
   * Null where somebody else can confirm; otherwise the instant from which those who asked may go
   * on alone.
   */
  readonly waits_until: string | null
}

/**
 * Returns how long a proposal waits: until somebody else confirms (null), or WAIT_DAYS where nobody
 * else could.
 */
export function waitsUntil(now: string, othersCould: boolean): string | null {
  if (othersCould) return null
  return new Date(Date.parse(now) + WAIT_DAYS * 86_400_000).toISOString().replace(/\.\d+Z$/, 'Z')
}

/**
 * Returns whether these users may begin what was proposed: somebody else at once, those who asked
 * only alone and after the wait.
 */
export function mayBegin(
  proposal: Proposal,
  { by, now, othersCould }: { by: readonly string[]; now: string; othersCould: boolean },
) {
  if (!by.some((user) => proposal.by.includes(user))) return true
  return !othersCould && proposal.waits_until !== null && now >= proposal.waits_until
}
