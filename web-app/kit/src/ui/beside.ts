import { FORM_WIDTH } from './layout'
import { useBelow } from './use-narrow'

/** The width of a window, in pixels, that has room for a panel next to a page. */
const ROOM = 1600

/** The width from which a panel has room next to a list that shows its main columns only. */
export const ROOM_BESIDE_LIST = 1280

/** Returns whether a panel has room next to a page. */
export const useBeside = () => !useBelow(ROOM)

/** Returns whether a panel has room next to a page whose list shows its main columns only. */
export function useBesideList() {
  const beside = useBeside()
  return !useBelow(ROOM_BESIDE_LIST) && !beside
}

/** A form and the history next to it, which takes what the form leaves. */
export const historyColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 2,
  [`@media (min-width: ${ROOM}px)`]: {
    gridTemplateColumns: `minmax(0, ${FORM_WIDTH}px) minmax(320px, 1fr)`,
    '& > aside': { maxWidth: 480 },
  },
} as const

/** Columns of a page and its open panel; in a narrower window the panel lies over the page. */
export const besideColumns = (open: boolean, width: string, room = ROOM) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media (min-width: ${room}px)`]: open
    ? { gridTemplateColumns: `minmax(0, 1fr) ${width}` }
    : undefined,
})

/** A panel next to a page, in view while the page scrolls. */
export const stickyPanel = {
  position: 'sticky',
  top: 76,
  maxHeight: 'calc(100dvh - 96px)',
} as const

/** A panel next to a page, or over its end without squeezing it. */
export const besidePanel = {
  ...stickyPanel,
  [`@media (max-width: ${ROOM - 0.02}px)`]: {
    position: 'fixed',
    // Below the header and its menus, above the table's fixed cells.
    zIndex: 15,
    insetInlineEnd: { xs: 8, md: 24 },
    width: 'min(400px, calc(100vw - 16px))',
    boxShadow: '0 12px 40px rgb(10 14 20 / .24)',
  },
} as const
