import type { Finding } from './verify'

/** The reason why the log takes no writes. */
export interface Alarm {
  readonly sentence: string
  readonly findings: readonly Finding[]
}

/** The findings that an operator accepted when clearing an alarm. */
export interface Acceptance {
  readonly at: Date
  readonly reason: string
  /** First and last position of each range. */
  readonly positions: readonly (readonly [from: string, to: string])[]
  /** Anchors of this position or later that were taken before the acceptance are void. */
  readonly anchorsVoidFrom: string | null
}

/** Stores alarms, shared by all processes and kept across restarts. */
export interface Alarms {
  open(): Promise<Alarm | undefined>
  raise(sentence: string, findings: readonly Finding[]): Promise<void>
  accepted(): Promise<readonly Acceptance[]>
}

/** Returns the finding, with the acceptance that covers its position if there is one. */
export function withAcceptance(finding: Finding, acceptances: readonly Acceptance[]): Finding {
  const at = BigInt(finding.position)
  const found = acceptances.find(({ positions }) =>
    positions.some(([from, to]) => BigInt(from) <= at && at <= BigInt(to)),
  )
  return found ? { ...finding, accepted: { at: found.at, reason: found.reason } } : finding
}
