import { errorWords } from '../kernel/errors'
import type { watchErrors } from './watch.errors'

export const watchErrorsIt = errorWords<'it', typeof watchErrors>()({
  'watch.involved':
    'Questa segnalazione riguarda te, o hai agito sul record interessato. La chiude un altro revisore.',
  'watch.no_proposal': 'Questa proposta non è più aperta. Ricarica per vedere la regola com’è ora.',
  'watch.own_proposal': 'Questa proposta è tua. La conferma un altro revisore.',
  'watch.least': 'Scegli un numero da 2 a 1000.',
  'watch.weekday': 'Indica i giorni da 1 (lunedì) a 7 (domenica).',
  'watch.band_order': 'Una fascia finisce prima di iniziare.',
  'watch.band_twice': 'Ogni tipo di retribuzione in una valuta ha una sola fascia.',
})
