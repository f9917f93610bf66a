import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { root, serverPackages, webBuild } from '../tools/packages.mjs'

/**
 * `node infra/deploy/image.mjs FOLDER`, after a build, copies the production files to an empty
 * folder, without sources and packages. There `npm ci --omit=dev --workspace=@workledger/infra`
 * installs the server's packages, and `node infra/dist/server/main.js` starts it.
 */
const [folder] = process.argv.slice(2)

if (!folder || existsSync(folder)) {
  console.error('Usage: node infra/deploy/image.mjs FOLDER, which must not exist yet.')
  process.exit(1)
}

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const files = [
  ...[
    'package.json',
    'package-lock.json',
    '.npmrc',
    'LICENSE',
    'NOTICE',
    'infra/deploy/health.mjs',
  ],
  // npm needs each workspace of the lockfile, installed or not.
  ...workspaces.map((name) => `${name}/package.json`),
  ...serverPackages.map((name) => `${name}/dist`),
  `${webBuild.folder}/dist`,
]

for (const file of files) {
  const to = join(resolve(folder), file)
  mkdirSync(dirname(to), { recursive: true })
  cpSync(join(root, file), to, { recursive: true })
}

console.log(`${files.length} files and folders in ${folder}`)
