import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    survey: '问卷',
    'survey-answers': '问卷回答',
    'survey-reply': '问卷答复',
  },
  tables: {
    survey_answers: '问卷回答',
    survey_ratings: '问卷评分',
  },
  fields: {
    anchor: '首次发送日期',
    answer: '回答',
    answer_type: '回答类型',
    answered: '已回答',
    es_question_id: '问题',
    frequency: '频率',
    last_sent_on: '上次发送日期',
    message: '消息',
    next_on: '下次发送日期',
    open: '未结束',
    open_until: '开放至',
    privacy: '隐私',
    question: '问题',
    question_id: '问题',
    question_ids: '问题',
    questions: '问题',
    questions_count: '问题数',
    rating: '评分',
    recurring: '定期',
    round: '轮次',
    round_id: '轮次',
    rounds: '轮次',
    rounds_count: '发送次数',
    sent: '已发送',
    sent_on: '发送日期',
    started: '开始时间',
    survey_id: '问卷',
  },
  columns: {
    'survey-rounds': {
      number: '轮次',
    },
  },
  values: {
    anonymous: '匿名',
    confidential: '保密',
    halfyearly: '每半年',
    quarterly: '每季度',
    rating: '评分',
    schedule: '计划',
    there: '现有',
  },
} satisfies WordsLike<typeof english>
