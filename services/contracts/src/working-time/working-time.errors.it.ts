import { errorWords } from '../kernel/errors'
import type { workingTimeErrors } from './working-time.errors'

export const workingTimeErrorsIt = errorWords<'it', typeof workingTimeErrors>()({
  'working_time.off': 'La tua azienda non tiene la banca ore in questo mese.',
  'working_time.month_order': 'Chiudi prima {month}.',
  'working_time.month_not_over': 'Questo mese non è ancora finito.',
  'working_time.opened': 'Questa banca ore ha già un saldo iniziale. Registra una correzione.',
  'working_time.most': 'Una banca ore ammette al massimo {hours} ore, a credito o a debito.',
  'working_time.no_seconds': 'Inserisci ore diverse da 0.',
  'working_time.core_both': 'Inserisci l’inizio e la fine della fascia obbligatoria.',
  'working_time.core_order': 'La fascia obbligatoria finisce dopo l’inizio.',
  'working_time.rules_too_far': 'Scegli un mese distante al massimo 12 mesi.',
  'working_time.overtime_decided': 'Questi straordinari non attendono più una decisione.',
  'working_time.overtime_own': 'Non puoi decidere sui tuoi straordinari.',
  'working_time.decision': 'Approva o rifiuta, una delle due.',
  'working_time.payout_percent': 'Inserisci una percentuale da 0 a 200.',
  'working_time.payout_more': 'La banca ore ha {time} ore da pagare.',
  'working_time.payout_hourly': 'La paga oraria paga già queste ore.',
  'working_time.payout_no_pay':
    'Nessun contratto di oggi dà un prezzo all’ora. Servono paga e ore.',
  'working_time.payout_in_run':
    'Un’elaborazione in bozza contiene queste ore. Prima escludi la persona o elimina la bozza.',
  'working_time.payout_paid':
    'Un’elaborazione ha già pagato queste ore. Prima storna la busta paga.',
  'working_time.rules_too_many': 'Esistono già 100 versioni delle regole.',
})
