import {
  surveyAnswerEvents,
  surveyEvents,
  surveyReplyEvents,
} from '@workledger/contracts/surveys/surveys.events'
import { type AreaStreams, stream } from '../kernel/area'
import { surveyAnswersDecider, surveyReplyDecider } from './answers'
import { surveyDecider } from './survey'

export const surveysStreams: AreaStreams = {
  name: 'surveys',
  streams: [
    stream(surveyDecider, surveyEvents, 'no employee', { permission: 'manage_surveys' }),
    stream(surveyAnswersDecider, surveyAnswerEvents, 'no employee', {
      permission: 'manage_surveys',
    }),
    stream(surveyReplyDecider, surveyReplyEvents, 'no employee', { permission: 'manage_surveys' }),
  ],
}
