import { errorWords } from '../kernel/errors'
import type { attendanceErrors } from './attendance.errors'

export const attendanceErrorsAr = errorWords<'ar', typeof attendanceErrors>()({
  'attendance.already_in': 'لقد سجّلت حضورك بالفعل.',
  'attendance.not_in': 'لم تسجّل حضورك.',
  'attendance.forgotten': 'سجّلت حضورك قبل أكثر من {hours} س. اقترح الوقت الذي غادرت فيه.',
  'attendance.on_break': 'أنت في استراحة بالفعل.',
  'attendance.not_on_break': 'لست في استراحة.',
  'attendance.most_breaks': 'لا تزيد استراحات الوردية على {most}.',
  'attendance.ended': 'انتهت هذه الوردية. اقترح تصحيحًا.',
  'attendance.running': 'ما زالت هذه الوردية جارية. سجّل الانصراف أولًا.',
  'attendance.deleted': 'حُذفت هذه الوردية.',
  'attendance.too_short': 'لا تقل مدة الوردية عن ثانية واحدة.',
  'attendance.too_long': 'لا تزيد مدة الوردية على 24 ساعة.',
  'attendance.longer_than_rule': 'لا تسمح شركتك بورديات تزيد على {hours} س.',
  'attendance.too_old': 'لا يمكنك اختيار وقت مضى عليه أكثر من 10 سنوات.',
  'attendance.end_before_start': 'النهاية قبل البداية.',
  'attendance.overlaps': 'يوجد حضور مسجّل في هذا الوقت بالفعل.',
  'attendance.future': 'لا يمكنك اختيار وقت في المستقبل',
  'attendance.date': 'التاريخ مطلوب!',
  'attendance.time': 'الوقت مطلوب!',
  'attendance.entry': 'يرجى اختيار التسجيل!',
  'attendance.decision': 'اعتمد أو ارفض، أحدهما فقط.',
  'attendance.hours_limit': 'بين ساعة واحدة و24 ساعة.',
  'attendance.rules_rising': 'تتطلب كل مرحلة ساعات عمل أكثر واستراحة أطول من سابقتها.',
  'attendance.break_order': 'تنتهي الاستراحة بعد بدايتها، ولا تتداخل الاستراحات.',
  'attendance.break_outside': 'يجب أن تقع الاستراحة ضمن ورديتها.',
  'attendance.nothing_changed': 'هذه هي أوقات الوردية بالفعل.',
  'attendance.correction_pending': 'هناك تصحيح لهذه الوردية ينتظر القرار.',
  'attendance.correction_decided': 'حُسم هذا التصحيح بالفعل.',
  'attendance.changed_since': 'تغيّرت الوردية منذ هذا الاقتراح. ارفضه واطلب اقتراحًا جديدًا.',
  'attendance.own_typed':
    'أجرك أو رصيد إجازتك يتوقف على هذا الوقت. اقترح تصحيحًا، ويمكن أن يبتّ فيه {name}.',
  'attendance.own': 'لا يمكنك حسم تصحيحك بنفسك.',
  'attendance.rules_too_far': 'لا يمكنك اختيار يوم يبعد أكثر من 10 سنوات.',
  'attendance.rules_too_many': 'توجد 100 نسخة من القواعد بالفعل.',
  'attendance.elsewhere':
    'لا تسمح شركتك بتسجيل الحضور والانصراف إلا من شبكاتها. اتصل بإحداها أو اقترح تصحيحًا.',
  'attendance.position_needed':
    'لا تسمح شركتك بتسجيل الحضور والانصراف إلا في أماكنها. شارك موقعك، وهو يُقرَّب إلى نحو 100 م ويُحذف بعد {days, plural, one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  'attendance.outside':
    'لست في مكان تسمح شركتك بتسجيل الحضور والانصراف منه. اذهب إلى أحدها أو اقترح تصحيحًا.',
  'attendance.inaccurate':
    'لا يعرف جهازك موقعه إلا بدقة {metres} م. شغّل Wi-Fi وخدمات الموقع ثم حاول مجددًا، أو اقترح تصحيحًا.',
  'attendance.place_twice': 'يحتاج كل مكان إلى اسم خاص به.',
  'attendance.network_form': 'أدخل عنوانًا أو شبكة بصيغة CIDR، مثل 203.0.113.0/24.',
  'kiosk.name': 'أدخل اسمًا لجهاز الحضور.',
  'kiosk.most': 'للشركة {most} جهاز تسجيل حضور على الأكثر.',
  'kiosk.pin': 'يتكوّن رمز PIN من 4 إلى 8 أرقام.',
  'kiosk.weak_pin': 'يسهل تخمين هذا الرمز. اختر أرقامًا لا تتكرر ولا تتوالى.',
  'kiosk.own_number': 'اختر رمزًا يختلف عن رقم الموظف الخاص بك.',
  'kiosk.no_number': 'ليس لديك رقم موظف بعد. اطلبه من مسؤول.',
  'kiosk.code': 'استُخدم هذا الرابط أو انتهت صلاحيته. أنشئ رابطًا جديدًا في لوحة الإدارة.',
  'kiosk.token': 'هذا الجهاز اللوحي غير مقترن. اطلب رابطًا جديدًا من مسؤول.',
  'kiosk.paused': 'أُدخلت رموز خاطئة كثيرة على هذا الجهاز. سيعمل مجددًا لاحقًا.',
  'kiosk.wrong':
    'رقم الموظف والرمز غير متطابقين، أو الرمز مقفل. بعد خمس محاولات خاطئة يُقفل 15 دقيقة، ثم مدة أطول.',
})
