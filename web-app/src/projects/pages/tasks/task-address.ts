/** Returns the address of a task. The task is in the query, so that a reload and a link find it. */
export const taskAddress = (task: { id: string; project_id: string }) =>
  `/projects/${task.project_id}/project_detail/task_detail?task=${task.id}`
