import { errorWords } from '../kernel/errors'
import type { calendarErrors } from './calendar.errors'

export const calendarErrorsFr = errorWords<'fr', typeof calendarErrors>()({
  'event.title': 'Saisissez le nom de l’événement.',
  'event.duration': 'Choisissez la durée.',
  'event.date': 'Choisissez la date de l’événement.',
  'event.time': 'Choisissez l’heure de l’événement.',
  'event.range': 'Choisissez la période.',
  'event.location': 'Saisissez le lieu.',
  'event.no_such_time': 'Les horloges de {zone} avancent ce jour-là : {time} n’existe pas.',
  'calendar.feeds_most': 'Vous avez déjà {most} adresses de calendrier. Révoquez-en une d’abord.',
  'calendar.feed_key': 'Cette adresse de calendrier n’est pas valide.',
})
