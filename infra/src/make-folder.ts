import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and what is missing above it. Node's own `recursive` loops for ever where a folder that is there takes no others,
 * as below /proc.
 */
export function makeFolder(path: string, mode: number): void {
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && dirname(path) !== path) {
      makeFolder(dirname(path), mode)
      mkdirSync(path, { mode })
    } else if (code !== 'EEXIST') throw error
  }
}
