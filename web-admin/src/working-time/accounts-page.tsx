import { AccountsTable, accountFilters } from '@workledger/kit/areas/working-time/accounts-table'
import { workingTimeTexts } from '@workledger/kit/areas/working-time/messages'
import { useText } from '@workledger/kit/i18n/i18n'
import { Page } from '@workledger/kit/shell/page'
import { EmptyState } from '@workledger/kit/ui/states'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'

/** All accounts with their balance. */
export default function WorkingTimeAccountsPage() {
  const t = useText(workingTimeTexts)
  const list = useConsoleList('working-time-accounts', { sort: 'name', filters: accountFilters })

  return (
    <Page title={t('accounts.page')}>
      <AccountsTable
        name="working-time-accounts"
        list={list}
        exportUrl={exportOf(list)}
        empty={
          <EmptyState icon="calendar" title={t('accounts.empty')} text={t('accounts.emptyText')} />
        }
      />
    </Page>
  )
}
