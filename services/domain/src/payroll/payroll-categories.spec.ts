import { given } from '../kernel/decider-specification'
import { type PayrollCategoryEvent, payrollCategoriesDecider } from './payroll-categories'

const workspace_id = '0190a1b2-0000-7000-8000-000000000001'
const category_id = '0190a1b2-0000-7000-8000-000000000002'
const other = '0190a1b2-0000-7000-8000-000000000003'
const of = { workspace_id, category_id, kind: 'allowance' as const }
const added: PayrollCategoryEvent = { type: 'PayrollCategoryAdded', data: { ...of, name: 'Transport' } }

describe('categories of allowances and deductions', () => {
  const categories = given(payrollCategoriesDecider, added)
  it('have names of their own, each kind for itself', () => {
    categories.when({ type: 'add', ...of, category_id: other, name: 'transport' }).thenRefused('structure.name_taken')
    const deduction = { workspace_id, category_id: other, kind: 'deduction' as const, name: 'Transport' }
    categories.when({ type: 'add', ...deduction }).then({ type: 'PayrollCategoryAdded', data: deduction })
  })
  it('are renamed', () => {
    categories.when({ type: 'rename', ...of, name: 'Travel' }).then({ type: 'PayrollCategoryRenamed', data: { ...of, name: 'Travel' } })
    categories.when({ type: 'rename', ...of, name: 'Transport' }).thenNothing()
    categories.when({ type: 'rename', ...of, kind: 'deduction', name: 'Travel' }).thenRefused('not_found')
  })
  it('are deleted', () => {
    categories.when({ type: 'delete', ...of }).then({ type: 'PayrollCategoryDeleted', data: of })
    categories.when({ type: 'delete', ...of, kind: 'deduction' }).thenRefused('not_found')
  })
  it('pay overtime where an allowance says so, and are kept while they do', () => {
    const overtime = { after_hours: '40', per: 'week' as const, factor: '1.5' }
    const changed: PayrollCategoryEvent = { type: 'OvertimeRuleChanged', data: { workspace_id, category_id, overtime } }
    categories.when({ type: 'rename', ...of, name: 'Transport', overtime }).then(changed)
    const paying = given(payrollCategoriesDecider, added, changed)
    paying.when({ type: 'rename', ...of, name: 'Transport', overtime: { ...overtime, factor: '1.50' } }).thenNothing()
    paying.when({ type: 'delete', ...of }).thenRefused('payroll.category_in_use')
    paying
      .when({ type: 'rename', ...of, name: 'Transport', overtime: null })
      .then({ type: 'OvertimeRuleChanged', data: { workspace_id, category_id, overtime: null } })
  })
})
