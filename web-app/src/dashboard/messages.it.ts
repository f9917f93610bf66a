import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  title: 'Dashboard',
  welcome: 'Ciao, {{name}}!',
  employeeId: 'Matricola',
  designation: 'Qualifica',
  have: 'Hai',
  today: { label: 'Oggi', clock: 'Presenza', timer: 'Timer', away: 'Assenti oggi' },
})
