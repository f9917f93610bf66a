import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages.mjs'
import { run, StartError, step } from './terminal.mjs'

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new StartError(
    `Workledger needs Node 20.19 or newer and this is ${process.versions.node}; install a newer one from https://nodejs.org and start again.`,
  )
}

/** Installs from the lockfile unless node_modules already matches it. */
export async function ensureInstalled() {
  if (isInstalled()) return
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm']

  try {
    await step('Installing packages (a minute or two)', () =>
      run(npm[0], [...npm.slice(1), 'ci', '--include=dev', '--no-audit', '--no-fund'], {
        cwd: root,
      }),
    )
  } catch (error) {
    throw new StartError(
      `${error.message}\n\nThe packages could not be installed; see npm's words above, put that right and start again.`,
    )
  }
}

/**
 * Tells whether the last install was completed: npm writes node_modules/.package-lock.json last.
 */
function isInstalled() {
  const installedFile = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedFile)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages

  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true
    const found = installed[path]

    return found
      ? found.version === entry.version
      : Boolean(entry.optional || entry.devOptional || entry.peer)
  })
}
