import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const recruitingTexts = catalogue('recruiting', english, { ar: () => import('./messages.ar') })
