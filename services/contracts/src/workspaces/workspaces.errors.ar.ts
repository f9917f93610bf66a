import type { ErrorWords } from '../kernel/errors'
import type { workspaceErrors } from './workspaces.errors'

export const workspacesErrorsAr: ErrorWords<typeof workspaceErrors> = {
  'workspace.subdomain_taken': 'هذا النطاق الفرعي مستخدم.',
  'workspace.admin': 'اختر شخصًا من مديري الشركة.',
  'workspace.timezone': 'هذه المنطقة الزمنية غير معروفة.',
  'workspace.name': 'أدخل اسم الشركة!',
  'workspace.phone': 'يرجى إدخال رقم الهاتف!',
  'workspace.country': 'اختر بلدًا.',
  'workspace.subdomain': 'استخدم الحروف والأرقام والشرطات.',
  'workspace.oid_pattern': 'اكتب # مرة لكل رقم، متجاورة، مثل EMP-###.',
  'workspace.language': 'اختر لغة.',
}
