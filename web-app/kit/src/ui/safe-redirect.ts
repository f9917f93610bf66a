/**
 * What an address asks to go on to, where that leads into this product and nowhere else; null
 * otherwise. The browser's own reading decides, since `//host`, `/\host` and a slash, a tab and
 * `/host` all lead out.
 */
export function ownPath(asked: string | null, origin = window.location.origin): string | null {
  if (!asked?.startsWith('/') || !URL.canParse(asked, origin)) return null
  const { origin: theirs, pathname, search, hash } = new URL(asked, origin)
  // `/.//host` is a path here and another host when it is read again.
  return theirs === origin && !pathname.startsWith('//') ? pathname + search + hash : null
}
