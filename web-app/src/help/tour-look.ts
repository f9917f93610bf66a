/** Over the page, below drawers, menus and dialogs. Inside a dialog it is over its form. */
export const tourLevel = 1000

/** The look of a tour's card, for `sx`. */
export const card = {
  position: 'fixed',
  zIndex: tourLevel,
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
