import { errorWords } from '../kernel/errors'
import type { sampleErrors } from './samples.errors'

export const sampleErrorsAr = errorWords<'ar', typeof sampleErrors>()({
  'sample.name': 'أعطِ العينة اسمًا.',
  'sample.seed': 'تتكون البذرة من ثمانية أرقام ست عشرية، مثل 7F3A-91C2.',
  'sample.size': 'اختر حجمًا من 1 إلى {most}.',
  'sample.nothing': 'لا يوجد ما يُسحب منه في هذه الأيام.',
  'sample.too_many': 'يقع أكثر من {most} عنصر في هذه الأيام. اختر فترة أقصر.',
  'sample.author': 'لا يعمل على هذه العينة إلا من سحبها. اسحب عينة خاصة بك.',
  'sample.finished': 'اكتمل فحص هذه العينة. أعد فتحها أولًا.',
  'sample.in_progress': 'فحص هذه العينة جارٍ بالفعل.',
  'sample.open_items': 'عناصر بلا نتيجة: {open}. قيّم كلًّا منها أولًا.',
  'sample.notes_missing': 'استثناءات وملاحظات بلا نص: {open}. اكتب ما وُجد أولًا.',
})
