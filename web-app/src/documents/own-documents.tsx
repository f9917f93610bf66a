import { DocumentsTab } from '@workledger/kit/areas/documents/documents-tab'
import { useMember } from '@workledger/kit/net/current'

/** One's own documents, among the tabs of the own profile. */
export function OwnDocuments() {
  return <DocumentsTab employee={useMember().employee.id} />
}
