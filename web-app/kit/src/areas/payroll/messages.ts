import { catalogue } from '../../i18n/i18n'
import english from './messages.en'

export const sharedPayTexts = catalogue('shared-pay', english, {
  ar: () => import('./messages.ar'),
})
