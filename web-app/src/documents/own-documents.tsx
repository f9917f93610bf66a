import { DocumentsTab } from '@workledger/kit/areas/documents/documents-tab'
import { useMember } from '@workledger/kit/net/current'

/** The viewer's own documents, as a tab of the own profile. */
export function OwnDocuments() {
  return <DocumentsTab employee={useMember().employee.id} />
}
