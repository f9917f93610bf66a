import { catalogue } from '@workledger/web-app/kit/i18n'
import english from './messages.en'

export const checklistsTexts = catalogue('checklists', english, { ar: () => import('./messages.ar') })
