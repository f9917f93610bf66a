import type { InterviewRow } from '@workledger/contracts/recruiting/recruiting.lists'
import { serverNow } from '../../i18n/server-time'
import { milliseconds } from '../../i18n/zone-time'

type Interview = Pick<InterviewRow, 'status' | 'starts_at' | 'people' | 'feedback'>

/** What an interview waits for, as somebody who may lead it sees it. */
export function feedbackState(
  { status, starts_at, people, feedback }: Interview,
  employee: string,
) {
  if (status === 'cancelled') return 'cancelled'
  if (feedback.some(({ employee_id }) => employee_id === employee)) return 'given'

  return milliseconds(starts_at) <= serverNow() && people.some(({ id }) => id === employee)
    ? 'awaited'
    : 'scheduled'
}

/**
 * As the server has it: those who lead an interview say something of it, and change that, once it
 * has begun.
 */
export const mayGiveFeedback = (interview: Interview, employee: string) =>
  interview.status !== 'cancelled' &&
  milliseconds(interview.starts_at) <= serverNow() &&
  interview.people.some(({ id }) => id === employee)
