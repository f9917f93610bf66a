import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Grid } from './layout'
import { Muted } from './text'

/**
 * What is known, label and value, two beside each other where there is room; a value that is
 * missing is a dash. `short`: figures, more to a line.
 */
export function Facts({
  items,
  short,
}: {
  items: readonly (readonly [label: string, value: ReactNode])[]
  short?: boolean
}) {
  return (
    <Grid
      component="dl"
      columns={{
        xs: short ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
        sm: `repeat(${short ? 3 : 2}, minmax(0, 1fr))`,
      }}
      gap={1.75}
      sx={{ m: 0, p: 2 }}
    >
      {items.map(([label, value]) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Muted component="dt" size={12} sx={{ lineHeight: '16px' }}>
            {label}
          </Muted>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <bdi>{value || '–'}</bdi>
          </Box>
        </Box>
      ))}
    </Grid>
  )
}
