import { createRequire } from 'node:module'
import { buildStale } from './tools/build.mjs'
import { useCodeCache } from './tools/code-cache.mjs'
import { checkNode, ensureInstalled } from './tools/install.mjs'
import { mapStackTraces } from './tools/stack-traces.mjs'
import { orExplain } from './tools/terminal.mjs'

/**
 * `npm start`. It is plain Node until everything is installed and built; then the server runs in
 * the same process.
 */
await orExplain(async () => {
  checkNode()
  await ensureInstalled()
  await buildStale()
  mapStackTraces()
  const started = useCodeCache()
  const { start } = createRequire(import.meta.url)('./dist/server/main.js')
  await start()
  void started()
})
