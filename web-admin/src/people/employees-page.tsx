import { LiveView } from '@workledger/kit/areas/people/directory/live-view'
import { directoryTexts } from '@workledger/kit/areas/people/directory/messages'
import { relativesTexts } from '@workledger/kit/areas/people/relatives/messages'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCurrent } from '@workledger/kit/net/current'
import { Page } from '@workledger/kit/shell/page'
import { Tabs } from '@workledger/kit/ui/tabs'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useMay } from '../kit/may'
import { EmployeeList, importAddress } from './employee-list'
import { peopleTexts } from './messages'

const AccountsExportDialog = lazy(() => import('./accounts-export-dialog'))
const AddEmployee = lazy(() => import('./add-employee'))
const EmergencyTab = lazy(() => import('./emergency-tab'))
const OrgChart = lazy(() => import('@workledger/kit/areas/people/directory/org-chart'))

/** From the dashboard's pending requests: people with the most of them first. */
const mostRequests = '?sort=requests_count&order=DESC'

export default function EmployeesPage() {
  const t = useText(peopleTexts)
  const directory = useText(directoryTexts)
  const relatives = useText(relativesTexts)
  const { search } = useLocation()
  const may = useMay()
  const { user } = useCurrent()
  const [adding, setAdding] = useState(false)
  const [exporting, setExporting] = useState(false)

  const tabs = useMemo(
    () => [
      { id: 'employees', label: t('tabs.employees'), Component: EmployeeList },
      { id: 'live', label: directory('tabs.live'), Component: LiveView },
      { id: 'chart', label: directory('tabs.chart'), Component: OrgChart },
      { id: 'emergency', label: relatives('contacts'), Component: EmergencyTab },
    ],
    [t, directory, relatives],
  )

  if (new URLSearchParams(search).get('from') === 'dashboard')
    return <Navigate replace to={mostRequests} />

  return (
    <Page
      title={t('page')}
      primary={
        may('addEmployee') && {
          label: t('add'),
          icon: 'plus',
          keys: 'n',
          tour: 'add',
          run: () => setAdding(true),
        }
      }
      secondary={[
        may('importEmployees') && { label: t('import'), icon: 'upload', to: importAddress },
        may('exportWithAccounts') &&
          !user.impersonated_by && {
            label: t('accountsExport.open'),
            icon: 'download',
            run: () => setExporting(true),
          },
      ]}
    >
      <Tabs tabs={tabs} label={t('page')} />
      <Suspense>
        {adding && <AddEmployee close={() => setAdding(false)} />}
        {exporting && <AccountsExportDialog close={() => setExporting(false)} />}
      </Suspense>
    </Page>
  )
}
