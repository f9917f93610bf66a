import { type ComponentType, lazy } from 'react'

/**
 * As React's lazy. What `fetch` has brought before it is first shown is shown at once; lazy alone
 * shows its fallback first, and React leaves that for 300 ms, in which keys go to what stands
 * behind.
 */
export function readyLazy<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let here: { default: ComponentType<P> } | undefined

  const fetch = async () => {
    here = await load()
    return here
  }

  // A promise that is settled calls back later; this calls back while it is asked.
  const settled = (module: { default: ComponentType<P> }) => ({
    then: (take: (found: typeof module) => void) => take(module),
  })
  const component = lazy(() =>
    here ? (settled(here) as unknown as ReturnType<typeof load>) : fetch(),
  )

  return Object.assign(component, { fetch: () => void fetch().catch(() => {}) })
}
