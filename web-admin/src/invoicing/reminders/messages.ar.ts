import type { Catalogue } from '@workledger/kit/i18n/i18n'
import type english from './messages.en'

const arabic: Catalogue<typeof english> = {
  tab: 'التذكيرات',
  enabled: 'ذكّر العملاء بالفواتير غير المدفوعة بالبريد الإلكتروني',
  about:
    'يُرسل كل تذكير مرة واحدة صباح يومه، للفواتير الصادرة التي بقي فيها ما يُدفع ولعميلها بريد إلكتروني. ولا يُرسل للفواتير التي تجاوزت ذلك اليوم.',
  locked: 'لا يغيّر هذا إلا من يدير الفواتير.',
  step: 'التذكير {{number}}',
  when: 'الموعد',
  before: 'قبل تاريخ الاستحقاق',
  after: 'بعد تاريخ الاستحقاق',
  days: 'الأيام',
  subject: 'الموضوع',
  text: 'النص',
  placeholders: 'تحل محل هذه الكلمات قيمها: {{names}}.',
  add: 'أضف تذكيرًا',
  remove: 'احذف التذكير {{number}}',
  none: 'لا توجد تذكيرات بعد.',
  usualSubject: 'تذكير: الفاتورة {invoice_number} من {company}',
  usualText:
    'مرحبًا {contact_name}،\n\nكان المبلغ {outstanding} من الفاتورة {invoice_number} مستحقًا في {due_date}. نرجو سداده خلال الأيام القادمة.',
  toast: { saved: 'حُفظت التذكيرات', sent: 'أُرسل التذكير' },
  card: {
    title: 'التذكيرات',
    next: 'التذكير التالي في {{day}}',
    off: 'لا يُذكَّر العميل بهذه الفاتورة تلقائيًا.',
    nothing: 'لا تذكير مقرر.',
    mute: 'لا تُذكّر',
    now: 'أرسل تذكيرًا الآن',
    nowTitle: 'هل تُذكّر {{client}} بهذه الفاتورة؟',
    nowText: 'يُرسل التذكير إلى {{email}} بالمتبقي {{amount}}.',
    before_zero: 'قبل تاريخ الاستحقاق',
    before_one: 'قبل تاريخ الاستحقاق بيوم',
    before_two: 'قبل تاريخ الاستحقاق بيومين',
    before_few: 'قبل تاريخ الاستحقاق بـ {{count}} أيام',
    before_many: 'قبل تاريخ الاستحقاق بـ {{count}} يومًا',
    before_other: 'قبل تاريخ الاستحقاق بـ {{count}} يوم',
    after_zero: 'بعد تاريخ الاستحقاق',
    after_one: 'بعد تاريخ الاستحقاق بيوم',
    after_two: 'بعد تاريخ الاستحقاق بيومين',
    after_few: 'بعد تاريخ الاستحقاق بـ {{count}} أيام',
    after_many: 'بعد تاريخ الاستحقاق بـ {{count}} يومًا',
    after_other: 'بعد تاريخ الاستحقاق بـ {{count}} يوم',
    onDue: 'في تاريخ الاستحقاق',
    byHand: 'أُرسل يدويًا',
  },
}

export default arabic
