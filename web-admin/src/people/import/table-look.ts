/** Small tables inside the dialog. */
export const frame = { border: '1px solid', borderColor: 'divider', borderRadius: '8px', overflow: 'auto' } as const
export const head = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  height: 32,
  px: 1.5,
  fontWeight: 500,
  fontSize: 12,
  color: 'text.secondary',
  textAlign: 'start',
  bgcolor: 'tone.raised',
  borderBottom: '1px solid',
  borderColor: 'divider',
  whiteSpace: 'nowrap',
} as const
export const cell = {
  height: 36,
  px: 1.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
  whiteSpace: 'nowrap',
  'tr:last-child &': { borderBottom: 0 },
} as const
