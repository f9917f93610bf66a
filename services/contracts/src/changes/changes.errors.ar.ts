import { errorWords } from '../kernel/errors'
import type { changesErrors } from './changes.errors'

export const changesErrorsAr = errorWords<'ar', typeof changesErrors>()({
  'changes.position': 'هذا ليس موضعًا في تدفق التغييرات. أرسل قيمة `next` من إحدى الإجابات.',
  'changes.type': 'لا يوجد حدث عام باسم {name}.',
  'changes.rights_changed':
    'تغيّر ما يمكنك قراءته منذ هذا الموضع. تابع من {position}، أو ابدأ من جديد دون موضع لقراءة كل ما يمكنك قراءته الآن.',
  'changes.log_restored':
    'لم يعد هذا الموضع موجودًا في السجل، مثلًا بعد استعادة نسخة احتياطية. قارن بياناتك، ثم ابدأ من جديد دون موضع، أو استخدم `now` للأحداث الجديدة فقط.',
})
