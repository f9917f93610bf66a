import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'it', typeof english>()({
  findTask: 'Trova un’attività',
  otherProjects: 'Altri progetti',
  noTasks: 'Non hai attività aperte.',
  noSuchTask: 'Nessuna attività trovata.',
  take: 'Imposta {{tags}}',
  clear: 'Togli tutte le etichette',
  stopped: 'Nel frattempo il timer si è fermato.',
})
