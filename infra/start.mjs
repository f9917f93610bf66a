import { createRequire } from 'node:module'
import { buildStale } from './launch/build.mjs'
import { checkNode, ensureInstalled } from './launch/install.mjs'
import { orExplain } from './launch/terminal.mjs'

/** `npm start`. Plain Node until everything is installed and built; then the server runs in this same process. */
await orExplain(async () => {
  checkNode()
  await ensureInstalled()
  await buildStale()
  process.setSourceMapsEnabled(true)
  const { start } = createRequire(import.meta.url)('./dist/main.js')
  await start()
})
