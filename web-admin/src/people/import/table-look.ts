/** Tables inside the cards of the import. */
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

/** Words that give way without room. */
export const quiet = {
  fontSize: 13,
  color: 'text.secondary',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const
