import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    timer: 'Ore registrate',
  },
  tables: {
    time_entries: 'Ore registrate',
    time_entry_days: 'Ore registrate per giorno',
    time_entry_months: 'Ore registrate per mese',
  },
  fields: {
    billed: 'Fatturato',
    end_at: 'Fine',
    month: 'Mese',
    parts: 'Registrazioni',
    seconds: 'Secondi',
    start_at: 'Inizio',
  },
  columns: {
    'time-entries': {
      start: 'Inizio (UTC)',
      end: 'Fine (UTC)',
      duration: 'Durata (secondi)',
    },
  },
  values: {
    next: 'Registrazione successiva avviata',
  },
} satisfies WordsLike<typeof english>
