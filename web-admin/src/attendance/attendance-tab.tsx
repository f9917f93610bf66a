import { useQuery } from '@tanstack/react-query'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { AttendanceViews } from '@workledger/kit/areas/attendance/attendance-views'
import { attendanceSince } from '@workledger/kit/areas/attendance/since'
import { useCurrent } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { SkeletonRows } from '@workledger/kit/ui/states'

/** One employee's attendance; holders of Edit Company change it. */
export default function AttendanceTab({ employee: { id } }: { employee: { id: string } }) {
  const { workspace, employee, can } = useCurrent()
  const found = useQuery(query(peopleApi.employee, { params: { ws: workspace?.id ?? '', id } }))
  if (found.isPending) return <SkeletonRows rows={8} />
  const person = found.data?.data

  return (
    <AttendanceViews
      employee={id}
      since={attendanceSince(person)}
      rights={{ edit: can('edit_company'), propose: false, own: employee?.id === id }}
    />
  )
}
