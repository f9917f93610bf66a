import { errorWords } from '../kernel/errors'
import type { operationsErrors } from './operations.errors'

export const operationsErrorsIt = errorWords<'it', typeof operationsErrors>()({
  'operations.delivered': 'Questo messaggio è già stato inviato.',
  'operations.job_settled': 'Questo processo è già stato ritentato o scartato.',
  'operations.not_blocked': 'Questo flusso non è più bloccato da quell’evento.',
  'operations.not_parked': 'Questo evento non è più fermo.',
  'operations.rebuild_required':
    'Questa ricostruzione non si può annullare: non è in corso alcuna ricostruzione, o questa versione ha bisogno delle nuove tabelle.',
  'operations.under_way': 'L’invio di questo messaggio è in corso.',
  'operations.withdrawn': 'Questo avviso è stato ritirato. Aggiungine uno nuovo.',
  'operations.after_start': 'La fine deve essere dopo l’inizio.',
  'operations.no_projection': 'Questa proiezione non esiste.',
  'operations.most_days': 'Un avviso dura al massimo {days} giorni.',
  'operations.withheld': 'Il destinatario non vuole questo messaggio via email.',
})
