import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const clientsTexts = catalogue('clients', english, { ar: () => import('./messages.ar') })
