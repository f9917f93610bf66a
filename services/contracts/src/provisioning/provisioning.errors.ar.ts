import { errorWords } from '../kernel/errors'
import type { provisioningErrors } from './provisioning.errors'

export const provisioningErrorsAr = errorWords<'ar', typeof provisioningErrors>()({
  'provisioning.own_mapping': 'يجب أن يؤكد مدير نظام آخر هذا الربط.',
  'provisioning.nothing_waits': 'لا يوجد ربط لهذه المجموعة ينتظر التأكيد.',
  'provisioning.employment_ended': 'انتهت خدمة هذا الشخص. أعد تعيينه في Workledger أولًا.',
  'provisioning.own_role':
    'لا يمكن للرمز أن يمنح منشئه أو حامله دورًا بصلاحيات أكثر. استخدم رمز مدير نظام آخر.',
  'provisioning.groups_most':
    'الحد الأقصى للمجموعات في الشركة هو {groups}، ولأعضائها جميعًا {most}.',
  'provisioning.members_most': 'الحد الأقصى لأعضاء المجموعة هو {most}.',
  'provisioning.user_name': 'لدى شخص آخر اسم المستخدم هذا.',
  'scim.filter': 'تعذّرت قراءة هذا المرشح، أو هو طويل جدًا.',
  'scim.unfiltered': 'لا تقبل التعريفات أي مرشّح.',
  'scim.path': 'تعذّرت قراءة هذا المسار.',
  'scim.target': 'مسار العملية لا يطابق شيئًا.',
  'scim.syntax': 'المحتوى ليس رسالة SCIM يقبلها هذا الطلب.',
  'scim.value': 'للحقل {field} قيمة غير مقبولة.',
  'scim.mutability': 'لا يمكن تغيير {field}.',
  'scim.unique': 'توجد مجموعة بهذا الاسم.',
  'scim.member': 'أحد الأعضاء ليس من أشخاص هذه الشركة.',
  'scim.department_unknown': 'لا قسم بهذا الاسم، فبقي قسم الشخص كما هو. أضفه ثم زامن من جديد.',
  'scim.changed_meanwhile': 'تغيّر السجل في هذه الأثناء. اقرأه من جديد.',
})
