import { createRequire } from 'node:module'
import { buildServer } from './tools/build-server.mjs'
import { checkNode, ensureInstalled } from './tools/install.mjs'
import { orExplain } from './tools/terminal.mjs'

/** `npm run verify`, with or without a running product; exits with 1 if the log is not intact. */
await orExplain(async () => {
  checkNode()
  await ensureInstalled()
  await buildServer()
  const { main } = createRequire(import.meta.url)('./dist/tools/verify.js')

  if (!(await main(process.argv.slice(2), process.env, (line) => console.log(line))))
    process.exitCode = 1
})
