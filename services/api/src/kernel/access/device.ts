export interface Device {
  browser: string | null
  system: string | null
}

// The first match counts: Edge and Opera also claim to be Chrome, and Chrome to be Safari.
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
 * Returns the browser and system that a User-Agent names: enough to tell a person's own devices
 * apart, and no more.
 */
export function deviceOf(agent: string | undefined): Device {
  const text = (agent ?? '').slice(0, 1000)
  return { browser: first(browsers, text), system: first(systems, text) }
}
