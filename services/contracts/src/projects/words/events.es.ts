import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ProjectAdded: 'Proyecto añadido',
  ProjectChanged: 'Proyecto cambiado',
  ProjectArchived: 'Proyecto archivado',
  ProjectRestored: 'Proyecto restaurado',
  ProjectBudgetSet: 'Presupuesto cambiado',
  ProjectDeleted: 'Proyecto eliminado',
  ProjectMemberAdded: 'Empleado añadido',
  ProjectMemberRemoved: 'Empleado quitado',
  StatusTypeAdded: 'Estado añadido',
  StatusTypeChanged: 'Estado cambiado',
  StatusTypeDeleted: 'Estado eliminado',
  TaskAdded: 'Tarea añadida',
  TaskChanged: 'Tarea cambiada',
  TaskStatusChanged: 'Estado de una tarea cambiado',
  TaskDeleted: 'Tarea eliminada',
} satisfies NamesLike<typeof english>
