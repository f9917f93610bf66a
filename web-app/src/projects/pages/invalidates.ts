import { auditApi } from '@workledger/contracts/audit/audit.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { tasksApi } from '@workledger/contracts/projects/tasks.api'

/** What any command on a project, its members and statuses may change on screen. */
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
