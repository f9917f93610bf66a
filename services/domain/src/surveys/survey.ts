import { MOST_SURVEY_QUESTIONS, SURVEY_OPEN_DAYS } from '@workledger/contracts/kernel/bounds'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { surveyEvents } from '@workledger/contracts/surveys/surveys.events'
import { without } from '../kernel/by-id'
import { changed } from '../kernel/changed'
import { contentOf, EVERY_ITEM } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import { nextSending } from './schedule'

export type SurveyEvent = AnyEventOf<typeof surveyEvents>
type SurveyEventData<T extends SurveyEvent['type']> = Extract<SurveyEvent, { type: T }>['data']
type SurveyDetails = Omit<SurveyEventData<'SurveyAdded'>, 'survey_id'>
type Question = Omit<SurveyEventData<'SurveyQuestionAdded'>, 'survey_id' | 'question_id'>
type Some<T> = { [K in keyof T]?: T[K] | undefined }

export type SurveyState =
  | { status: 'none' }
  | {
      status: 'there'
      details: SurveyDetails
      questions: Readonly<Record<string, Question>>
      /** Number of sendings. */
      sent: number
      /** The open round. */
      round: { round_id: string; open_until: string } | null
      anchor: string | null
      after: string | null
    }

export type SurveyCommand = { survey_id: string } & (
  | ({ type: 'add' } & SurveyDetails)
  /** `today`: a changed schedule restarts after this day. */
  | ({ type: 'change'; today: string } & Some<SurveyDetails>)
  | { type: 'delete' }
  | ({ type: 'add-question'; question_id: string } & Question)
  | ({ type: 'change-question'; question_id: string } & Some<Question>)
  | { type: 'delete-question'; question_id: string }
  /** All of them. */
  | { type: 'order-questions'; question_ids: readonly string[] }
  | { type: 'send'; round_id: string; today: string; invited: number }
  /** By the schedule: does nothing if it is not due, or has no recipients or questions. */
  | { type: 'send-due'; round_id: string; today: string; invited: number }
  /** Closes the open round after its last day. */
  | { type: 'close'; today: string }
)

/** One survey with its questions and rounds: stream `survey-{id}`. */
export const surveyDecider: Decider<SurveyState, SurveyCommand, SurveyEvent> = {
  category: 'survey',
  initial: { status: 'none' },
  decide,
  evolve,
  content: contentOf<SurveyEvent>({
    SurveyAdded: { submitted: 'survey_id' },
    SurveyChanged: { changed: 'survey_id' },
    SurveyDeleted: { gone: 'survey_id' },
    // The set of questions is content of the survey: its sender has seen them all.
    SurveyQuestionAdded: { submitted: 'question_id', changed: 'survey_id' },
    SurveyQuestionChanged: { changed: 'question_id' },
    SurveyQuestionsOrdered: { changed: 'question_ids' },
    SurveyQuestionDeleted: { gone: 'question_id', changed: 'survey_id' },
    // Includes questions that are switched off: the sender saw that they are not asked.
    SurveySent: { approved: () => EVERY_ITEM },
  }),
}

function decide(state: SurveyState, command: SurveyCommand): SurveyEvent[] {
  const { survey_id } = command

  if (command.type === 'add') {
    const { type: _, ...data } = command
    return [{ type: 'SurveyAdded', data }]
  }

  if (state.status === 'none')
    return command.type === 'close' || command.type === 'send-due' ? [] : refuse('not_found')

  switch (command.type) {
    case 'change': {
      const { type: _, survey_id: __, today, ...change } = command
      const difference = changed({ ...state.details }, change)
      if (!difference) return []
      const scheduled = (['enabled', 'recurring', 'frequency'] as const).some(
        (field) => difference[field] !== undefined,
      )

      return [
        {
          type: 'SurveyChanged',
          data: {
            ...difference,
            survey_id,
            ...(scheduled ? { from: today } : {}),
          } as SurveyEventData<'SurveyChanged'>,
        },
      ]
    }

    case 'delete':
      return [{ type: 'SurveyDeleted', data: { survey_id } }]

    case 'add-question': {
      if (Object.keys(state.questions).length >= MOST_SURVEY_QUESTIONS)
        refuse('survey.most_questions', { params: { most: MOST_SURVEY_QUESTIONS } })

      const { type: _, ...data } = command
      return [{ type: 'SurveyQuestionAdded', data }]
    }

    case 'change-question': {
      const { type: _, survey_id: __, question_id, ...change } = command

      const difference = changed(
        { ...(state.questions[question_id] ?? refuse('not_found')) },
        change,
      )

      if (!difference) return []

      return [
        {
          type: 'SurveyQuestionChanged',
          data: {
            ...difference,
            survey_id,
            question_id,
          } as SurveyEventData<'SurveyQuestionChanged'>,
        },
      ]
    }

    case 'delete-question':
      if (!state.questions[command.question_id]) refuse('not_found')
      return [
        { type: 'SurveyQuestionDeleted', data: { survey_id, question_id: command.question_id } },
      ]

    case 'order-questions': {
      const before = Object.keys(state.questions)
      const question_ids = [...command.question_ids]

      if (question_ids.length !== before.length || before.some((id) => !question_ids.includes(id)))
        refuseField('question_ids', 'survey.order')

      return question_ids.join() === before.join()
        ? []
        : [{ type: 'SurveyQuestionsOrdered', data: { survey_id, question_ids } }]
    }

    case 'send': {
      if (!state.details.enabled) refuse('survey.disabled')
      if (enabledQuestions(state.questions).length === 0) refuse('survey.no_questions')
      if (command.invited === 0) refuse('survey.nobody')

      return sent(state, command, 'hand')
    }

    case 'send-due': {
      const due = nextSending({ ...state.details, ...state })

      if (
        !due ||
        due > command.today ||
        enabledQuestions(state.questions).length === 0 ||
        command.invited === 0
      )
        return []

      return sent(state, command, 'schedule')
    }

    case 'close':
      return state.round && state.round.open_until < command.today ? closed(state, survey_id) : []
    default:
      return command satisfies never
  }
}

type There = Extract<SurveyState, { status: 'there' }>

const enabledQuestions = (questions: There['questions']) =>
  Object.entries(questions).flatMap(([question_id, { question, answer_type, enabled }]) =>
    enabled ? [{ question_id, question, answer_type }] : [],
  )

function sent(
  state: There,
  command: { survey_id: string; round_id: string; today: string; invited: number },
  because: 'hand' | 'schedule',
) {
  const { survey_id, round_id, today, invited } = command
  const { name, privacy, message } = state.details
  const open_until = new Date(Date.parse(today) + SURVEY_OPEN_DAYS * 86_400_000)
    .toISOString()
    .slice(0, 10)

  const data = {
    survey_id,
    round_id,
    number: state.sent + 1,
    because,
    name,
    privacy,
    message,
    questions: enabledQuestions(state.questions),
  }

  return [
    ...closed(state, survey_id),
    { type: 'SurveySent' as const, data: { ...data, invited, sent_on: today, open_until } },
  ]
}

const closed = ({ round }: There, survey_id: string): SurveyEvent[] =>
  round ? [{ type: 'SurveyRoundClosed', data: { survey_id, round_id: round.round_id } }] : []

function evolve(state: SurveyState, event: SurveyEvent): SurveyState {
  if (event.type === 'SurveyAdded') {
    const { survey_id: _, ...details } = event.data
    return {
      status: 'there',
      details,
      questions: {},
      sent: 0,
      round: null,
      anchor: null,
      after: null,
    }
  }

  if (state.status === 'none') return state

  switch (event.type) {
    case 'SurveyChanged': {
      const { survey_id: _, from, ...change } = event.data
      return {
        ...state,
        details: { ...state.details, ...(change as Partial<SurveyDetails>) },
        after: from ?? state.after,
      }
    }

    case 'SurveyDeleted':
      return { status: 'none' }

    case 'SurveyQuestionAdded': {
      const { survey_id: _, question_id, ...question } = event.data
      return { ...state, questions: { ...state.questions, [question_id]: question } }
    }

    case 'SurveyQuestionChanged': {
      const { survey_id: _, question_id, ...change } = event.data
      const before = state.questions[question_id]

      return before
        ? {
            ...state,
            questions: {
              ...state.questions,
              [question_id]: { ...before, ...(change as Partial<Question>) },
            },
          }
        : state
    }

    case 'SurveyQuestionDeleted':
      return { ...state, questions: without(state.questions, event.data.question_id) }

    case 'SurveyQuestionsOrdered':
      return {
        ...state,
        questions: Object.fromEntries(
          event.data.question_ids.map((id) => [id, state.questions[id]!]),
        ),
      }

    case 'SurveySent': {
      const { round_id, number, because, sent_on, open_until } = event.data
      const anchor = because === 'hand' ? sent_on : state.anchor
      return { ...state, sent: number, round: { round_id, open_until }, anchor, after: sent_on }
    }

    case 'SurveyRoundClosed':
      return { ...state, round: null }
    default:
      return event satisfies never
  }
}
