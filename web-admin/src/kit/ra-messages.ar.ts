import { translation } from '@workledger/kit/i18n/translation'
import type english from './ra-messages.en'

/** react-admin's own sentences that the console can show. */
export default translation<'ar', typeof english>()({
  ra: {
    action: { undo: 'تراجع', refresh: 'تحديث', close: 'إغلاق', confirm: 'تأكيد', cancel: 'إلغاء' },
    auth: {
      auth_check_error: 'سجّل الدخول للمتابعة',
      sign_in_error: 'تعذّر تسجيل الدخول، حاول مرة أخرى',
    },
    message: {
      error: 'حدث خطأ ولم يكتمل طلبك.',
      access_denied: 'لا تملك صلاحية الوصول إلى هذه الصفحة',
      not_found: 'إمّا أنك كتبت عنوانًا خاطئًا أو اتبعت رابطًا غير صحيح.',
    },
    notification: {
      bad_item: 'عنصر غير صحيح',
      canceled: 'أُلغي الإجراء',
      data_provider_error: 'خطأ في الاتصال بالبيانات. راجع سجل المتصفح.',
      http_error: 'تعذّر الاتصال بالخادم',
      item_doesnt_exist: 'العنصر غير موجود',
      logged_out: 'انتهت جلستك، سجّل الدخول من جديد.',
      not_authorized: 'لا تملك صلاحية الوصول إلى هذا المورد.',
      created: 'أُنشئ العنصر',
      updated: 'حُدّث العنصر',
      deleted: 'حُذف العنصر',
    },
    page: {
      loading: 'جارٍ التحميل',
      not_found: 'غير موجود',
      error: 'حدث خطأ',
      access_denied: 'الوصول مرفوض',
    },
  },
})
