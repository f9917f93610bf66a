import { translation } from '@workledger/kit/i18n/translation'
import type english from './ra-messages.en'

/** react-admin's own sentences that the console can show. */
export default translation<'it', typeof english>()({
  ra: {
    action: {
      undo: 'Annulla',
      refresh: 'Aggiorna',
      close: 'Chiudi',
      confirm: 'Conferma',
      cancel: 'Annulla',
    },
    auth: {
      auth_check_error: 'Accedi per continuare',
      sign_in_error: 'Accesso non riuscito, riprova',
    },
    message: {
      error: 'Si è verificato un errore e la richiesta non è stata completata.',
      access_denied: 'Non hai l’autorizzazione per vedere questa pagina',
      not_found: 'Hai scritto un indirizzo sbagliato o seguito un link non valido.',
    },
    notification: {
      bad_item: 'Elemento non valido',
      canceled: 'Azione annullata',
      data_provider_error: 'Errore nel collegamento ai dati. Controlla la console del browser.',
      http_error: 'Impossibile contattare il server',
      item_doesnt_exist: 'L’elemento non esiste',
      logged_out: 'La tua sessione è terminata, accedi di nuovo.',
      not_authorized: 'Non hai l’autorizzazione per accedere a questa risorsa.',
      created: 'Elemento creato',
      updated: 'Elemento aggiornato',
      deleted: 'Elemento eliminato',
    },
    page: {
      loading: 'Caricamento',
      not_found: 'Non trovato',
      error: 'Si è verificato un errore',
      access_denied: 'Accesso negato',
    },
  },
})
