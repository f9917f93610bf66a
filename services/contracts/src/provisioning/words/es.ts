import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    provisioning: 'Directorio',
    'provisioned-group': 'Grupo del directorio',
  },
  fields: {
    add_departments: 'Añadir departamentos',
    added: 'Añadido',
    confirmed_by: 'Confirmado por',
    confirmed: 'Confirmado por',
    external_id: 'Id. en el directorio',
    gives: 'Los miembros reciben',
    group_id: 'Grupo',
    invite: 'Invitar a las nuevas incorporaciones',
    leavers: 'Personas que se van',
    mapped_by: 'Asignado por',
    mapping: 'Asignación',
    members: 'Miembros',
    names: 'Nombres de usuario',
    people: 'Personas',
    removed: 'Quitado',
    source: 'Origen',
    state: 'Estado',
    target: 'Tipo',
    target_id: 'Rol o departamento',
    user_name: 'Nombre de usuario',
    user_name_key: 'Nombre de usuario (hash)',
    waits: 'Espera a otro administrador',
  },
  values: {
    access: 'Termina el acceso',
    directory: 'Directorio',
    sign_in: 'Inicio de sesión',
    employment: 'Termina la relación laboral',
    department: 'Departamento',
    role: 'Rol',
    mapped: 'Asignado',
    unmapped: 'Sin asignar',
    waiting: 'Espera a otro administrador',
  },
} satisfies WordsLike<typeof english>
