import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { personalTexts } from '@workledger/kit/areas/people/messages'
import { useRoleName } from '@workledger/kit/areas/people/role-names'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Card } from '@workledger/kit/ui/card'
import { Facts } from '@workledger/kit/ui/facts'
import { Icon } from '@workledger/kit/ui/icon'
import { ownTexts } from './messages'

/** The viewer's place in the company; administrators change it in the console. */
export function OwnJob() {
  const t = useText(ownTexts)
  const own = useText(personalTexts)
  const { day } = useFormat()
  const roleName = useRoleName()
  const { workspace, employee, can } = useMember()
  const manager = useColleague(employee.manager_id)
  const timeOffManager = useColleague(employee.time_off_manager_id)

  const policy = useQuery({
    ...query(leaveRulesApi.leavePolicy, {
      params: { ws: workspace.id, id: employee.time_off_policy_id ?? '' },
    }),
    enabled: Boolean(employee.time_off_policy_id),
  }).data?.data

  return (
    <Card
      title={t('job')}
      aside={
        can('edit_company') && (
          <Button
            component={AppLink}
            to={`/admin/employees/${employee.id}/profile?tab=work`}
            startIcon={<Icon name="edit" />}
          >
            {t('edit')}
          </Button>
        )
      }
    >
      {!can('edit_company') && (
        <Alert severity="info" sx={{ m: 2, mb: 0 }}>
          {t('jobLocked')}
        </Alert>
      )}
      <Facts
        items={[
          [t('manager'), manager],
          [own('email'), employee.email],
          [t('timeOffManager'), timeOffManager],
          [t('oid'), employee.oid],
          [t('role'), employee.role && roleName(employee.role.name)],
          [t('office'), employee.office],
          [t('policy'), policy?.name],
          [t('department'), employee.department],
          [t('designation'), employee.designation],
          [t('hired'), employee.hired_on && day(employee.hired_on)],
        ]}
      />
    </Card>
  )
}

/** Returns a colleague's name, if the viewer may see them. */
function useColleague(id: string | null | undefined) {
  const { workspace } = useMember()

  const found = useQuery({
    ...query(peopleApi.employee, { params: { ws: workspace.id, id: id ?? '' } }),
    enabled: Boolean(id),
    retry: false,
  })

  return found.data && fullName(found.data.data)
}
