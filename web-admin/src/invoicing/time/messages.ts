import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const billedTimeTexts = catalogue('billed-time', english, {
  ar: () => import('./messages.ar'),
})
