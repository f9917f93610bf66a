import { createRequire } from 'node:module'
import { buildServer } from './tools/build-server.mjs'
import { checkNode, ensureInstalled } from './tools/install.mjs'
import { orExplain } from './tools/terminal.mjs'

/**
 * `npm run projections -- list`, `-- rebuild <name>` or `-- rebuild --all`, with or without a
 * running product.
 */
await orExplain(async () => {
  checkNode()
  await ensureInstalled()
  await buildServer()
  const { main } = createRequire(import.meta.url)('./dist/tools/projections.js')
  await main(process.argv.slice(2), process.env, (line) => console.log(line))
})
