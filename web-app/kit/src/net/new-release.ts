const kept = 'workledger.reloaded'

/**
 * A second failure within this many milliseconds is no new release: the page then reports a fault.
 */
const again = 30_000

/**
 * Reloads a tab of an older release once, because its parts no longer exist. With unsaved work on
 * it, it stays, and the missing part reports the fault in its place.
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
