import { useMember } from '../kit/current'
import { DocumentsTab } from '../kit/documents/documents-tab'

/** One's own documents, among the tabs of the own profile. */
export function OwnDocuments() {
  return <DocumentsTab employee={useMember().employee.id} />
}
