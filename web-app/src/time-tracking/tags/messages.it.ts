import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  tags: 'Etichette',
  named: 'Etichette: {{tags}}',
  find: 'Cerca o scrivi un’etichetta',
  add: 'Aggiungi «{{tag}}»',
  all: 'Tutte le etichette',
  none: 'Scrivi un’etichetta. La prossima volta viene suggerita.',
  unfound: 'Nessuna etichetta così.',
  most: 'Una registrazione ha al massimo {{most}} etichette.',
  wrong: 'Un’etichetta ha da 1 a 40 caratteri e nessuna virgola.',
})
