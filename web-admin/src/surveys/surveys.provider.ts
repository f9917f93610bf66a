import { surveysApi } from '@workledger/contracts/surveys/surveys.api'
import {
  surveyAnswersList,
  surveyQuestionsList,
  surveyRoundsList,
  surveysList,
} from '@workledger/contracts/surveys/surveys.lists'
import { command, type ResourceOf, resource } from '../kit/command'

export const surveysResources = {
  surveys: resource(surveysList, {
    areas: ['surveys'],
    writes: {
      create: surveysApi.addSurvey,
      update: surveysApi.changeSurveyOf,
      delete: surveysApi.deleteSurveyOf,
    },
  }),
  'survey-questions': resource(surveyQuestionsList, { areas: ['surveys'] }),
  'survey-rounds': resource(surveyRoundsList, { areas: ['surveys'] }),
  'survey-answers': resource(surveyAnswersList, { areas: ['surveys', 'people'] }),
} satisfies Record<string, ResourceOf>

export const surveysCommands = {
  addSurvey: command(surveysApi.addSurvey),
  changeSurvey: command(surveysApi.changeSurvey, 'audit'),
  deleteSurvey: command(surveysApi.deleteSurvey),
  addSurveyQuestion: command(surveysApi.addSurveyQuestion, 'audit'),
  changeSurveyQuestion: command(surveysApi.changeSurveyQuestion, 'audit'),
  orderSurveyQuestions: command(surveysApi.orderSurveyQuestions, 'audit'),
  deleteSurveyQuestion: command(surveysApi.deleteSurveyQuestion, 'audit'),
  sendSurvey: command(surveysApi.sendSurvey, 'audit'),
}
