import { errorWords } from '../kernel/errors'
import type { changesErrors } from './changes.errors'

export const changesErrorsIt = errorWords<'it', typeof changesErrors>()({
  'changes.position':
    'Questa non è una posizione del flusso delle modifiche. Invia il `next` di una risposta.',
  'changes.type': 'Non esiste un evento pubblico {name}.',
  'changes.rights_changed':
    'Ciò che puoi leggere è cambiato da questa posizione. Continua da {position}, oppure ricomincia senza posizione per leggere tutto ciò che puoi leggere ora.',
  'changes.log_restored':
    'Il registro non ha più questa posizione, ad esempio dopo il ripristino di un backup. Confronta i tuoi dati, poi ricomincia senza posizione, o con `now` per i soli nuovi eventi.',
})
