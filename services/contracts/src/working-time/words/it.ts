import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'working-time': 'Banca ore',
    'working-time-rules': 'Regole della banca ore',
  },
  tables: {
    working_time_accounts: 'Banche ore',
    working_time_lines: 'Movimenti della banca ore',
    working_time_months: 'Mesi chiusi della banca ore',
    working_time_rules: 'Regole della banca ore',
  },
  fields: {
    agreed: 'Da contratto',
    balance_seconds: 'Saldo',
    booked_at: 'Registrato',
    booked_by: 'Registrato da',
    booking_id: 'Registrazione',
    causes: 'Cause',
    closed_at: 'Chiuso',
    closed_month: 'Chiuso fino a',
    closes_on: 'Si chiude da sola il giorno',
    expired_seconds: 'Scaduto',
    expires_months: 'Scade dopo mesi',
    from_month: 'Dal mese',
    holiday: 'Festività',
    leave: 'Assenza',
    least_minutes: 'Saldo minimo in minuti',
    month: 'Mese',
    most_minutes: 'Saldo massimo in minuti',
    on: 'Attivo',
    rules_id: 'Regole',
    seconds: 'Secondi',
    source: 'Contato da',
    target_seconds: 'Ore dovute',
    worked: 'Lavorato',
    worked_seconds: 'Lavorato',
  },
  columns: {
    'working-time-accounts': {
      balance_seconds: 'Saldo (secondi)',
      closed_at: 'Chiuso (UTC)',
    },
    'working-time-lines': {
      booked_at: 'Registrato (UTC)',
    },
  },
  values: {
    above: 'Sopra il limite',
    agreed: 'Contratto',
    attendance: 'Presenze',
    below: 'Sotto il limite',
    closing: 'Mese chiuso',
    correction: 'Correzione',
    expired: 'Scaduto',
    opening: 'Saldo iniziale',
    timer: 'Timer',
    within: 'Entro i limiti',
    worked: 'Tempo lavorato',
  },
} satisfies WordsLike<typeof english>
