import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  page: 'Directorio (SCIM)',
  tabs: {
    settings: 'Conexión',
    groups: 'Grupos',
  },
  connect: 'Conecta tu directorio',
  baseUrl: 'Dirección para el directorio',
  copy: 'Copiar',
  tokenHint:
    'El directorio entra con un token de una cuenta de servicio con el ámbito Directorio (SCIM).',
  makeToken: 'Cuentas de servicio',
  people: 'Altas y bajas',
  leavers: 'Cuando el directorio desactiva a una persona',
  leaversHint:
    'El acceso termina siempre con la siguiente petición. El último administrador lo conserva.',
  invite: 'Invitar por correo a las nuevas incorporaciones',
  addDepartments: 'Añadir los departamentos que nombra el directorio',
  addDepartmentsHint:
    'Si no, la persona conserva su departamento cuando no existe ninguno con ese nombre.',
  saved: 'Ajustes guardados',
  requests: 'Últimas peticiones',
  noRequests: 'Aún no hay peticiones. Aquí no se guardan nombres.',
  time: 'Hora',
  request: 'Petición',
  answer: 'Respuesta',
  failed: 'No se pudo cargar la página.',
  group: {
    name: 'Grupo',
    map: 'Asignar',
    mapTitle: 'Asignar {{name}}',
    mapHint:
      'Un rol con permisos cuenta cuando otro administrador lo confirma. No puedes dar permisos que no tienes.',
    mapped: 'Grupo asignado',
    waits: 'Asignado. Otro administrador debe confirmarlo.',
    confirm: 'Confirmar',
    confirmTitle: '¿Dar este rol a los miembros de {{name}}?',
    confirmText:
      'Reciben el rol {{role}} al momento, y también quien el directorio añada al grupo.',
    confirmed: 'Asignación confirmada',
    unmap: 'Quitar asignación',
    unmapTitle: '¿Quitar la asignación de {{name}}?',
    unmapText: 'Los miembros conservan lo que tienen. Los nuevos no reciben nada.',
    unmapped: 'Asignación quitada',
    history: 'Historial',
    actions: 'Acciones de {{name}}',
    emptyTitle: 'No hay grupos',
    emptyText:
      'Envía grupos desde tu directorio o deja que los indique tu proveedor de inicio de sesión. Después elige aquí qué reciben sus miembros.',
  },
  known_one: 'En el directorio hay {{count}} persona.',
  known_many: 'En el directorio hay {{count}} de personas.',
  known_other: 'En el directorio hay {{count}} personas.',
})
