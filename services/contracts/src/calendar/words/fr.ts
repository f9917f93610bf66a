import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'calendar-feeds': 'Flux de calendrier',
    'company-event': 'Événement de l’entreprise',
  },
  tables: {
    calendar_feeds: 'Flux de calendrier',
  },
  fields: {
    end_time: 'Heure de fin',
    event_on: 'Date de l’événement',
    event_time: 'Heure de l’événement',
    feed_id: 'Flux de calendrier',
    feeds: 'Flux de calendrier',
    location: 'Lieu',
    notify: 'Prévenir',
    start_time: 'Heure de l’événement',
    tells: 'Annoncé comme',
    title: 'Nom de l’événement',
    told_before: 'Déjà prévenus',
  },
  columns: {
    events: {
      start_at: 'Début (UTC)',
      end_at: 'Fin (UTC)',
    },
  },
  values: {
    cancelled: 'Annulé',
    new: 'Nouveau',
    nobody: 'Personne',
    own: 'Personnel',
    team: 'Équipe',
  },
} satisfies WordsLike<typeof english>
