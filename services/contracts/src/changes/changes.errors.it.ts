import { errorWords } from '../kernel/errors'
import type { changesErrors } from './changes.errors'

export const changesErrorsIt = errorWords<'it', typeof changesErrors>()({
  'changes.position':
    'Questa non è una posizione del flusso delle modifiche. Invii il `next` di una risposta.',
  'changes.type': 'Non esiste un evento pubblico {name}.',
  'changes.rights_changed':
    'Ciò che può leggere è cambiato da questa posizione. Continui da {position}, oppure ricominci senza posizione per leggere tutto ciò che può leggere ora.',
  'changes.log_restored':
    'Il registro non ha più questa posizione, ad esempio dopo il ripristino di un backup. Confronti i suoi dati, poi ricominci senza posizione, o con `now` per i soli nuovi eventi.',
})
