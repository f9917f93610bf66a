import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  OfficeAdded: 'Oficina añadida',
  OfficeChanged: 'Oficina cambiada',
  OfficeRemoved: 'Oficina eliminada',
  DepartmentAdded: 'Departamento añadido',
  DepartmentRenamed: 'Departamento renombrado',
  DepartmentRemoved: 'Departamento eliminado',
  DesignationAdded: 'Puesto añadido',
  DesignationRenamed: 'Puesto renombrado',
  DesignationRemoved: 'Puesto eliminado',
  RoleAdded: 'Rol añadido',
  RoleChanged: 'Rol cambiado',
  RoleSecondFactorChanged: 'Segundo factor del rol cambiado',
  RoleRemoved: 'Rol eliminado',
} satisfies NamesLike<typeof english>
