import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const leaveTexts = catalogue('console-leave', english, { ar: () => import('./messages.ar') })
