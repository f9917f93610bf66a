import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const watchTexts = catalogue('watch', english, { ar: () => import('./messages.ar') })
