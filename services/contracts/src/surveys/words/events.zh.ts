import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  SurveyAdded: '添加问卷',
  SurveyChanged: '修改问卷',
  SurveyDeleted: '删除问卷',
  SurveyQuestionAdded: '添加问题',
  SurveyQuestionChanged: '修改问题',
  SurveyQuestionDeleted: '删除问题',
  SurveyQuestionsOrdered: '调整问题顺序',
  SurveySent: '发送给所有员工',
  SurveyRoundClosed: '结束轮次',
  SurveyAnswersTaken: '统计问卷回答',
  SurveyReplied: '回答问卷',
} satisfies NamesLike<typeof english>
