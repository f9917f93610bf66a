import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and its missing parents; one that another process makes meanwhile is accepted.
 * Node's own `recursive` loops forever if an existing folder takes no others, as below /proc.
 */
export function makeFolder(path: string, mode: number): void {
  make(path, mode, (error) => {
    if (dirname(path) === path) throw error
    makeFolder(dirname(path), mode)

    make(path, mode, (again) => {
      throw again
    })
  })
}

function make(path: string, mode: number, missing: (error: unknown) => void): void {
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException

    if (code === 'ENOENT') missing(error)
    else if (code !== 'EEXIST') throw error
  }
}
