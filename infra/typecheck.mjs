import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, root } from './tools/packages.mjs'

/**
 * `npm run typecheck`. TypeScript 7 checks 5 to 10 times faster; the `typescript` beside it is 6
 * because tools load that one. What was checked is remembered in node_modules, so that a second run
 * looks only at what has changed.
 */
// web-app's takes the console with it: both are one build.
const projects = ['.', 'web-app'].filter((name) => {
  const folder = join(root, name)
  return (
    existsSync(join(folder, 'tsconfig.json')) &&
    (name === '.' || filesBelow(join(folder, 'src')).length > 0)
  )
})

const results = projects.map((name) => {
  const remembered = join(
    root,
    'node_modules/.cache',
    `types-${name === '.' ? 'node' : name}.tsbuildinfo`,
  )

  const options = ['--project', join(root, name), '--incremental', '--tsBuildInfoFile', remembered]

  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript-7/bin/tsc'), ...options],
    { stdio: 'inherit' },
  )

  return status
})

process.exit(results.every((status) => status === 0) ? 0 : 1)
