import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const billingTexts = catalogue('billing', english, { ar: () => import('./messages.ar') })
