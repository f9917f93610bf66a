import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const customFieldsTexts = catalogue('custom-fields', english, { ar: () => import('./messages.ar') })
