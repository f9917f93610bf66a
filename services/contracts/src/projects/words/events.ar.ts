import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ProjectAdded: 'أُضيف المشروع',
  ProjectChanged: 'عُدّل المشروع',
  ProjectArchived: 'أُرشف المشروع',
  ProjectRestored: 'استُعيد المشروع',
  ProjectBudgetSet: 'تغيّرت الميزانية',
  ProjectDeleted: 'حُذف المشروع',
  ProjectMemberAdded: 'أُضيف موظف',
  ProjectMemberRemoved: 'أُزيل موظف',
  StatusTypeAdded: 'أُضيفت حالة',
  StatusTypeChanged: 'عُدّلت حالة',
  StatusTypeDeleted: 'حُذفت حالة',
  TaskAdded: 'أُضيفت مهمة',
  TaskChanged: 'عُدّلت مهمة',
  TaskStatusChanged: 'تغيّرت حالة مهمة',
  TaskDeleted: 'حُذفت مهمة',
} satisfies NamesLike<typeof english>
