import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const employmentTexts = catalogue('employment', english, {
  ar: () => import('./messages.ar'),
})
