import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  since: 'غير متصل – البيانات حتى {{time}}.',
  slow: 'يستغرق الخادم وقتًا أطول من المعتاد. يظهر الباقي حالما يرد.',
  notHere: 'هذه الصفحة ليست على جهازك بعد',
  notHereText: 'لم تُفتح هنا من قبل، لذا تحتاج إلى اتصال. تُفتح حالما يعود.',
  crashed: {
    title: 'حدث خطأ في هذه الصفحة.',
    text: 'لم يُفقد شيء مما حفظته. أعد تحميل الصفحة، وإن تكرر ذلك فأخبر مدير النظام.',
    reload: 'أعد التحميل',
  },
  signedOut: {
    title: 'انتهت جلستك',
    text: 'سجّل الدخول في علامة تبويب أخرى للاحتفاظ بما كتبته، وعندها تتابع هذه الصفحة.',
    signIn: 'تسجيل الدخول',
    leave: 'مغادرة هذه الصفحة',
  },
})
