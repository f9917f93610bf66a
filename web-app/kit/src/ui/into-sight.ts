/** Heights that the header and a bar at the bottom may cover; the theme's scroll paddings. */
const ABOVE = 68
const BELOW = 84

/**
 * Scrolls an element into the window if it is outside. `scrollIntoView` also moves the place from
 * which Tab continues; called without need, it makes a page's first Tab miss the skip link.
 */
export function intoSight(element: HTMLElement | null) {
  const box = element?.getBoundingClientRect()
  if (box && (box.top < ABOVE || box.bottom > innerHeight - BELOW))
    element!.scrollIntoView({ block: 'nearest' })
}
