import { RecordViews } from '@workledger/web-app/kit/audit/record-views'

/** What auditors opened of an employee. */
export default function RecordViewsTab({ employee }: { employee: { id: string } }) {
  return <RecordViews employee={employee.id} />
}
