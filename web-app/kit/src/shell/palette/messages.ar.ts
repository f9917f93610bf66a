import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  recent: 'المفتوحة حديثًا',
  placeholder: 'ابحث في الصفحات والأشخاص والسجلات والإجراءات',
  pages: 'الصفحات',
  people: 'الأشخاص',
  projects: 'المشاريع',
  clients: 'العملاء',
  invoices: 'الفواتير',
  draft: 'مسودة لـ {{name}}',
  actions: 'الإجراءات',
  empty: 'لا نتائج لعبارة «{{q}}».',
  back: 'كل النتائج',
})
