import { catalogue } from '../../i18n/i18n'
import english from './messages.en'

export const sharedWatchTexts = catalogue('shared-watch', english, {
  ar: () => import('./messages.ar'),
})
