const RELOADED = 'workledger.reloaded'

/**
 * A second failure within this many milliseconds is no new release: the page then reports a fault.
 */
const again = 30_000

/**
 * Reloads a tab of an older release once, because its parts no longer exist. If it must stay,
 * as with unsaved work or without a connection, the missing part reports the fault in its place.
 */
export function reloadOnNewRelease(
  tab: Window,
  mustStay: () => boolean,
  now: () => number = Date.now,
) {
  tab.addEventListener('vite:preloadError', () => {
    const last = Number(tab.sessionStorage.getItem(RELOADED))
    if (!tab.navigator.onLine || mustStay() || now() - last < again) return
    tab.sessionStorage.setItem(RELOADED, String(now()))
    tab.location.reload()
  })
}
