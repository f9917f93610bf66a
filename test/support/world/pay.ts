import type { Making } from './making'

/** Makes categories, an approved pay run with payslips, and a draft. */
export async function makePay({ company: { ws }, employee, ids, params, make, send }: Making) {
  const id = employee.employee
  await make('addAllowance', 'payroll_categories', { params: { ws }, body: { name: 'Second' } })

  await make('addAdjustment', 'contract_adjustments', {
    params: { id, contractId: ids.contracts! },
    body: {
      type: 'allowance',
      category_id: ids.payroll_categories,
      amount: '10',
      calculation_type: 'fixed',
    },
  })

  await make('addDeduction', 'deduction', { params: { ws }, body: { name: 'Union' } })
  params.renameDeduction = { id: ids.deduction! }
  params.deleteDeduction = { id: ids.deduction! }

  await make('draftPayrun', 'payruns', {
    params: { ws },
    body: { start: '2026-01-01', end: '2026-01-31', pay_date: '2026-01-31' },
  })

  await send('approvePayrun', { params: { ws, id: ids.payruns! }, body: {} })
  const [payslip] = await send('payslips', { params: { id }, query: {} })
  const one = { payslipId: payslip.id }
  Object.assign(params, { downloadPayslip: one, whyPayslip: one, payslip: one })
  params.payStatement = { year: '2026' }
  params.closeLeaveYear = { year: '2026' }

  await make('draftPayrun', 'payruns', {
    params: { ws },
    body: { start: '2026-03-01', end: '2026-03-31', pay_date: '2026-03-31' },
  })
}
