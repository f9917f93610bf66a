import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  columns: { started: 'Inicio', by: 'Por' },
  status: 'Estado',
  anyStatus: 'Cualquier estado',
  history: 'Historial',
  actionsOf: 'Acciones de la importación de {{when}}',
  row: 'Fila',
  title: 'Filas rechazadas',
  none: 'No se rechaza ninguna fila.',
  rows_one: '{{count}} fila',
  rows_many: '{{count}} filas',
  rows_other: '{{count}} filas',
  inRows: 'Filas {{rows}}',
  save: 'Guardar como CSV',
  column: 'Columna',
  reason: 'Motivo',
  most: 'El archivo contiene las primeras {{rows}} filas.',
  choose: 'Elegir un archivo',
  nothingYet: 'No se importa nada antes de que veas lo que pasaría.',
  again: 'El mismo archivo solo añade después lo que falta.',
  undo: 'Una importación entera se puede deshacer.',
})
