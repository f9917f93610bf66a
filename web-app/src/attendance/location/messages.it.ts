import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  title: 'Condividere la tua posizione?',
  text: 'Il browser lo chiede ancora una volta. Vedi la posizione nelle tue presenze; la tua azienda vede solo il luogo.',
  share: 'Condividi posizione',
  denied:
    'Il browser non condivide la posizione. Consentila per questa pagina nelle impostazioni del browser o proponi una correzione.',
  unsupported:
    'Questo browser non può indicare una posizione. Usa un altro dispositivo o un terminale, o proponi una correzione.',
  unknown:
    'Il tuo dispositivo non ha trovato una posizione. Attiva il Wi-Fi e i servizi di localizzazione e riprova, o proponi una correzione.',
})
