import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  title: 'Fattura elettronica',
  ready: 'Pronta',
  incomplete: 'Incompleta',
  embedded:
    'Il PDF contiene la fattura elettronica (Factur-X). I programmi possono leggerla anche come file a sé:',
  missing:
    'Alla fattura elettronica (EN 16931) mancano alcuni dati. Una fattura emessa non cambia mai, quindi quello che inserisci vale per la prossima.',
  ubl: 'Scarica UBL',
  cii: 'Scarica CII',
})
