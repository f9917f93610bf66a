const kept = 'workledger.reloaded'

/**
 * A second failure within this many milliseconds is no new release: the page then says that
 * something went wrong.
 */
const again = 30_000

/**
 * A tab that is still of an older release asks for parts that are there no longer. It is loaded
 * anew, once; with unsaved work on it, it stays as it is, and the part that is missing says so in
 * its place.
 */
export function reloadOnNewRelease(
  tab: Window,
  hasUnsaved: () => boolean,
  now: () => number = Date.now,
) {
  tab.addEventListener('vite:preloadError', () => {
    const last = Number(tab.sessionStorage.getItem(kept))
    if (hasUnsaved() || now() - last < again) return
    tab.sessionStorage.setItem(kept, String(now()))
    tab.location.reload()
  })
}
