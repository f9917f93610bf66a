import { dayAfter } from '@workledger/contracts/kernel/durations'

/** The period of a version of a contract. */
interface Version {
  readonly effective_on: string
  readonly end_date: string | null
}

/**
 * Returns the last day of employment by contract as known on `today`: that of the current version,
 * or of versions that replace it before its end. Null without an end or a contract.
 */
export function contractEnd(contracts: readonly Version[], today: string): string | null {
  const versions = [...contracts].sort((a, b) => a.effective_on.localeCompare(b.effective_on))

  let at = Math.max(
    0,
    versions.findLastIndex(({ effective_on }) => effective_on <= today),
  )

  for (;;) {
    const [now, next] = [versions[at], versions[at + 1]]
    if (!now) return null

    if (!next || (now.end_date !== null && next.effective_on > dayAfter(now.end_date)))
      return now.end_date

    at++
  }
}
