import { errorWords } from '../kernel/errors'
import type { listErrors } from './lists.errors'

export const listsErrorsAr = errorWords<'ar', typeof listErrors>()({
  'export.too_many': 'يتسع جدول البيانات لـ {rows} صف على الأكثر. اختر CSV أو عددًا أقل من الصفوف.',
  'export.too_large': 'هذه الصفوف أطول من أن يسعها مصنف واحد. صدّرها بصيغة CSV أو ضيّق القائمة.',
  'export.too_slow': 'استغرق إنشاء الملف وقتًا طويلًا فأُوقف. أعد المحاولة لاحقًا أو ضيّق القائمة.',
  'list.sort_shape': 'الترتيب هو ["column","ASC"] أو ["column","DESC"].',
  'list.range_shape': 'المدى هو [first,last] بدءًا من 0، و1000 صف على الأكثر.',
  'list.filter_shape': 'المرشِّح كائن JSON من أعمدة وقيم.',
  'export.language': 'اختر لغة: en أو zh أو es أو fr أو it أو ar.',
  'export.separator': 'اختر comma أو semicolon أو tab.',
  'export.format': 'اختر csv أو xlsx.',
})
