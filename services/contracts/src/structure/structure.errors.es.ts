import { errorWords } from '../kernel/errors'
import type { structureErrors } from './structure.errors'

export const structureErrorsEs = errorWords<'es', typeof structureErrors>()({
  'structure.name_taken': 'Este nombre ya está en uso.',
  'structure.main_office': 'La oficina principal no se puede eliminar.',
  'structure.in_use': 'Aún le pertenecen empleados o dispositivos. Trasládalos antes.',
  'structure.designation_in_use':
    'Hay contratos, también anteriores, con este puesto. Asígnales antes otro.',
  'structure.permission_unknown': 'No existe el permiso {permission}.',
  'structure.permission_not_held': 'No puedes dar un permiso que no tienes.',
  'structure.role_fixed': 'Los roles Administrador y Empleado no se cambian.',
  'structure.role_in_use': 'Hay personas que aún tienen este rol. Asígnales antes otro.',
  'structure.roles_most': 'Una empresa tiene como máximo {most} roles.',
  'structure.office': '¡Introduce el nombre de la oficina!',
  'structure.address': '¡Introduce la dirección!',
  'structure.department': '¡Introduce el nombre del departamento!',
  'structure.designation': '¡Introduce el nombre del puesto!',
  'structure.role': '¡Introduce el nombre del rol!',
})
