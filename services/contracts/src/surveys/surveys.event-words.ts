import type { EventWords } from '../kernel/event-words'
import type { surveyAnswerEvents, surveyEvents, surveyReplyEvents } from './surveys.events'
import ar from './words/events.ar'
import en from './words/events.en'

export const surveysEventWords: EventWords<
  typeof surveyEvents & typeof surveyAnswerEvents & typeof surveyReplyEvents
> = { en, ar }
