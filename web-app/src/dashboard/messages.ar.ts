import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  title: 'لوحة المعلومات',
  welcome: 'مرحبًا {{name}}!',
  employeeId: 'رقم الموظف',
  designation: 'المسمى الوظيفي',
  have: 'لديك',
  today: { label: 'اليوم', clock: 'الحضور', timer: 'المؤقت', away: 'الغائبون اليوم' },
})
