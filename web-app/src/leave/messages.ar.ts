import shared from '@workledger/kit/areas/leave/messages.ar'
import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  ...shared,
  page: 'الطلبات',
  tab: 'الإجازات',
  approvals: 'الاعتمادات',
  requested: 'تاريخ الطلب',
  more: 'المزيد',
  empty: {
    title: 'لا طلبات إجازة بعد',
    text: 'رصيدك ظاهر أعلاه. اطلب أولى أيام إجازتك متى احتجت إليها.',
  },
  ring: {
    left: 'بقي {{days}}',
    unlimited: 'استُخدم {{days}}',
    none: 'لا إجازات في {{year}} بعد',
  },
  card: {
    title: 'طلبات الإجازة',
    empty: 'لا طلبات إجازة معلّقة',
    inbox: 'افتح الوارد',
    refresh: 'تحديث',
    more: '{{count}} أخرى',
  },
  inbox: {
    ...shared.inbox,
    emptyText: 'تظهر هنا طلبات من تديرهم فور تقديمها.',
    open: 'سجل الطلب',
  },
  ownPending_zero: 'لا طلبات معلّقة لك',
  ownPending_one: 'طلب معلّق لك',
  ownPending_two: 'طلبان معلّقان لك',
  ownPending_few: '{{count}} طلبات معلّقة لك',
  ownPending_many: '{{count}} طلبًا معلّقًا لك',
  ownPending_other: '{{count}} طلب معلّق لك',
  pendingCount_zero: 'لا طلبات معلّقة',
  pendingCount_one: 'طلب معلّق واحد',
  pendingCount_two: 'طلبان معلّقان',
  pendingCount_few: '{{count}} طلبات معلّقة',
  pendingCount_many: '{{count}} طلبًا معلّقًا',
  pendingCount_other: '{{count}} طلب معلّق',
})
