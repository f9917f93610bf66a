import { translation } from '@workledger/kit/i18n/translation'
import type english from './messages.en'

export default translation<'fr', typeof english>()({
  project: 'Choisir le projet du chronomètre…',
  task: 'Choisir la tâche du chronomètre…',
  tags: 'Choisir les étiquettes du chronomètre…',
  findTask: 'Trouver une tâche',
  otherProjects: 'Autres projets',
  noTasks: 'Vous n’avez pas de tâche ouverte.',
  noSuchTask: 'Aucune tâche trouvée.',
  take: 'Mettre {{tags}}',
  clear: 'Retirer toutes les étiquettes',
  stopped: 'Le chronomètre s’est arrêté entre-temps.',
})
