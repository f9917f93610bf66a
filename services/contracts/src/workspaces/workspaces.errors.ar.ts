import { errorWords } from '../kernel/errors'
import type { workspaceErrors } from './workspaces.errors'

export const workspacesErrorsAr = errorWords<'ar', typeof workspaceErrors>()({
  'workspace.subdomain_taken': 'هذا النطاق الفرعي مستخدم.',
  'workspace.admin': 'اختر شخصًا من مديري النظام في الشركة.',
  'workspace.timezone': 'هذه المنطقة الزمنية غير معروفة.',
  'workspace.name': 'أدخل اسم الشركة!',
  'workspace.phone': 'يرجى إدخال رقم الهاتف!',
  'workspace.country': 'اختر بلدًا.',
  'workspace.subdomain': 'استخدم الحروف والأرقام والشرطات.',
  'workspace.oid_pattern': 'اكتب # مرة لكل رقم، متجاورة، مثل EMP-###.',
  'workspace.four_eyes_two':
    'يحتاج مبدأ العيون الأربع إلى شخصين هنا نشطين انضمّا ويحق لهما اعتماد الرواتب، والموجود {count}. امنح شخصًا آخر صلاحية «الرواتب» أولًا.',
  'workspace.language': 'اختر لغة.',
  'workspace.links':
    'اكتب كل رابط على شكل الاسم|العنوان، مع فواصل بينها. تبدأ العناوين بـ https://‎ أو mailto:‎.',
})
