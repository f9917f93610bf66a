/**
 * Returns the path of a redirect within this product, or null. The browser's own parser decides,
 * since `//host`, `/\host` and a slash, a tab and `/host` all lead elsewhere.
 */
export function ownPath(asked: string | null, origin = window.location.origin): string | null {
  if (!asked?.startsWith('/') || !URL.canParse(asked, origin)) return null
  const { origin: theirs, pathname, search, hash } = new URL(asked, origin)
  // `/.//host` is a path here and another host when it is parsed again.
  return theirs === origin && !pathname.startsWith('//') ? pathname + search + hash : null
}
