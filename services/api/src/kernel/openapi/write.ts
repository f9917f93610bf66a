import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints, lists } from '@workledger/contracts/registry'
import { openApiDocument } from './document'

/** `npm run openapi` writes docs/openapi.json from the contracts; with `--check` it says whether the file is current. */
const path = join(__dirname, '../../../../../docs/openapi.json')
const text = `${JSON.stringify(openApiDocument(endpoints, lists), null, 1)}\n`
if (process.argv.includes('--check')) {
  if (read() !== text) {
    console.error('docs/openapi.json is not what the contracts say. Run "npm run openapi" and commit it.')
    process.exit(1)
  }
} else {
  writeFileSync(path, text)
  console.info(`docs/openapi.json: ${endpoints.length} calls, ${Math.round(text.length / 1024)} kB`)
}

function read(): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
