import type { ErrorParams } from '@workledger/contracts/kernel/faults'
import type { KnownEmployee } from './company'
import type { ImportRow } from './rows'

export function terminationOf(
  { terminated_on, ...source }: ImportRow,
  known: KnownEmployee | undefined,
  today: string,
  warn: (code: string, params: ErrorParams) => void,
): string | null {
  const ended_on = terminated_on ?? source.ended_on
  const past = ended_on !== null && ended_on < today

  if (known?.status === 'terminated') {
    if (past && ended_on !== known.terminated_on) return ended_on
    if (!past) warn('import.gone', { day: known.terminated_on! })
    return null
  }

  return past ? ended_on : null
}

/** Returns why an end of employment would be refused; see the decider of employees. */
export function endedTooEarly(
  ended_on: string,
  hired_on: string | null,
  last_worked_on: string | null,
) {
  if (hired_on && ended_on < hired_on)
    return { code: 'people.ended_before_hire', params: { day: hired_on } }

  if (last_worked_on && ended_on < last_worked_on)
    return { code: 'people.ended_before_work', params: { day: last_worked_on } }

  return undefined
}
