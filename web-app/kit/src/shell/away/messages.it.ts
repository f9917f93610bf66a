import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  since: 'Non in linea — dati fino a: {{time}}.',
  slow: 'Il server impiega più del solito. Ciò che manca compare appena risponde.',
  notHere: 'Questa pagina non è ancora sul tuo dispositivo',
  notHereText: 'Non è mai stata aperta qui e ha bisogno di una connessione. Si apre appena c’è.',
  crashed: {
    title: 'Si è verificato un errore in questa pagina.',
    text: 'I dati salvati sono al sicuro. Ricarica la pagina. Se succede ancora, avvisa l’amministratore.',
    reload: 'Ricarica',
  },
  signedOut: {
    title: 'La sessione è terminata',
    text: 'Accedi in un’altra scheda per conservare ciò che hai scritto: poi questa pagina continua.',
    signIn: 'Accedi',
    leave: 'Lascia questa pagina',
  },
})
