import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/**
 * Facts below each other in a narrow card: the label at the start of a line, its value at the end.
 */
export function FactRows({
  items,
}: {
  items: readonly (readonly [label: string, value: ReactNode])[]
}) {
  return (
    <Box component="dl" sx={{ m: 0, px: 2, py: 1.5, display: 'grid', gap: 1 }}>
      {items.map(([label, value]) => (
        <Box
          key={label}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'fit-content(55%) minmax(0, 1fr)',
            gap: 1,
            alignItems: 'baseline',
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box
            component="dd"
            className="num"
            sx={{ m: 0, textAlign: 'end', overflowWrap: 'anywhere' }}
          >
            <bdi>{value}</bdi>
          </Box>
        </Box>
      ))}
    </Box>
  )
}
