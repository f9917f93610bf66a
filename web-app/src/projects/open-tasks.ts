import { useQuery } from '@tanstack/react-query'
import { tasksApi } from '@workledger/contracts/projects/tasks.api'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'

/** As many as the dashboard's card shows. */
const shown = 7

export const openTasks = (employee: string) =>
  query(tasksApi.employeeTasks, {
    params: { id: employee },
    query: { complete: false, per_page: shown },
  })

/** The viewer's own open tasks: the next ones, and their number. */
export function useOpenTasks() {
  const { employee } = useMember()
  const found = useQuery(openTasks(employee.id))
  return { ...found, tasks: found.data?.data ?? [], count: found.data?.total ?? 0 }
}
