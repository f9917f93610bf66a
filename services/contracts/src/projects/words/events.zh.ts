import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  ProjectAdded: '添加项目',
  ProjectChanged: '修改项目',
  ProjectArchived: '归档项目',
  ProjectRestored: '恢复项目',
  ProjectBudgetSet: '修改预算',
  ProjectDeleted: '删除项目',
  ProjectMemberAdded: '添加员工',
  ProjectMemberRemoved: '移除员工',
  StatusTypeAdded: '添加状态',
  StatusTypeChanged: '修改状态',
  StatusTypeDeleted: '删除状态',
  TaskAdded: '添加任务',
  TaskChanged: '修改任务',
  TaskStatusChanged: '修改任务状态',
  TaskDeleted: '删除任务',
} satisfies NamesLike<typeof english>
