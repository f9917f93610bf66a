import type { QueryClient } from '@tanstack/react-query'

/** Runs unneeded work when the browser is idle. Returns a function that cancels it. */
export function whenIdle(run: () => void) {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 600)
    return () => clearTimeout(timer)
  }

  const handle = requestIdleCallback(run, { timeout: 3000 })
  return () => cancelIdleCallback(handle)
}

/** Milliseconds between two looks for reads under way. */
const LOOK = 500

/**
 * Like `whenIdle`, once the page has its content: no read is under way in two looks in a row.
 * Loading ahead must not compete with the page itself.
 */
export function whenQuiet(client: QueryClient, run: () => void) {
  let stop = () => {}
  let timer: ReturnType<typeof setTimeout>

  const look = (wasQuiet: boolean) => {
    const isQuiet = client.isFetching() === 0
    if (wasQuiet && isQuiet) stop = whenIdle(run)
    else timer = setTimeout(() => look(isQuiet), LOOK)
  }

  look(false)

  return () => {
    clearTimeout(timer)
    stop()
  }
}
