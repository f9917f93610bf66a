import { addMonths } from './months'

/** Hours earned in a month and not used yet. */
export interface Credit {
  readonly month: string
  readonly seconds: number
}

export interface Credits {
  readonly credits: readonly Credit[]
  /** Hours owed; above 0 only without credits. */
  readonly owed: number
}

export const balanceOf = ({ credits, owed }: Credits) =>
  credits.reduce((sum, { seconds }) => sum + seconds, 0) - owed

/** Adds hours of a month, which first pay what is owed; below zero takes hours away. */
export function addCredit(account: Credits, month: string, seconds: number): Credits {
  if (seconds <= 0) return takeCredit(account, -seconds)
  const paid = Math.min(account.owed, seconds)
  const rest = seconds - paid
  const owed = account.owed - paid
  if (rest === 0) return { credits: account.credits, owed }
  const same = account.credits.find((credit) => credit.month === month)

  const credits = same
    ? account.credits.map((credit) =>
        credit === same ? { month, seconds: credit.seconds + rest } : credit,
      )
    : [...account.credits, { month, seconds: rest }].sort((a, b) => (a.month < b.month ? -1 : 1))

  return { credits, owed }
}

/** Takes hours away, the oldest first; what is missing is owed. */
export function takeCredit({ credits, owed }: Credits, seconds: number): Credits {
  let rest = seconds
  const left: Credit[] = []

  for (const credit of credits) {
    const taken = Math.min(rest, credit.seconds)
    rest -= taken
    if (credit.seconds > taken) left.push({ ...credit, seconds: credit.seconds - taken })
  }

  return { credits: left, owed: owed + rest }
}

/** Returns the hours that `takeCredit` takes, by the months in which they were earned. */
export function takenFrom(credits: readonly Credit[], seconds: number): Credit[] {
  let rest = seconds

  return credits.flatMap(({ month, seconds: there }) => {
    const taken = Math.min(rest, there)
    rest -= taken
    return taken > 0 ? [{ month, seconds: taken }] : []
  })
}

/** Returns the hours that expire with a closing: earned so many months before it, or earlier. */
export function expiring(
  credits: readonly Credit[],
  month: string,
  expires_months: number | null,
): number {
  if (expires_months === null) return 0
  const last = addMonths(month, -expires_months)
  return credits.reduce((sum, credit) => sum + (credit.month <= last ? credit.seconds : 0), 0)
}
