import { errorWords } from '../kernel/errors'
import type { timerErrors } from './time-tracking.errors'

export const timeTrackingErrorsAr = errorWords<'ar', typeof timerErrors>()({
  'timer.description_and_project': 'لا يمكنك بدء المؤقت دون وصف ومشروع',
  'timer.description': 'لا يمكنك بدء المؤقت دون وصف',
  'timer.description_blank': 'لا يمكنك ترك الوصف فارغًا',
  'timer.future': 'لا يمكنك اختيار وقت في المستقبل',
  'timer.too_short': 'لا تقل مدة القيد عن ثانية واحدة.',
  'timer.too_long': 'لا تزيد مدة القيد على 24 ساعة.',
  'timer.too_old': 'لا يمكنك اختيار وقت مضى عليه أكثر من 10 سنوات.',
  'timer.end_before_start': 'النهاية قبل البداية.',
  'timer.ended': 'انتهى هذا القيد بالفعل.',
  'timer.project_unknown': 'هذا المشروع غير معروف.',
  'timer.task_unknown': 'هذه المهمة لا تتبع المشروع.',
  'timer.task_not_yours': 'هذه المهمة ليست مسندة إليك. أسندها إلى نفسك أولًا.',
  'timer.billed': 'هذا الوقت مفوتر في الفاتورة {number} ولا يمكن تعديله أو حذفه بعد الآن.',
  'timer.billed_draft': 'هذا الوقت مدرج في مسودة فاتورة. أزله منها قبل تعديله أو حذفه.',
})
