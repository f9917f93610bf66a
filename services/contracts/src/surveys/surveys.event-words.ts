import type { EventWords } from '../kernel/event-words'
import type { surveyAnswerEvents, surveyEvents, surveyReplyEvents } from './surveys.events'

export const surveysEventWords: EventWords<typeof surveyEvents & typeof surveyAnswerEvents & typeof surveyReplyEvents> = {
  SurveyAdded: ['Survey added', 'أُضيف الاستبيان'],
  SurveyChanged: ['Survey changed', 'عُدّل الاستبيان'],
  SurveyDeleted: ['Survey deleted', 'حُذف الاستبيان'],
  SurveyQuestionAdded: ['Question added', 'أُضيف سؤال'],
  SurveyQuestionChanged: ['Question changed', 'عُدّل سؤال'],
  SurveyQuestionDeleted: ['Question deleted', 'حُذف سؤال'],
  SurveyQuestionsOrdered: ['Questions ordered', 'رُتّبت الأسئلة'],
  SurveySent: ['Sent to all employees', 'أُرسل إلى جميع الموظفين'],
  SurveyRoundClosed: ['Round ended', 'انتهت الجولة'],
  SurveyAnswersTaken: ['Survey answers counted', 'احتُسبت إجابات الاستبيان'],
  SurveyReplied: ['Survey answered', 'أُجيب عن الاستبيان'],
}
