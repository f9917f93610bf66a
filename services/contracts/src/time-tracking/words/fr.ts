import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    timer: 'Temps suivi',
  },
  tables: {
    time_entries: 'Temps suivi',
    time_entry_days: 'Temps suivi par jour',
    time_entry_months: 'Temps suivi par mois',
  },
  fields: {
    billed: 'Facturé',
    end_at: 'Fin',
    month: 'Mois',
    parts: 'Saisies',
    seconds: 'Secondes',
    start_at: 'Début',
  },
  columns: {
    'time-entries': {
      start: 'Début (UTC)',
      end: 'Fin (UTC)',
      duration: 'Durée (secondes)',
    },
  },
  values: {
    next: 'Saisie suivante commencée',
  },
} satisfies WordsLike<typeof english>
