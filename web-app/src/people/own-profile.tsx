import { peopleApi } from '@workledger/contracts/people/people.api'
import { useMember } from '../kit/current'
import { PersonalForm } from '../kit/people/personal-form'
import { useCommand } from '../kit/query'

/** One's own general information and address. */
export function OwnProfile() {
  const { workspace, employee } = useMember()
  const change = useCommand(peopleApi.changeEmployeeMe, { invalidates: [peopleApi.employeeMe, peopleApi.employee, peopleApi.employees] })
  return <PersonalForm person={employee} send={(body) => change.send({ params: { ws: workspace.id }, body: body as never })} />
}
