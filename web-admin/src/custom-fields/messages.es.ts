import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  page: 'Campos personalizados',
  company: 'Empresa',
  employee: 'Empleado',
  add: 'Añadir campo personalizado',
  edit: 'Editar campo personalizado',
  moveUp: 'Subir {{name}}',
  moveDown: 'Bajar {{name}}',
  name: 'Nombre del campo personalizado',
  key: 'Clave en el formulario',
  type: 'Tipo',
  chooseType: 'Elige un tipo',
  typeHint: 'Un campo con valores conserva su tipo.',
  description: 'Descripción',
  descriptionHint: 'Se muestra bajo el campo.',
  mandatory: 'Obligatorio',
  visibleTo: 'Visible para',
  editable: 'Editable',
  editableHint: 'Los empleados solo pueden cambiar los campos que ven.',
  added: 'Añadido el',
  yes: 'Sí',
  no: 'No',
  everyone: 'Todos',
  admin: 'Administradores',
  kinds: {
    text: 'Texto',
    string: 'Cadena',
    paragraph: 'Párrafo',
    date: 'Fecha',
    number: 'Número',
    numeric: 'Numérico',
    file: 'Archivo',
  },
  delete: 'Eliminar',
  deleteTitle: '¿Eliminar {{name}}?',
  deleteText:
    'El campo y sus valores desaparecen de formularios, listas y exportaciones. El historial queda en el registro de eventos.',
  empty: {
    title: 'Aún no hay campos personalizados',
    company: 'Añade campos para tus propios datos, como un número de registro.',
    employee:
      'Añade campos para tus propios datos, como una talla de camiseta. Forman parte del perfil de cada empleado, de las exportaciones y de las importaciones.',
  },
  toast: {
    added: 'Campo personalizado añadido',
    edited: 'Campo personalizado editado',
    deleted: 'Campo personalizado eliminado',
    addFailed: 'No se ha podido añadir el campo personalizado',
    deleteFailed: 'No se ha podido eliminar',
  },
})
