import type { BrowserContext, Page } from 'playwright-core'

/** Longer than a reader notices; the style of reduced motion ends everything within .01 ms. */
const NOTICED = 5

/** Records animations and transitions that take noticeable time. A text, because it runs in the page. */
const record = `
  window.moved = []
  const note = (event) => {
    const running = document.getAnimations().filter(({ effect }) => effect?.target === event.target)
    for (const animation of running) {
      const { endTime } = animation.effect.getComputedTiming()
      if (endTime > ${NOTICED})
        window.moved.push((animation.animationName ?? animation.transitionProperty) + ' of ' + event.target.localName + '.' + event.target.className + ' takes ' + endTime + ' ms')
    }
  }
  for (const kind of ['animationstart', 'transitionrun']) document.addEventListener(kind, note, true)
`

export const recordMotion = (context: BrowserContext) => context.addInitScript(record)

/** Returns in words what has moved since the last call. */
export const moved = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>('[...new Set(window.moved.splice(0))]')
