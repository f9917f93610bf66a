import type { InterviewRow } from '@workledger/contracts/recruiting/recruiting.lists'
import { serverNow } from '../../i18n/server-time'
import { milliseconds } from '../../i18n/zone-time'

type Interview = Pick<InterviewRow, 'status' | 'starts_at' | 'people' | 'feedback'>

/** Returns the next step of an interview for a possible interviewer. */
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
 * Mirrors the server's rule: interviewers give and change feedback once the interview has begun.
 */
export const mayGiveFeedback = (interview: Interview, employee: string) =>
  interview.status !== 'cancelled' &&
  milliseconds(interview.starts_at) <= serverNow() &&
  interview.people.some(({ id }) => id === employee)
