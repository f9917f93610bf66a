import type { Catalogue } from '../../i18n/i18n'
import type english from './messages.en'

const arabic: Catalogue<typeof english> = {
  scale: { r1: 'لا أوافق بشدة', r2: 'لا أوافق', r3: 'محايد', r4: 'أوافق', r5: 'أوافق بشدة' },
}

export default arabic
