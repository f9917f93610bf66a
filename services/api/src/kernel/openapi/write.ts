import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints, lists, publicEvents, records } from '@workledger/contracts/registry'
import { openApiDocument } from './document'
import { ownGainPage } from './own-gain-page'
import { publicEventsPage } from './public-events-page'
import { tokenScopesPage } from './token-scopes-page'

/**
 * `npm run openapi` writes docs/openapi.json and three tables of docs/ from the contracts. With
 * `--check` it reports whether they are current.
 */
const docs = join(__dirname, '../../../../../docs')

const files = {
  'openapi.json': `${JSON.stringify(openApiDocument({ endpoints, lists, records }), null, 1)}\n`,
  'own-gain.md': ownGainPage(endpoints),
  'api/token-scopes.md': tokenScopesPage(endpoints),
  'api/public-events.md': publicEventsPage(publicEvents),
}

for (const [name, text] of Object.entries(files)) {
  const path = join(docs, name)

  if (!process.argv.includes('--check')) {
    writeFileSync(path, text)
    console.info(`docs/${name}: ${endpoints.length} calls, ${Math.round(text.length / 1024)} kB`)
  } else if (read(path) !== text) {
    console.error(
      `docs/${name} is not what the contracts say. Run "npm run openapi" and commit it.`,
    )
    process.exitCode = 1
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
