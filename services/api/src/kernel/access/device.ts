export interface Device {
  browser: string | null
  system: string | null
}

// The first that is found counts: Edge and Opera say that they are Chrome as well, and Chrome that
// it is Safari.
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

const first = (known: readonly (readonly [string, RegExp])[], text: string) =>
  known.find(([, sign]) => sign.test(text))?.[0] ?? null

/**
 * Browser and system that a User-Agent names: enough to tell one's own devices apart, and not more
 * than that.
 */
export function deviceOf(agent: string | undefined): Device {
  const text = (agent ?? '').slice(0, 1000)
  return { browser: first(browsers, text), system: first(systems, text) }
}
