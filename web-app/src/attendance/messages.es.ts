import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  checkIn: 'Fichar entrada',
  checkOut: 'Fichar salida',
  forgotten:
    'Llevas dentro más tiempo del que dura un turno. Si olvidaste fichar la salida, propón en tu perfil la hora a la que saliste.',
  breaks: 'Pausas',
  onBreak: 'Pausas: en pausa desde las {{time}}',
  group: 'Asistencia',
  planned: {
    title: 'Tareas previstas',
    field: 'Qué piensas hacer hoy',
    saved: 'Tarea prevista actualizada',
  },
  plans: { title: 'Planes', open: 'Planes' },
  out: { title: 'Fichar salida', planned: 'Previsto: {{plan}}', saved: 'Información actualizada' },
  failed: 'No se ha podido editar',
  today: {
    out: 'Sin entrada fichada',
    since: 'desde las {{time}}',
    onBreak: 'en pausa desde las {{time}}',
  },
  ring: {
    title_one: '{{present}} de {{count}} día',
    title_many: '{{present}} de {{count}} de días',
    title_other: '{{present}} de {{count}} días',
    text: 'Asistencia, {{month}} hasta ahora',
  },
})
