import { DocumentsTab } from '@workledger/kit/areas/documents/documents-tab'

/** One employee's documents, as a tab of the profile. */
export default function EmployeeDocuments({ employee: { id } }: { employee: { id: string } }) {
  return <DocumentsTab employee={id} />
}
