/** The look of a link or button within a banner's sentence. */
export const link = {
  border: 0,
  p: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 500,
  textDecoration: 'underline',
  cursor: 'pointer',
} as const
