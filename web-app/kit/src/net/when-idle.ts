/**
 * What a page does not need to be shown: when the browser has nothing else to do. Answers how to
 * call it off.
 */
export function whenIdle(run: () => void) {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 600)
    return () => clearTimeout(timer)
  }

  const handle = requestIdleCallback(run, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}
