import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const companyEventTexts = catalogue('companyEvents', english, { ar: () => import('./messages.ar') })
