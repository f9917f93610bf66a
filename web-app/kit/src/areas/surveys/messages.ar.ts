import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'ar', typeof english>()({
  scale: { r1: 'لا أوافق بشدة', r2: 'لا أوافق', r3: 'محايد', r4: 'أوافق', r5: 'أوافق بشدة' },
})
