import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'es', typeof english>()({
  scale: {
    r1: 'Muy en desacuerdo',
    r2: 'En desacuerdo',
    r3: 'Ni de acuerdo ni en desacuerdo',
    r4: 'De acuerdo',
    r5: 'Muy de acuerdo',
  },
})
