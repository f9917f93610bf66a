import type { EventWords } from '../kernel/event-words'
import type { structureEvents } from './structure.events'

export const structureEventWords: EventWords<typeof structureEvents> = {
  OfficeAdded: ['Office added', 'أُضيف المكتب'],
  OfficeChanged: ['Office changed', 'عُدّل المكتب'],
  OfficeRemoved: ['Office deleted', 'حُذف المكتب'],
  DepartmentAdded: ['Department added', 'أُضيف القسم'],
  DepartmentRenamed: ['Department renamed', 'غُيّر اسم القسم'],
  DepartmentRemoved: ['Department deleted', 'حُذف القسم'],
  DesignationAdded: ['Designation added', 'أُضيف المسمى'],
  DesignationRenamed: ['Designation renamed', 'غُيّر اسم المسمى'],
  DesignationRemoved: ['Designation deleted', 'حُذف المسمى'],
  RoleAdded: ['Role added', 'أُضيف الدور'],
  RoleChanged: ['Role changed', 'غُيّر الدور'],
  RoleRemoved: ['Role deleted', 'حُذف الدور'],
}
