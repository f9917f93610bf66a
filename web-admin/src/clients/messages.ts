import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const clientsTexts = catalogue('clients', english, { ar: () => import('./messages.ar') })
