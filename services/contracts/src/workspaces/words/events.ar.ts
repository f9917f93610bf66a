import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  WorkspaceCreated: 'أُنشئت الشركة',
  WorkspaceProfileChanged: 'عُدّل ملف الشركة',
  WorkspaceAdminNamed: 'سُمّي مدير النظام',
  WorkspaceLogoChanged: 'غُيّر شعار الشركة',
  EmployeeIdPatternChanged: 'غُيّر ترقيم الموظفين',
  RetentionChanged: 'عُدّلت مدة الاحتفاظ بالبيانات الشخصية',
  WorkspaceClosingAnnounced: 'أُعلن الإغلاق',
  WorkspaceClosingWithdrawn: 'سُحب الإغلاق',
  WorkspaceErasureStarted: 'بدأ محو الشركة',
  WorkspaceErased: 'مُحيت الشركة',
  WorkspaceSettingsChanged: 'عُدّلت الإعدادات',
  SubdomainReserved: 'حُجز النطاق الفرعي',
  SubdomainReleased: 'حُرّر النطاق الفرعي',
} satisfies NamesLike<typeof english>
