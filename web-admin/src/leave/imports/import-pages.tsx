import { useLocation, useParams } from 'react-router-dom'
import LeaveImportPage from './import-page'
import LeaveImportsPage from './imports-page'
import NewLeaveImportPage from './new-import-page'

/** The pages of imports of leave: their list, a new one, and one of them. */
export default function LeaveImportPages() {
  const { id } = useParams()
  const { pathname } = useLocation()
  if (id) return <LeaveImportPage key={id} />

  return pathname.endsWith('/new') ? <NewLeaveImportPage /> : <LeaveImportsPage />
}
