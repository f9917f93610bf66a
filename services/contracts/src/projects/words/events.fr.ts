import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ProjectAdded: 'Projet ajouté',
  ProjectChanged: 'Projet modifié',
  ProjectArchived: 'Projet archivé',
  ProjectRestored: 'Projet rétabli',
  ProjectBudgetSet: 'Budget modifié',
  ProjectDeleted: 'Projet supprimé',
  ProjectMemberAdded: 'Salarié ajouté',
  ProjectMemberRemoved: 'Salarié retiré',
  StatusTypeAdded: 'Statut ajouté',
  StatusTypeChanged: 'Statut modifié',
  StatusTypeDeleted: 'Statut supprimé',
  TaskAdded: 'Tâche ajoutée',
  TaskChanged: 'Tâche modifiée',
  TaskStatusChanged: 'Statut d’une tâche modifié',
  TaskDeleted: 'Tâche supprimée',
} satisfies NamesLike<typeof english>
