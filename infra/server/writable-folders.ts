import { closeSync, openSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from './config'
import { makeFolder } from './make-folder'
import { StartError } from './start-error'

/**
 * Refuses to start if this process cannot write its folders. It tests by writing, since a folder
 * may belong to another user, be on a read-only disk, or be a file.
 */
export function assertWritableFolders(config: Config): void {
  for (const folder of foldersOf(config))
    tryToWrite(folder, join(folder, `.writable-${process.pid}`), 'DATA_DIR')

  if (config.anchorFile && config.roles.has('api')) tryToAppend(config.anchorFile)
}

/**
 * Returns the folders below DATA_DIR that these roles write, or in which they read another
 * process's files.
 */
function foldersOf({ roles, dataDir, smtpUrl, uploads, chromium }: Config): string[] {
  const serves = roles.has('api') || roles.has('worker')
  return [
    ...(serves && !uploads ? [join(dataDir, 'files'), join(dataDir, 'files', 'pending')] : []),
    ...(serves && !uploads ? [join(dataDir, 'exports')] : []),
    ...(serves && !chromium ? [join(dataDir, 'chromium')] : []),
    ...(roles.has('worker') && !smtpUrl ? [join(dataDir, 'outbox')] : []),
  ]
}

function tryToWrite(folder: string, probe: string, variable: string): void {
  try {
    makeFolder(folder, 0o700)
    closeSync(openSync(probe, 'wx', 0o600))
    rmSync(probe)
  } catch (error) {
    throw new StartError(
      `${folder} cannot be written (${(error as NodeJS.ErrnoException).code}); make it writable for this user or set ${variable} to another folder.`,
    )
  }
}

/** Appends nothing: a file that may grow but not change is fine. */
function tryToAppend(file: string): void {
  try {
    makeFolder(dirname(file), 0o777)
    closeSync(openSync(file, 'a', 0o600))
  } catch (error) {
    throw new StartError(
      `ANCHOR_FILE ${file} cannot be written (${(error as NodeJS.ErrnoException).code}); make it writable for this user or name another file.`,
    )
  }
}
