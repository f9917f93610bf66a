import { CustomFieldsCard } from '@workledger/kit/areas/custom-fields/custom-fields-card'
import { PersonalForm } from '@workledger/kit/areas/people/personal-form'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { HistoryBeside } from '@workledger/kit/ui/form-history'
import { FormColumns, Stack } from '@workledger/kit/ui/layout'
import { lazy } from 'react'
import { useConsoleCommand } from '../kit/use-command'
import { peopleTexts } from './messages'
import type { Profile } from './profile'

const EmployeeHistory = lazy(() => import('./employee-history'))

/** General information and address, and the company's own fields. */
export default function PersonalTab({ profile }: { profile: Profile }) {
  const t = useText(peopleTexts)
  const { workspace, admin } = useMember()
  const change = useConsoleCommand('changeEmployee')

  return (
    <FormColumns>
      <PersonalForm
        person={profile}
        send={(body, shown) =>
          change.send({ params: { ws: workspace.id, id: profile.id }, body: body as never, shown })
        }
        locked={admin ? undefined : t('profile.lockedAdmin')}
      />
      <Stack gap={2}>
        <CustomFieldsCard employee={profile.id} />
        <HistoryBeside>
          <EmployeeHistory employee={profile} close={() => {}} />
        </HistoryBeside>
      </Stack>
    </FormColumns>
  )
}
