import type { Catalogue } from '../../i18n/i18n'
import type english from './messages.en'

const arabic: Catalogue<typeof english> = {
  own: {
    title: 'بياناتي',
    text: 'ملف بكل ما تحتفظ به {{company}} عنك: الملف الشخصي والعقود والإجازات والحضور والوقت المسجّل والمصروفات وقسائم الرواتب والمستندات وما حدث ومن فتح سجلك. صفحة للقراءة، وJSON للبرامج.',
  },
  workspace: {
    title: 'تصدير الشركة كلها',
    text: 'ملف بكل الأحداث وبراهين ترتيبها، وكل القوائم بصيغة CSV، وكل الملفات المرفوعة. فيه البيانات الشخصية للجميع: احفظه في مكان آمن.',
    numbers: 'في الملف أرقام الحسابات البنكية للجميع ظاهرة. أدخل كلمة مرورك لإعداده.',
  },
  password: 'كلمة مرورك',
  make: 'إعداد الملف',
  again: 'حاول مرة أخرى',
  making: 'قيد الإعداد: {{percent}}',
  makingText: 'قد يستغرق هذا وقتًا. يمكنك مغادرة هذه الصفحة.',
  ready: 'جاهز',
  until: '{{size}}، يُحفظ حتى {{moment}}',
  download: 'تنزيل',
  failed: 'تعذّر إعداد الملف.',
}

export default arabic
