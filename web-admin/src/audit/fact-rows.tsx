import Box from '@mui/material/Box'
import { Grid, Stack } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import type { ReactNode } from 'react'

/** Facts in a narrow card: the label at the start of a line, its value at the end. */
export function FactRows({
  items,
}: {
  items: readonly (readonly [label: string, value: ReactNode])[]
}) {
  return (
    <Stack component="dl" gap={1} sx={{ m: 0, px: 2, py: 1.5 }}>
      {items.map(([label, value]) => (
        <Grid
          key={label}
          columns="fit-content(55%) minmax(0, 1fr)"
          gap={1}
          sx={{ alignItems: 'baseline' }}
        >
          <Muted component="dt">{label}</Muted>
          <Box
            component="dd"
            className="num"
            sx={{ m: 0, textAlign: 'end', overflowWrap: 'anywhere' }}
          >
            <bdi>{value}</bdi>
          </Box>
        </Grid>
      ))}
    </Stack>
  )
}
