import { type ComponentType, lazy } from 'react'
import { loadNeeded } from './pages'

/**
 * Like React's lazy, but shows at once what `fetch` loaded before. Plain lazy shows its fallback
 * first, and React keeps that for 300 ms, in which keys reach the content behind.
 */
export function readyLazy<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  let here: { default: ComponentType<P> } | undefined

  const fetch = async () => {
    here = await load()
    return here
  }

  // A settled promise calls back later; this calls back at once.
  const settled = (module: { default: ComponentType<P> }) => ({
    then: (take: (found: typeof module) => void) => take(module),
  })
  const component = lazy(() =>
    here ? (settled(here) as unknown as ReturnType<typeof load>) : loadNeeded(fetch),
  )

  return Object.assign(component, { fetch })
}
