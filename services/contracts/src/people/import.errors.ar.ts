import { errorWords } from '../kernel/errors'
import type { importErrors } from './import.errors'

export const importErrorsAr = errorWords<'ar', typeof importErrors>()({
  'import.file': 'ملف غير صالح',
  'import.empty': 'لا توجد في الملف صفوف تحت العناوين.',
  'import.too_many':
    'الملف كبير جدًا: {rows} صف و{columns} عمود و{cells} خلية و{characters} حرف في الخلية على الأكثر.',
  'import.unfolded': 'الملف كبير جدًا: 20 ميغابايت على الأكثر بعد فك ضغطه.',
  'import.columns': 'الأعمدة لا تناسب.',
  'import.date_format': 'يمكن قراءة التاريخ {example} بطريقتين. يرجى اختيار صيغة التاريخ.',
  'import.running_still': 'ما زال هذا الاستيراد جاريًا. تراجع عنه بعد انتهائه.',
  'import.rows':
    'لم يُستورد شيء: {count, plural, one {في صف واحد أخطاء} two {في صفين أخطاء} few {في # صفوف أخطاء} many {في # صفًا أخطاء} other {في # صف أخطاء}}.',
  'import.mapping': 'الربط كائن من أرقام أعمدة وحقول.',
  'import.managers': 'المديرون كائن من الأسماء في الملف ومن يُقصد بها.',
  'import.pay_period': 'اختر yearly أو monthly أو weekly أو hourly.',
  'import.date_choice': 'اختر YYYY-MM-DD أو DD.MM.YYYY أو MM/DD/YYYY.',
  'import.mode': 'اختر good-rows أو all-or-nothing.',
  'import.no_column': 'اختير عمود غير موجود.',
  'import.no_field': 'يسمّي التعيين حقلًا مخصصًا غير موجود.',
  'import.twice': 'لا يمكن أن يأتي {fields} من عمودين.',
  'import.too_long': '{field}: أطول من {most} حرف.',
  'import.single_name': '"{name}" هو الاسم الوحيد، ويُضاف الشخص باسم واحد.',
  'import.email': '"{email}" ليس عنوان بريد إلكتروني صالحًا.',
  'import.not_a_date': '"{text}" ليس تاريخًا يُقرأ بصيغة {format}.',
  'import.end_before_hire': 'تاريخ الانتهاء {end} قبل تاريخ التعيين {hired}.',
  'import.not_a_period': '"{text}" ليست فترة أجر. استخدم yearly أو monthly أو weekly أو hourly.',
  'import.pay_missing': 'لم يُذكر أجر؛ يُنشأ العقد بلا أجر.',
  'import.not_an_amount': '"{text}" ليس مبلغًا.',
  'import.currency_unclear':
    'لا يوضح "{text}" أي عملة هي المقصودة. اكتب رمزها بثلاثة أحرف، مثل USD.',
  'import.not_a_currency': '"{text}" ليست عملة. اكتب رمزها بثلاثة أحرف، مثل USD.',
  'import.other_currency': 'يُنشأ العقد بعملة {currency}، وهي ليست عملة الشركة.',
  'import.not_hours': '"{text}" ليس عدد ساعات في الأسبوع.',
  'import.pay_negative': 'لا يمكن أن يكون الأجر سالبًا.',
  'import.places': '"{text}" فيه أكثر من {places} خانات عشرية.',
  'import.same_oid': 'للصف {row} رقم الموظف نفسه "{value}".',
  'import.same_email': 'للصف {row} البريد الإلكتروني نفسه "{value}".',
  'import.by_name': 'عُرف بالاسم وحده، إذ لا رقم موظف في الصف ولا بريد إلكتروني.',
  'import.clash': 'رقم الموظف لـ{one} والبريد الإلكتروني لـ{other}.',
  'import.another_person':
    'رقم الموظف "{oid}" يخص {name}، وقد انضم بالفعل. أعطِ هذا الصف رقمًا خاصًا به، أو غيّر الاسم في ملف {name} أولًا.',
  'import.same_name': 'للصف {row} الاسم نفسه، ولا رقم موظف أو بريد إلكتروني يميّز بينهما.',
  'import.several': 'لعدة موظفين هذا الاسم، ولا رقم موظف في الصف ولا بريد إلكتروني.',
  'import.same_employee': 'الصف {row} عن الموظف نفسه.',
  'import.no_department': 'القسم "{name}" غير موجود، ولا يضيفه إلا من له صلاحية "تعديل الشركة".',
  'import.no_designation': 'المسمى "{name}" غير موجود، ولا يضيفه إلا من له صلاحية "تعديل الشركة".',
  'import.manager_unknown': 'المدير "{name}" ليس في الملف ولا في الشركة؛ يُترك المدير.',
  'import.manager_self': 'لا يكون الموظف مدير نفسه؛ يُترك المدير.',
  'import.manager_many':
    '{people} أشخاص اسمهم "{name}"؛ يُترك المدير. رقم موظف أو بريد إلكتروني يميّز بينهم.',
  'import.manager_gone': 'المدير "{name}" لم يعد يعمل هنا؛ يُترك المدير.',
  'import.manager_circle': 'مع هذا المدير يصير الموظف مدير نفسه عبر غيره؛ يُترك المدير.',
  'import.own_row':
    'هذا الصف يعود بالنفع عليك وحدك، فلا بد أن يستورده غيرك. يمكن أن يستورده {name}.',
  'import.detail_unclear': '{field}: لم يُفهم "{text}" ولن يُستورد.',
  'import.no_office':
    'المكتب "{name}" غير موجود، ولا يضيفه إلا من لديه صلاحية "تعديل الشركة"؛ أُخذ المكتب الرئيسي.',
  'import.no_role': 'الدور "{name}" غير موجود؛ أُخذ دور القادمين الجدد. أضف الدور أولًا لتمنحه.',
  'import.restricted_role':
    'لا يمنح الدور "{name}" إلا من لديه صلاحية "تعديل الشركة" وكل صلاحياته؛ أُخذ دور القادمين الجدد.',
  'import.no_policy':
    'سياسة الإجازات "{name}" غير موجودة؛ أُخذت السياسة الأولى. أضف السياسة أولًا لتمنحها.',
  'import.place_stays': 'يبقى مكتب من هم هنا ودورهم وسياسة إجازاتهم كما هي؛ غيّرها في الملف.',
  'import.restricted':
    'رقم الموظف والقسم والمدير وتاريخ التعيين لا يغيّرها إلا من له صلاحية "تعديل الشركة".',
  'import.restricted_pay': 'لا ينشئ العقود إلا من له صلاحية "تعديل الشركة"؛ يُترك الأجر.',
  'import.joined': 'انضم هذا الشخص بالفعل؛ يبقى بريده الإلكتروني كما هو.',
  'import.gone': 'انتهت خدمة هذا الشخص منذ {day}؛ والاستيراد لا يتراجع عن ذلك.',
  'import.swapped':
    'يبدو أن الاسم الأول واسم العائلة متبادلان: {swapped} من {managers} من المديرين لا يُعثر عليهم إلا بعكس العمودين.',
  'import.no_name_columns':
    'لم يُعرف عمود للاسم الأول واسم العائلة، ولا للاسم الكامل. اختر الأعمدة من فضلك.',
  'import.no_key': 'بلا عمود لرقم الموظف أو البريد الإلكتروني يُعرف الأشخاص بأسمائهم وحدها.',
  'import.no_pay': 'لم يُعرف عمود للأجر؛ تُنشأ العقود بلا أجر.',
  'import.left_out_more': 'لا يُستورد: {columns} و{more} غيرها.',
  'import.abandoned':
    'انقطع هذا الاستيراد قبل أن يبدأ: لم يُستورد شيء. يرجى استيراد الملف مرة أخرى.',
  'import.left_out': 'لا يُستورد: {columns}.',
  'import.own_account': 'لا يُستورد حسابك المصرفي. غيّره في ملفك الشخصي.',
  'import.lost_zeros':
    'أرقام "{text}" أقل من المطلوب: تحذف جداول البيانات الأصفار الأولى. اجعل تنسيق العمود نصًا.',
  'import.two_codes': 'اكتب إما رمز الفرز وإما رقم التوجيه.',
  'import.not_an_account_type': '"{text}" ليس نوع حساب. استخدم checking أو savings.',
  'import.accounts_left_out':
    'لا تُستورد الحسابات المصرفية: {columns}. يلزم اختيار استيرادها وإدخال كلمة مرورك.',
  'import.account_incomplete': 'ينقص رقم الآيبان أو رقم الحساب، فلا يُسجَّل أي حساب.',
})
