import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const customFieldsTexts = catalogue('custom-fields', english, {
  ar: () => import('./messages.ar'),
})
