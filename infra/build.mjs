import { buildStale } from './tools/build.mjs'
import { ensureInstalled } from './tools/install.mjs'
import { orExplain } from './tools/terminal.mjs'

/** `npm run build` builds everything that is missing or out of date. */
await orExplain(async () => {
  await ensureInstalled()
  await buildStale()
})
