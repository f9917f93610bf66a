import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    project: 'Progetto',
  },
  tables: {
    project_members: 'Progetti',
    tasks: 'Attività',
  },
  fields: {
    active: 'Attivo',
    added_at: 'Aggiunto il',
    assigned: 'Assegnata a',
    author_id: 'Autore',
    budget: 'Budget',
    color: 'Colore',
    complete: 'Completa',
    completed_at: 'Completata il',
    completed_tasks: 'Attività completate',
    default: 'Predefinito',
    description_by: 'Descrizione di',
    duration: 'Durata',
    estimated_hours: 'Ore stimate',
    late: 'Giorni di ritardo',
    member: 'Membro',
    members: 'Membri',
    my_tasks: 'Le mie attività',
    open_tasks: 'Attività aperte',
    status_changed_at: 'Stato dal',
    status_id: 'Stato',
    statuses: 'Stati',
    task_list_id: 'Elenco di attività',
    tasks: 'Attività',
    tasks_count: 'Attività',
    title_by: 'Titolo di',
    turn: 'Posizione',
  },
  columns: {
    projects: {
      name: 'Nome del progetto',
    },
    tasks: {
      title: 'Titolo dell’attività',
      employee: 'Attività assegnata a',
    },
    'task-lists': {
      title: 'Elenco di attività',
    },
  },
  values: {
    list: 'Elenco',
  },
} satisfies WordsLike<typeof english>
