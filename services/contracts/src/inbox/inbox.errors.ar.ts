import { errorWords } from '../kernel/errors'
import type { inboxErrors } from './inbox.errors'

export const inboxErrorsAr = errorWords<'ar', typeof inboxErrors>()({
  'inbox.after': 'لم تعد هذه الصفحة موجودة. ابدأ من الصفحة الأولى.',
  'inbox.bulk_kind': 'لا يُبتّ دفعة واحدة إلا في الإجازات والمصروفات وتصحيحات الحضور.',
  'inbox.most_decisions': 'يمكن البت في 1 إلى 100 عنصر دفعة واحدة.',
})
