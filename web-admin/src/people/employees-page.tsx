import { useActions } from '@workledger/web-app/kit/actions'
import { useText } from '@workledger/web-app/kit/i18n'
import { Page } from '@workledger/web-app/kit/shell/page'
import { lazy, Suspense, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { BringIn, EmployeeList } from './employee-list'
import { peopleTexts } from './messages'

const AddEmployee = lazy(() => import('./add-employee'))
const ImportDialog = lazy(() => import('./import/import-dialog'))

/** From the dashboard's pending requests: those with the most of them first. */
const mostRequests = '?sort=leaves_count&order=DESC'

export default function EmployeesPage() {
  const t = useText(peopleTexts)
  const { search } = useLocation()
  const [open, setOpen] = useState<'add' | 'import' | null>(null)
  const close = () => setOpen(null)
  const bringIn = <BringIn add={() => setOpen('add')} bring={() => setOpen('import')} />
  useActions([
    { id: 'add-employee', keys: 'n', label: t('add'), group: t('page'), icon: 'plus', run: () => setOpen('add') },
    { id: 'import-employees', label: t('import'), group: t('page'), icon: 'upload', run: () => setOpen('import') },
  ])
  if (new URLSearchParams(search).get('from') === 'dashboard') return <Navigate replace to={mostRequests} />
  return (
    <Page title={t('page')} actions={bringIn}>
      <EmployeeList start={bringIn} />
      <Suspense>
        {open === 'add' && <AddEmployee close={close} />}
        {open === 'import' && <ImportDialog close={close} />}
      </Suspense>
    </Page>
  )
}
