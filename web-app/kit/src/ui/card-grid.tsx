import type { ReactNode } from 'react'
import { Grid } from './layout'

/** Rows of a list as cards, as many in a row as there is room for. */
export function CardGrid<R extends { id: string }>({
  label,
  rows,
  card,
}: {
  label: string
  rows: readonly R[]
  card: (row: R) => ReactNode
}) {
  return (
    <Grid
      component="ul"
      aria-label={label}
      columns="repeat(auto-fill, minmax(min(100%, 300px), 1fr))"
      gap={1.5}
      sx={{ m: 0, p: 1.5, listStyle: 'none' }}
    >
      {rows.map((row) => (
        <li key={row.id} style={{ display: 'grid', minWidth: 0 }}>
          {card(row)}
        </li>
      ))}
    </Grid>
  )
}
