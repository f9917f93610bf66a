import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    project: 'Projet',
  },
  tables: {
    project_members: 'Projets',
    tasks: 'Tâches',
  },
  fields: {
    active: 'Actif',
    added_at: 'Ajouté le',
    assigned: 'Attribué à',
    author_id: 'Auteur',
    budget: 'Budget',
    color: 'Couleur',
    complete: 'Terminé',
    completed_at: 'Terminé le',
    completed_tasks: 'Tâches terminées',
    default: 'Par défaut',
    description_by: 'Description par',
    duration: 'Durée',
    estimated_hours: 'Heures estimées',
    late: 'Jours de retard',
    member: 'Membre',
    members: 'Membres',
    my_tasks: 'Mes tâches',
    open_tasks: 'Tâches ouvertes',
    status_changed_at: 'Statut depuis',
    status_id: 'Statut',
    statuses: 'Statuts',
    task_list_id: 'Liste de tâches',
    tasks: 'Tâches',
    tasks_count: 'Tâches',
    title_by: 'Titre par',
    turn: 'Ordre',
  },
  columns: {
    projects: {
      name: 'Nom du projet',
    },
    tasks: {
      title: 'Titre de la tâche',
      employee: 'Tâche attribuée à',
    },
    'task-lists': {
      title: 'Liste de tâches',
    },
  },
  values: {
    list: 'Liste',
  },
} satisfies WordsLike<typeof english>
