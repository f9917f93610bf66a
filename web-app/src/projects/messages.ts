import { catalogue } from '@workledger/kit/i18n/i18n'
import english from './messages.en'

export const projectTexts = catalogue('projects', english, { ar: () => import('./messages.ar') })
