import type { Catalogue } from '@workledger/kit/i18n/i18n'
import type english from './messages.en'

const arabic: Catalogue<typeof english> = {
  title: 'لوحة المعلومات',
  welcome: 'مرحبًا {{name}}!',
  employeeId: 'الرقم الوظيفي',
  designation: 'المسمى الوظيفي',
  have: 'لديك',
  today: { label: 'اليوم', clock: 'الحضور', timer: 'المؤقت', away: 'الغائبون اليوم' },
}

export default arabic
