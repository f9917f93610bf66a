import type { Finding } from './verify'

/** Why nothing is written. */
export interface Alarm {
  readonly sentence: string
  readonly findings: readonly Finding[]
}

/** What an operator took as it is when an alarm was cleared. */
export interface Acceptance {
  readonly at: Date
  readonly reason: string
  /** First and last position of each stretch. */
  readonly positions: readonly (readonly [from: string, to: string])[]
  /** Anchors of this position or a later one that were taken before count no more. */
  readonly anchorsVoidFrom: string | null
}

/** Where alarms are kept, for all processes and for the next start. */
export interface Alarms {
  open(): Promise<Alarm | undefined>
  raise(sentence: string, findings: readonly Finding[]): Promise<void>
  accepted(): Promise<readonly Acceptance[]>
}

/** The finding, with the acceptance that covers its position. */
export function withAcceptance(finding: Finding, acceptances: readonly Acceptance[]): Finding {
  const at = BigInt(finding.position)
  const found = acceptances.find(({ positions }) =>
    positions.some(([from, to]) => BigInt(from) <= at && at <= BigInt(to)),
  )
  return found ? { ...finding, accepted: { at: found.at, reason: found.reason } } : finding
}
