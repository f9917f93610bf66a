import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  scale: {
    r1: 'Per nulla d’accordo',
    r2: 'Non d’accordo',
    r3: 'Né d’accordo né in disaccordo',
    r4: 'D’accordo',
    r5: 'Del tutto d’accordo',
  },
})
