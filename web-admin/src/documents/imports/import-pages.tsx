import { useLocation, useParams } from 'react-router-dom'
import DocumentImportPage from './import-page'
import DocumentImportsPage from './imports-page'
import NewDocumentImportPage from './new-import-page'

/** The pages of imports of documents: their list, a new one, and one of them. */
export default function DocumentImportPages() {
  const { id } = useParams()
  const { pathname } = useLocation()
  if (id) return <DocumentImportPage key={id} />

  return pathname.endsWith('/new') ? <NewDocumentImportPage /> : <DocumentImportsPage />
}
