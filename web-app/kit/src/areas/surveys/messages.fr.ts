import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  scale: {
    r1: 'Pas du tout d’accord',
    r2: 'Pas d’accord',
    r3: 'Ni d’accord ni pas d’accord',
    r4: 'D’accord',
    r5: 'Tout à fait d’accord',
  },
})
