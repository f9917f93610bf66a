/** Runs unneeded work when the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void) {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 600)
    return () => clearTimeout(timer)
  }

  const handle = requestIdleCallback(run, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}
