import { payrollCategoryEvents as e } from '@workledger/contracts/payroll/payroll-categories.events'
import type { OvertimeRule, OvertimeWeek } from '@workledger/domain/payroll/overtime'
import {
  OVERTIME_WEEK,
  payrollCategoriesDecider,
  weeksWith,
} from '@workledger/domain/payroll/payroll-categories'
import { change, on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

type OvertimeTerms = Pick<OvertimeRule, 'after_hours' | 'per' | 'factor'>

export const payrollCategories = table(
  'payroll_categories',
  {
    id: col.uuid,
    workspace_id: col.uuid,
    kind: col.text,
    name: col.text,
    overtime: col.maybe.json<OvertimeTerms>(),
    counts_for_overtime: col.bool,
    counts_from: col.maybe.day,
    revision: col.revision,
  },
  { indexes: ['workspace_id, kind, name'] },
)

/** Weekdays on which overtime weeks begin, by effective date; `id` is the workspace's id. */
export const overtimeWeeks = table('overtime_weeks', {
  id: col.uuid,
  workspace_id: col.uuid,
  weeks: col.json<OvertimeWeek[]>(),
  revision: col.revision,
})

const categoryId = (event: { data: { category_id: string } }) => event.data.category_id

export const payrollCategoriesProjection = projection('payroll-categories', {
  version: 5,
  tables: [payrollCategories, overtimeWeeks],
  contents: [
    [payrollCategories, payrollCategoriesDecider],
    [overtimeWeeks, payrollCategoriesDecider, () => OVERTIME_WEEK],
  ],
  steps: [
    on(
      e.PayrollCategoryAdded,
      payrollCategories,
      categoryId,
      (_, { data: { category_id, ...data } }) => ({
        id: category_id,
        ...data,
        overtime: null,
        counts_for_overtime: false,
        counts_from: null,
      }),
    ),
    change(e.PayrollCategoryRenamed, payrollCategories, categoryId, (event) => ({
      name: event.data.name,
    })),
    change(e.OvertimeRuleChanged, payrollCategories, categoryId, (event) => ({
      overtime: event.data.overtime,
    })),
    change(e.OvertimeBonusChanged, payrollCategories, categoryId, (event) => ({
      counts_for_overtime: event.data.counts,
      counts_from: event.data.from,
    })),
    on(
      e.OvertimeWeekChanged,
      overtimeWeeks,
      ({ data }) => data.workspace_id,
      (row, { workspace, data }) => ({
        id: data.workspace_id,
        workspace_id: workspace,
        weeks: [
          ...weeksWith(row?.weeks ?? [], { first_weekday: data.first_weekday, from: data.from }),
        ],
      }),
    ),
    on(e.PayrollCategoryDeleted, payrollCategories, categoryId, () => null),
  ],
})
