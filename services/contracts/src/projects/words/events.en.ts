/** Names of this area's events. */
export default {
  ProjectAdded: 'Project added',
  ProjectChanged: 'Project changed',
  ProjectArchived: 'Project archived',
  ProjectRestored: 'Project restored',
  ProjectBudgetSet: 'Budget changed',
  ProjectDeleted: 'Project deleted',
  ProjectMemberAdded: 'Employee added',
  ProjectMemberRemoved: 'Employee removed',
  StatusTypeAdded: 'Status added',
  StatusTypeChanged: 'Status changed',
  StatusTypeDeleted: 'Status deleted',
  TaskAdded: 'Task added',
  TaskChanged: 'Task changed',
  TaskStatusChanged: 'Status of a task changed',
  TaskDeleted: 'Task deleted',
} as const
