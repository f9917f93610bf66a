import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const operationsTexts = catalogue('operations', english, { ar: () => import('./messages.ar') })
