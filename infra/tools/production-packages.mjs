import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { statedLicenses } from './accepted-licenses.mjs'

/**
 * Returns the packages that the lockfile in `folder` installs without development packages, with
 * our own workspaces and packages of other platforms: `{ path, name, version, license, integrity,
 * own, requires }`. `license` is undefined if none is stated, `requires` are paths. It reads the
 * lockfile and not node_modules, so the answer is the same on every machine. `npm sbom --omit dev`
 * also drops packages that a development package needs.
 */
export function productionPackages(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  const target = (path) => (packages[path]?.link ? packages[path].resolved : path)
  const developed = developedAlone(packages, target)

  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.dev && !entry.link && !developed.has(path))
    .map(([path, entry]) => {
      const name = entry.name ?? path.replace(/^.*node_modules\//, '')
      const { dependencies, optionalDependencies, peerDependencies } = entry
      const wanted = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
      const requires = wanted
        .map((other) => target(found(packages, path, other)))
        .filter((other) => other && !packages[other].dev)
      const own = !path.includes('node_modules/')
      const license = statedLicenses[name] ?? entry.license

      return {
        path,
        name,
        version: entry.version,
        license,
        integrity: entry.integrity,
        own,
        requires: [...new Set(requires)],
      }
    })
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.path < b.path ? -1 : 1))
}

/**
 * Returns the workspaces that no other one depends on and that have only development packages:
 * tests.
 */
function developedAlone(packages, target) {
  const own = Object.keys(packages).filter((path) => path !== '' && !path.includes('node_modules/'))

  const named = new Set(
    own.flatMap((path) =>
      Object.keys(packages[path].dependencies ?? {}).map((name) => target(`node_modules/${name}`)),
    ),
  )

  return new Set(
    own.filter(
      (path) => !packages[path].dependencies && packages[path].devDependencies && !named.has(path),
    ),
  )
}

/**
 * Returns where Node finds `name` from `path`: in its own node_modules, or in those of a parent
 * folder. Undefined for a missing peer.
 */
function found(packages, path, name) {
  for (let at = path; ; at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '') {
    const place = `${at}${at ? '/' : ''}node_modules/${name}`
    if (packages[place]) return place
    if (at === '') return undefined
  }
}
