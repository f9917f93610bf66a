import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const leaveTexts = catalogue('leave', english, { ar: () => import('./messages.ar') })
