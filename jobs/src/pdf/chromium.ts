import type { Browser } from 'playwright-core'
import { unpackChromium } from './chromium-files'
import { startBehindOthers } from './chromium-priority'

// The package's own arguments would turn web security off.
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
  /** Folder for unpacking the Chromium from npm. */
  readonly folder: string
  /** Path of another Chromium, such as the system's; nothing is unpacked then. */
  readonly executable?: string | undefined
  /** Whether it yields the processor to everything else. */
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
  // A minimal system lacks libnss3; if the system has one, it is newer.
  const program = { folder, executable: files.executable, behindOthers }

  return launch(program, more, own).catch((error) => {
    if (/shared librar/.test(String(error)))
      return launch(program, more, { ...own, LD_LIBRARY_PATH: files.libraries })

    // Under load it sometimes crashes before it is ready; one retry is enough.
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
  // Printing must go on if the folder takes no file, for example on a full disk.
  const behind = program.behindOthers
    ? await startBehindOthers(program).catch(() => undefined)
    : undefined
  if (!behind) return start(program.executable, more, variables)

  return start(behind.executable, more, { ...variables, ...behind.variables }).catch((error) => {
    // The folder may be mounted noexec.
    if (/EACCES/.test(String(error))) return start(program.executable, more, variables)
    throw error
  })
}

async function start(
  executablePath: string,
  more: readonly string[],
  variables: Record<string, string>,
): Promise<Browser> {
  // A large module that the product does not need to start.
  const { chromium } = await import('playwright-core')
  const { PATH = '', HOME = '', TMPDIR, LANG } = process.env

  return chromium.launch({
    executablePath,
    args: [...ARGUMENTS, ...more],
    // The browser reads people's text, so it gets nothing of our configuration.
    env: { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), ...(LANG ? { LANG } : {}), ...variables },
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}
