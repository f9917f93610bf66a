import type { ErrorWords } from '../kernel/errors'
import type { inboxErrors } from './inbox.errors'

export const inboxErrorsAr: ErrorWords<typeof inboxErrors> = {
  'inbox.after': 'لم تعد هذه الصفحة موجودة. ابدأ من الصفحة الأولى.',
}
