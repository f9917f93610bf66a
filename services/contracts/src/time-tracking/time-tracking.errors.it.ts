import { errorWords } from '../kernel/errors'
import type { timerErrors } from './time-tracking.errors'

export const timeTrackingErrorsIt = errorWords<'it', typeof timerErrors>()({
  'timer.description_and_project': 'Non puoi avviare il timer senza descrizione e progetto.',
  'timer.description': 'Non puoi avviare il timer senza descrizione.',
  'timer.description_blank': 'Non puoi lasciare vuota la descrizione.',
  'timer.future': 'Non puoi selezionare un momento futuro.',
  'timer.too_short': 'Una registrazione dura almeno un secondo.',
  'timer.too_long': 'Una registrazione dura al massimo 24 ore.',
  'timer.too_old': 'Non puoi selezionare un momento di più di 10 anni fa.',
  'timer.end_before_start': 'La fine precede l’inizio.',
  'timer.ended': 'Questa registrazione è già terminata.',
  'timer.project_unknown': 'Questo progetto non esiste.',
  'timer.task_unknown': 'Questa attività non appartiene al progetto.',
  'timer.task_not_yours': 'Questa attività non è assegnata a te. Prima assegnala a te.',
  'timer.billed':
    'Questo tempo è fatturato con la fattura {number} e non si può più modificare né eliminare.',
  'timer.billed_draft':
    'Questo tempo è in una fattura in bozza. Toglilo dalla fattura prima di modificarlo o eliminarlo.',
})
