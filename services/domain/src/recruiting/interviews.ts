import { refuse } from '@workledger/contracts/kernel/errors'
import type { EventOf } from '@workledger/contracts/kernel/event'
import type { candidateEvents } from '@workledger/contracts/recruiting/candidate.events'
import { MOST_INTERVIEWS } from '@workledger/contracts/recruiting/recruiting.bounds'
import { latest } from '../kernel/bounds'
import { changed } from '../kernel/changed'

const eventTypes = [
  'InterviewScheduled',
  'InterviewChanged',
  'InterviewCancelled',
  'InterviewFeedbackGiven',
] as const

const commandTypes = ['schedule', 'change-interview', 'cancel-interview', 'give-feedback'] as const

export type InterviewEvent = EventOf<(typeof candidateEvents)[(typeof eventTypes)[number]]>
type InterviewEventData<T extends InterviewEvent['type']> = Extract<
  InterviewEvent,
  { type: T }
>['data']

export type Meeting = Omit<
  InterviewEventData<'InterviewScheduled'>,
  'candidate_id' | 'interview_id'
>

export interface Interview extends Meeting {
  sequence: number
  cancelled: boolean
  /** By employee. */
  feedback: Readonly<Record<string, { rating: number; text: string | null }>>
}

/** The fields of a candidate that interviews need. */
interface Interviewed {
  status: 'active' | 'rejected' | 'hired'
  interviews: Readonly<Record<string, Interview>>
  ratings: Readonly<Record<string, number>>
}

type InterviewRef = { candidate_id: string; interview_id: string }

export type InterviewCommand =
  /** `now`: ISO 8601 in UTC, like `starts_at`. */
  | ({ type: 'schedule'; meeting: Meeting; now: string } & InterviewRef)
  | ({
      type: 'change-interview'
      meeting: { [K in keyof Meeting]?: Meeting[K] | undefined }
      now: string
    } & InterviewRef)
  | ({ type: 'cancel-interview' } & InterviewRef)
  | ({
      type: 'give-feedback'
      employee_id: string
      rating: number
      text: string
      now: string
    } & InterviewRef)

export const isInterviewCommand = (command: { type: string }): command is InterviewCommand =>
  (commandTypes as readonly string[]).includes(command.type)

export const isInterviewEvent = (event: { type: string }): event is InterviewEvent =>
  (eventTypes as readonly string[]).includes(event.type)

export function decideInterview(state: Interviewed, command: InterviewCommand): InterviewEvent[] {
  const on = { candidate_id: command.candidate_id, interview_id: command.interview_id }

  if (command.type === 'schedule') {
    if (state.status === 'hired') refuse('recruiting.hired')
    if (state.status === 'rejected') refuse('recruiting.rejected')

    if (Object.keys(state.interviews).length >= MOST_INTERVIEWS)
      refuse('recruiting.most_interviews', { params: { most: MOST_INTERVIEWS } })

    toCome(command.meeting.starts_at, command.now)

    return [{ type: 'InterviewScheduled', data: { ...on, ...command.meeting } }]
  }

  const interview = state.interviews[command.interview_id] ?? refuse('not_found')
  if (interview.cancelled) refuse('recruiting.cancelled')

  switch (command.type) {
    case 'change-interview': {
      const { starts_at, minutes, place, people } = interview
      const before = { starts_at, minutes, place, people }
      const difference = changed(before, command.meeting)
      if (difference?.starts_at) toCome(difference.starts_at, command.now)
      const sequence = interview.sequence + 1
      const after = { ...before, ...(difference as Partial<Meeting>) }

      return difference
        ? [{ type: 'InterviewChanged', data: { ...on, ...after, led_before: people, sequence } }]
        : []
    }

    case 'cancel-interview':
      return [{ type: 'InterviewCancelled', data: { ...on, sequence: interview.sequence + 1 } }]

    case 'give-feedback': {
      const { employee_id, rating, text, now } = command
      if (!interview.people.includes(employee_id)) refuse('recruiting.not_interviewer')
      if (now < interview.starts_at) refuse('recruiting.early_feedback')
      const before = interview.feedback[employee_id]
      if (before?.rating === rating && before.text === text) return []

      return [{ type: 'InterviewFeedbackGiven', data: { ...on, employee_id, rating, text } }]
    }

    default:
      return command satisfies never
  }
}

function toCome(starts_at: string, now: string) {
  if (starts_at <= now || starts_at > latest(now))
    refuse('recruiting.interview_past', { field: 'starts_at' })
}

export function evolveInterviews<S extends Interviewed>(state: S, event: InterviewEvent): S {
  const { interview_id } = event.data

  const put = (interview: Interview): S => ({
    ...state,
    interviews: { ...state.interviews, [interview_id]: interview },
  })

  if (event.type === 'InterviewScheduled') {
    const { candidate_id: _, interview_id: __, ...meeting } = event.data
    return put({ ...meeting, sequence: 0, cancelled: false, feedback: {} })
  }

  const before = state.interviews[interview_id]
  if (!before) return state

  switch (event.type) {
    case 'InterviewChanged': {
      const { candidate_id: _, interview_id: __, led_before: ___, ...meeting } = event.data
      return put({ ...before, ...meeting })
    }

    case 'InterviewCancelled':
      return put({ ...before, cancelled: true, sequence: event.data.sequence })

    case 'InterviewFeedbackGiven': {
      const { employee_id, rating, text } = event.data
      const rated = { ...state, ratings: { ...state.ratings, [employee_id]: rating } }

      const interview = {
        ...before,
        feedback: { ...before.feedback, [employee_id]: { rating, text } },
      }

      return { ...rated, interviews: { ...state.interviews, [interview_id]: interview } }
    }

    default:
      return event satisfies never
  }
}
