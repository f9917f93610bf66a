import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  SurveyAdded: 'أُضيف الاستبيان',
  SurveyChanged: 'عُدّل الاستبيان',
  SurveyDeleted: 'حُذف الاستبيان',
  SurveyQuestionAdded: 'أُضيف سؤال',
  SurveyQuestionChanged: 'عُدّل سؤال',
  SurveyQuestionDeleted: 'حُذف سؤال',
  SurveyQuestionsOrdered: 'رُتّبت الأسئلة',
  SurveySent: 'أُرسل إلى جميع الموظفين',
  SurveyRoundClosed: 'انتهت الجولة',
  SurveyAnswersTaken: 'احتُسبت إجابات الاستبيان',
  SurveyReplied: 'أُجيب عن الاستبيان',
} satisfies NamesLike<typeof english>
