import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const remindersTexts = catalogue('console-invoice-reminders', english, { ar: () => import('./messages.ar') })
