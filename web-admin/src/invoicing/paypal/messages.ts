import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const paypalTexts = catalogue('paypal', english, { ar: () => import('./messages.ar') })
