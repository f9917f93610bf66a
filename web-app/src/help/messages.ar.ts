import type { Catalogue } from '../kit/i18n'
import type english from './messages.en'

const arabic: Catalogue<typeof english> = {
  help: 'المساعدة',
  tours: 'أرني كيف',
  topics: {
    employee: 'إضافة موظف',
    project: 'إضافة مشروع',
    client: 'إضافة عميل',
    event: 'إضافة فعالية',
  },
  offer: 'هل أنت جديد هنا؟ تعرّفك هذه الجولات بالمنتج خطوة بخطوة.',
  notNow: 'ليس الآن',
  steps: {
    add: 'ابدأ بهذا الزر. «التالي» يفتح لك النموذج.',
    dialog: 'هنا يُسأل عن كل ما يخص السجل الجديد. المفتاح Esc يغلقه ولا يحفظ شيئًا.',
    form: 'املأ هذه الحقول. النجمة تعني أن الحقل لازم، وما كان خطأً يُذكر عند حقله.',
    submit: 'هذا الزر يحفظه. وتجد ما فعلته في السجل بعد ذلك.',
  },
  step: '{{at}} من {{all}}',
  next: 'التالي',
  done: 'تم',
  skip: 'تخطَّ الجولة',
}
export default arabic
