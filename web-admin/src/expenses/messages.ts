import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const expenseTexts = catalogue('console-expenses', english, { ar: () => import('./messages.ar') })
