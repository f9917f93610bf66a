import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const insightTexts = catalogue('console-reports', english, {
  ar: () => import('./messages.ar'),
})
