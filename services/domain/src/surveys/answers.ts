import { FEWEST_SURVEY_ANSWERS } from '@workledger/contracts/kernel/bounds'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type {
  surveyAnswerEvents,
  surveyReplyEvents,
} from '@workledger/contracts/surveys/surveys.events'
import type { Decider } from '../kernel/decider'

/** The answers of one person, in the order of the round's questions. */
export type Sheet = readonly string[]

/** Returns a random whole number from 0 to below `end`. */
export type Random = (end: number) => number

/** Returns things in random order; every order is equally likely (Fisher and Yates). */
export function shuffled<T>(things: readonly T[], random: Random): T[] {
  const mixed = [...things]

  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random(last + 1)
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }

  return mixed
}

export type SurveyAnswerEvent = AnyEventOf<typeof surveyAnswerEvents>
type Round = { survey_id: string; round_id: string }

/** `random` is part of the command, like time and ids. */
export type TakeCommand = Round & {
  type: 'take'
  batch_id: string
  questions: readonly string[]
  sheets: readonly Sheet[]
  random: Random
}

/**
 * Answers of an anonymous round: stream `survey-answers-{round}`. Fewer than five at a time would
 * reveal their authors.
 */
export const surveyAnswersDecider: Decider<
  Record<string, never>,
  TakeCommand,
  SurveyAnswerEvent
> = {
  category: 'survey-answers',
  initial: {},
  decide(_, { survey_id, round_id, batch_id, questions, sheets, random }) {
    if (sheets.length < FEWEST_SURVEY_ANSWERS) refuse('survey.too_few')
    return questions.map((question_id, index) => ({
      type: 'SurveyAnswersTaken',
      data: {
        survey_id,
        round_id,
        question_id,
        batch_id,
        answers: shuffled(sheets, random).map((sheet) => sheet[index] ?? ''),
      },
    }))
  },
  evolve: (state) => state,
}

export type SurveyReplyEvent = AnyEventOf<typeof surveyReplyEvents>
type Reply = SurveyReplyEvent['data']

export type ReplyCommand = { type: 'reply' } & Omit<Reply, 'answers'> & {
    answers: { question_id: string; answer: string }[]
  }

/** One employee's answers in a confidential round, once: stream `survey-reply-{id}`. */
export const surveyReplyDecider: Decider<{ given: boolean }, ReplyCommand, SurveyReplyEvent> = {
  category: 'survey-reply',
  initial: { given: false },
  decide(state, { type: _, ...data }) {
    return state.given ? refuse('survey.key') : [{ type: 'SurveyReplied', data }]
  },
  evolve: () => ({ given: true }),
}
