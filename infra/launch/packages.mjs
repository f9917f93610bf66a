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

/** Web packages and the folders besides their own that go into their bundle. */
export const webPackages = { 'web-app': ['services/contracts/src'], 'web-admin': ['web-app/src', 'services/contracts/src'] }

/** Every file below a folder, as path, modification time and size; nothing if there is no such folder. */
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
