import { allKept, type PublicEvents, publicEvents } from '../kernel/public-event'
import { surveyAnswerEvents, surveyEvents, surveyReplyEvents } from './surveys.events'

const area = { area: 'surveys', permission: 'manage_surveys' } as const

const surveyQuestionFields = ['question_id', 'question', 'answer_type', 'enabled'] as const

const surveyFields = ['name', 'privacy', 'recurring', 'enabled', 'frequency'] as const

/** What other programs learn of the events of this area. */
export const surveysPublicEvents: readonly PublicEvents[] = [
  publicEvents(area, surveyEvents, {
    SurveyAdded: {
      name: 'survey.added',
      v: 1,
      of: 'survey',
      id: 'survey_id',
      readers: 'admins',
      data: surveyFields,
      says: 'A survey was added.',
    },
    SurveyChanged: {
      name: 'survey.changed',
      v: 1,
      of: 'survey',
      id: 'survey_id',
      readers: 'admins',
      data: surveyFields,
      says: 'A survey changed; only changed fields are present.',
    },
    SurveyDeleted: {
      name: 'survey.deleted',
      v: 1,
      of: 'survey',
      id: 'survey_id',
      readers: 'admins',
      data: [],
      says: 'A survey was deleted.',
    },
    SurveyQuestionAdded: {
      name: 'survey.question_added',
      v: 1,
      of: 'survey',
      id: 'survey_id',
      readers: 'admins',
      data: surveyQuestionFields,
      says: 'A question was added to a survey.',
    },
    SurveyQuestionChanged: {
      name: 'survey.question_changed',
      v: 1,
      of: 'survey',
      id: 'survey_id',
      readers: 'admins',
      data: surveyQuestionFields,
      says: 'A question of a survey changed.',
    },
    SurveyQuestionDeleted: {
      name: 'survey.question_deleted',
      v: 1,
      of: 'survey',
      id: 'survey_id',
      readers: 'admins',
      data: ['question_id'],
      says: 'A question of a survey was deleted.',
    },
    SurveyQuestionsOrdered: { notPublic: 'The order on screens.' },
    SurveySent: {
      name: 'survey.sent',
      v: 1,
      of: 'survey',
      id: 'survey_id',
      readers: 'admins',
      data: ['round_id', 'number', 'name', 'privacy', 'sent_on', 'open_until'],
      says: 'A round of a survey was sent.',
    },
    SurveyRoundClosed: {
      name: 'survey.round_closed',
      v: 1,
      of: 'survey',
      id: 'survey_id',
      readers: 'admins',
      data: ['round_id'],
      says: 'A round of a survey was closed.',
    },
  }),
  allKept(
    surveyAnswerEvents,
    'Answers of surveys never leave; even their moment could name a person.',
  ),
  allKept(
    surveyReplyEvents,
    'Answers of surveys never leave; even their moment could name a person.',
  ),
]
