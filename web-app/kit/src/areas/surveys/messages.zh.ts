import { translation } from '../../i18n/translation'
import type english from './messages.en'

export default translation<'zh', typeof english>()({
  scale: {
    r1: '非常不同意',
    r2: '不同意',
    r3: '中立',
    r4: '同意',
    r5: '非常同意',
  },
})
