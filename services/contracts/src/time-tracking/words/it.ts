import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    timer: 'Ore registrate',
    'timesheet-rules': 'Regole dei fogli ore',
  },
  tables: {
    time_entries: 'Ore registrate',
    time_entry_days: 'Ore registrate per giorno',
    time_entry_months: 'Ore registrate per mese',
    timesheets: 'Fogli ore',
    timesheet_rules: 'Regole dei fogli ore',
  },
  fields: {
    billed: 'Fatturato',
    end_at: 'Fine',
    month: 'Mese',
    parts: 'Registrazioni',
    seconds: 'Secondi',
    start_at: 'Inizio',
    added_seconds: 'Secondi aggiunti',
    approved_seconds: 'Secondi approvati',
    from_on: 'Primo giorno',
    to_on: 'Ultimo giorno',
    locked_until: 'Bloccato fino al',
    on: 'Attivato',
    submitted_at: 'Inviato',
    timesheet_id: 'Foglio ore',
    undecided: 'In attesa di decisione',
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
    submitted: 'Inviata',
    open: 'Aperta',
  },
} satisfies WordsLike<typeof english>
