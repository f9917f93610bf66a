import { useText } from '@workledger/kit/i18n/i18n'
import { PlainTable } from '@workledger/kit/table/plain-table'
import { Muted } from '@workledger/kit/ui/text'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { insightTexts } from './messages'

export interface InsightColumn<R> {
  id: string
  label: string
  /** By this the column sorts; null: hidden, at the end. */
  value: (row: R) => string | number | null
  cell: (row: R) => ReactNode
  /** Words instead of figures. */
  words?: boolean
}

interface Props<R> {
  label: string
  columns: readonly InsightColumn<R>[]
  rows: readonly R[]
  rowKey: (row: R) => string
  /** Cells of the last row, which stays there. */
  totals?: readonly ReactNode[]
  /** The first column stays while many others scroll. */
  pinned?: boolean
}

/** The figures of a chart. A heading sorts; the choice is in the address. */
export function InsightTable<R>({
  label,
  columns,
  rows,
  rowKey,
  totals,
  pinned = false,
}: Props<R>) {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('sort') ?? ''
  const descending = asked.startsWith('-')
  const by = columns.findIndex(({ id }) => id === asked.replace(/^-/, ''))
  const column = columns[by]
  const sorted = column ? [...rows].sort((a, b) => compared(column, a, b, descending)) : rows

  const choose = (index: number) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        const { id, words } = columns[index]!
        const first = words ? id : `-${id}`
        const other = words ? `-${id}` : id
        next.set('sort', asked === first ? other : first)

        return next
      },
      { replace: true },
    )

  return (
    <PlainTable
      label={label}
      pinned={pinned}
      columns={columns.map(({ label: name, words }) => (words ? { words: name } : name))}
      sort={{ by, descending, choose }}
      rows={[
        ...sorted.map((row) => ({
          key: rowKey(row),
          cells: columns.map(({ cell }) => cell(row)),
        })),
        ...(totals
          ? [
              {
                key: 'total',
                // biome-ignore lint/suspicious/noArrayIndexKey: cells keep their order
                cells: totals.map((cell, index) => <b key={index}>{cell}</b>),
              },
            ]
          : []),
      ]}
    />
  )
}

/** Compares two rows; hidden figures come last in both orders. */
function compared<R>(
  { value }: Pick<InsightColumn<R>, 'value'>,
  a: R,
  b: R,
  descending: boolean,
): number {
  const [x, y] = [value(a), value(b)]
  if (x === null || y === null) return Number(x === null) - Number(y === null)
  const order =
    typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y))

  return descending ? -order : order
}

/** A figure of under five people. */
export function HiddenFigure() {
  const t = useText(insightTexts)
  return <Muted component="span">{t('hidden')}</Muted>
}

/** A name on one line, in a column that stays while others scroll. */
export const Nowrap = ({ children }: { children: ReactNode }) => (
  <span style={{ whiteSpace: 'nowrap' }}>{children}</span>
)
