import { useQuery } from '@tanstack/react-query'
import { tasksApi } from '@workledger/contracts/projects/tasks.api'
import { useMember } from '../kit/current'
import { query } from '../kit/query'

/** One's own tasks that are not done. */
export function useOpenTasks() {
  const { employee } = useMember()
  const found = useQuery(query(tasksApi.employeeTasks, { params: { id: employee.id } }))
  const tasks = (found.data?.data ?? []).filter(({ type, task_status }) => type === 'task' && !task_status.complete)
  return { ...found, tasks }
}
