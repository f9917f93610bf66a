import { translation } from '../../../i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  page: 'Empleados',
  tabs: { directory: 'Directorio', team: 'Equipo', live: 'Vista en vivo', chart: 'Organigrama' },
  noLive:
    'La vista en vivo es para los administradores y para los responsables respecto a su equipo.',
  search: 'Buscar empleado',
  all: 'Todos',
  admin: 'Administrador de la empresa',
  column: {
    oid: 'ID',
    name: 'Nombre',
    department: 'Departamento',
    designation: 'Puesto',
    office: 'Oficina',
    contact: 'Contacto',
    requests: 'Solicitudes',
    tasks: 'Tareas',
    checkedIn: 'Entrada',
    workingOn: 'Trabaja en',
  },
  pending_one: '{{count}} solicitud pendiente',
  pending_many: '{{count}} de solicitudes pendientes',
  pending_other: '{{count}} solicitudes pendientes',
  menu: { open: 'Acciones de {{name}}', profile: 'Perfil', requests: 'Solicitudes' },
  live: {
    filter: 'Ahora',
    in: 'Con entrada fichada',
    out: 'Sin entrada fichada',
    since: 'Desde las {{time}}',
    break: 'En pausa desde las {{time}}',
    left: 'Salió a las {{time}}',
    never: 'No ha fichado nunca',
    unnamed: 'Sin descripción',
  },
  empty: {
    title: 'Aún no hay nadie',
    text: 'Tus compañeros aparecen aquí en cuanto un administrador los añade.',
  },
  emptyTeam: {
    title: 'No tienes a nadie a tu cargo',
    text: 'Aquí aparecen las personas de las que eres responsable.',
  },
  chart: {
    empty: {
      title: 'Aún no hay organigrama',
      text: 'El organigrama muestra los responsables de los perfiles.',
    },
    reports_one: '{{count}} persona a cargo',
    reports_many: '{{count}} de personas a cargo',
    reports_other: '{{count}} personas a cargo',
    more_one: 'Mostrar {{count}} más',
    more_many: 'Mostrar {{count}} más',
    more_other: 'Mostrar {{count}} más',
    alone: 'Sin responsable y sin personas a cargo',
    closer: 'Acercar',
    further: 'Alejar',
  },
})
