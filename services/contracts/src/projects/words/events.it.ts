import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ProjectAdded: 'Progetto aggiunto',
  ProjectChanged: 'Progetto modificato',
  ProjectArchived: 'Progetto archiviato',
  ProjectRestored: 'Progetto ripristinato',
  ProjectBudgetSet: 'Budget modificato',
  ProjectDeleted: 'Progetto eliminato',
  ProjectMemberAdded: 'Dipendente aggiunto',
  ProjectMemberRemoved: 'Dipendente rimosso',
  StatusTypeAdded: 'Stato aggiunto',
  StatusTypeChanged: 'Stato modificato',
  StatusTypeDeleted: 'Stato eliminato',
  TaskAdded: 'Attività aggiunta',
  TaskChanged: 'Attività modificata',
  TaskStatusChanged: 'Stato di un’attività modificato',
  TaskDeleted: 'Attività eliminata',
} satisfies NamesLike<typeof english>
