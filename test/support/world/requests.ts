import { upload } from '../upload'
import { zipOf } from '../zip'
import { document, endpointNamed, type Making } from './making'

/** Makes a leave, a claim and a document of the employee, with what leaves depend on. */
export async function makeRequests({ product, company, employee, colleague, ids, make }: Making) {
  const { ws, admin } = company
  const id = employee.employee
  const own = { token: admin.token, params: { id }, files: { document } }

  const requested = await upload(product, endpointNamed('requestLeave'), {
    ...own,
    fields: {
      leave_type_id: ids.leave_types!,
      description: 'Holiday',
      start_on: '2027-03-01',
      finish_on: '2027-03-05',
    },
  })

  ids.leaves = requested.body.data.id

  await make('addHoliday', 'holidays', {
    params: { ws },
    body: { name: 'New Year', date: '2027-01-01', location_id: ids.offices },
  })

  await make('addLeaveApprovalRule', 'leave_approval_rules', {
    params: { ws },
    // Further away than any request of these tests, so that each keeps its one step.
    body: { name: 'Very long leave', from_days: '500', steps: [{ who: 'manager' }] },
  })

  await make('addExpenseApprovalRule', 'expense_approval_rules', {
    params: { ws },
    body: { name: 'Very large', from_amount: '900000000', steps: [{ who: 'manager' }] },
  })

  await make('addLeaveAdjustment', 'leave_adjustments', {
    params: { id },
    body: { kind: 'adjustment', year: new Date().getFullYear(), days: '1' },
  })

  const absence = { delegate_id: colleague.employee, from_on: '2027-07-01', to_on: '2027-07-14' }
  await make('delegateApproval', 'leave_delegations', { params: { id }, body: absence })

  const claimed = await upload(product, endpointNamed('requestExpense'), {
    ...own,
    fields: {
      name: 'Train',
      category: 'travelling',
      description: 'To the client',
      amount: '12.50',
      date: '2026-03-02',
    },
  })

  ids.expenses = claimed.body.data.id

  const kept = await upload(product, endpointNamed('addDocument'), {
    ...own,
    fields: { filename: 'First aid', type: 'Certificate' },
  })

  ids.documents = kept.body.data.id

  // Its one file is refused: a document would show to others.
  const imported = await upload(product, endpointNamed('importDocuments'), {
    ...{ token: company.admin.token, params: { ws: company.ws } },
    files: { file: { name: 'documents.zip', bytes: zipOf([{ name: 'Nowhere/Nothing.pdf' }]) } },
  })

  ids.document_imports = imported.body.data.id
}
