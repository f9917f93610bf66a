import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const contractTexts = catalogue('contract', english, { ar: () => import('./messages.ar') })
