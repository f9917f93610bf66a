import { createRequire } from 'node:module'
import { buildStale } from './tools/build.mjs'
import { checkNode, ensureInstalled } from './tools/install.mjs'
import { orExplain } from './tools/terminal.mjs'

/**
 * `npm start`. Plain Node until everything is installed and built; then the server runs in this
 * same process.
 */
await orExplain(async () => {
  checkNode()
  await ensureInstalled()
  await buildStale()
  process.setSourceMapsEnabled(true)
  const { start } = createRequire(import.meta.url)('./dist/server/main.js')
  await start()
})
