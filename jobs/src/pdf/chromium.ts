import type { Browser } from 'playwright-core'
import { type ChromiumFiles, unpackChromium } from './chromium-files'

// Not the package's own arguments, which turn web security off.
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

/** Starts the Chromium that comes from npm, unpacked below `folder` when it is not there yet. `more` are arguments. */
export async function launchChromium(folder: string, more: readonly string[] = []): Promise<Browser> {
  const files = await unpackChromium(folder)
  // A bare machine lacks libnss3; where it is, the machine's own is the newer one.
  return launch(files, more, false).catch((error) => {
    if (/shared librar/.test(String(error))) return launch(files, more, true)
    // On a machine under load it now and then crashes before it is ready; once more is enough.
    if (/signal=SIG(SEGV|TRAP|BUS|ABRT|ILL)/.test(String(error))) return launch(files, more, false)
    throw error
  })
}

async function launch({ executable, fonts, libraries }: ChromiumFiles, more: readonly string[], ownLibraries: boolean): Promise<Browser> {
  // Large, and not needed for the product to start.
  const { chromium } = await import('playwright-core')
  const { PATH = '', HOME = '', TMPDIR, LANG } = process.env
  return chromium.launch({
    executablePath: executable,
    args: [...ARGUMENTS, ...more],
    // Nothing of our configuration goes to a process that reads what people wrote.
    env: {
      PATH,
      HOME,
      ...(TMPDIR ? { TMPDIR } : {}),
      ...(LANG ? { LANG } : {}),
      FONTCONFIG_FILE: fonts,
      ...(ownLibraries ? { LD_LIBRARY_PATH: libraries } : {}),
    },
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}
