import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const operationsTexts = catalogue('operations', english, {
  ar: () => import('./messages.ar'),
})
