import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  use: 'Usa una passkey',
  usePassword: 'Usa la password',
  done: 'Confermato con la tua passkey',
  useProvider: 'Conferma con l’accesso unico',
  doneProvider: 'Confermato con l’accesso unico',
  orCode: 'Oppure un codice della tua app di autenticazione.',
  cancelled: 'Non è stata usata nessuna passkey. Riprova.',
  elsewhere:
    'Le passkey non funzionano a questo indirizzo. Apri Workledger al suo indirizzo principale.',
  here: 'Questo dispositivo ha già una passkey del tuo account.',
})
