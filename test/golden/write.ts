import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { endpoints, eventDefinitions, publicEvents } from '@workledger/contracts/registry'
import { fileOf, folder, goldenOf } from './golden'
import { broken, type Surface, surfaceFile, surfaceOf } from './interface'
import { goldenPublicEvents, goldenPublicOf, keyOf, publicFile, stillReads } from './public-events'

/**
 * `npm run golden` writes the files of new event types and versions. An existing file records what
 * the log may hold, so only `-- --rewrite` changes it, and only until the first release.
 */
const rewrite = process.argv.includes('--rewrite')

mkdirSync(folder, { recursive: true })

let written = 0
const refused: string[] = []

for (const definition of eventDefinitions) {
  const file = join(folder, fileOf(definition))
  const text = `${JSON.stringify(goldenOf(definition), null, 2)}\n`
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  if (isDeepStrictEqual(before, JSON.parse(text))) continue

  if (before !== undefined && !rewrite) refused.push(fileOf(definition))
  else {
    writeFileSync(file, text)
    written++
  }
}

const shipped = goldenPublicEvents()
const current = { ...shipped }

for (const event of publicEvents) {
  const [key, now] = [keyOf(event), goldenPublicOf(event)]
  const before = shipped[key]

  if (before && !stillReads(before, now) && !rewrite) refused.push(key)
  else current[key] = now
}

if (!isDeepStrictEqual(current, shipped)) {
  writeFileSync(publicFile, `${JSON.stringify(current, null, 2)}\n`)
  written++
}

const surface = surfaceOf(endpoints)
const lost = rewrite ? [] : broken(recordedSurface(), surface)
if (lost.length === 0) writeFileSync(surfaceFile, `${JSON.stringify(surface, null, 1)}\n`)
else console.error(`Not written: ${lost.join(' ')} docs/api/stability.md has the rule.`)

function recordedSurface(): Surface {
  return existsSync(surfaceFile) ? JSON.parse(readFileSync(surfaceFile, 'utf8')) : {}
}

// In the format that lint checks.
execFileSync('npx', [
  'biome',
  'format',
  '--write',
  '--log-level=error',
  folder,
  publicFile,
  surfaceFile,
])

console.info(`test/golden/events: ${written} written of ${eventDefinitions.length}`)

if (lost.length > 0) process.exitCode = 1

if (refused.length > 0) {
  console.error(
    `Not written, for the events have changed: ${refused.join(', ')}. Raise their \`v\` and give them an upcaster.`,
  )
  process.exit(1)
}
