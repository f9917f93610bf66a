import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ChecklistTemplateAdded: 'Lista de tareas añadida',
  ChecklistTemplateChanged: 'Lista de tareas cambiada',
  ChecklistTemplateRemoved: 'Lista de tareas eliminada',
  ChecklistBegun: 'Lista de tareas iniciada',
  ChecklistMoved: 'Día cambiado',
  ChecklistCancelled: 'Lista de tareas cancelada',
  ChecklistItemDone: 'Tarea hecha',
  ChecklistItemNotNeeded: 'Tarea no necesaria',
  ChecklistItemReopened: 'Tarea abierta de nuevo',
} satisfies NamesLike<typeof english>
