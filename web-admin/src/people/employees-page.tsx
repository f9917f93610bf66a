import { useActions } from '@workledger/web-app/kit/actions'
import { useText } from '@workledger/web-app/kit/i18n'
import { Page } from '@workledger/web-app/kit/shell/page'
import { lazy, Suspense, useState } from 'react'
import { BringIn, EmployeeList } from './employee-list'
import { peopleTexts } from './messages'

const AddEmployee = lazy(() => import('./add-employee'))

export default function EmployeesPage() {
  const t = useText(peopleTexts)
  const [adding, setAdding] = useState(false)
  const bringIn = <BringIn add={() => setAdding(true)} />
  useActions([{ id: 'add-employee', keys: 'n', label: t('add'), group: t('page'), icon: 'plus', run: () => setAdding(true) }])
  return (
    <Page title={t('page')} actions={bringIn}>
      <EmployeeList start={bringIn} />
      <Suspense>{adding && <AddEmployee close={() => setAdding(false)} />}</Suspense>
    </Page>
  )
}
