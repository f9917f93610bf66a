import { useActions } from '@workledger/web-app/kit/actions'
import { useGo } from '@workledger/web-app/kit/app-link'
import { useText } from '@workledger/web-app/kit/i18n'
import { Page } from '@workledger/web-app/kit/shell/page'
import { lazy, Suspense, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { BringIn, EmployeeList } from './employee-list'
import { peopleTexts } from './messages'

const AddEmployee = lazy(() => import('./add-employee'))

/** From the dashboard's pending requests: those with the most of them first. */
const mostRequests = '?sort=leaves_count&order=DESC'

export default function EmployeesPage() {
  const t = useText(peopleTexts)
  const { search } = useLocation()
  const go = useGo()
  const [adding, setAdding] = useState(false)
  const add = () => setAdding(true)
  const bring = () => go('/admin/employees/import')
  const bringIn = <BringIn add={add} bring={bring} />
  useActions([
    { id: 'add-employee', keys: 'n', label: t('add'), group: t('page'), icon: 'plus', run: add },
    { id: 'import-employees', label: t('import'), group: t('page'), icon: 'upload', run: bring },
  ])
  if (new URLSearchParams(search).get('from') === 'dashboard') return <Navigate replace to={mostRequests} />
  return (
    <Page title={t('page')} actions={bringIn}>
      <EmployeeList start={bringIn} />
      <Suspense>{adding && <AddEmployee close={() => setAdding(false)} />}</Suspense>
    </Page>
  )
}
