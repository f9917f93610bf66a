import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    structure: 'هيكل الشركة',
  },
  fields: {
    second_factor: 'العامل الثاني مطلوب',
    address_line_1: 'سطر العنوان 1',
    address_line_2: 'سطر العنوان 2',
    department: 'الأقسام',
    designation: 'المسميات الوظيفية',
    main: 'المكتب الرئيسي',
    offices: 'المكاتب',
    permissions: 'الصلاحيات',
    roles: 'الأدوار',
  },
} satisfies WordsLike<typeof english>
