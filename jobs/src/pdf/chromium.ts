import type { Browser } from 'playwright-core'
import { unpackChromium } from './chromium-files'
import { startBehindOthers } from './chromium-priority'

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

export interface ChromiumOptions {
  /** The Chromium that comes from npm is unpacked below it. */
  readonly folder: string
  /** Another Chromium, such as the machine's own; nothing is unpacked then. */
  readonly executable?: string | undefined
  /** It yields the processor to everything else. */
  readonly behindOthers?: boolean
}

/** Starts Chromium. `more` are further arguments. */
export async function launchChromium(
  options: ChromiumOptions,
  more: readonly string[] = [],
): Promise<Browser> {
  const { folder, executable, behindOthers = false } = options
  if (executable) return launch({ folder, executable, behindOthers }, more)

  const files = await unpackChromium(folder)
  const own = { FONTCONFIG_FILE: files.fonts }
  // A bare machine lacks libnss3; where it is, the machine's own is the newer one.
  const program = { folder, executable: files.executable, behindOthers }

  return launch(program, more, own).catch((error) => {
    if (/shared librar/.test(String(error)))
      return launch(program, more, { ...own, LD_LIBRARY_PATH: files.libraries })

    // On a machine under load it now and then crashes before it is ready; once more is enough.
    if (/signal=SIG(SEGV|TRAP|BUS|ABRT|ILL)/.test(String(error))) return launch(program, more, own)
    throw error
  })
}

interface Program {
  readonly folder: string
  readonly executable: string
  readonly behindOthers: boolean
}

async function launch(
  program: Program,
  more: readonly string[],
  variables: Record<string, string> = {},
): Promise<Browser> {
  // A folder that takes no file, such as on a full disk, must not end printing.
  const behind = program.behindOthers
    ? await startBehindOthers(program).catch(() => undefined)
    : undefined
  if (!behind) return start(program.executable, more, variables)

  return start(behind.executable, more, { ...variables, ...behind.variables }).catch((error) => {
    // Nothing in the folder can be run where it is mounted so.
    if (/EACCES/.test(String(error))) return start(program.executable, more, variables)
    throw error
  })
}

async function start(
  executablePath: string,
  more: readonly string[],
  variables: Record<string, string>,
): Promise<Browser> {
  // Large, and not needed for the product to start.
  const { chromium } = await import('playwright-core')
  const { PATH = '', HOME = '', TMPDIR, LANG } = process.env

  return chromium.launch({
    executablePath,
    args: [...ARGUMENTS, ...more],
    // Nothing of our configuration goes to a process that reads what people wrote.
    env: { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), ...(LANG ? { LANG } : {}), ...variables },
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}
