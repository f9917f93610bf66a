import { errorWords } from '../kernel/errors'
import type { employmentErrors } from './employment.errors'

export const employmentErrorsIt = errorWords<'it', typeof employmentErrors>()({
  'contract.effective_taken': 'Esiste già un contratto con questa decorrenza.',
  'contract.end_before_start': 'La fine precede l’inizio.',
  'contract.used_in_payroll': 'Un’elaborazione paghe approvata ha usato questo contratto.',
  'contract.probation_before_start': 'La fine della prova precede il primo giorno, {day}.',
  'contract.probation_too_far': 'Il periodo di prova termina entro tre anni.',
  'contract.effective': 'Inserisci la data di decorrenza.',
  'contract.adjustment': 'Inserisci il nome della rettifica o elimina questo campo.',
  'contract.percent': 'Si può trattenere al massimo il 100% della retribuzione base.',
  'contract.working_days': 'Indica i giorni da lunedì a domenica, con fasce da 1 a 5.',
})
