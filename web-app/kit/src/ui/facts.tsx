import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Grid } from './layout'
import { Muted } from './text'

/**
 * Labels with values, two in a row if there is room; a missing value is a dash. `short` puts more
 * figures in a row.
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
