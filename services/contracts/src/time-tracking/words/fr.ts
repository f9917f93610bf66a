import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    timer: 'Temps suivi',
    'timesheet-rules': 'Règles des feuilles de temps',
  },
  tables: {
    time_entries: 'Temps suivi',
    time_entry_days: 'Temps suivi par jour',
    time_entry_months: 'Temps suivi par mois',
    timesheets: 'Feuilles de temps',
    timesheet_rules: 'Règles des feuilles de temps',
  },
  fields: {
    billed: 'Facturé',
    end_at: 'Fin',
    month: 'Mois',
    parts: 'Saisies',
    seconds: 'Secondes',
    start_at: 'Début',
    added_seconds: 'Secondes ajoutées',
    approved_seconds: 'Secondes approuvées',
    from_on: 'Premier jour',
    to_on: 'Dernier jour',
    locked_until: 'Verrouillé jusqu’au',
    on: 'Activé',
    submitted_at: 'Soumis',
    timesheet_id: 'Feuille de temps',
    undecided: 'En attente de décision',
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
    submitted: 'Soumise',
    open: 'Ouverte',
  },
} satisfies WordsLike<typeof english>
