import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  findTask: 'Trouver une tâche',
  otherProjects: 'Autres projets',
  noTasks: 'Vous n’avez pas de tâche ouverte.',
  noSuchTask: 'Aucune tâche trouvée.',
  take: 'Mettre {{tags}}',
  clear: 'Retirer toutes les étiquettes',
  stopped: 'Le chronomètre s’est arrêté entre-temps.',
})
