import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const privacyTexts = catalogue('privacy', english, { ar: () => import('./messages.ar') })
