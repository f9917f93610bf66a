import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { candidateEvents } from '@workledger/contracts/recruiting/candidate.events'
import {
  MOST_MESSAGES,
  MOST_NOTES,
  MOST_REPEATS,
} from '@workledger/contracts/recruiting/recruiting.bounds'
import { without } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import {
  decideInterview,
  evolveInterviews,
  type Interview,
  type InterviewCommand,
  isInterviewCommand,
  isInterviewEvent,
} from './interviews'

export type CandidateEvent = AnyEventOf<typeof candidateEvents>
type CandidateEventData<T extends CandidateEvent['type']> = Extract<
  CandidateEvent,
  { type: T }
>['data']
type Application = CandidateEventData<'CandidateApplied'>

type Profile = Partial<
  Pick<Application, 'first_name' | 'last_name' | 'email' | 'email_key' | 'phone'>
>

export interface Candidate extends Omit<Application, 'candidate_id'> {
  status: 'active' | 'rejected' | 'hired'
  /** Number of later applications of the same address. */
  repeats: number
  messages: number
  /** Author of each note. */
  notes: Readonly<Record<string, string>>
  /** The last rating by each person. */
  ratings: Readonly<Record<string, number>>
  interviews: Readonly<Record<string, Interview>>
  /** Number of times links were revoked; each changes the next link. */
  revoked: number
  employee_id: string | null
}

export type CandidateState = { status: 'none' } | { status: 'deleted' } | Candidate

type CandidateRef = { candidate_id: string }

export type CandidateCommand =
  | ({ type: 'apply' } & Application)
  /** `stages`: those of the opening; an omitted stage stays. */
  | ({
      type: 'change'
      profile: { [K in keyof Profile]?: Profile[K] | undefined }
      stage?: string | undefined
      stages: readonly string[]
    } & CandidateRef)
  /** The opening's new stages; candidates of a removed one move to `instead`. */
  | ({ type: 'follow-stages'; stages: readonly string[]; instead: string } & CandidateRef)
  | ({ type: 'reject'; mail: { subject: string; body: string } | null } & CandidateRef)
  | ({ type: 'reconsider' } & CandidateRef)
  | ({ type: 'rate'; employee_id: string; rating: number } & CandidateRef)
  | ({ type: 'note'; note_id: string; employee_id: string; text: string } & CandidateRef)
  | ({ type: 'delete-note'; note_id: string; employee_id: string } & CandidateRef)
  | ({
      type: 'message' | 'reply'
      message_id: string
      subject: string
      body: string
    } & CandidateRef)
  | ({ type: 'revoke-link' } & CandidateRef)
  | ({ type: 'hire' } & CandidateEventData<'CandidateHired'>)
  | ({ type: 'delete' } & CandidateRef)
  /** The retention period is over. */
  | ({ type: 'erase' } & CandidateRef)
  | InterviewCommand

/**
 * Returns the item of an employee's rating; ratings and interview feedback are separate items of a
 * candidate.
 */
export const ratingBy = (employee: string) => `rating ${employee}`

export const feedbackOf = (interview: string, employee: string) =>
  `feedback ${interview} ${employee}`

/** One application, from the form to the hire or the end of its retention. */
export const candidateDecider: Decider<CandidateState, CandidateCommand, CandidateEvent> = {
  category: 'candidate',
  initial: { status: 'none' },
  decide,
  evolve,
  content: contentOf<CandidateEvent>({
    CandidateApplied: { submitted: 'candidate_id' },
    CandidateChanged: { changed: 'candidate_id' },
    CandidateMoved: { noted: 'candidate_id' },
    CandidateRejected: { noted: 'candidate_id' },
    CandidateReconsidered: { noted: 'candidate_id' },
    CandidateHired: { changed: 'candidate_id' },
    CandidateRated: { changed: ({ employee_id }) => ratingBy(employee_id) },
    InterviewScheduled: { submitted: 'interview_id' },
    InterviewChanged: { changed: 'interview_id' },
    InterviewCancelled: { changed: 'interview_id' },
    InterviewFeedbackGiven: {
      changed: ({ interview_id, employee_id }) => [
        feedbackOf(interview_id, employee_id),
        ratingBy(employee_id),
      ],
    },
    CandidateDeleted: { gone: 'candidate_id' },
    CandidateErased: { gone: 'candidate_id' },
  }),
}

/** Returns the part for the history, without storage keys of files and hashes. */
export const shownCandidate = (state: CandidateState) =>
  state.status === 'none' || state.status === 'deleted'
    ? state
    : {
        ...state,
        email_key: undefined,
        revoked: undefined,
        messages: undefined,
        notes: undefined,
        resume: { size: state.resume.size },
      }

function decide(state: CandidateState, command: CandidateCommand): CandidateEvent[] {
  const { candidate_id } = command

  if (command.type === 'apply') {
    if (state.status === 'deleted') return refuse('not_found')

    if (state.status === 'none') {
      const { type: _, ...data } = command
      return [{ type: 'CandidateApplied', data }]
    }

    // Intended as a separate record, which another application has taken at the same moment.
    if (command.resume.file !== '') return refuse('recruiting.beside')

    return state.repeats < MOST_REPEATS
      ? [{ type: 'CandidateAppliedAgain', data: { candidate_id } }]
      : []
  }

  if (state.status === 'none' || state.status === 'deleted')
    // Another command was faster; nothing is left to do.
    return command.type === 'follow-stages' || command.type === 'erase' ? [] : refuse('not_found')

  if (isInterviewCommand(command)) return decideInterview(state, command)

  switch (command.type) {
    case 'change': {
      const difference = changed({ ...state }, command.profile)
      const moved = command.stage !== undefined && command.stage !== state.stage
      if (moved) inProgress(state)

      if (moved && !command.stages.includes(command.stage!))
        refuse('recruiting.unknown_stage', { field: 'stage' })

      return [
        ...(difference
          ? [{ type: 'CandidateChanged' as const, data: { candidate_id, ...difference } }]
          : []),
        ...(moved ? [movedTo(candidate_id, state, command.stage!, 'person')] : []),
      ]
    }

    case 'follow-stages':
      return command.stages.includes(state.stage)
        ? []
        : [movedTo(candidate_id, state, command.instead, 'stage_removed')]

    case 'reject':
      inProgress(state)
      return [
        {
          type: 'CandidateRejected',
          data: {
            candidate_id,
            subject: command.mail?.subject ?? null,
            body: command.mail?.body ?? null,
          },
        },
      ]

    case 'reconsider':
      if (state.status !== 'rejected') refuse('recruiting.not_rejected')
      return [{ type: 'CandidateReconsidered', data: { candidate_id } }]

    case 'rate': {
      const { employee_id, rating } = command
      return state.ratings[employee_id] === rating
        ? []
        : [{ type: 'CandidateRated', data: { candidate_id, employee_id, rating } }]
    }

    case 'note': {
      const { type: _, ...data } = command

      if (Object.keys(state.notes).length >= MOST_NOTES)
        refuse('recruiting.most_notes', { params: { most: MOST_NOTES } })

      return [{ type: 'CandidateNoted', data }]
    }

    case 'delete-note': {
      const author = state.notes[command.note_id] ?? refuse('not_found')
      if (author !== command.employee_id) refuse('recruiting.own_note')
      return [{ type: 'CandidateNoteDeleted', data: { candidate_id, note_id: command.note_id } }]
    }

    case 'message':
    case 'reply': {
      const { type, ...data } = command

      if (state.messages >= MOST_MESSAGES)
        refuse('recruiting.most_messages', { params: { most: MOST_MESSAGES } })

      return [{ type: type === 'message' ? 'CandidateMessaged' : 'CandidateReplied', data }]
    }

    case 'revoke-link':
      return [{ type: 'CandidateLinkRevoked', data: { candidate_id } }]

    case 'hire': {
      const { type: _, ...data } = command
      inProgress(state)
      return [{ type: 'CandidateHired', data }]
    }

    case 'delete':
      return [{ type: 'CandidateDeleted', data: { candidate_id } }]
    case 'erase':
      // A hired candidate is an employee, whose documents have their own rules.
      return state.status === 'hired' ? [] : [{ type: 'CandidateErased', data: { candidate_id } }]
    default:
      return command satisfies never
  }
}

const movedTo = (
  candidate_id: string,
  { stage }: Candidate,
  to: string,
  because: 'person' | 'stage_removed',
): CandidateEvent => ({
  type: 'CandidateMoved',
  data: { candidate_id, from: stage, to, because },
})

/** Refuses an application that is hired or rejected. */
export function inProgress({ status }: Pick<Candidate, 'status'>) {
  if (status === 'hired') refuse('recruiting.hired')
  if (status === 'rejected') refuse('recruiting.rejected')
}

/** Returns the average of all last ratings, to one place; null without any. */
export function averageRating(ratings: Readonly<Record<string, number>>): string | null {
  const all = Object.values(ratings)
  if (all.length === 0) return null
  const tenths = Math.round((all.reduce((sum, each) => sum + each, 0) * 10) / all.length)

  return `${Math.floor(tenths / 10)}.${tenths % 10}`
}

function evolve(state: CandidateState, event: CandidateEvent): CandidateState {
  if (event.type === 'CandidateApplied') {
    const { candidate_id: _, ...data } = event.data

    const empty = {
      repeats: 0,
      messages: 0,
      notes: {},
      ratings: {},
      interviews: {},
      revoked: 0,
      employee_id: null,
    }

    return { status: 'active', ...data, ...empty }
  }

  if (state.status === 'none' || state.status === 'deleted') return state
  if (isInterviewEvent(event)) return evolveInterviews(state, event)

  switch (event.type) {
    case 'CandidateAppliedAgain':
      return { ...state, repeats: state.repeats + 1 }

    case 'CandidateChanged': {
      const { candidate_id: _, ...change } = event.data
      return { ...state, ...(change as Profile) }
    }

    case 'CandidateMoved':
      return { ...state, stage: event.data.to }
    case 'CandidateRejected':
      return { ...state, status: 'rejected' }
    case 'CandidateReconsidered':
      return { ...state, status: 'active' }

    case 'CandidateRated':
      return {
        ...state,
        ratings: { ...state.ratings, [event.data.employee_id]: event.data.rating },
      }

    case 'CandidateNoted':
      return { ...state, notes: { ...state.notes, [event.data.note_id]: event.data.employee_id } }
    case 'CandidateNoteDeleted':
      return { ...state, notes: without(state.notes, event.data.note_id) }
    case 'CandidateMessaged':
    case 'CandidateReplied':
      return { ...state, messages: state.messages + 1 }
    case 'CandidateLinkRevoked':
      return { ...state, revoked: state.revoked + 1 }
    case 'CandidateHired':
      return { ...state, status: 'hired', employee_id: event.data.employee_id }
    case 'CandidateDeleted':
    case 'CandidateErased':
      return { status: 'deleted' }
    default:
      return event satisfies never
  }
}
