import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  tab: 'Roles',
  name: 'Nombre',
  roleName: 'Nombre del rol',
  add: 'Añadir rol',
  edit: 'Editar rol',
  permissions: 'Permisos',
  people: 'Personas',
  show: 'Personas con el rol {{name}}: {{people}}',
  change: {
    title_one: '¿Cambiar los permisos de {{count}} persona?',
    title_many: '¿Cambiar los permisos de {{count}} de personas?',
    title_other: '¿Cambiar los permisos de {{count}} personas?',
    more: 'Se añade: {{list}}.',
    less: 'Se quita: {{list}}.',
    own: 'Este es tu propio rol.',
    action: 'Cambiar rol',
  },
  deleteTitle: '¿Eliminar el rol {{name}}?',
  deleteText: 'Un rol solo se puede eliminar si nadie lo tiene.',
  delete: 'Eliminar',
  empty: { title: 'Ningún rol encontrado', text: 'Un rol es un conjunto de permisos con nombre.' },
  added: 'Rol añadido',
  edited: 'Rol cambiado',
  deleted: 'Rol eliminado',
  factor: {
    column: 'Segundo factor',
    required: 'Obligatorio',
    notRequired: 'No obligatorio',
    require: 'Exigir segundo factor',
    free: 'Dejar de exigir segundo factor',
    requireTitle: '¿Exigir un segundo factor a {{name}}?',
    requireText_one:
      '{{count}} persona tiene este rol. Sin segundo factor no abre nada aquí hasta que lo configure, y sus tokens de API dejan de funcionar.',
    requireText_many:
      '{{count}} de personas tienen este rol. Sin segundo factor no abren nada aquí hasta que lo configuren. Los tokens de API de quienes no lo tengan dejan de funcionar.',
    requireText_other:
      '{{count}} personas tienen este rol. Sin segundo factor no abren nada aquí hasta que lo configuren. Los tokens de API de quienes no lo tengan dejan de funcionar.',
    freeTitle: '¿Dejar de exigir un segundo factor a {{name}}?',
    freeText: 'Su contraseña bastará de nuevo para abrir esta empresa.',
    requireDone: 'Segundo factor exigido',
    freeDone: 'El segundo factor ya no se exige',
  },
})
