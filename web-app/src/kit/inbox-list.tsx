import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef } from 'react'
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
          <Item key={each.id} chosen={each === here} point={() => point(index)}>
            {row(each)}
          </Item>
        ))
      )}
    </Box>
  )
}

function Item({ chosen, point, children }: { chosen: boolean; point: () => void; children: ReactNode }) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (chosen) element.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <Box
      component="li"
      ref={element}
      aria-current={chosen || undefined}
      onClick={point}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 56,
        px: 2,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-child': { borderBottom: 0 },
        // Where the keyboard stands has a bar at its beginning, as in every inbox.
        position: 'relative',
        '&[aria-current]::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          width: 3,
          bgcolor: 'primary.main',
        },
      }}
    >
      {children}
    </Box>
  )
}
