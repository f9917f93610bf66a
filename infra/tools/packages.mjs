import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** In the order in which they build on each other. */
export const serverPackages = [
  'services/contracts',
  'services/domain',
  'services/event-store',
  'projections',
  'services/api',
  'jobs',
  'infra',
]

/**
 * The folders of a server package that hold its sources, and where in its dist/ each of them goes.
 */
export const sourceFolders = (name) =>
  name === 'infra' ? ['server', 'demo', 'tools'].map((folder) => [folder, folder]) : [['src', '']]

export const webPackages = ['web-app/kit', 'web-app', 'web-admin']

/** Both apps are one build: where it is made, and what goes into it. */
export const webBuild = {
  folder: 'web-app',
  sources: ['web-app', 'web-admin', 'services/contracts/src'],
}

/**
 * Every file below a folder, as path, modification time and size; nothing if there is no such
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
