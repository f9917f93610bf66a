import { auditApi } from '@workledger/contracts/audit/audit.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { tasksApi } from '@workledger/contracts/projects/tasks.api'

/** Lists and records that any command on a project, its members or statuses may change. */
export const changedByProject = [
  projectsApi.projects,
  projectsApi.project,
  projectsApi.projectMembers,
  projectsApi.statusTypes,
  tasksApi.taskLists,
  tasksApi.task,
  tasksApi.employeeTasks,
  auditApi.history,
] as const
