/** An entry's own colour, which is the edge of it and tints the rest. */
const edge = '3px solid var(--entry)'
const tint = 'color-mix(in srgb, var(--entry) 12%, var(--wl-palette-background-paper))'

/** The library's calendar in the product's colours and sizes. */
export const calendarLook = {
  height: { xs: 620, md: 'max(620px, calc(100dvh - 190px))' },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  overflow: 'hidden',
  '& .rbc-month-view, & .rbc-time-view, & .rbc-agenda-view': { border: 0 },
  '& .rbc-header': {
    py: 0.75,
    fontSize: 12,
    fontWeight: 400,
    color: 'text.secondary',
    minWidth: 0,
  },
  // Stronger than the library's own rules, which name a part by two classes.
  '&&& [class*="rbc-"]': { borderColor: 'divider' },
  '& .rbc-time-header-cell': { flexShrink: 0, minHeight: 32 },
  '&& .rbc-continues-prior::before, && .rbc-continues-after::after': { display: 'none' },
  '& .rbc-off-range-bg': { bgcolor: 'tone.raised' },
  '& .rbc-off-range': { color: 'text.secondary' },
  '& .rbc-today': { bgcolor: 'tone.accentSoft' },
  '& .is-off': { bgcolor: 'tone.waitSoft' },
  '& .rbc-time-gutter, & .rbc-label': {
    fontSize: 12,
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .rbc-current-time-indicator': { bgcolor: 'primary.main' },
  '& .rbc-date-cell': { p: '2px' },
  '& .rbc-button-link': {
    minWidth: 24,
    minHeight: 24,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    color: 'inherit',
  },
  '& .rbc-event, & .rbc-day-slot .rbc-background-event': {
    minHeight: 24,
    p: 0,
    border: 0,
    borderInlineStart: edge,
    borderRadius: '4px',
    bgcolor: tint,
    color: 'text.primary',
    fontSize: 12,
    lineHeight: '16px',
    textAlign: 'start',
  },
  '&&&& .rbc-day-slot .rbc-event': {
    p: '2px 6px',
    border: 1,
    borderColor: 'background.paper',
    borderInlineStart: edge,
  },
  '& .rbc-event:focus-visible, & .entry:focus-visible, & .rbc-button-link:focus-visible, & .rbc-show-more:focus-visible':
    {
      outline: '2px solid',
      outlineColor: 'text.primary',
      outlineOffset: '-2px',
    },
  // The library's parts have the colour of lines, by the rule above.
  '&&&&& .rbc-event': { borderInlineStart: edge },
  '& .rbc-event.rbc-selected': { outline: '2px solid', outlineColor: 'text.primary' },
  '& .rbc-event-label': { fontSize: 12, p: 0 },
  // The library's gap is on the right in both directions; at a column's start it would draw its
  // line twice.
  '&&& .rbc-events-container': { marginInlineStart: 0, marginInlineEnd: '10px' },
  '& .entry': {
    display: 'block',
    width: '100%',
    minHeight: 24,
    px: 0.75,
    py: 0,
    border: 0,
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  '& .entry .at': { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  '& .entry.in-agenda': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    whiteSpace: 'normal',
    px: 0,
  },
  '& .entry .dot': { flex: 'none', width: 10, height: 10, borderRadius: '3px' },
  '& .rbc-show-more': {
    minHeight: 24,
    px: 0.75,
    fontSize: 12,
    fontWeight: 500,
    color: 'text.primary',
    bgcolor: 'transparent',
  },
  '& .rbc-agenda-view': { overflow: 'auto' },
  '& .rbc-agenda-view table.rbc-agenda-table': {
    border: 0,
    '& th': { textAlign: 'start', fontSize: 12, fontWeight: 400, color: 'text.secondary' },
  },
  // The library colours rows like their entries; here a mark has the colour.
  '& .rbc-agenda-view table.rbc-agenda-table tbody > tr': { bgcolor: 'transparent !important' },
  '& .rbc-agenda-view table.rbc-agenda-table tbody > tr > td': {
    verticalAlign: 'middle',
    whiteSpace: 'normal',
  },
  // A day and a time of day each stay on one line, also in a narrow window.
  '&&& .rbc-agenda-date-cell, &&& .rbc-agenda-time-cell': { width: '1%', whiteSpace: 'nowrap' },
  '&&&& .rbc-agenda-time-cell': {
    fontSize: 12,
    textTransform: 'none',
    fontVariantNumeric: 'tabular-nums',
    color: 'text.secondary',
  },
  // Paper does not scroll.
  '@media print': {
    height: 'auto',
    overflow: 'visible',
    '& .rbc-event, & .entry .dot': { printColorAdjust: 'exact' },
    '& .rbc-calendar, & .rbc-time-view, & .rbc-time-content, & .rbc-agenda-view, & .rbc-agenda-content':
      {
        height: 'auto',
        overflow: 'visible',
      },
    '& .rbc-month-view': { minHeight: 800 },
  },
  '& .rbc-agenda-empty': { p: 4, textAlign: 'center', color: 'text.secondary' },
} as const
