import { useText } from '@workledger/kit/i18n/i18n'
import { insightTexts } from './messages'

export interface Department {
  department_id: string | null
  department: string | null
}

/** Returns the name of a row's department; none and deleted ones have words. */
export function useDepartmentName() {
  const t = useText(insightTexts)
  return ({ department_id, department }: Department) =>
    department ?? t(department_id ? 'goneDepartment' : 'noDepartment')
}

/** Returns the sums of departments whose figures are all shown, the greatest first. */
export function departmentSums<R extends Department>(
  rows: readonly R[],
  figure: (row: R) => number | null,
): { row: R; sum: number }[] {
  const groups = new Map<string, { row: R; sum: number; isShown: boolean }>()

  for (const row of rows) {
    const key = row.department_id ?? ''
    const known = groups.get(key)
    const value = figure(row)
    groups.set(key, {
      row,
      sum: (known?.sum ?? 0) + (value ?? 0),
      isShown: (known?.isShown ?? true) && value !== null,
    })
  }

  return [...groups.values()].filter(({ isShown }) => isShown).sort((a, b) => b.sum - a.sum)
}

/** Returns the number of departments in some rows. */
export const departmentsOf = (rows: readonly Department[]) =>
  new Set(rows.map(({ department_id }) => department_id)).size
