import { useLocation, useParams } from 'react-router-dom'
import ImportPage from './import-page'
import ImportsPage from './imports-page'
import NewImportPage from './new-import-page'

/** The pages of imports of time: their list, a new one, and one of them. */
export default function TimeImportPages() {
  const { id } = useParams()
  const { pathname } = useLocation()
  if (id) return <ImportPage key={id} />

  return pathname.endsWith('/new') ? <NewImportPage /> : <ImportsPage />
}
