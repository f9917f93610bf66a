import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const timerTexts = catalogue('time-tracking', english, { ar: () => import('./messages.ar') })
