import * as z from 'zod'
import { event } from '../kernel/event'
import { count, day, id, personal, plain } from '../kernel/event-fields'
import { surveyAnswerTypes, surveyFrequencies, surveyPrivacies } from './survey-kinds'

const survey = { survey_id: id() }

const surveysDetails = {
  name: plain(120),
  privacy: z.enum(surveyPrivacies),
  /** Sent repeatedly, by `frequency`, after the first manual sending. */
  recurring: z.boolean(),
  enabled: z.boolean(),
  frequency: z.enum(surveyFrequencies),
  /** In the mail and above the questions. */
  message: plain(2000).nullable(),
}

const question = { ...survey, question_id: id() }
const questionFields = { question: plain(500), answer_type: z.enum(surveyAnswerTypes) }
const round = { ...survey, round_id: id() }

/** Stream `survey-{id}`: the questions and the sendings. */
export const surveyEvents = {
  SurveyAdded: event('SurveyAdded', { v: 1, data: z.object({ ...survey, ...surveysDetails }) }),
  /** `from`: the schedule restarts after this day. */
  SurveyChanged: event('SurveyChanged', {
    v: 1,
    data: z.object({
      ...survey,
      ...z.object(surveysDetails).partial().shape,
      from: day().optional(),
    }),
  }),
  SurveyDeleted: event('SurveyDeleted', { v: 1, data: z.object(survey) }),
  SurveyQuestionAdded: event('SurveyQuestionAdded', {
    v: 1,
    data: z.object({ ...question, ...questionFields, enabled: z.boolean() }),
  }),
  SurveyQuestionChanged: event('SurveyQuestionChanged', {
    v: 1,
    data: z.object({
      ...question,
      ...z.object({ ...questionFields, enabled: z.boolean() }).partial().shape,
    }),
  }),
  SurveyQuestionDeleted: event('SurveyQuestionDeleted', { v: 1, data: z.object(question) }),
  /** All questions, in the order of later rounds. */
  SurveyQuestionsOrdered: event('SurveyQuestionsOrdered', {
    v: 1,
    data: z.object({ ...survey, question_ids: z.array(id()) }),
  }),
  /** One sending, with its questions at that time. */
  SurveySent: event('SurveySent', {
    v: 1,
    data: z.object({
      ...round,
      number: count(),
      because: z.enum(['hand', 'schedule']),
      name: plain(120),
      privacy: z.enum(surveyPrivacies),
      message: plain(2000).nullable(),
      questions: z.array(z.object({ question_id: id(), ...questionFields })),
      /** Number of invited people. */
      invited: count(),
      sent_on: day(),
      /** The last day on which it takes answers. */
      open_until: day(),
    }),
  }),
  /** Takes no more answers. */
  SurveyRoundClosed: event('SurveyRoundClosed', { v: 1, data: z.object(round) }),
}

/**
 * Stream `survey-answers-{round}`: the answers of an anonymous round, encrypted with a key of the
 * round, because they have no owner.
 */
export const surveyAnswerEvents = {
  /**
   * The answers of at least five people to one question, in random order that differs from question
   * to question.
   */
  SurveyAnswersTaken: event('SurveyAnswersTaken', {
    v: 1,
    subject: 'round_id',
    data: z.object({
      ...round,
      question_id: id(),
      batch_id: id(),
      answers: z.array(personal.text(1000)),
    }),
  }),
}

/** Stream `survey-reply-{id}`: one employee's answers in a confidential round. */
export const surveyReplyEvents = {
  SurveyReplied: event('SurveyReplied', {
    v: 1,
    subject: 'employee_id',
    data: z.object({
      ...round,
      reply_id: id(),
      employee_id: id(),
      answers: z.array(z.object({ question_id: id(), answer: personal.text(1000) })),
    }),
  }),
}
