import { acceptedLicenses, alsoAccepted } from './tools/accepted-licenses.mjs'
import { root } from './tools/packages.mjs'
import { productionPackages } from './tools/production-packages.mjs'

/**
 * `npm run licenses [-- folder]` lists the licences of all production packages. It exits with 1 if
 * one is missing or incompatible with AGPL-3.0-only.
 */
const packages = productionPackages(process.argv[2] ?? root)

const byLicense = new Map()

for (const one of packages) {
  const license = one.license ?? 'no licence stated'
  byLicense.set(license, [...(byLicense.get(license) ?? []), `${one.name} ${one.version}`])
}

for (const [license, names] of [...byLicense].sort((a, b) => b[1].length - a[1].length)) {
  console.log(`${license} (${names.length})\n  ${[...new Set(names)].join(', ')}\n`)
}

const refused = packages.filter(
  ({ name, license }) => !isAccepted(license ?? '', new Set(alsoAccepted(name))),
)

for (const { name, version, license } of refused) {
  console.error(
    `${name} ${version}: ${license ?? 'no licence stated'} is not accepted with AGPL-3.0-only (infra/tools/accepted-licenses.mjs).`,
  )
}

console.log(`${packages.length} production packages, ${refused.length} refused`)
process.exitCode = refused.length > 0 ? 1 : 0

/**
 * Checks an SPDX expression of ids with AND, OR and brackets; AND binds closer. Anything else is
 * rejected.
 */
function isAccepted(expression, forPackage) {
  const words = expression.match(/\(|\)|[^\s()]+/g) ?? []

  const either = () => {
    let good = both()

    while (words[0] === 'OR') {
      words.shift()
      good = both() || good
    }

    return good
  }

  const both = () => {
    let good = one()

    while (words[0] === 'AND') {
      words.shift()
      good = one() && good
    }

    return good
  }

  const one = () => {
    const word = words.shift()
    if (word !== '(') return acceptedLicenses.has(word) || forPackage.has(word)
    const good = either()

    return words.shift() === ')' && good
  }

  return either() && words.length === 0
}
