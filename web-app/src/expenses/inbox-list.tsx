import { BoxedList } from '@workledger/kit/ui/boxed-list'
import { InboxItem } from '@workledger/kit/ui/inbox-item'
import { SkeletonRows } from '@workledger/kit/ui/states'
import type { ReactNode } from 'react'

interface Props<R> {
  label: string
  rows: readonly R[]
  /** The row on which the keyboard acts. */
  here: R | undefined
  point: (index: number) => void
  loading: boolean
  empty: ReactNode
  row: (row: R) => ReactNode
}

/** A list of requests that wait for a decision. */
export function InboxList<R extends { id: string }>({
  label,
  rows,
  here,
  point,
  loading,
  empty,
  row,
}: Props<R>) {
  return (
    <BoxedList label={label}>
      {loading ? (
        <SkeletonRows rows={4} height={56} />
      ) : rows.length === 0 ? (
        empty
      ) : (
        rows.map((each, index) => (
          <InboxItem key={each.id} current={each === here} point={() => point(index)}>
            {row(each)}
          </InboxItem>
        ))
      )}
    </BoxedList>
  )
}
