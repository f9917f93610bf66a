import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    survey: 'استبيان',
    'survey-answers': 'إجابات استبيان',
    'survey-reply': 'رد على استبيان',
  },
  tables: {
    survey_answers: 'إجابات الاستبيانات',
    survey_ratings: 'التقييمات في الاستبيانات',
  },
  fields: {
    anchor: 'أُرسل أول مرة في',
    answer: 'الإجابة',
    answer_type: 'نوع الإجابة',
    answered: 'أجابوا',
    es_question_id: 'السؤال',
    frequency: 'التكرار',
    last_sent_on: 'أُرسل آخر مرة في',
    message: 'الرسالة',
    next_on: 'يُرسل تاليًا في',
    open: 'يقبل الإجابات',
    open_until: 'مفتوح حتى',
    privacy: 'الخصوصية',
    question: 'السؤال',
    question_id: 'السؤال',
    question_ids: 'الأسئلة',
    questions: 'الأسئلة',
    questions_count: 'الأسئلة',
    rating: 'التقييم',
    recurring: 'متكرر',
    round: 'الجولة',
    round_id: 'الجولة',
    rounds: 'الجولات',
    rounds_count: 'مرات الإرسال',
    sent: 'أُرسل',
    sent_on: 'أُرسل في',
    started: 'بدأ',
    survey_id: 'الاستبيان',
  },
  columns: {
    'survey-rounds': {
      number: 'الجولة',
    },
  },
  values: {
    anonymous: 'مجهول',
    confidential: 'سري',
    halfyearly: 'كل نصف سنة',
    quarterly: 'كل ربع سنة',
    rating: 'تقييم',
    schedule: 'جدول',
    there: 'قائم',
  },
} satisfies WordsLike<typeof english>
