import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const employmentTexts = catalogue('employment', english, { ar: () => import('./messages.ar') })
