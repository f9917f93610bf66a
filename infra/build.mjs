import { buildStale } from './launch/build.mjs'
import { ensureInstalled } from './launch/install.mjs'
import { orExplain } from './launch/terminal.mjs'

/** `npm run build`: everything that is missing or out of date. */
await orExplain(async () => {
  await ensureInstalled()
  await buildStale()
})
