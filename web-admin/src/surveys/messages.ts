import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const surveysTexts = catalogue('surveys', english, { ar: () => import('./messages.ar') })
