import { catalogue } from '../../i18n/i18n'
import english from './messages.en'

export const customValueTexts = catalogue('custom-values', english, {
  ar: () => import('./messages.ar'),
})
