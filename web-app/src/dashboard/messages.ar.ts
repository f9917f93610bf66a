import type { Catalogue } from '../kit/i18n'
import type english from './messages.en'

const arabic: Catalogue<typeof english> = {
  noCompany: {
    title: 'لا تنتمي إلى شركة بعد',
    text: 'أنشئ مساحة عمل لشركتك، أو افتح الدعوة التي وصلتك بالبريد.',
    action: 'مساحات العمل',
  },
  title: 'لوحة المعلومات',
  welcome: 'مرحبًا {{name}}!',
  employeeId: 'الرقم الوظيفي',
  designation: 'المسمى الوظيفي',
  have: 'لديك',
}
export default arabic
