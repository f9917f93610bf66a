import { errorWords } from '../kernel/errors'
import type { surveyErrors } from './surveys.errors'

export const surveysErrorsAr = errorWords<'ar', typeof surveyErrors>()({
  'survey.name': 'يرجى إدخال اسم الاستبيان!',
  'survey.privacy': 'يرجى اختيار النوع!',
  'survey.question': 'يرجى إدخال السؤال!',
  'survey.answer_type': 'يرجى اختيار النوع!',
  'survey.most_questions': 'للاستبيان {most} سؤالًا على الأكثر.',
  'survey.order': 'اذكر كل سؤال مرة واحدة. ربما أضاف أحدهم سؤالًا أو حذفه في هذه الأثناء.',
  'survey.no_questions': 'أضف سؤالًا مفعّلًا واحدًا على الأقل قبل إرسال الاستبيان.',
  'survey.disabled': 'هذا الاستبيان معطّل. فعّله في إعداداته قبل إرساله.',
  'survey.nobody': 'لا يوجد موظف له بريد إلكتروني لإرسال الاستبيان إليه.',
  'survey.key': 'مفتاح غير صالح',
  'survey.answer_required': 'هذا الحقل مطلوب',
  'survey.answer_long': '1,000 حرف على الأكثر.',
  'survey.rating': 'يرجى التقييم على مقياس من 1 إلى 5',
  'survey.too_few': 'تؤخذ إجابات الاستبيان المجهول خمسًا فأكثر في كل مرة.',
})
