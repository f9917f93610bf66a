import { errorWords } from '../kernel/errors'
import type { provisioningErrors } from './provisioning.errors'

export const provisioningErrorsEs = errorWords<'es', typeof provisioningErrors>()({
  'provisioning.own_mapping': 'Otro administrador debe confirmar esta asignación.',
  'provisioning.nothing_waits': 'Ninguna asignación de este grupo espera confirmación.',
  'provisioning.employment_ended':
    'La relación laboral de esta persona ha terminado. Vuelve a contratarla antes en Workledger.',
  'provisioning.own_role':
    'Un token no puede dar a quien lo creó o lo tiene un rol con más permisos. Usa el token de otro administrador.',
  'provisioning.groups_most':
    'Una empresa tiene como máximo {groups} grupos, con {most} miembros en total.',
  'provisioning.members_most': 'Un grupo tiene como máximo {most} miembros.',
  'provisioning.user_name': 'Otra persona ya tiene este nombre de usuario.',
  'scim.filter': 'Este filtro no se entiende o es demasiado largo.',
  'scim.unfiltered': 'Las definiciones no admiten filtros.',
  'scim.path': 'Esta ruta no se entiende.',
  'scim.target': 'La ruta de la operación no coincide con nada.',
  'scim.syntax': 'El cuerpo no es un mensaje SCIM que acepte esta llamada.',
  'scim.value': '{field} tiene un valor que no se puede aceptar.',
  'scim.mutability': '{field} no se puede cambiar.',
  'scim.unique': 'Ya existe un grupo con este nombre.',
  'scim.member': 'Un miembro no es una persona de esta empresa.',
  'scim.department_unknown':
    'Ningún departamento tiene este nombre; la persona conserva el suyo. Añádelo y sincroniza de nuevo.',
  'scim.changed_meanwhile': 'El registro ha cambiado entretanto. Léelo de nuevo.',
})
