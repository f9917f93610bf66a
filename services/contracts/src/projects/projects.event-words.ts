import type { EventWords } from '../kernel/event-words'
import type { projectEvents } from './projects.events'

export const projectsEventWords: EventWords<typeof projectEvents> = {
  ProjectAdded: ['Project added', 'أُضيف المشروع'],
  ProjectChanged: ['Project changed', 'عُدّل المشروع'],
  ProjectArchived: ['Project archived', 'أُرشف المشروع'],
  ProjectRestored: ['Project restored', 'استُعيد المشروع'],
  ProjectBudgetSet: ['Budget changed', 'تغيّرت الميزانية'],
  ProjectDeleted: ['Project deleted', 'حُذف المشروع'],
  ProjectMemberAdded: ['Employee added', 'أُضيف موظف'],
  ProjectMemberRemoved: ['Employee removed', 'أُزيل موظف'],
  StatusTypeAdded: ['Status added', 'أُضيفت حالة'],
  StatusTypeChanged: ['Status changed', 'عُدّلت حالة'],
  StatusTypeDeleted: ['Status deleted', 'حُذفت حالة'],
  TaskAdded: ['Task added', 'أُضيفت مهمة'],
  TaskChanged: ['Task changed', 'عُدّلت مهمة'],
  TaskStatusChanged: ['Status of a task changed', 'تغيّرت حالة مهمة'],
  TaskDeleted: ['Task deleted', 'حُذفت مهمة'],
}
