import { catalogue } from '../kit/i18n'
import english from './messages.en'

export const projectTexts = catalogue('projects', english, { ar: () => import('./messages.ar') })
