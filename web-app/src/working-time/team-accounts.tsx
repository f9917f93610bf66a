import type { Rows } from '@workledger/contracts/registry'
import { workingTimeApi } from '@workledger/contracts/working-time/working-time.api'
import { AccountsTable, accountFilters } from '@workledger/kit/areas/working-time/accounts-table'
import { workingTimeTexts } from '@workledger/kit/areas/working-time/messages'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { type List, useList } from '@workledger/kit/table/list'
import { exportOf } from '@workledger/kit/table/list-export'
import { EmptyState } from '@workledger/kit/ui/states'

/** The accounts of the people whose manager or time-off manager the viewer is. */
export default function TeamAccounts() {
  const t = useText(workingTimeTexts)
  const { workspace } = useMember()

  const list = useList(
    workingTimeApi.workingTimeAccounts,
    { params: { ws: workspace.id }, query: { team: true } },
    { sort: 'name', filters: accountFilters },
  ) as List<Rows['working-time-accounts']>

  const exported = { ...list, filters: { ...list.filters, team: 'true' } }

  return (
    <AccountsTable
      name="team-accounts"
      list={list}
      exportUrl={exportOf('working-time-accounts', workspace.id, exported)}
      empty={
        <EmptyState
          icon="calendar"
          title={t('accounts.noTeam.title')}
          text={t('accounts.noTeam.text')}
        />
      }
    />
  )
}
