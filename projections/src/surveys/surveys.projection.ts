import { employeeEvents } from '@workledger/contracts/people/people.events'
import type { SurveyFrequency } from '@workledger/contracts/surveys/survey-kinds'
import {
  surveyAnswerEvents as a,
  surveyEvents as e,
  surveyReplyEvents as r,
} from '@workledger/contracts/surveys/surveys.events'
import { noRatings, rated } from '@workledger/domain/surveys/figures'
import { nextSending } from '@workledger/domain/surveys/schedule'
import { surveyDecider } from '@workledger/domain/surveys/survey'
import { derivedId } from '@workledger/event-store/ids'
import { at, change, erased, on, projection, removeWhere, said, sum } from '../kernel/projection'
import { col, type RowOf, table } from '../kernel/table'

export const surveys = table(
  'surveys',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    name: col.text,
    privacy: col.text,
    enabled: col.bool,
    recurring: col.bool,
    frequency: col.text,
    message: col.maybe.text,
    rounds_count: col.int,
    last_sent_on: col.maybe.day,
    /** The day from which the schedule counts, and the day after which it continues. */
    anchor: col.maybe.day,
    after: col.maybe.day,
    next_on: col.maybe.day,
    /** The round that is open for answers. */
    round_id: col.maybe.uuid,
    created_at: col.instant,
    revision: col.revision,
  },
  { indexes: ['workspace_id, name', 'workspace_id, next_on'] },
)

export const surveyQuestions = table(
  'survey_questions',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    survey_id: col.uuid,
    question: col.text,
    answer_type: col.text,
    enabled: col.bool,
    /** The typed order; later questions come after. */
    place: col.int,
    created_at: col.instant,
    revision: col.revision,
  },
  { indexes: ['survey_id', 'workspace_id'] },
)

interface AskedQuestion {
  question_id: string
  question: string
  answer_type: 'rating' | 'text'
}

export const surveyRounds = table(
  'survey_rounds',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    survey_id: col.uuid,
    number: col.int,
    name: col.text,
    privacy: col.text,
    message: col.maybe.text,
    questions: col.json<AskedQuestion[]>(),
    invited: col.int,
    answered: col.int,
    sent_on: col.day,
    open_until: col.day,
    open: col.bool,
  },
  { counted: true, indexes: ['survey_id, number', 'workspace_id, sent_on'] },
)

/** Results of one question in one round. */
export const surveyResults = table(
  'survey_results',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    survey_id: col.uuid,
    round_id: col.uuid,
    question_id: col.uuid,
    question: col.text,
    answer_type: col.text,
    place: col.int,
    answers: col.int,
    distribution: col.ints,
  },
  { counted: true, indexes: ['round_id, place', 'survey_id', 'workspace_id'] },
)

export const surveyAnswers = table(
  'survey_answers',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    survey_id: col.uuid,
    round_id: col.uuid,
    result_id: col.uuid,
    answer: col.text,
    /** Null in an anonymous round. */
    employee_id: col.maybe.uuid,
  },
  { indexes: ['survey_id', 'result_id', 'employee_id', 'workspace_id'] },
)

/**
 * Ratings of a confidential round, each with its employee: they count until that person's erasure.
 * The question tells which answers are ratings; a text that is only a figure is never
 * read.
 */
export const surveyRatings = table(
  'survey_ratings',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    survey_id: col.uuid,
    result_id: col.uuid,
    employee_id: col.uuid,
    rating: col.int,
  },
  { indexes: ['survey_id', 'employee_id', 'workspace_id'] },
)

/** How many people gave each rating to one question of a confidential round. */
export const surveyRatingCounts = table(
  'survey_rating_counts',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    one: col.int,
    two: col.int,
    three: col.int,
    four: col.int,
    five: col.int,
    parts: col.int,
  },
  { indexes: ['workspace_id'] },
)

const ratingColumns = ['one', 'two', 'three', 'four', 'five'] as const

type OfSurvey = { data: { survey_id: string } }
type OfQuestion = { data: { question_id: string } }
type OfRound = { data: { round_id: string } }

const survey = ({ data }: OfSurvey) => data.survey_id
const question = ({ data }: OfQuestion) => data.question_id
const round = ({ data }: OfRound) => data.round_id

/** Returns the id under which the answers to a question of a round are counted. */
const result = (round_id: string, question_id: string) => derivedId(round_id, question_id)

const scheduled = (row: RowOf<typeof surveys>): RowOf<typeof surveys> => ({
  ...row,
  next_on: nextSending({ ...row, frequency: row.frequency as SurveyFrequency }),
})

const ratings = (row: RowOf<typeof surveyResults>, answers: readonly (string | null)[]) => ({
  answers: row.answers + answers.length,
  distribution:
    row.answer_type === 'rating' ? rated(row.distribution, answers.map(Number)) : row.distribution,
})

export const surveysProjection = projection('surveys', {
  version: 5,
  tables: [
    surveys,
    surveyQuestions,
    surveyRounds,
    surveyResults,
    surveyAnswers,
    surveyRatings,
    surveyRatingCounts,
  ],
  contents: [
    [surveys, surveyDecider],
    [surveyQuestions, surveyDecider],
  ],
  sums: [
    sum(surveyRatings, surveyRatingCounts, ratingColumns, ({ result_id, workspace_id, rating }) => {
      const [one, two, three, four, five] = rated(noRatings, [rating]) as [
        number,
        number,
        number,
        number,
        number,
      ]
      return [{ id: result_id, workspace_id, one, two, three, four, five }]
    }),
  ],
  steps: [
    on(e.SurveyAdded, surveys, survey, (_, event) => {
      const { survey_id, ...details } = event.data

      const none = {
        rounds_count: 0,
        last_sent_on: null,
        anchor: null,
        after: null,
        next_on: null,
        round_id: null,
      }

      return {
        id: survey_id,
        workspace_id: event.workspace,
        ...details,
        ...none,
        created_at: at(event),
      }
    }),
    change(e.SurveyChanged, surveys, survey, ({ data: { survey_id: _, from, ...data } }, row) =>
      scheduled({ ...row, ...said(data), after: from ?? row.after }),
    ),
    change(e.SurveySent, surveys, survey, ({ data: { round_id, number, because, sent_on } }, row) =>
      scheduled({
        ...row,
        round_id,
        rounds_count: number,
        last_sent_on: sent_on,
        anchor: because === 'hand' ? sent_on : row.anchor,
        after: sent_on,
      }),
    ),
    change(e.SurveyRoundClosed, surveys, survey, () => ({ round_id: null })),
    on(e.SurveyDeleted, surveys, survey, () => null),
    change(e.SurveyQuestionAdded, surveys, survey, () => ({})),
    change(e.SurveyQuestionDeleted, surveys, survey, () => ({})),

    on(e.SurveyQuestionAdded, surveyQuestions, question, (_, event) => {
      const { question_id, ...data } = event.data
      // Minutes, far beyond any place in an order; ids sort by time within a minute.
      const place = Math.floor(Date.parse(event.meta.occurred_at) / 60_000)

      return {
        id: question_id,
        workspace_id: event.workspace,
        ...data,
        place,
        created_at: at(event),
      }
    }),
    on(
      e.SurveyQuestionsOrdered,
      surveyQuestions,
      ({ data }) => data.question_ids,
      (row, { data: { question_ids } }, id) => row && { ...row, place: question_ids.indexOf(id) },
    ),
    change(
      e.SurveyQuestionChanged,
      surveyQuestions,
      question,
      ({ data: { survey_id: _, question_id: __, ...data } }) => said(data),
    ),
    on(e.SurveyQuestionDeleted, surveyQuestions, question, () => null),
    removeWhere(e.SurveyDeleted, surveyQuestions, 'survey_id', survey),

    on(e.SurveySent, surveyRounds, round, (_, event) => {
      const { round_id, because: __, ...data } = event.data
      return { id: round_id, workspace_id: event.workspace, ...data, answered: 0, open: true }
    }),
    change(e.SurveyRoundClosed, surveyRounds, round, () => ({ open: false })),
    // Each batch has one event per question.
    change(a.SurveyAnswersTaken, surveyRounds, round, ({ data }, row) => ({
      answered:
        row.answered +
        (row.questions[0]?.question_id === data.question_id ? (data.answers?.length ?? 0) : 0),
    })),
    change(r.SurveyReplied, surveyRounds, round, (_, row) => ({ answered: row.answered + 1 })),
    removeWhere(e.SurveyDeleted, surveyRounds, 'survey_id', survey),

    on(
      e.SurveySent,
      surveyResults,
      ({ data }) => data.questions.map(({ question_id }) => result(data.round_id, question_id)),
      (_, { workspace, data: { survey_id, round_id, questions } }, key) => {
        const place = questions.findIndex(
          ({ question_id }) => result(round_id, question_id) === key,
        )
        const counts = { answers: 0, distribution: [...noRatings] }

        return {
          id: key,
          workspace_id: workspace,
          survey_id,
          round_id,
          place,
          ...questions[place]!,
          ...counts,
        }
      },
    ),
    change(
      a.SurveyAnswersTaken,
      surveyResults,
      ({ data }) => result(data.round_id, data.question_id),
      ({ data }, row) => ratings(row, data.answers ?? []),
    ),
    change(
      r.SurveyReplied,
      surveyResults,
      ({ data }) => data.answers.map(({ question_id }) => result(data.round_id, question_id)),
      (_, row) => ({ answers: row.answers + 1 }),
    ),
    removeWhere(e.SurveyDeleted, surveyResults, 'survey_id', survey),

    on(
      a.SurveyAnswersTaken,
      surveyAnswers,
      ({ data }) =>
        (data.answers ?? []).map((_, index) =>
          derivedId(data.batch_id, `${data.question_id} ${index}`),
        ),
      (_, { workspace, data }, key) => {
        const { survey_id, round_id, question_id, batch_id, answers } = data
        const index = (answers ?? []).findIndex(
          (_, index) => derivedId(batch_id, `${question_id} ${index}`) === key,
        )
        const answer = answers?.[index]
        if (answer == null) return undefined

        return {
          id: key,
          workspace_id: workspace,
          survey_id,
          round_id,
          result_id: result(round_id, question_id),
          answer,
          employee_id: null,
        }
      },
    ),
    on(
      r.SurveyReplied,
      surveyAnswers,
      ({ data }) => data.answers.map(({ question_id }) => derivedId(data.reply_id, question_id)),
      (_, { workspace, data }, key) => {
        const { survey_id, round_id, reply_id, employee_id, answers } = data
        const found = answers.find(({ question_id }) => derivedId(reply_id, question_id) === key)
        if (found?.answer == null) return undefined
        const { question_id, answer } = found

        return {
          id: key,
          workspace_id: workspace,
          survey_id,
          round_id,
          result_id: result(round_id, question_id),
          answer,
          employee_id,
        }
      },
    ),
    removeWhere(e.SurveyDeleted, surveyAnswers, 'survey_id', survey),
    removeWhere(
      employeeEvents.EmployeeDeleted,
      surveyAnswers,
      'employee_id',
      ({ data }) => data.employee_id,
    ),

    on(
      r.SurveyReplied,
      surveyRatings,
      ({ data }) => data.answers.map(({ question_id }) => derivedId(data.reply_id, question_id)),
      (_, { workspace, data }, key) => {
        const { survey_id, round_id, reply_id, employee_id, answers } = data
        const found = answers.find(({ question_id }) => derivedId(reply_id, question_id) === key)
        const rating = Number(found?.answer)

        if (!found || !Number.isInteger(rating) || rating < 1 || rating > noRatings.length)
          return undefined

        return {
          id: key,
          workspace_id: workspace,
          survey_id,
          result_id: result(round_id, found.question_id),
          employee_id,
          rating,
        }
      },
    ),
    removeWhere(e.SurveyDeleted, surveyRatings, 'survey_id', survey),
    // The answers are unreadable now; a figure without evidence in the log must not remain.
    removeWhere(employeeEvents.PersonErased, surveyRatings, 'employee_id', erased),
  ],
})
