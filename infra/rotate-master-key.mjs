import { createRequire } from 'node:module'
import { buildServer } from './tools/build-server.mjs'
import { checkNode, ensureInstalled } from './tools/install.mjs'
import { orExplain } from './tools/terminal.mjs'

/**
 * `npm run rotate-master-key` with MASTER_KEY and NEW_MASTER_KEY, while no process of Workledger
 * runs.
 */
await orExplain(async () => {
  checkNode()
  await ensureInstalled()
  await buildServer()
  const { main } = createRequire(import.meta.url)('./dist/tools/rotate-master-key.js')
  await main(process.env, (line) => console.log(line))
})
