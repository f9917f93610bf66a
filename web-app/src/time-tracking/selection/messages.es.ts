import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  begin: 'Seleccionar registros',
  end: 'Terminar la selección',
  bar: 'Registros seleccionados',
  row: 'Seleccionar: {{name}}',
  key: 'Seleccionar o quitar el registro',
  untitled: 'Sin descripción',
  all: 'Seleccionar todo',
  delete: 'Eliminar',
  selected_one: '{{count}} seleccionado',
  selected_many: '{{count}} seleccionados',
  selected_other: '{{count}} seleccionados',
  ask_one: '¿Eliminar {{count}} registro?',
  ask_many: '¿Eliminar {{count}} de registros?',
  ask_other: '¿Eliminar {{count}} registros?',
  changed_one: '{{count}} registro cambiado',
  changed_many: '{{count}} de registros cambiados',
  changed_other: '{{count}} registros cambiados',
  deleted_one: '{{count}} registro eliminado',
  deleted_many: '{{count}} de registros eliminados',
  deleted_other: '{{count}} registros eliminados',
})
