/** For `sx`: a table as stacked rows in a narrow window. */
export const stack = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: 'background.paper',
} as const

export const stackRow = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  py: 0.75,
  px: 2,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const
