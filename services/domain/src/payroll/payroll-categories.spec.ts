import { given } from '../kernel/decider-specification'
import { type PayrollCategoryEvent, payrollCategoriesDecider } from './payroll-categories'

const workspace_id = '0190a1b2-0000-7000-8000-000000000001'
const category_id = '0190a1b2-0000-7000-8000-000000000002'
const other = '0190a1b2-0000-7000-8000-000000000003'
const of = { workspace_id, category_id, kind: 'allowance' as const }

const added: PayrollCategoryEvent = {
  type: 'PayrollCategoryAdded',
  data: { ...of, name: 'Transport' },
}

describe('categories of allowances and deductions', () => {
  const categories = given(payrollCategoriesDecider, added)

  it('have names of their own, each kind for itself', () => {
    categories
      .when({ type: 'add', ...of, category_id: other, name: 'transport' })
      .thenRefused('structure.name_taken')

    const deduction = {
      workspace_id,
      category_id: other,
      kind: 'deduction' as const,
      name: 'Transport',
    }

    categories
      .when({ type: 'add', ...deduction })
      .then({ type: 'PayrollCategoryAdded', data: deduction })
  })

  it('are renamed', () => {
    categories
      .when({ type: 'rename', ...of, name: 'Travel' })
      .then({ type: 'PayrollCategoryRenamed', data: { ...of, name: 'Travel' } })
    categories.when({ type: 'rename', ...of, name: 'Transport' }).thenNothing()
    categories
      .when({ type: 'rename', ...of, kind: 'deduction', name: 'Travel' })
      .thenRefused('not_found')
  })

  it('are deleted', () => {
    categories.when({ type: 'delete', ...of }).then({ type: 'PayrollCategoryDeleted', data: of })
    categories.when({ type: 'delete', ...of, kind: 'deduction' }).thenRefused('not_found')
  })

  it('pay overtime if an allowance says so, and cannot be deleted meanwhile', () => {
    const overtime = { after_hours: '40', per: 'week' as const, factor: '1.5' }

    const changed: PayrollCategoryEvent = {
      type: 'OvertimeRuleChanged',
      data: { workspace_id, category_id, overtime },
    }

    categories.when({ type: 'rename', ...of, name: 'Transport', overtime }).then(changed)
    const paying = given(payrollCategoriesDecider, added, changed)
    paying
      .when({ type: 'rename', ...of, name: 'Transport', overtime: { ...overtime, factor: '1.50' } })
      .thenNothing()
    paying.when({ type: 'delete', ...of }).thenRefused('payroll.category_in_use')
    paying
      .when({ type: 'rename', ...of, name: 'Transport', overtime: null })
      .then({ type: 'OvertimeRuleChanged', data: { workspace_id, category_id, overtime: null } })
  })

  it('are part of the rate of overtime if an allowance says so, for days that no closed run has paid', () => {
    const counting = (counts: boolean, from: string | null): PayrollCategoryEvent => ({
      type: 'OvertimeBonusChanged',
      data: { workspace_id, category_id, counts, from },
    })

    const rename = { type: 'rename' as const, ...of, name: 'Transport' }
    categories.when({ ...rename, counts_for_overtime: false }).thenNothing()
    categories
      .when({ ...rename, counts_for_overtime: true, paid: '2026-05-31' })
      .then(counting(true, '2026-06-01'))
    given(payrollCategoriesDecider, added, counting(true, null))
      .when({ ...rename, counts_for_overtime: true })
      .thenNothing()
  })

  it('count overtime by weeks that begin on a chosen weekday, but not those that a closed run has paid', () => {
    const set = (first_weekday: number, from: string | null, paid: string | null = null) =>
      ({ type: 'set-week', workspace_id, first_weekday, from, paid }) as const

    const changed = (first_weekday: number, from: string | null): PayrollCategoryEvent => ({
      type: 'OvertimeWeekChanged',
      data: { workspace_id, first_weekday, from },
    })

    categories.when(set(1, null)).thenNothing()
    categories.when(set(7, null)).then(changed(7, null))
    categories.when(set(7, '2026-05-31')).then(changed(7, '2026-05-31'))
    categories.when(set(7, '2026-06-01')).thenRefused('payroll.overtime_week_day')
    categories.when(set(7, '2026-05-31', '2026-05-31')).thenRefused('payroll.overtime_week_closed')
    // The first Sunday after the paid days.
    categories.when(set(7, null, '2026-06-03')).then(changed(7, '2026-06-07'))
    given(payrollCategoriesDecider, added, changed(7, null)).when(set(7, null)).thenNothing()
  })
})
