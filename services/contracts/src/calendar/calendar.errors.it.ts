import { errorWords } from '../kernel/errors'
import type { calendarErrors } from './calendar.errors'

export const calendarErrorsIt = errorWords<'it', typeof calendarErrors>()({
  'event.title': 'Inserisci il nome dell’evento.',
  'event.duration': 'Seleziona la durata.',
  'event.date': 'Seleziona la data dell’evento.',
  'event.time': 'Seleziona l’ora dell’evento.',
  'event.range': 'Seleziona il periodo.',
  'event.location': 'Inserisci il luogo.',
  'event.no_such_time': 'Quel giorno a {zone} gli orologi vanno avanti: le {time} non esistono.',
  'calendar.feeds_most': 'Hai già {most} link del calendario. Prima revocane uno.',
  'calendar.feed_key': 'Questo link del calendario non è valido.',
})
