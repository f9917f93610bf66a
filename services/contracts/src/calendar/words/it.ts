import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'calendar-feeds': 'Link del calendario',
    'company-event': 'Evento aziendale',
  },
  tables: {
    calendar_feeds: 'Link del calendario',
  },
  fields: {
    end_time: 'Ora di fine',
    event_on: 'Data dell’evento',
    event_time: 'Ora dell’evento',
    feed_id: 'Link del calendario',
    feeds: 'Link del calendario',
    location: 'Luogo',
    notify: 'Avvisa',
    start_time: 'Ora dell’evento',
    tells: 'Avviso come',
    title: 'Nome dell’evento',
    told_before: 'Già avvisati',
  },
  columns: {
    events: {
      start_at: 'Inizio (UTC)',
      end_at: 'Fine (UTC)',
    },
  },
  values: {
    cancelled: 'Annullato',
    new: 'Nuovo',
    nobody: 'Nessuno',
    own: 'Proprio',
    team: 'Team',
  },
} satisfies WordsLike<typeof english>
