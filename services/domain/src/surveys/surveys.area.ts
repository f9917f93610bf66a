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
    stream(surveyDecider, surveyEvents, 'nobody', { permission: 'manage_surveys' }),
    stream(surveyAnswersDecider, surveyAnswerEvents, 'nobody', { permission: 'manage_surveys' }),
    stream(surveyReplyDecider, surveyReplyEvents, 'nobody', { permission: 'manage_surveys' }),
  ],
}
