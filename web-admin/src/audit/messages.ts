import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const auditTexts = catalogue('audit', english, { ar: () => import('./messages.ar') })
