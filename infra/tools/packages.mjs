import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** In build order. */
export const serverPackages = [
  'services/contracts',
  'services/domain',
  'services/event-store',
  'projections',
  'services/api',
  'jobs',
  'infra',
]

/** Returns the source folders of a server package, each with its place in dist/. */
export const sourceFolders = (name) =>
  name === 'infra' ? ['server', 'demo', 'tools'].map((folder) => [folder, folder]) : [['src', '']]

export const webPackages = ['web-app/kit', 'web-app', 'web-admin']

/** The one build of both apps: its output and its inputs. */
export const webBuild = {
  folder: 'web-app',
  sources: ['web-app', 'web-admin', 'services/contracts/src'],
}

/**
 * Lists every file below a folder, as path, modification time and size; empty if there is no such
 * folder.
 */
export function filesBelow(folder, skip = ['node_modules', 'dist', 'coverage']) {
  let entries

  try {
    entries = readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }

  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skip.includes(entry.name) ? [] : filesBelow(path, skip)
    const stat = statSync(path, { throwIfNoEntry: false })

    return stat ? [{ path, time: stat.mtimeMs, size: stat.size }] : []
  })
}
