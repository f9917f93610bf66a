import type { Attribute, Population } from './sample-kinds'

type Pair = readonly [english: string, arabic: string]

/** The meaning of each attribute by population; English and Arabic. */
export const attributeWords: Readonly<Record<Population, Readonly<Record<Attribute, Pair>>>> = {
  pay: {
    A: ['Approved by someone other than the preparer', 'اعتمده شخص غير من أعدّه'],
    B: ['Basic pay agrees with the contract', 'الأجر الأساسي يطابق العقد'],
    C: ['Hours agree with attendance', 'الساعات تطابق الحضور'],
    D: ['Changes after the draft have a reason', 'للتغييرات بعد المسودة سبب'],
    E: ['Payslip equals the approved entry', 'قسيمة الراتب تساوي القيد المعتمد'],
  },
  leaves: {
    A: ['Approved by someone other than the person on leave', 'اعتمدها شخص غير صاحب الإجازة'],
    B: ['Within the balance', 'ضمن الرصيد'],
    C: ['Asked for before its first day', 'طُلبت قبل يومها الأول'],
    D: ['A document is attached where the type asks for one', 'أُرفق مستند حيث يطلبه النوع'],
    E: ['Nothing changed after the approval', 'لم يتغير شيء بعد الاعتماد'],
  },
  expenses: {
    A: ['Approved by someone other than the claimant', 'اعتمدها شخص غير مقدّمها'],
    B: ['A receipt is attached', 'أُرفق إيصال'],
    C: ['The receipt was claimed once', 'استُخدم الإيصال مرة واحدة'],
    D: ['The conversion follows from amount and rate', 'التحويل ناتج عن المبلغ والسعر'],
    E: ['Nothing changed after the approval', 'لم يتغير شيء بعد الاعتماد'],
  },
  invoices: {
    A: ['The number follows the one before without a gap', 'الرقم يتبع ما قبله بلا فجوة'],
    B: [
      'Lines, discount and taxes add up to the total',
      'مجموع البنود والخصم والضرائب يساوي الإجمالي',
    ],
    C: ['Dated within seven days of its issue', 'تاريخها في حدود سبعة أيام من إصدارها'],
    D: ['Issued by someone other than who drafted it', 'أصدرها شخص غير من أعدّ مسودتها'],
    E: ['No credit note takes it back', 'لا إشعار دائن يلغيها'],
  },
  contracts: {
    A: ['Changed by someone other than the employee', 'غيّره شخص غير الموظف'],
    B: ['A signed copy is attached', 'أُرفقت نسخة موقعة'],
    C: ['Not dated back', 'غير مؤرخ بأثر رجعي'],
    D: ['Pay lies within the band', 'الأجر ضمن النطاق'],
    E: [
      'No approved pay run covers days that it changes',
      'لا دورة رواتب معتمدة تشمل أيامًا يغيّرها',
    ],
  },
}

/** The reasons of the server's findings; codes of `why` in events. */
export const whyWords = {
  independent: [
    'Nobody who approved had a hand in it before.',
    'لم يشارك أحد ممن اعتمدوه فيه من قبل.',
  ],
  approver_prepared: [
    'Whoever approved it had also prepared or changed it.',
    'من اعتمده كان قد أعدّه أو غيّره أيضًا.',
  ],
  basic_agrees: [
    'Each line of basic pay has the rate of the contract then in force.',
    'لكل بند من الأجر الأساسي معدل العقد الساري حينها.',
  ],
  basic_differs: [
    'A line of basic pay has another rate than the contract then in force.',
    'لأحد بنود الأجر الأساسي معدل غير معدل العقد الساري حينها.',
  ],
  no_basic: ['There is no basic pay in it.', 'لا أجر أساسي فيه.'],
  hours_agree: ['The hours are those of attendance.', 'الساعات هي ساعات الحضور.'],
  hours_differ: [
    'The hours are other than those of attendance as it stands.',
    'الساعات غير ساعات الحضور كما هي الآن.',
  ],
  not_hourly: ['Nothing in it is paid by the hour.', 'لا شيء فيه يُدفع بالساعة.'],
  reasons_given: ['Each change has a reason.', 'لكل تغيير سبب.'],
  reason_missing: ['A change after the draft has no reason.', 'تغيير بعد المسودة بلا سبب.'],
  not_changed: ['Nobody changed it after the draft.', 'لم يغيّره أحد بعد المسودة.'],
  payslip_equals: ['The payslip shows what was approved.', 'قسيمة الراتب تُظهر ما اعتُمد.'],
  payslip_differs: [
    'The payslip shows something else than what was approved.',
    'قسيمة الراتب تُظهر غير ما اعتُمد.',
  ],
  own_approval: ['The person it concerns decided it.', 'قرّره الشخص المعني به.'],
  within_balance: ['The balance bore it when it was approved.', 'كان الرصيد يكفيها عند اعتمادها.'],
  over_balance: ['More was taken than the balance had.', 'أُخذ أكثر مما في الرصيد.'],
  no_allowance: ['It takes nothing from a balance.', 'لا تُخصم من رصيد.'],
  asked_before: ['It was asked for before it began.', 'طُلبت قبل أن تبدأ.'],
  asked_late: ['It was asked for on its first day or later.', 'طُلبت في يومها الأول أو بعده.'],
  document_attached: ['A document is attached.', 'أُرفق مستند.'],
  document_missing: [
    'The type asks for a document and there is none.',
    'النوع يطلب مستندًا ولا يوجد.',
  ],
  no_document_needed: ['The type asks for no document.', 'النوع لا يطلب مستندًا.'],
  unchanged: ['Nothing was changed since.', 'لم يتغير شيء منذئذ.'],
  changed_later: ['It was changed or taken back after the approval.', 'غُيّر أو سُحب بعد الاعتماد.'],
  receipt_attached: ['A receipt is attached.', 'أُرفق إيصال.'],
  receipt_missing: ['There is no receipt.', 'لا إيصال.'],
  receipt_once: ['No other claim has the same receipt.', 'لا مطالبة أخرى بالإيصال نفسه.'],
  receipt_twice: ['Another claim has the same receipt.', 'مطالبة أخرى لها الإيصال نفسه.'],
  no_receipt: ['There is no receipt to compare.', 'لا إيصال للمقارنة.'],
  conversion_agrees: ['Amount × rate gives what was approved.', 'المبلغ × السعر يعطي ما اعتُمد.'],
  conversion_differs: [
    'Amount × rate gives something else than what was approved.',
    'المبلغ × السعر يعطي غير ما اعتُمد.',
  ],
  no_conversion: ['It is in the currency of the workspace.', 'هو بعملة مساحة العمل.'],
  number_follows: [
    'The series has the number before it, or begins with it.',
    'في السلسلة الرقم السابق له، أو تبدأ به.',
  ],
  number_gap: ['The number before it is not in the series.', 'الرقم السابق له ليس في السلسلة.'],
  totals_agree: ['The sums were calculated anew and agree.', 'أُعيد حساب المجاميع وهي متطابقة.'],
  totals_differ: ['Calculated anew, the sums differ.', 'عند إعادة الحساب تختلف المجاميع.'],
  dated_near: ['It was issued within a week of its date.', 'أُصدرت في غضون أسبوع من تاريخها.'],
  dated_apart: [
    'More than a week lies between its date and its issue.',
    'بين تاريخها وإصدارها أكثر من أسبوع.',
  ],
  same_person: ['The same person drafted and issued it.', 'الشخص نفسه أعدّ المسودة وأصدرها.'],
  not_credited: ['Nothing of it was credited.', 'لم يُلغَ شيء منها.'],
  credited: ['A credit note takes it back, wholly or in part.', 'إشعار دائن يلغيها كليًا أو جزئيًا.'],
  own_change: ['The employee changed the own contract.', 'غيّر الموظف عقده بنفسه.'],
  signed: ['A signed copy is attached.', 'أُرفقت نسخة موقعة.'],
  not_signed: ['There is no signed copy.', 'لا نسخة موقعة.'],
  dated_ahead: [
    'It takes effect on the day it was entered or later.',
    'يسري من يوم إدخاله أو بعده.',
  ],
  dated_back: ['It takes effect before the day it was entered.', 'يسري قبل يوم إدخاله.'],
  within_band: [
    'Pay lies within the band that the rules name.',
    'الأجر ضمن النطاق الذي تحدده القواعد.',
  ],
  outside_band: [
    'Pay lies outside the band that the rules name.',
    'الأجر خارج النطاق الذي تحدده القواعد.',
  ],
  no_band: [
    'No band is set for this currency and kind of pay.',
    'لا نطاق محدد لهذه العملة ونوع الأجر.',
  ],
  pay_unchanged: ['Pay did not change.', 'لم يتغير الأجر.'],
  not_paid_before: [
    'No pay run had been approved for these days.',
    'لم تُعتمد دورة رواتب لهذه الأيام.',
  ],
  paid_before: [
    'A pay run had been approved for days that it changes.',
    'كانت دورة رواتب معتمدة لأيام يغيّرها.',
  ],
  erased: ['What it was checked by is erased.', 'مُحي ما يُتحقق به.'],
} as const satisfies Record<string, Pair>

export type Why = keyof typeof whyWords

export const isWhy = (code: string): code is Why => code in whyWords
