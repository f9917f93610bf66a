import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  OfficeAdded: 'أُضيف المكتب',
  OfficeChanged: 'عُدّل المكتب',
  OfficeRemoved: 'حُذف المكتب',
  DepartmentAdded: 'أُضيف القسم',
  DepartmentRenamed: 'غُيّر اسم القسم',
  DepartmentRemoved: 'حُذف القسم',
  DesignationAdded: 'أُضيف المسمى',
  DesignationRenamed: 'غُيّر اسم المسمى',
  DesignationRemoved: 'حُذف المسمى',
  RoleAdded: 'أُضيف الدور',
  RoleChanged: 'غُيّر الدور',
  RoleSecondFactorChanged: 'غُيّر العامل الثاني للدور',
  RoleRemoved: 'حُذف الدور',
} satisfies NamesLike<typeof english>
