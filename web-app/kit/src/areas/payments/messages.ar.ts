import type { Catalogue } from '../../i18n/i18n'
import type english from './messages.en'

const arabic: Catalogue<typeof english> = {
  tab: 'الحساب المصرفي',
  title: 'الحساب المصرفي',
  empty: { title: 'لا حساب مصرفيًا بعد', text: 'يُحوَّل الراتب بعد إدخال حساب.' },
  add: 'إضافة حساب',
  change: 'تغيير الحساب',
  holder: 'صاحب الحساب',
  iban: 'رقم الآيبان',
  ibanHint: 'اتركه فارغًا إن لم يكن لدى مصرفك آيبان.',
  bic: 'رمز BIC',
  number: 'رقم الحساب',
  routing: 'رمز المصرف أو التوجيه',
  changed: 'آخر تغيير',
  changedBy: '{{time}}، غيّره {{name}}',
  password: 'كلمة مرورك الحالية',
  told: 'يُبلَّغ الموظف بالتغيير عبر البريد الإلكتروني، وتُعلَّم دورة الرواتب التالية.',
  toldYou: 'تصلك رسالة بريد إلكتروني عن التغيير، وتُعلَّم دورة الرواتب التالية.',
  saved: 'حُفظ الحساب المصرفي.',
  remove: 'إزالة الحساب',
  removeTitle: 'إزالة الحساب المصرفي؟',
  removeText: 'لن يُحوَّل شيء حتى يُدخَل حساب آخر. يُبلَّغ الموظف عبر البريد الإلكتروني.',
  removeYours: 'لن يُحوَّل شيء حتى تُدخل حسابًا آخر. تصلك رسالة بريد إلكتروني بذلك.',
  removed: 'أُزيل الحساب المصرفي.',
  history: 'السجل',
  events: { BankAccountChanged: 'أُدخل الحساب أو غُيِّر', BankAccountRemoved: 'أُزيل الحساب' },
  locked: 'لا يمكنك تغيير الحساب المصرفي لغيرك وأنت مسجّل الدخول بدلًا منه.',
}

export default arabic
