import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root } from './tools/packages.mjs'
import { productionPackages } from './tools/production-packages.mjs'

/**
 * `npm run sbom [-- file]` writes the production packages as CycloneDX 1.5 JSON; default
 * dist/sbom.cdx.json.
 */
const file = resolve(process.argv[2] ?? join(root, 'dist', 'sbom.cdx.json'))

const { name, version, license, description } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

const packages = productionPackages(root)
const purl = (one) => `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`
// A package may be installed in several places, so its path is its reference.
const reference = ({ path }) => path

const product = {
  type: 'application',
  'bom-ref': name,
  name,
  version,
  description,
  licenses: [{ license: { id: license } }],
}

const components = packages.map((one) => ({
  type: 'library',
  'bom-ref': reference(one),
  name: one.name,
  version: one.version,
  purl: purl(one),
  ...(one.license && {
    licenses: [
      /[ (]/.test(one.license) ? { expression: one.license } : { license: { id: one.license } },
    ],
  }),
  ...(one.integrity && { hashes: one.integrity.split(' ').map(hash) }),
}))

const own = packages.filter((one) => one.own)

const bom = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: `urn:uuid:${randomUUID()}`,
  version: 1,
  metadata: {
    timestamp: new Date().toISOString(),
    lifecycles: [{ phase: 'build' }],
    component: product,
  },
  components,
  dependencies: [
    { ref: name, dependsOn: own.map(reference) },
    ...packages.map((one) => ({
      ref: reference(one),
      dependsOn: one.requires.filter((path) => packages.some((other) => other.path === path)),
    })),
  ],
}

mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`)
console.log(`${components.length} packages in ${file}`)

/** Converts npm's `sha512-…` in base64 to CycloneDX's hex. */
function hash(integrity) {
  const [algorithm, content] = integrity.split(/-(.*)/s)
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(content, 'base64').toString('hex'),
  }
}
