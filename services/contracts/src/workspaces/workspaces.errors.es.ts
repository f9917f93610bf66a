import { errorWords } from '../kernel/errors'
import type { workspaceErrors } from './workspaces.errors'

export const workspacesErrorsEs = errorWords<'es', typeof workspaceErrors>()({
  'workspace.subdomain_taken': 'Este subdominio está ocupado.',
  'workspace.admin': 'Elige un administrador de la empresa.',
  'workspace.timezone': 'Esta zona horaria es desconocida.',
  'workspace.name': '¡Introduce el nombre de la empresa!',
  'workspace.phone': '¡Introduce el número de teléfono!',
  'workspace.country': 'Elige un país.',
  'workspace.subdomain': 'Usa letras, cifras y guiones.',
  'workspace.oid_pattern':
    'Escribe # una vez por cada cifra del número, seguidas, por ejemplo EMP-###.',
  'workspace.four_eyes_two':
    'El principio de los cuatro ojos necesita aquí dos personas en activo e incorporadas que puedan aprobar nóminas; hay {count}. Da antes a otra persona el permiso Nóminas.',
  'workspace.language': 'Elige un idioma.',
  'workspace.links':
    'Escribe cada enlace como nombre|dirección, separados por comas. Las direcciones empiezan por https:// o mailto:.',
})
