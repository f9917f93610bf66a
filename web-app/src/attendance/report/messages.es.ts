import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  page: 'Informe de asistencia',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  now: 'Este mes',
  employee: 'Empleado',
  everybody: 'Todos',
  export: 'Exportar',
  print: 'Imprimir',
  marks: {
    present: 'Presente',
    undertime: 'Jornada incompleta',
    holiday: 'Día libre o festivo',
    leave: 'De ausencia',
    absent: 'Sin asistencia',
  },
  none: 'Aún sin asistencia',
  presence: 'Horas de presencia',
  legend:
    'Presente es un día de 8 horas o más de la entrada a la salida; jornada incompleta, uno más corto.',
  empty: 'Nadie que mostrar',
  emptyText: 'Nadie que puedas ver trabajó en este mes.',
  pages: 'Páginas',
  earlier: 'Personas anteriores',
  later: 'Personas siguientes',
  range: '{{from}}–{{to}} de {{total}}',
})
