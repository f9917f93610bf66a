import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const leaveTexts = catalogue('console-leave', english, { ar: () => import('./messages.ar') })
