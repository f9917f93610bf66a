import { RecordViews } from '@workledger/kit/areas/audit/record-views'

/** The auditors' views of an employee's data. */
export default function RecordViewsTab({ employee }: { employee: { id: string } }) {
  return <RecordViews employee={employee.id} />
}
