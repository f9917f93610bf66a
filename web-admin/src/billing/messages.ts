import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const billingTexts = catalogue('billing', english, { ar: () => import('./messages.ar') })
