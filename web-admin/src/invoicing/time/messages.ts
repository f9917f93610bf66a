import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const billedTimeTexts = catalogue('billed-time', english, { ar: () => import('./messages.ar') })
