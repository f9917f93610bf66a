import { errorWords } from '../kernel/errors'
import type { payrollErrors } from './payroll.errors'

export const payrollErrorsAr = errorWords<'ar', typeof payrollErrors>()({
  'payroll.category_in_use': 'يستخدم عقد هذه الفئة أو يُدفع بها العمل الإضافي.',
  'payroll.insufficient': 'بيانات غير كافية',
  'payroll.complete': 'هذه الدورة معتمدة؛ لا تتغيّر.',
  'payroll.drafting': 'ما زالت هذه الدورة تُحسب.',
  'payroll.nobody_paid': 'لن يُدفع لأحد في هذه الدورة.',
  'payroll.stale':
    '{count, plural, one {تغيّرت معلومة واحدة} two {تغيّرت معلومتان} few {تغيّرت # معلومات} many {تغيّرت # معلومة} other {تغيّرت # معلومة}} منذ حساب هذه الدورة. أعد حسابها أولًا.',
  'payroll.already_paid':
    'دفعت دورة أخرى {count, plural, one {لشخص واحد} two {لشخصين} few {لـ# أشخاص} many {لـ# شخصًا} other {لـ# شخص}} عن بعض هذه الأيام.',
  'payroll.expenses_gone':
    '{count, plural, one {لم يعد مصروف واحد من هذه الدورة مستحقًا} two {لم يعد مصروفان من هذه الدورة مستحقين} few {لم تعد # مصروفات من هذه الدورة مستحقة} many {لم يعد # مصروفًا من هذه الدورة مستحقًا} other {لم يعد # مصروف من هذه الدورة مستحقًا}}. أعد حساب الدورة أولًا.',
  'payroll.payouts_gone':
    '{count, plural, one {بند ساعات واحد من هذه الدورة لم يعد ينتظر} two {بندا ساعات من هذه الدورة لم يعودا ينتظران} few {# بنود ساعات من هذه الدورة لم تعد تنتظر} many {# بند ساعات من هذه الدورة لم يعد ينتظر} other {# بند ساعات من هذه الدورة لم يعد ينتظر}} الدفع. أعد حساب الدورة أولًا.',
  'payroll.payout_fixed': 'تُغيَّر الساعات المدفوعة في حساب ساعات العمل وحده.',
  'payroll.approving': 'تُعتمد دورة رواتب أخرى في هذه اللحظة. حاول مجددًا بعد ثوانٍ.',
  'payroll.most_changes': 'هذه تغييرات أكثر مما يسعه اعتماد واحد: {count}. احفظها قيدًا قيدًا أولًا.',
  'payroll.not_complete': 'لا تُعكس إلا دورة معتمدة؛ المسودة تُحذف.',
  'payroll.reversed': 'عُكست هذه من قبل.',
  'payroll.is_reversal': 'هذه الدورة تعكس دورة أخرى؛ لا تُغيَّر ولا تُعكس.',
  'payroll.four_eyes': 'أنشأت هذه الدورة أو أعدت حسابها أو عدّلت فيها، فيجب أن يعتمدها شخص آخر.',
  'payroll.four_eyes_own':
    'غيّرت منذ الدورة السابقة بيانات يتوقف عليها أجرك، فتُعدّ ممن أعدّوا هذه الدورة. يجب أن يعتمدها شخص آخر.',
  'payroll.nobody': 'ليس لأحد عقد بأجر بعملة {currency} في هذه الفترة.',
  'payroll.allowance': 'أدخل اسم البدل!',
  'payroll.deduction': 'أدخل اسم الاستقطاع!',
  'payroll.adjustment': 'أضف اسمًا أو احذف هذا الحقل.',
  'payroll.overtime_hours': 'حتى 168 ساعة في الأسبوع أو 24 في اليوم.',
  'payroll.overtime_weekday': 'اختر يومًا من الأسبوع، من 1 للاثنين إلى 7 للأحد.',
  'payroll.overtime_week_day': 'لا يبدأ الأسبوع الجديد في {from}. اختر {next}.',
  'payroll.overtime_week_closed': 'دورات الرواتب المعتمدة تحتفظ بأسابيعها: اختر يومًا بعد {paid}.',
  'payroll.overtime_factor': 'أدخل معاملًا من 1 إلى 10.',
  'payroll.hours_of_period': 'أكثر ما تتسع له أيام هذه الدورة من الساعات: {hours}.',
  'payroll.negative_net': 'صافي الراتب سالب: {net}.',
  'payroll.check.already_paid':
    'دفعت دورة أخرى {count, plural, one {لشخص واحد} two {لشخصين} few {لـ# أشخاص} many {لـ# شخصًا} other {لـ# شخص}} عن بعض هذه الأيام.',
  'payroll.check.expenses_gone':
    '{count, plural, one {لم يعد مصروف واحد من هذه الدورة مستحقًا} two {لم يعد مصروفان من هذه الدورة مستحقين} few {لم تعد # مصروفات من هذه الدورة مستحقة} many {لم يعد # مصروفًا من هذه الدورة مستحقًا} other {لم يعد # مصروف من هذه الدورة مستحقًا}}. أعد حساب الدورة.',
  'payroll.check.payouts_gone':
    '{count, plural, one {بند ساعات واحد من هذه الدورة لم يعد ينتظر} two {بندا ساعات من هذه الدورة لم يعودا ينتظران} few {# بنود ساعات من هذه الدورة لم تعد تنتظر} many {# بند ساعات من هذه الدورة لم يعد ينتظر} other {# بند ساعات من هذه الدورة لم يعد ينتظر}} الدفع. أعد حساب الدورة.',
  'payroll.check.zero_net':
    '{count, plural, one {قيد واحد محجوز} two {قيدان محجوزان} few {# قيود محجوزة} many {# قيدًا محجوزًا} other {# قيد محجوز}} لأن صافي الراتب صفر.',
  'payroll.check.negative_net':
    '{count, plural, one {قيد واحد محجوز} two {قيدان محجوزان} few {# قيود محجوزة} many {# قيدًا محجوزًا} other {# قيد محجوز}} لأن صافي الراتب سالب.',
  'payroll.check.open_shift':
    '{count, plural, one {وردية واحدة لأصحاب الأجر بالساعة لم تنته} two {ورديتان لأصحاب الأجر بالساعة لم تنتهيا} few {# ورديات لأصحاب الأجر بالساعة لم تنته} many {# وردية لأصحاب الأجر بالساعة لم تنته} other {# وردية لأصحاب الأجر بالساعة لم تنته}}.',
  'payroll.check.unpaired_punch':
    '{count, plural, one {بصمة واحدة لأصحاب الأجر بالساعة لا تتبع} two {بصمتان لأصحاب الأجر بالساعة لا تتبعان} few {# بصمات لأصحاب الأجر بالساعة لا تتبع} many {# بصمة لأصحاب الأجر بالساعة لا تتبع} other {# بصمة لأصحاب الأجر بالساعة لا تتبع}} أي وردية.',
  'payroll.check.leave_pending':
    '{count, plural, one {طلب إجازة واحد في هذه الفترة لم يُبتّ فيه} two {طلبا إجازة في هذه الفترة لم يُبتّ فيهما} few {# طلبات إجازة في هذه الفترة لم يُبتّ فيها} many {# طلب إجازة في هذه الفترة لم يُبتّ فيه} other {# طلب إجازة في هذه الفترة لم يُبتّ فيه}}.',
  'payroll.check.carried':
    'لدى {count, plural, one {شخص واحد} two {شخصين} few {# أشخاص} many {# شخصًا} other {# شخص}} استقطاعات مرحّلة إلى الدورة التالية.',
  'payroll.check.owed_before':
    'تدفع هذه الدورة {count, plural, one {لشخص واحد عن دورة سابقة لم يكن له قيد فيها} two {لشخصين عن دورة سابقة لم يكن لهما قيد فيها} few {لـ# أشخاص عن دورة سابقة لم يكن لهم قيد فيها} many {لـ# شخصًا عن دورة سابقة لم يكن لهم قيد فيها} other {لـ# شخص عن دورة سابقة لم يكن لهم قيد فيها}}.',
  'payroll.check.taken_back':
    'عُكس أجر {count, plural, one {شخص واحد} two {شخصين} few {# أشخاص} many {# شخصًا} other {# شخص}}، ولم تدفع أي دورة تلك الأيام منذ ذلك.',
  'payroll.check.leaver_owes':
    '{count, plural, one {شخص واحد يترك العمل وعليه} two {شخصان يتركان العمل وعليهما} few {# أشخاص يتركون العمل وعليهم} many {# شخصًا يتركون العمل وعليهم} other {# شخص يتركون العمل وعليهم}} أكثر مما يغطيه الأجر الأخير.',
  'payroll.check.payout_unpriced':
    'لا دورة تدفع {count, plural, one {بند ساعات واحدًا} two {بندَي ساعات} few {# بنود ساعات} many {# بند ساعات} other {# بند ساعات}}: العقد يدفع بالساعة أو بلا أجر.',
  'payroll.check.no_settlement':
    'لا دورة تدفع اليوم الأخير {count, plural, one {لشخص واحد ترك العمل} two {لشخصين تركا العمل} few {لـ# أشخاص تركوا العمل} many {لـ# شخصًا تركوا العمل} other {لـ# شخص تركوا العمل}}.',
  'payroll.check.correction_pending':
    '{count, plural, one {تصحيح حضور واحد في هذه الفترة لم يُبتّ فيه} two {تصحيحا حضور في هذه الفترة لم يُبتّ فيهما} few {# تصحيحات حضور في هذه الفترة لم يُبتّ فيها} many {# تصحيح حضور في هذه الفترة لم يُبتّ فيه} other {# تصحيح حضور في هذه الفترة لم يُبتّ فيه}}.',
  'payroll.check.account_changed':
    'لدى {count, plural, one {شخص واحد} two {شخصين} few {# أشخاص} many {# شخصًا} other {# شخص}} حساب بنكي جديد منذ الدورة السابقة.',
  'payroll.check.earlier_draft': 'ما زالت دورة {start} – {end} مسودة. اعتمدها أولًا أو احذفها.',
  'payroll.check.not_ended': 'تنتهي الفترة في {end}، وقد تتغيّر الساعات والإجازات.',
  'payroll.zero_net': 'صافي الراتب صفر.',
  'payroll.no_contract': 'لا يوجد عقد.',
  'payroll.no_salary': 'ليس في العقد راتب.',
  'payroll.other_currency': 'العقد بعملة أخرى، ويحتاج إلى دورة خاصة به.',
  'payroll.other_frequency': 'يُدفع هذا العقد بوتيرة غير وتيرة هذه الفترة.',
  'payroll.contract_ended': 'نشط، لكن العقد انتهى قبل هذه الفترة.',
  'payroll.part_in_other_currency': 'جزء من الفترة بعملة أخرى، ويحتاج إلى دورة خاصة به.',
  'payroll.no_hours': 'ليس في العقد ساعات عمل، فتُحسب الإجازة المدفوعة والعطلات صفرًا.',
  'payroll.no_attendance': 'أجره بالساعة ولم تُسجَّل ساعات.',
  'payroll.books_account': 'أدخل حسابًا لا يتجاوز 100 حرف.',
  'payroll.books_cost_centre': 'أدخل مركز تكلفة لا يتجاوز 36 حرفًا.',
  'payroll.books_consultant': 'رقم المستشار في DATEV من 4 إلى 7 أرقام.',
  'payroll.books_client': 'رقم العميل في DATEV من رقم إلى 5 أرقام.',
  'payroll.books_digits': 'حسابات DATEV من 4 إلى 8 أرقام.',
  'payroll.books_month': 'اختر شهرًا من 1 إلى 12.',
  'payroll.books_tax_rate': 'أدخل اسم معدل الضريبة في Xero.',
  'payroll.books_not_approved': 'لا تُقيَّد إلا دورة رواتب معتمدة.',
  'payroll.books_missing': 'حسابات ناقصة: {count}. أدخلها أولًا في إعدادات الرواتب.',
})
