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
    frequency: 'التكرار',
    message: 'الرسالة',
    open_until: 'مفتوح حتى',
    privacy: 'الخصوصية',
    question: 'السؤال',
    question_id: 'السؤال',
    question_ids: 'الأسئلة',
    questions: 'الأسئلة',
    rating: 'التقييم',
    recurring: 'متكرر',
    round: 'الجولة',
    round_id: 'الجولة',
    rounds: 'الجولات',
    sent: 'أُرسل',
    sent_on: 'أُرسل في',
    started: 'بدأ',
    survey_id: 'الاستبيان',
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
