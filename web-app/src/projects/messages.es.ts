import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  card: {
    title: 'Lista de tareas',
    all: 'Ver todas las tareas',
    empty: 'Sin tareas pendientes',
    refresh: 'Actualizar',
    overdue: 'Vencidas',
    today: 'Hoy',
    later: 'Más tarde',
    late_one: '{{count}} día de retraso',
    late_many: '{{count}} de días de retraso',
    late_other: '{{count}} días de retraso',
    dueOn: 'Vence el {{day}}',
  },
  dueCount_one: '{{count}} tarea por hacer',
  dueCount_many: '{{count}} de tareas por hacer',
  dueCount_other: '{{count}} tareas por hacer',
})
