import { errorWords } from '../kernel/errors'
import type { calendarErrors } from './calendar.errors'

export const calendarErrorsEs = errorWords<'es', typeof calendarErrors>()({
  'event.title': '¡Introduce el nombre del evento!',
  'event.duration': '¡Elige la duración!',
  'event.date': '¡Elige la fecha del evento!',
  'event.time': '¡Elige la hora del evento!',
  'event.range': '¡Elige el intervalo de fechas!',
  'event.location': '¡Introduce el lugar!',
  'event.no_such_time': 'Los relojes de {zone} se adelantan ese día: las {time} no existen.',
  'calendar.feeds_most': 'Ya tienes {most} direcciones de calendario. Revoca antes una.',
  'calendar.feed_key': 'Esta dirección de calendario no es válida.',
})
