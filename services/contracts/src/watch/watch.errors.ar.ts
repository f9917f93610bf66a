import { errorWords } from '../kernel/errors'
import type { watchErrors } from './watch.errors'

export const watchErrorsAr = errorWords<'ar', typeof watchErrors>()({
  'watch.involved': 'أنت مذكور في هذه الحالة، أو كان لك عمل في السجل الذي تخصه. يسوّيها مدقق آخر.',
  'watch.no_proposal': 'لم يعد هذا الاقتراح مفتوحًا. أعد التحميل لترى القاعدة كما هي الآن.',
  'watch.own_proposal': 'أنت من اقترح هذا، ويؤكده مدقق آخر.',
  'watch.least': 'اختر عددًا من 2 إلى 1,000.',
  'watch.weekday': 'اذكر أيام الأسبوع من 1 (الاثنين) إلى 7 (الأحد).',
  'watch.band_order': 'ينتهي النطاق قبل أن يبدأ.',
  'watch.band_twice': 'لكل نوع أجر بعملة نطاق واحد.',
})
