import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'working-time': 'Compteur de temps',
    'working-time-rules': 'Règles des compteurs de temps',
  },
  tables: {
    working_time_accounts: 'Compteurs de temps',
    working_time_lines: 'Écritures du compteur de temps',
    working_time_months: 'Mois clôturés du compteur de temps',
    working_time_rules: 'Règles des compteurs de temps',
  },
  fields: {
    agreed: 'Selon le contrat',
    balance_seconds: 'Solde',
    booked_at: 'Saisi',
    booked_by: 'Saisi par',
    booking_id: 'Écriture',
    causes: 'Causes',
    closed_at: 'Clôturé',
    closed_month: 'Clôturé jusqu’à',
    closes_on: 'Clôture automatique le',
    expired_seconds: 'Expiré',
    expires_months: 'Expire après (mois)',
    from_month: 'À partir du mois',
    holiday: 'Jour férié',
    leave: 'Absence',
    least_minutes: 'Solde minimal en minutes',
    month: 'Mois',
    most_minutes: 'Solde maximal en minutes',
    on: 'Activé',
    rules_id: 'Règles',
    seconds: 'Secondes',
    source: 'Compté selon',
    target_seconds: 'Temps prévu',
    worked: 'Travaillé',
    worked_seconds: 'Travaillé',
  },
  columns: {
    'working-time-accounts': {
      balance_seconds: 'Solde (secondes)',
      closed_at: 'Clôturé (UTC)',
    },
    'working-time-lines': {
      booked_at: 'Saisi (UTC)',
    },
  },
  values: {
    above: 'Au-dessus de la limite',
    agreed: 'Contrat',
    attendance: 'Présence',
    below: 'Sous la limite',
    closing: 'Mois clôturé',
    correction: 'Correction',
    expired: 'Expiré',
    opening: 'Solde initial',
    timer: 'Chronomètre',
    within: 'Dans les limites',
    worked: 'Temps travaillé',
  },
} satisfies WordsLike<typeof english>
