import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'checklist-templates': 'Modèles de check-list',
    checklists: 'Check-lists',
  },
  tables: {
    checklist_items: 'Tâches des check-lists',
    checklists: 'Check-lists',
  },
  fields: {
    automatic: 'Automatique',
    begun_at: 'Commencée le',
    checklist: 'Check-list',
    checklist_id: 'Check-list',
    checklists: 'Check-lists',
    due_on: 'À faire pour le',
    employment: 'Emploi',
    items_count: 'Tâches',
    next_due_on: 'Prochaine échéance',
    owner: 'Personne chargée',
    owner_name: 'Nom de la personne chargée',
    settled_at: 'Réglé le',
    settled_by: 'Réglé par',
    settled_count: 'Tâches réglées',
    settled_name: 'Réglé par',
  },
  columns: {
    checklists: {
      day: 'Premier ou dernier jour',
    },
    'checklist-items': {
      text: 'Tâche',
    },
  },
  values: {
    contract_end: 'Fin du contrat',
    done: 'Fait',
    hire: 'Embauche',
    joining: 'Arrivée',
    leaving: 'Départ',
    manager: 'Responsable',
    termination: 'Fin d’emploi',
  },
} satisfies WordsLike<typeof english>
