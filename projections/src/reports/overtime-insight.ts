import type { OvertimeInsight } from '@workledger/contracts/reports/insights.api'
import type { OvertimeTerms } from '@workledger/domain/payroll/overtime'
import { type DepartmentMonth, guardedMonths } from './department-months'
import type { InsightRange } from './insight-months'

interface DepartmentOvertime extends DepartmentMonth {
  readonly worked_seconds: number
  readonly overtime_seconds: number
}

/**
 * Returns worked time and overtime by month and department, of all who clock their attendance. The
 * rules are those of the overtime allowances; of several, the one with the fewest hours counts.
 */
export function overtimeInsight(
  range: InsightRange,
  { rules }: OvertimeTerms,
  rows: readonly DepartmentOvertime[],
): OvertimeInsight {
  const guarded = guardedMonths(rows)

  const figures = ({ people, worked_seconds, overtime_seconds }: Figures, shown: boolean) => ({
    people: shown ? people : null,
    worked_seconds: shown ? worked_seconds : null,
    overtime_seconds: shown ? overtime_seconds : null,
  })

  return {
    from: range.from,
    to: range.to,
    has_rule: rules.length > 0,
    rows: guarded.flatMap(({ rows }) =>
      rows.map(({ row, shown }) => ({
        month: row.month,
        department_id: row.department_id,
        department: row.department,
        ...figures(row, shown),
      })),
    ),
    months: guarded.map(({ month, rows, total }) => ({
      month,
      ...figures(sumOf(rows.map(({ row }) => row)), total),
    })),
  }
}

type Figures = Pick<DepartmentOvertime, 'people' | 'worked_seconds' | 'overtime_seconds'>

const sumOf = (rows: readonly DepartmentOvertime[]): Figures => {
  const sum = (figure: keyof Figures) => rows.reduce((all, row) => all + row[figure], 0)
  return {
    people: sum('people'),
    worked_seconds: sum('worked_seconds'),
    overtime_seconds: sum('overtime_seconds'),
  }
}
