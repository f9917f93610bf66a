import { errorWords } from '../kernel/errors'
import type { listErrors } from './lists.errors'

export const listsErrorsEs = errorWords<'es', typeof listErrors>()({
  'export.too_many':
    'Una hoja de cálculo contiene como máximo {rows} filas. Elige CSV o menos filas.',
  'export.too_large':
    'Estas filas son demasiado largas para un solo libro. Expórtalas como CSV o acota la lista.',
  'export.too_slow':
    'La creación del archivo ha tardado demasiado y se ha detenido. Vuelva a intentarlo más tarde o reduzca la lista.',
  'list.sort_shape': 'Sort es ["column","ASC"] o ["column","DESC"].',
  'list.range_shape': 'Range es [first,last], contado desde 0, 1000 filas como máximo.',
  'list.filter_shape': 'Filter es un objeto JSON de columnas y valores.',
  'export.language': 'Elige un idioma: en, zh, es, fr, it o ar.',
  'export.separator': 'Elige coma, punto y coma o tabulador.',
  'export.format': 'Elige csv o xlsx.',
})
