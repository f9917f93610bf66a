import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { InboxItem } from './inbox-item'
import { SkeletonRows } from './states'

interface Props<R> {
  label: string
  rows: readonly R[]
  /** The row that the keyboard acts on. */
  here: R | undefined
  point: (index: number) => void
  loading: boolean
  empty: ReactNode
  row: (row: R) => ReactNode
}

/** Requests that wait for a decision, one below the other. */
export function InboxList<R extends { id: string }>({ label, rows, here, point, loading, empty, row }: Props<R>) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        overflow: 'hidden',
      }}
    >
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
    </Box>
  )
}
