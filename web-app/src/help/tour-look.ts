/** The look of a tour's parts, for `sx`. */
export const card = {
  position: 'fixed',
  zIndex: 1600,
  maxWidth: 'calc(100vw - 24px)',
  p: 2,
  border: 1,
  borderColor: 'tone.lineStrong',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontSize: 14,
  lineHeight: '20px',
  textAlign: 'start',
} as const
