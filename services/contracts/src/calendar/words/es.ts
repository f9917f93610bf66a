import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'calendar-feeds': 'Suscripciones de calendario',
    'company-event': 'Evento de la empresa',
  },
  tables: { calendar_feeds: 'Suscripciones de calendario' },
  fields: {
    end_time: 'Hora de fin',
    event_on: 'Fecha del evento',
    event_time: 'Hora del evento',
    feed_id: 'Suscripción de calendario',
    feeds: 'Suscripciones de calendario',
    location: 'Lugar',
    notify: 'Avisar',
    start_time: 'Hora del evento',
    tells: 'Avisado como',
    title: 'Nombre del evento',
    told_before: 'Avisado antes',
  },
  columns: { events: { start_at: 'Inicio (UTC)', end_at: 'Fin (UTC)' } },
  values: { cancelled: 'Cancelado', new: 'Nuevo', nobody: 'Nadie', own: 'Propio', team: 'Equipo' },
} satisfies WordsLike<typeof english>
