import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const consoleTexts = catalogue('console', english, { ar: () => import('./messages.ar') })
