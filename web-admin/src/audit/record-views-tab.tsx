import { RecordViews } from '@workledger/kit/areas/audit/record-views'

/** What auditors opened of an employee. */
export default function RecordViewsTab({ employee }: { employee: { id: string } }) {
  return <RecordViews employee={employee.id} />
}
