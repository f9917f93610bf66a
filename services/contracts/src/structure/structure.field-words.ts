import type { FieldWords } from '../kernel/field-words'

export const structureFieldWords: FieldWords = {
  kinds: {
    structure: ['Company structure', 'هيكل الشركة'],
  },
  fields: {
    address_line_1: ['Address', 'العنوان'],
    address_line_2: ['Address, second line', 'العنوان، السطر الثاني'],
    department: ['Departments', 'الأقسام'],
    designation: ['Designations', 'المسميات الوظيفية'],
    main: ['Main office', 'المكتب الرئيسي'],
    offices: ['Offices', 'المكاتب'],
    permissions: ['Permissions', 'الصلاحيات'],
    roles: ['Roles', 'الأدوار'],
  },
}
