import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { filesBelow, root, webPackages } from './packages.mjs'
import { run } from './terminal.mjs'

/** Web packages that are there and whose dist/ was not made from what their sources are now. */
export function staleWebPackages() {
  return Object.keys(webPackages).filter((name) => existsSync(join(root, name, 'index.html')) && readStamp(name) !== fingerprint(name))
}

export async function buildWeb(name) {
  const stamp = fingerprint(name)
  await run(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: join(root, name),
    env: { ...process.env, NODE_ENV: 'production' },
  })
  writeFileSync(stampFile(name), stamp)
}

const stampFile = (name) => join(root, name, 'dist', '.stamp')

function readStamp(name) {
  return existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : undefined
}

function fingerprint(name) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  const files = [name, ...webPackages[name]].flatMap((folder) => filesBelow(join(root, folder)))
  for (const { path, time, size } of files) hash.update(`${relative(root, path)} ${time} ${size}\n`)
  return hash.digest('hex')
}
