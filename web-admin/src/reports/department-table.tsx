import { useText } from '@workledger/kit/i18n/i18n'
import type { ReactNode } from 'react'
import { type Department, useDepartmentName } from './departments'
import { HiddenFigure, InsightTable } from './insight-table'
import { insightTexts } from './messages'
import { useMonthColumn } from './month-column'

interface Props<F extends number | string> {
  label: string
  /** The figure of each month and department; null is hidden. */
  rows: readonly (Department & { month: string; figure: F | null })[]
  months: readonly { month: string; figure: F | null }[]
  write: (figure: F) => ReactNode
}

const NONE = ''

/** A row for each month, a column for each department, and the total. */
export function DepartmentTable<F extends number | string>({
  label,
  rows,
  months,
  write,
}: Props<F>) {
  const t = useText(insightTexts)
  const month = useMonthColumn<Props<F>['months'][number]>((row) => row.month)
  const nameOf = useDepartmentName()
  const names = new Map(rows.map((row) => [row.department_id ?? NONE, nameOf(row)]))
  const figures = new Map(
    rows.map(({ month, department_id, figure }) => [`${month} ${department_id ?? NONE}`, figure]),
  )
  const columns = [...names].sort(
    ([a, x], [b, y]) => Number(a === NONE) - Number(b === NONE) || x.localeCompare(y),
  )

  /** Null: hidden, last in each order. */
  const sorted = (figure: F | null | undefined) => (figure === null ? null : Number(figure ?? 0))
  const cell = (figure: F | null | undefined) => {
    if (figure === null) return <HiddenFigure />
    return figure === undefined || Number(figure) === 0 ? '–' : write(figure)
  }

  return (
    <InsightTable
      label={label}
      pinned
      rows={[...months].reverse()}
      rowKey={({ month }) => month}
      columns={[
        month,
        ...columns.map(([id, name]) => ({
          id: id || 'none',
          label: name,
          value: ({ month }: { month: string }) => sorted(figures.get(`${month} ${id}`)),
          cell: ({ month }: { month: string }) => cell(figures.get(`${month} ${id}`)),
        })),
        {
          id: 'total',
          label: t('total'),
          value: ({ figure }) => sorted(figure),
          cell: ({ figure }) => cell(figure),
        },
      ]}
    />
  )
}
