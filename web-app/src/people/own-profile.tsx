import { peopleApi } from '@workledger/contracts/people/people.api'
import { CustomFieldsCard } from '@workledger/kit/areas/custom-fields/custom-fields-card'
import { PersonalForm } from '@workledger/kit/areas/people/personal-form'
import { useMember } from '@workledger/kit/net/current'
import { useCommand } from '@workledger/kit/net/query'
import { Grid } from '@workledger/kit/ui/layout'

/** The viewer's own general information and address, and the company's own fields. */
export function OwnProfile() {
  const { workspace, employee } = useMember()
  const change = useCommand(peopleApi.changeEmployeeMe, {
    invalidates: [peopleApi.employeeMe, peopleApi.employee, peopleApi.employees],
  })

  return (
    <Grid columns="minmax(0, 1fr)" gap={2}>
      <PersonalForm
        person={employee}
        send={(body, shown) =>
          change.send({ params: { ws: workspace.id }, body: body as never, shown })
        }
      />
      <CustomFieldsCard employee={employee.id} />
    </Grid>
  )
}
