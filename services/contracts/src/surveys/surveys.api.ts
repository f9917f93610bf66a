import * as z from 'zod'
import { MOST_SURVEY_ANSWER, MOST_SURVEY_QUESTIONS } from '../kernel/bounds'
import { changeBody } from '../kernel/change-body'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { bool, created, done, id, list, one, optionalText, text } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { surveyAnswerTypes, surveyFrequencies, surveyPrivacies } from './survey-kinds'
import {
  surveyAnswersList,
  surveyQuestionsList,
  surveyRoundsList,
  surveysList,
} from './surveys.lists'

const surveyParams = z.object({ id: idOf('surveys') })
const itemOf = z.object({ ws: idOf('workspaces'), id: idOf('surveys') })
const question = z.object({ id: idOf('surveys'), qid: idOf('survey_questions') })

const privacy = z.enum(surveyPrivacies, { error: 'survey.privacy' })
const frequency = z.enum(surveyFrequencies, { error: 'field.options' })
const message = optionalText(2000)

export const surveyBody = z.object({
  name: text('survey.name', 120),
  privacy: privacy.default('anonymous'),
  enabled: bool().default(true),
  recurring: bool().default(false),
  frequency: frequency.default('quarterly'),
  message,
})

/** Name and privacy, and the further settings; omitted ones stay. */
export const surveyChange = changeBody(surveyBody)

export const surveyQuestionBody = z.object({
  question: text('survey.question', 500),
  answer_type: z.enum(surveyAnswerTypes, { error: 'survey.answer_type' }),
  enabled: bool().default(true),
})

const everyQuestion = { error: 'survey.order' }

export const surveyOrderBody = z.object({
  question_ids: z
    .array(id(), everyQuestion)
    .min(1, everyQuestion)
    .max(MOST_SURVEY_QUESTIONS, everyQuestion),
})

const questionChange = changeBody(surveyQuestionBody)

export const surveyReply = z.object({
  key: characters(100, 'survey.key'),
  answers: z
    .array(
      z.object({
        es_question_id: id(),
        answer: z.union(
          [z.number(), characters(MOST_SURVEY_ANSWER, 'survey.answer_required'), z.null()],
          {
            error: 'survey.answer_required',
          },
        ),
      }),
    )
    .max(MOST_SURVEY_QUESTIONS),
})

/**
 * The results of one question in one round; empty if fewer than five have answered an anonymous
 * round.
 */
const figures = z.object({
  round_id: id(),
  question: z.string(),
  answers: z.number(),
  /** To 2 decimals, and to 1 for stars; null for texts. */
  average: z.string().nullable(),
  stars: z.string().nullable(),
  /** Number of 1, 2, 3, 4 and 5. */
  distribution: z.array(z.number()).nullable(),
})

export const surveyReport = z.object({
  /** The last rounds, newest first. */
  rounds: z.array(surveyRoundsList.row),
  questions: z.array(
    z.object({
      id: id(),
      question: z.string(),
      answer_type: z.enum(surveyAnswerTypes),
      rounds: z.array(figures),
    }),
  ),
})

export const publicSurvey = z.object({
  name: z.string(),
  privacy: z.enum(surveyPrivacies),
  message: z.string().nullable(),
  company: z.string(),
  logo: z.string().nullable(),
  /** Where respondents ask. */
  contact: z.string().nullable(),
  questions: z.array(
    z.object({ id: id(), question: z.string(), answer_type: z.enum(surveyAnswerTypes) }),
  ),
})

const surveyAnswer = one(surveysList.row)

export const surveysApi = area('surveys', 'manage_surveys', {
  surveys: listCall(surveysList, {
    path: '/workspaces/{ws}/es/survey',
    summary: 'Surveys',
    params: workspaceParams,
  }),
  addSurvey: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/es/survey',
    who: 'admin',
    summary: 'Add a survey',
    status: 201,
    params: workspaceParams,
    body: surveyBody,
    response: created(),
  }),
  survey: endpoint({
    method: 'GET',
    path: '/es/survey/{id}',
    who: 'admin',
    summary: 'One survey with its settings',
    params: surveyParams,
    response: surveyAnswer,
  }),
  changeSurvey: endpoint({
    method: 'PUT',
    path: '/es/survey/{id}',
    who: 'admin',
    summary: 'Change a survey or its settings; an open round stays unchanged',
    params: surveyParams,
    body: surveyChange,
    response: surveyAnswer,
  }),
  deleteSurvey: endpoint({
    method: 'DELETE',
    path: '/es/survey/{id}',
    who: 'admin',
    summary: 'Delete a survey with its rounds and answers; its links end',
    params: surveyParams,
  }),
  surveyOf: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/es/survey/{id}',
    who: 'admin',
    summary: 'The same as without its workspace',
    params: itemOf,
    response: surveyAnswer,
  }),
  changeSurveyOf: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/es/survey/{id}',
    who: 'admin',
    summary: 'The same as without its workspace',
    params: itemOf,
    body: surveyChange,
    response: surveyAnswer,
  }),
  deleteSurveyOf: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/es/survey/{id}',
    who: 'admin',
    summary: 'The same as without its workspace',
    params: itemOf,
  }),
  surveyQuestions: endpoint({
    method: 'GET',
    path: '/es/survey/{id}/question',
    who: 'admin',
    summary: 'The questions of a survey in order',
    params: surveyParams,
    response: list(surveyQuestionsList.row),
  }),
  addSurveyQuestion: endpoint({
    method: 'POST',
    path: '/es/survey/{id}/question',
    who: 'admin',
    summary: 'Add a question',
    status: 201,
    params: surveyParams,
    body: surveyQuestionBody,
    response: created(),
    errors: ['survey.most_questions'],
  }),
  changeSurveyQuestion: endpoint({
    method: 'PUT',
    path: '/es/survey/{id}/question/{qid}',
    who: 'admin',
    summary: 'Change a question, for future rounds',
    params: question,
    body: questionChange,
    response: one(surveyQuestionsList.row),
  }),
  orderSurveyQuestions: endpoint({
    method: 'PUT',
    path: '/es/survey/{id}/question',
    who: 'admin',
    summary: 'Order the questions, for future rounds',
    params: surveyParams,
    body: surveyOrderBody,
    response: one(
      z.object({
        question_ids: z.array(id()),
        /** The highest of the questions'. */ revision: z.number(),
      }),
    ),
    errors: ['survey.order'],
  }),
  deleteSurveyQuestion: endpoint({
    method: 'DELETE',
    path: '/es/survey/{id}/question/{qid}',
    who: 'admin',
    summary: 'Delete a question; sent rounds keep it',
    params: question,
  }),
  surveyAudience: endpoint({
    method: 'GET',
    path: '/es/survey/{id}/audience',
    who: 'admin',
    summary:
      'Number of people that a round would invite now, and whether its answers could be shown',
    params: surveyParams,
    response: one(z.object({ asked: z.number(), shown: z.boolean() })),
  }),
  sendSurvey: endpoint({
    method: 'POST',
    path: '/es/survey/{id}/send',
    who: 'admin',
    ifMatch: 'decision',
    summary: 'Send a round to all employees; an open round ends',
    status: 200,
    params: surveyParams,
    body: z.object({}),
    response: done(),
    errors: ['survey.no_questions', 'survey.disabled', 'survey.nobody'],
  }),
  surveyAnswers: listCall(surveyAnswersList, {
    path: '/es/survey/{id}/answers',
    summary:
      'Answers; of an anonymous round only after at least five people have answered, and without names',
    params: surveyParams,
    filters: { round_id: id().optional(), es_question_id: id().optional() },
  }),
  surveyReport: endpoint({
    method: 'GET',
    path: '/es/survey/{id}/report',
    who: 'admin',
    costly: true,
    summary: 'Averages and distributions of the last rounds',
    params: surveyParams,
    response: one(surveyReport),
  }),
  publicSurvey: endpoint({
    method: 'GET',
    path: '/public/workspace/{ws}/es/survey/{surveyId}/questions/{key}',
    who: 'key',
    traceless: true,
    summary: 'The questions of a round, by the key in the mail',
    params: z.object({ ws: idOf('workspaces'), surveyId: idOf('surveys'), key: characters(100) }),
    response: one(publicSurvey),
    errors: ['survey.key'],
  }),
  answerSurvey: endpoint({
    method: 'POST',
    path: '/public/workspace/{ws}/es/survey/{surveyId}/feedback',
    who: 'key',
    traceless: true,
    summary: 'Answer a round, once. Ignores sessions and Idempotency-Keys.',
    status: 200,
    params: z.object({ ws: idOf('workspaces'), surveyId: idOf('surveys') }),
    body: surveyReply,
    response: done(),
    errors: ['survey.key', 'survey.answer_required', 'survey.rating'],
  }),
})
