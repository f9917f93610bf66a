import type { EventWords } from '../kernel/event-words'
import type { subdomainEvents, workspaceEvents } from './workspaces.events'

export const workspacesEventWords: EventWords<typeof workspaceEvents & typeof subdomainEvents> = {
  WorkspaceCreated: ['Company created', 'أُنشئت الشركة'],
  WorkspaceProfileChanged: ['Company profile changed', 'عُدّل ملف الشركة'],
  WorkspaceAdminNamed: ['Administrator named', 'سُمّي المدير المسؤول'],
  WorkspaceLogoChanged: ['Company logo changed', 'غُيّر شعار الشركة'],
  EmployeeIdPatternChanged: ['Employee ids changed', 'غُيّر ترقيم الموظفين'],
  RetentionChanged: ['Retention of personal data changed', 'عُدّلت مدة الاحتفاظ بالبيانات الشخصية'],
  WorkspaceClosingAnnounced: ['Closing announced', 'أُعلن الإغلاق'],
  WorkspaceClosingWithdrawn: ['Closing withdrawn', 'سُحب الإغلاق'],
  WorkspaceErasureStarted: ['Erasure of the company started', 'بدأ محو الشركة'],
  WorkspaceErased: ['Company erased', 'مُحيت الشركة'],
  WorkspaceSettingsChanged: ['Settings changed', 'عُدّلت الإعدادات'],
  SubdomainReserved: ['Subdomain reserved', 'حُجز النطاق الفرعي'],
  SubdomainReleased: ['Subdomain released', 'حُرّر النطاق الفرعي'],
}
