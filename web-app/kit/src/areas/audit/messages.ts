import { catalogue } from '../../i18n/i18n'
import english from './messages.en'

export const recordViewTexts = catalogue('record-views', english, {
  ar: () => import('./messages.ar'),
})
