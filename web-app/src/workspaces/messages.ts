import { catalogue } from '../kit/i18n'
import english from './messages.en'

export const workspacesTexts = catalogue('workspaces', english, { ar: () => import('./messages.ar') })
