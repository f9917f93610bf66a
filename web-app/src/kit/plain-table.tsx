import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { lastDigit } from './figures'

interface Row {
  key: string | number
  cells: readonly ReactNode[]
  /** Stands back, such as a day off. */
  off?: boolean
}

/** A small table without paging, sorting or choosing; the first column names the row, the others are figures. */
export function PlainTable({ label, columns, rows }: { label: string; columns: readonly string[]; rows: readonly Row[] }) {
  return (
    // Reached with the keyboard, which scrolls it where a window is narrow.
    <Box
      role="group"
      aria-label={label}
      tabIndex={0}
      sx={{ border: 1, borderColor: 'divider', borderRadius: '8px', bgcolor: 'background.paper', overflowX: 'auto' }}
    >
      <Box
        component="table"
        aria-label={label}
        className="num"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '& th, & td': { px: { xs: 1, sm: 2 }, py: 0.5, height: 40, textAlign: lastDigit, verticalAlign: 'middle', fontWeight: 400 },
          '& th:first-of-type': { textAlign: 'start' },
          '& thead th': { fontSize: 12, lineHeight: '16px', color: 'text.secondary' },
          '& tbody tr': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        <thead>
          <tr>
            {columns.map((column) =>
              // A column of buttons has no name, so it has no heading either.
              column === '' ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, off }) => (
            <Box component="tr" key={key} sx={off ? { color: 'tone.bad' } : undefined}>
              <th scope="row">{cells[0]}</th>
              {columns.slice(1).map((column, index) => (
                <td key={column}>{cells[index + 1]}</td>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
