import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, root } from './tools/packages.mjs'
import { remediesFor } from './tools/type-remedies.mjs'

/**
 * `npm run typecheck`. TypeScript 7 checks 5 to 10 times faster; the package `typescript` is 6
 * because tools load that one. Results are cached in node_modules, so a second run checks changed
 * files only.
 */
// The project of web-app includes the console, because both are one build.
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

  // Several checkers each resolve most types again: four took 10 GB for the apps and thrice as long.
  const options = [
    ...['--project', join(root, name), '--checkers', '1'],
    ...['--incremental', '--tsBuildInfoFile', remembered],
  ]

  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript-7/bin/tsc'), ...options],
    { stdio: ['inherit', 'pipe', 'inherit'], encoding: 'utf8', maxBuffer: 2 ** 28 },
  )
  process.stdout.write(stdout)

  return { status, stdout }
})

// The apps check the server's contracts again: each remedy is said once.
const remedies = new Set(results.flatMap(({ stdout }) => remediesFor(stdout)))
for (const remedy of remedies) console.error(`\n${remedy}`)

process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1
